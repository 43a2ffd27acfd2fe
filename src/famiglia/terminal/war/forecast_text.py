"""What a fight may bring: bonuses, brute force, and every pair of conflict cards."""

from typing import Any

from textual.content import Content

from famiglia.war.describe import card_name
from famiglia.words import say

from .paint import chip
from .scene import Scene

WAYS = (("leave", "leave"), ("leave", "take"), ("take", "leave"), ("take", "take"))
CELL = 11
"""The width of an outcome in the table."""


def brief(lang: str, scene: Scene, foreseen: dict[str, Any]) -> list[Content]:
    """Bonuses and losses in a line or two; nothing for a move that has no such consequences."""
    lines = [_bonuses(lang, scene, foreseen)] if "attack" in foreseen else []
    if "defenders_lost" in foreseen:
        lost = say(lang, "wt-strike-lost", n=foreseen["defenders_lost"])
        lines.append(Content(f"{lost} {say(lang, 'wt-strike-emptied')}" if foreseen["emptied"] else lost))
    if "brute" in foreseen:
        lines.append(Content.assemble(say(lang, "wt-fight-brute"), " ", _stands(lang, scene, foreseen["brute"])))
    return lines


def full(lang: str, scene: Scene, foreseen: dict[str, Any]) -> list[Content]:
    """The same with a table of every pair of cards, as far as they are not known."""
    lines = brief(lang, scene, foreseen)
    table = foreseen.get("outcomes", [])
    if not table:
        return lines
    known = scene.facts["decision"]
    told = [outcome for outcome in table if _possible(outcome, known)]
    pairs = list(dict.fromkeys((outcome["attackers_card"], outcome["defenders_card"]) for outcome in told))
    lines += [Content.styled(say(lang, "wt-fight-table"), "$muted"), _head(lang)]
    for one, other in pairs:
        row = {
            (o["attacker"], o["defender"]): o
            for o in told
            if (o["attackers_card"], o["defenders_card"]) == (one, other)
        }
        cards = f"{card_name(scene.pack, one, lang)[:11]:<12}{card_name(scene.pack, other, lang)[:11]:<12}"
        cells = [_cell(scene, row[way]) if way in row else Content("   ") for way in WAYS]
        lines.append(Content.assemble(cards, Content(" " * (CELL - 3)).join(cells)))
    return lines


def _head(lang: str) -> Content:
    signs = {"take": say(lang, "wt-fight-take"), "leave": say(lang, "wt-fight-leave")}
    ways = "".join(f"{f'{signs[one]}/{signs[other]}':<{CELL}}" for one, other in WAYS)
    sides = f"{say(lang, 'wt-fight-attacker')[:11]:<12}{say(lang, 'wt-fight-defender')[:11]:<12}"
    return Content.styled(f"{sides}{ways}", "$muted")


def _possible(outcome: dict[str, Any], known: dict[str, Any]) -> bool:
    """Does it fit the cards that this viewer knows, and what the attacker has taken?"""
    for key in ("attackers_card", "defenders_card"):
        if known.get(key) not in (None, "?", outcome[key]):
            return False
    took = known.get("attacker_took")
    return known["step"] != "take-second" or bool(outcome["attacker"] == ("take" if took else "leave"))


def _cell(scene: Scene, outcome: dict[str, Any]) -> Content:
    family = scene.family(outcome["owner"])
    return chip(scene.pack, family, outcome["soldati"]) if family else Content.styled(" – ", "$muted")


def _stands(lang: str, scene: Scene, outcome: dict[str, Any]) -> Content:
    return Content.assemble(_cell(scene, outcome), " ", say(lang, "wt-fight-taken") if outcome["taken"] else "")


def _bonuses(lang: str, scene: Scene, foreseen: dict[str, Any]) -> Content:
    parts = [say(lang, f"wt-defence-{what}", n=n) for what, n in foreseen["defence_of"].items() if n]
    told = say(lang, "wt-fight-bonus", attack=foreseen["attack"], defence=foreseen["defence"])
    sides = ""
    if "attackers" in foreseen:
        sides = "; " + say(lang, "wt-fight-sides", attackers=foreseen["attackers"], defenders=foreseen["defenders"])
    area = scene.pack.area(foreseen["area"]).name
    return Content.assemble(
        (f"{area}: ", "bold $primary"), (told, "bold"), (f" ({', '.join(parts)})" if parts else "", "$muted"), sides
    )
