"""Orders: what lies in the own headquarters and on the board, and what the enemy may have."""

from typing import Any

from textual.content import Content

from famiglia.war.text.descriptions import order_text
from famiglia.words import say

from .family_colours import badge
from .mat_text import own_first
from .scene import Scene


def orders(lang: str, scene: Scene) -> list[Content]:
    lines: list[Content] = []
    for seat in own_first(scene):
        if seat["family"]:
            lines += [*_family(lang, scene, seat), Content("")]
    return lines[:-1] or [Content(say(lang, "wt-orders-none"))]


def _family(lang: str, scene: Scene, seat: dict[str, Any]) -> list[Content]:
    """One family: a heading, then its orders by where they are."""
    held = seat["orders"]
    name = scene.pack.family(seat["family"]).name
    head = Content.assemble(
        badge(scene.pack, seat["family"]), (f" {name} ", "bold"), (scene.names[seat["seat"]], "$muted")
    )
    lines = [head]
    lying = {
        order["order"]: (area, order["face_up"])
        for area, found in scene.areas.items()
        for order in found["orders"]
        if order["order"] and scene.pack.order(order["order"]).family == seat["family"]
    }
    for id_, (area, face_up) in lying.items():
        where = say(lang, "wt-order-in-area", area=scene.pack.area(area).name)
        lines.append(_order(lang, scene, id_, where, "bold $warning" if face_up else "$warning"))
    lines += [_order(lang, scene, id_, say(lang, "wt-order-in-hq"), "bold") for id_ in held["headquarters"]]
    lines += _face_down(lang, scene, seat)
    lines += [
        _order(lang, scene, id_, say(lang, "wt-order-unknown"), "") for id_ in held["unknown"] if id_ not in lying
    ]
    lines += _names(lang, scene, "wt-order-on-mat", held["mat"])
    lines += _names(lang, scene, "wt-order-removed", held["removed"])
    return lines


def _order(lang: str, scene: Scene, id_: str, where: str, style: str) -> Content:
    order = scene.pack.order(id_)
    return Content.assemble(
        (f"  {short(id_):<3}", "bold $warning"), (f"{order.name} ", style), (f"{where} · ", "$muted"),
        order_text(scene.pack, id_, lang),
    )  # fmt: skip


def _face_down(lang: str, scene: Scene, seat: dict[str, Any]) -> list[Content]:
    """Tokens that lie face down, and what each of them could be."""
    family = [order.id for order in scene.pack.orders_of(seat["family"])]
    areas = [area.id for area in scene.pack.areas]
    lines = []
    for token in scene.view.face_down:
        if token.seat == seat["seat"]:
            could = ", ".join(short(id_) for i, id_ in enumerate(family) if token.could_be >> i & 1)
            where = scene.pack.area(areas[token.area]).name
            lines.append(
                Content.assemble(("  ▪  ", "bold $warning"), say(lang, "wt-order-could", area=where, orders=could))
            )
    return lines


def _names(lang: str, scene: Scene, id_: str, found: list[str]) -> list[Content]:
    """Orders that play no part now, in one line."""
    names = ", ".join(f"{short(order)} {scene.pack.order(order).name}" for order in found)
    return [Content.styled(f"  {say(lang, id_, orders=names)}", "$muted")] if found else []


def short(order: str) -> str:
    """The letters by which the map names an order: row and column, or the number of a basic one."""
    return order.rsplit("_", 1)[-1].upper()
