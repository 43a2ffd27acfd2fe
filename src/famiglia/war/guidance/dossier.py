"""Where the orders of the other team may be, from what everybody has seen."""

from typing import Final

from ..engine import move_codes
from ..engine.board import SEATS
from ..engine.position import HIDDEN, IN_HQ, ON_MAT, OUT
from ..guidance_types import Dossier, FaceDownOrder, OrderPlace
from ..names import Names
from ..view import View
from .order_history import OrderHistory

PLACES: Final[dict[int, OrderPlace]] = {ON_MAT: "mat", HIDDEN: "possible", IN_HQ: "headquarters", OUT: "sold"}


def dossier(view: View, names: Names, history: OrderHistory) -> list[Dossier]:
    """One for each family of the other team."""
    return [_family(view, names, history, seat) for seat in range(SEATS) if not view.knows(seat)]


def _family(view: View, names: Names, history: OrderHistory, seat: int) -> Dossier:
    p = view.table
    each = int(p.board.orders_each)
    first = int(p.family[seat]) * each
    orders = names.words[move_codes.ORDER][first : first + each]
    places = list(p.order_place)[seat * each : (seat + 1) * each]
    found: Dossier = {
        "seat": seat,
        "orders": {order: PLACES.get(int(place), "area") for order, place in zip(orders, places, strict=True)},
    }
    if seen := {order: history.seen[order] for order in orders if order in history.seen}:
        found["seen"] = seen
    areas = names.words[move_codes.AREA]
    face_down: list[FaceDownOrder] = [
        {"area": areas[token.area], "could_be": [orders[i] for i in range(each) if token.could_be >> i & 1]}
        for token in view.face_down
        if token.seat == seat
    ]
    if face_down:
        found["face_down"] = face_down
    return found
