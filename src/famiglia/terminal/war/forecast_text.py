"""The possible results of a fight: bonuses, brute force, and every pair of conflict cards."""

from collections.abc import Mapping
from typing import Any

from textual.content import Content

from famiglia.war.text.descriptions import card_name
from famiglia.words import say

from .family_colours import chip
from .screen_state import ScreenState, holder

WAYS = (("leave", "leave"), ("leave", "take"), ("take", "leave"), ("take", "take"))
CELL = 11
"""The width of an outcome in the table."""


def brief(lang: str, state: ScreenState, foreseen: Mapping[str, Any]) -> list[Content]:
    """Bonuses and losses in one or two lines; empty for moves without them."""
    if "numbers" in foreseen:
        return _numbers(lang, state, foreseen)
    lines = [_bonuses(lang, state, foreseen)] if "attack" in foreseen else []
    if "defenders_lost" in foreseen:
        lost = say(lang, "wt-strike-lost", n=foreseen["defenders_lost"])
        lines.append(Content(f"{lost} {say(lang, 'wt-strike-emptied')}" if foreseen["emptied"] else lost))
    if "brute" in foreseen:
        lines.append(Content(say(lang, "wt-fight-brute", **_stands(state, foreseen["brute"]))))
    return lines


def _numbers(lang: str, state: ScreenState, foreseen: Mapping[str, Any]) -> list[Content]:
    """A target: the bonuses, the number of Soldati with which brute force takes it, and how often finesse takes it."""
    area, numbers = state.pack.area(foreseen["area"]).name, foreseen["numbers"]
    fights = [told for told in numbers if "attack" in told]
    if not fights:
        free = [told["soldati"] for told in numbers if told["taken"]]
        return [_headed(lang, area, say(lang, "wt-aim-free" if free else "wt-aim-lost", n=min(free, default=0)))]
    most = fights[-1]
    bonus = say(lang, "wt-fight-bonus", attack=most["attack"], defence=most["defence"])
    brute = min((told["soldati"] for told in numbers if told.get("brute", told.get("taken"))), default=0)
    finesse = " ".join(f"{told['soldati']}→{told['finesse']}" for told in fights)
    return [
        _headed(lang, area, f"{bonus}; {say(lang, 'wt-aim-defenders', n=most['defenders'])}"),
        Content(say(lang, "wt-aim-brute", n=brute)),
        Content(say(lang, "wt-aim-finesse", of=most["of"], numbers=finesse)),
    ]


def _headed(lang: str, area: str, text: str) -> Content:
    return Content.assemble((say(lang, "wt-colon", name=area) + " ", "bold $primary"), (text, "bold"))


def full(lang: str, state: ScreenState, foreseen: Mapping[str, Any]) -> list[Content]:
    """The same with a table for every possible pair of cards."""
    lines = brief(lang, state, foreseen)
    table = foreseen.get("outcomes", [])
    if not table:
        return lines
    pairs = list(dict.fromkeys((outcome["attackers_card"], outcome["defenders_card"]) for outcome in table))
    lines += [Content.styled(say(lang, what), "$muted") for what in ("wt-fight-table", "wt-fight-legend")]
    lines.append(_head(lang))
    for one, other in pairs:
        row = {
            (o["attacker"], o["defender"]): o
            for o in table
            if (o["attackers_card"], o["defenders_card"]) == (one, other)
        }
        cards = f"{card_name(state.pack, one, lang)[:11]:<12}{card_name(state.pack, other, lang)[:11]:<12}"
        cells = [_cell(state, row[way]) if way in row else Content("   ") for way in WAYS]
        lines.append(Content.assemble(cards, Content(" " * (CELL - 3)).join(cells)))
    return lines


def _head(lang: str) -> Content:
    signs = {"take": say(lang, "wt-fight-take"), "leave": say(lang, "wt-fight-leave")}
    ways = "".join(f"{f'{signs[one]}/{signs[other]}':<{CELL}}" for one, other in WAYS)
    sides = f"{say(lang, 'wt-fight-attacker')[:11]:<12}{say(lang, 'wt-fight-defender')[:11]:<12}"
    return Content.styled(f"{sides}{ways}", "$muted")


def _cell(state: ScreenState, outcome: Mapping[str, Any]) -> Content:
    family = state.family(outcome["owner"])
    return chip(state.pack, family, outcome["soldati"]) if family else Content.styled(" – ", "$muted")


def _stands(state: ScreenState, outcome: Mapping[str, Any]) -> dict[str, str | int]:
    """The owner and the Soldati that remain, as arguments of a message."""
    return {**holder(state, outcome["owner"]), "n": outcome["soldati"]}


def _bonuses(lang: str, state: ScreenState, foreseen: Mapping[str, Any]) -> Content:
    parts = [say(lang, f"wt-defence-{what}", n=n) for what, n in foreseen["defence_of"].items() if n]
    told = say(lang, "wt-fight-bonus", attack=foreseen["attack"], defence=foreseen["defence"])
    sides = ""
    if "attackers" in foreseen:
        sides = "; " + say(lang, "wt-fight-sides", attackers=foreseen["attackers"], defenders=foreseen["defenders"])
    area = state.pack.area(foreseen["area"]).name
    return Content.assemble(
        (say(lang, "wt-colon", name=area) + " ", "bold $primary"),
        (told, "bold"),
        (f" ({', '.join(parts)})" if parts else "", "$muted"),
        sides,
    )
