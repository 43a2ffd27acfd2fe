"""What is asked, of whom, and about what."""

import re
from collections.abc import Sequence
from typing import Any

from textual.content import Content

from famiglia.war import Move
from famiglia.war.text.descriptions import card_name, choice_text, order_text, space_text, step_text
from famiglia.words import say

from .family_colours import badge
from .order_text import short
from .scene import ANYTIME, Scene, holder

TARGETED = ("move", "allies", "strike")
"""Moves that lead to an area."""


def question(lang: str, scene: Scene) -> Content:
    """The decision in words; or whom the game waits for."""
    if scene.facts["result"] is not None:
        return Content.styled(say(lang, "wt-over"), "bold $primary")
    if not scene.moves or scene.eyes is None:
        return Content.styled(waiting(lang, scene), "$aside")
    name = say(lang, "wt-colon", name=scene.names[scene.eyes])
    who = Content.assemble(badge(scene.pack, scene.family(scene.eyes)), (f" {name} ", "bold"))
    if not scene.family(scene.eyes):
        who = Content.styled(f"{name} ", "bold")
    asked = Content.assemble(who, (step_text(scene.step, lang), "bold $primary"))
    must_raise = all(move.verb in ANYTIME for move in scene.moves)
    about = say(lang, "wt-raise-money") if must_raise else details(lang, scene)
    return Content.assemble(asked, "\n", (about, "$muted")) if about else asked


def waiting(lang: str, scene: Scene) -> str:
    """Who is thinking."""
    *names, last = (scene.names[seat] for seat in scene.facts["to_decide"])
    together = say(lang, "wt-and", names=", ".join(names), last=last) if names else last
    return say(lang, "wt-waiting", names=together)


def details(lang: str, scene: Scene) -> str:
    """What the decision is about: places, order, space, numbers."""
    told, pack = scene.facts["decision"], scene.pack
    if told["step"] in ("units", "labs"):
        return still(lang, told)
    if told["step"] == "turn":
        return say(lang, "wt-token-hint")
    places = [pack.area(told[key]).name for key in ("from", "to", "area") if told.get(key)]
    parts = [" → ".join(places)] if places else []
    if told.get("sea"):
        parts.append(pack.sea(told["sea"]).name)
    if told.get("order"):
        name = say(lang, "wt-colon", name=pack.order(told["order"]).name)
        parts.append(f"{name} {order_text(pack, told['order'], lang)}")
    if told.get("space"):
        parts.append(space_text(pack, told["space"], lang))
    if "most" in told:
        parts.append(say(lang, "wt-at-most", n=told["most"]))
    if "numbers" in told:
        parts.append(say(lang, "war-numbers-left", numbers=" + ".join(map(str, told["numbers"]))))
    if "soldati" in told and told["step"] != "how-many":
        parts.append(say(lang, "wt-with-soldati", n=told["soldati"]))
    if "attackers" in told:
        parts.append(say(lang, "wt-with-soldati", n=told["attackers"]))
    for key in ("attackers_card", "defenders_card"):
        if told.get(key) and told[key] != "?":
            parts.append(say(lang, "wt-own-card", card=card_name(pack, told[key], lang)))
    return " · ".join(parts)


def still(lang: str, told: dict[str, Any]) -> str:
    """What of a character is not yet on the board."""
    soldati = [say(lang, "wt-with-soldati", n=told["soldati"])] if told.get("soldati") else []
    others = [say(lang, f"wt-some-{kind}", n=told[kind]) for kind in ("labs", "cars", "boats") if told.get(kind)]
    return say(lang, "wt-still", what=", ".join([*soldati, *others]))


def choices(lang: str, scene: Scene, moves: Sequence[Move]) -> list[tuple[Move, Content]]:
    """The moves in words, each with its notation."""
    return [(move, _choice(lang, scene, move)) for move in moves]


def _choice(lang: str, scene: Scene, move: Move) -> Content:
    if move.verb in ("order", "execute", "sell"):
        id_ = move.arguments[0]
        sold = (f"{say(lang, 'wt-choice-sell')} ", "") if move.verb == "sell" else ""
        return Content.assemble(
            sold, (f"{short(id_)} {scene.pack.order(id_).name}", "bold"), f" · {order_text(scene.pack, id_, lang)}"
        )
    if move.verb == "token":
        column, row = (int(number) for number in re.findall(r"\d+", move.arguments[0]))
        told = say(lang, "wt-choice-token", column=column, row=row)
        return Content.assemble(badge(scene.pack, move.arguments[1]), f" {told}", _fee(lang, scene, move.arguments[1]))
    if move.verb == "space":
        id_ = move.arguments[0]
        return Content.assemble((f"{id_} ", "$muted"), space_text(scene.pack, id_, lang))
    text = choice_text(scene.view.table, move, lang)
    if move.verb == "column":
        return Content.assemble(text, (f"  {say(lang, 'wt-pay', n=price(scene, int(move.arguments[0])))}", "$warning"))
    if move.verb in TARGETED:
        return Content.assemble(text, (f" · {_target(lang, scene, move)}", "$warning"))
    return Content.styled(text, "italic") if move.verb == "pass" else Content(text)


def _target(lang: str, scene: Scene, move: Move) -> str:
    """Who holds the area that a move leads to, and with how many Soldati."""
    found = scene.areas[[word for word in move.arguments if word in scene.areas][-1]]
    return say(lang, "wt-target", n=found["soldati"], **holder(scene, found["owner"]))


def _fee(lang: str, scene: Scene, family: str) -> tuple[str, str]:
    """What using this token costs."""
    free = family in ("neutral", scene.family(scene.eyes))
    return ("", "") if free else (f"  {say(lang, 'wt-fee', name=scene.pack.family(family).name)}", "$warning")


def price(scene: Scene, column: int) -> int:
    """What a column action costs the seat that looks: to the supply, and to the other owners (W-056)."""
    sheet = scene.facts["sheets"]
    tokens = [
        owner for place, owners in sheet["top_tokens"].items() for owner in owners if place.startswith(f"c{column}r")
    ]
    others = [owner for owner in tokens if owner not in ("neutral", scene.family(scene.eyes))]
    return (scene.pack.sheets[sheet["top"]].cost or (0,) * column)[column - 1] + len(tokens) + len(others)
