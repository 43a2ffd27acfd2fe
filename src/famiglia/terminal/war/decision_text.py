"""Texts about the pending decision: the question, its details and the choices."""

import re
from collections.abc import Sequence
from typing import Any

from textual.content import Content

from famiglia.war import Move
from famiglia.war.text.descriptions import card_name, choice_text, order_text, space_text, step_text
from famiglia.words import say

from .family_colours import badge
from .order_text import short
from .screen_state import ANYTIME, ScreenState, holder

TARGETED = ("move", "allies", "strike")
"""Moves that have a target area."""


def question(lang: str, state: ScreenState) -> Content:
    """The pending decision as a question, or the players that the game waits for."""
    if state.facts["result"] is not None:
        return Content.styled(say(lang, "wt-over"), "bold $primary")
    if not state.moves or state.viewer is None:
        return Content.styled(waiting(lang, state), "$aside")
    name = say(lang, "wt-colon", name=state.names[state.viewer])
    who = Content.assemble(badge(state.pack, state.family(state.viewer)), (f" {name} ", "bold"))
    if not state.family(state.viewer):
        who = Content.styled(f"{name} ", "bold")
    asked = Content.assemble(who, (step_text(state.step, lang), "bold $primary"))
    must_raise = all(move.verb in ANYTIME for move in state.moves)
    about = say(lang, "wt-raise-money") if must_raise else details(lang, state)
    return Content.assemble(asked, "\n", (about, "$muted")) if about else asked


def waiting(lang: str, state: ScreenState) -> str:
    """The players that the game waits for."""
    *names, last = (state.names[seat] for seat in state.facts["to_decide"])
    together = say(lang, "wt-and", names=", ".join(names), last=last) if names else last
    return say(lang, "wt-waiting", names=together)


def details(lang: str, state: ScreenState) -> str:
    """The details of the decision: places, order, space, numbers."""
    decision, pack = state.facts["decision"], state.pack
    if decision["step"] in ("units", "labs"):
        return still(lang, decision)
    if decision["step"] == "turn":
        return say(lang, "wt-token-hint")
    places = [pack.area(decision[key]).name for key in ("from", "to", "area") if decision.get(key)]
    parts = [" → ".join(places)] if places else []
    if decision.get("sea"):
        parts.append(pack.sea(decision["sea"]).name)
    if decision.get("order"):
        name = say(lang, "wt-colon", name=pack.order(decision["order"]).name)
        parts.append(f"{name} {order_text(pack, decision['order'], lang)}")
    if decision.get("space"):
        parts.append(space_text(pack, decision["space"], lang))
    if "most" in decision:
        parts.append(say(lang, "wt-at-most", n=decision["most"]))
    if "numbers" in decision:
        parts.append(say(lang, "war-numbers-left", numbers=" + ".join(map(str, decision["numbers"]))))
    if "soldati" in decision and decision["step"] != "how-many":
        parts.append(say(lang, "wt-with-soldati", n=decision["soldati"]))
    if "attackers" in decision:
        parts.append(say(lang, "wt-with-soldati", n=decision["attackers"]))
    for key in ("attackers_card", "defenders_card"):
        if decision.get(key) and decision[key] != "?":
            parts.append(say(lang, "wt-own-card", card=card_name(pack, decision[key], lang)))
    return " · ".join(parts)


def still(lang: str, decision: dict[str, Any]) -> str:
    """The pieces of a character card that are still to be placed."""
    soldati = [say(lang, "wt-with-soldati", n=decision["soldati"])] if decision.get("soldati") else []
    others = [
        say(lang, f"wt-some-{kind}", n=decision[kind]) for kind in ("labs", "cars", "boats") if decision.get(kind)
    ]
    return say(lang, "wt-still", what=", ".join([*soldati, *others]))


def choices(lang: str, state: ScreenState, moves: Sequence[Move]) -> list[tuple[Move, Content]]:
    """The moves, each with its text."""
    return [(move, _choice(lang, state, move)) for move in moves]


def _choice(lang: str, state: ScreenState, move: Move) -> Content:
    if move.verb in ("order", "execute", "sell"):
        id_ = move.arguments[0]
        money = state.pack.limits.game.sell_order_money
        sold = (f"{say(lang, 'wt-choice-sell', money=money)} ", "") if move.verb == "sell" else ""
        return Content.assemble(
            sold, (f"{short(id_)} {state.pack.order(id_).name}", "bold"), f" · {order_text(state.pack, id_, lang)}"
        )
    if move.verb == "token":
        column, row = (int(number) for number in re.findall(r"\d+", move.arguments[0]))
        text = say(lang, "wt-choice-token", column=column, row=row)
        return Content.assemble(badge(state.pack, move.arguments[1]), f" {text}", _fee(lang, state, move.arguments[1]))
    if move.verb == "space":
        id_ = move.arguments[0]
        return Content.assemble((f"{id_} ", "$muted"), space_text(state.pack, id_, lang))
    text = choice_text(state.view.table, move, lang)
    if move.verb == "column":
        return Content.assemble(text, (f"  {say(lang, 'wt-pay', n=price(state, int(move.arguments[0])))}", "$warning"))
    if move.verb in TARGETED:
        return Content.assemble(text, (f" · {_target(lang, state, move)}", "$warning"))
    return Content.styled(text, "italic") if move.verb == "pass" else Content(text)


def _target(lang: str, state: ScreenState, move: Move) -> str:
    """The holder of the target area of a move, with the number of Soldati."""
    found = state.areas[[word for word in move.arguments if word in state.areas][-1]]
    return say(lang, "wt-target", n=found["soldati"], **holder(state, found["owner"]))


def _fee(lang: str, state: ScreenState, family: str) -> tuple[str, str]:
    """The fee for using this token."""
    free = family in ("neutral", state.family(state.viewer))
    return ("", "") if free else (f"  {say(lang, 'wt-fee', name=state.pack.family(family).name)}", "$warning")


def price(state: ScreenState, column: int) -> int:
    """The price of a column action for the viewer: to the supply and to other owners (W-056)."""
    sheet = state.facts["sheets"]
    tokens = [
        owner for place, owners in sheet["top_tokens"].items() for owner in owners if place.startswith(f"c{column}r")
    ]
    others = [owner for owner in tokens if owner not in ("neutral", state.family(state.viewer))]
    return (state.pack.sheets[sheet["top"]].cost or (0,) * column)[column - 1] + len(tokens) + len(others)
