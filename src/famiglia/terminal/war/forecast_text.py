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


def brief(lang: str, state: ScreenState, forecast: Mapping[str, Any]) -> list[Content]:
    """Bonuses and losses in one or two lines; empty for moves without them."""
    if "numbers" in forecast:
        return _numbers(lang, state, forecast)
    lines = [_bonuses(lang, state, forecast)] if "attack" in forecast else []
    if "defenders_lost" in forecast:
        lost = say(lang, "wt-strike-lost", n=forecast["defenders_lost"])
        lines.append(Content(f"{lost} {say(lang, 'wt-strike-emptied')}" if forecast["emptied"] else lost))
    if "brute" in forecast:
        lines.append(Content(say(lang, "wt-fight-brute", **_survivors(state, forecast["brute"]))))
    return lines


def _numbers(lang: str, state: ScreenState, forecast: Mapping[str, Any]) -> list[Content]:
    """A target: the bonuses, the number of Soldati with which brute force takes it, and how often finesse takes it."""
    area, numbers = state.pack.area(forecast["area"]).name, forecast["numbers"]
    fights = [each for each in numbers if "attack" in each]
    if not fights:
        free = [each["soldati"] for each in numbers if each["taken"]]
        return [_headed(lang, area, say(lang, "wt-aim-free" if free else "wt-aim-lost", n=min(free, default=0)))]
    most = fights[-1]
    bonus = say(lang, "wt-fight-bonus", attack=most["attack"], defence=most["defence"])
    brute = min((each["soldati"] for each in numbers if each.get("brute", each.get("taken"))), default=0)
    finesse = " ".join(f"{each['soldati']}→{each['finesse']}" for each in fights)
    return [
        _headed(lang, area, f"{bonus}; {say(lang, 'wt-aim-defenders', n=most['defenders'])}"),
        Content(say(lang, "wt-aim-brute", n=brute)),
        Content(say(lang, "wt-aim-finesse", of=most["of"], numbers=finesse)),
    ]


def _headed(lang: str, area: str, text: str) -> Content:
    return Content.assemble((say(lang, "wt-colon", name=area) + " ", "bold $primary"), (text, "bold"))


def full(lang: str, state: ScreenState, forecast: Mapping[str, Any]) -> list[Content]:
    """The same with a table for every possible pair of cards."""
    lines = brief(lang, state, forecast)
    table = forecast.get("outcomes", [])
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


def _survivors(state: ScreenState, outcome: Mapping[str, Any]) -> dict[str, str | int]:
    """The owner and the Soldati that remain, as arguments of a message."""
    return {**holder(state, outcome["owner"]), "n": outcome["soldati"]}


def _bonuses(lang: str, state: ScreenState, forecast: Mapping[str, Any]) -> Content:
    parts = [say(lang, f"wt-defence-{what}", n=n) for what, n in forecast["defence_of"].items() if n]
    bonus = say(lang, "wt-fight-bonus", attack=forecast["attack"], defence=forecast["defence"])
    sides = ""
    if "attackers" in forecast:
        sides = "; " + say(lang, "wt-fight-sides", attackers=forecast["attackers"], defenders=forecast["defenders"])
    area = state.pack.area(forecast["area"]).name
    return Content.assemble(
        (say(lang, "wt-colon", name=area) + " ", "bold $primary"),
        (bonus, "bold"),
        (f" ({', '.join(parts)})" if parts else "", "$muted"),
        sides,
    )
