"""The orders in the own headquarters and on the board, and those that the enemy may have."""

from typing import Any

from textual.content import Content

from famiglia.war.text.descriptions import order_text
from famiglia.words import say

from .family_colours import badge
from .mat_text import own_first
from .screen_state import ScreenState


def orders(lang: str, state: ScreenState) -> list[Content]:
    lines: list[Content] = []
    for seat in own_first(state):
        if seat["family"]:
            lines += [*_family(lang, state, seat), Content("")]
    return lines[:-1] or [Content(say(lang, "wt-orders-none"))]


def _family(lang: str, state: ScreenState, seat: dict[str, Any]) -> list[Content]:
    """The orders of a family, grouped by place, under a heading."""
    held = seat["orders"]
    name = state.pack.family(seat["family"]).name
    head = Content.assemble(
        badge(state.pack, seat["family"]), (f" {name} ", "bold"), (state.names[seat["seat"]], "$muted")
    )
    lines = [head]
    lying = {
        order["order"]: (area, order["face_up"])
        for area, found in state.areas.items()
        for order in found["orders"]
        if order["order"] and state.pack.order(order["order"]).family == seat["family"]
    }
    for id_, (area, face_up) in lying.items():
        where = say(lang, "wt-order-in-area", area=state.pack.area(area).name)
        lines.append(_order(lang, state, id_, where, "bold $warning" if face_up else "$warning"))
    lines += [_order(lang, state, id_, say(lang, "wt-order-in-hq"), "bold") for id_ in held["headquarters"]]
    lines += _face_down(lang, state, seat)
    lines += [
        _order(lang, state, id_, say(lang, "wt-order-unknown"), "") for id_ in held["unknown"] if id_ not in lying
    ]
    lines += _names(lang, state, "wt-order-on-mat", held["mat"])
    lines += _names(lang, state, "wt-order-removed", held["removed"])
    return lines


def _order(lang: str, state: ScreenState, id_: str, where: str, style: str) -> Content:
    order = state.pack.order(id_)
    return Content.assemble(
        (f"  {short(id_):<3}", "bold $warning"), (f"{order.name} ", style), (f"{where} · ", "$muted"),
        order_text(state.pack, id_, lang),
    )  # fmt: skip


def _face_down(lang: str, state: ScreenState, seat: dict[str, Any]) -> list[Content]:
    """The face-down tokens of a family, and the orders that each of them could be."""
    family = [order.id for order in state.pack.orders_of(seat["family"])]
    areas = [area.id for area in state.pack.areas]
    lines = []
    for token in state.view.face_down:
        if token.seat == seat["seat"]:
            could = ", ".join(short(id_) for i, id_ in enumerate(family) if token.could_be >> i & 1)
            where = state.pack.area(areas[token.area]).name
            lines.append(
                Content.assemble(("  ▪  ", "bold $warning"), say(lang, "wt-order-could", area=where, orders=could))
            )
    return lines


def _names(lang: str, state: ScreenState, id_: str, found: list[str]) -> list[Content]:
    """Orders that are not in use, in one line."""
    names = ", ".join(f"{short(order)} {state.pack.order(order).name}" for order in found)
    return [Content.styled(f"  {say(lang, id_, orders=names)}", "$muted")] if found else []


def short(order: str) -> str:
    """The short name of an order on the map: row and column, or the number of a basic order."""
    return order.rsplit("_", 1)[-1].upper()
