"""The orders of the encounter phase in the order of execution (W-081)."""

from typing import Literal, TypeAlias

from ..engine import move_codes
from ..engine.board import SEATS
from ..engine.position import Position
from ..guidance_types import QueuedOrder
from ..names import Names
from ..phases.encounter import pending
from .order_history import OrderHistory

State: TypeAlias = Literal["done", "now", "next", "lapsed"]


def queue(p: Position, names: Names, history: OrderHistory) -> list[QueuedOrder]:
    """All orders that were revealed in this encounter, as far as they are on the table or in `history`."""
    numbers, areas = names.numbers[move_codes.ORDER], names.words[move_codes.AREA]
    found = []
    for slot, area in enumerate(list(p.order_place)):
        if area >= 0:
            state: State = "now" if slot == p.executing else "next" if pending(p, slot) else "done"
            found.append(_queued(p, names, int(p.order_number(slot)), areas[int(area)], state))
    on_table = {order["order"] for order in found}
    for order, place in history.revealed.items():
        if order not in on_table:
            state = "done" if order in history.executed else "lapsed"
            found.append(_queued(p, names, numbers[order], place, state))
    turns = _turns(p)
    return sorted(found, key=lambda order: (order["type"] == "attack", order["initiative"], turns[order["seat"]]))


def _queued(p: Position, names: Names, order: int, area: str, state: State) -> QueuedOrder:
    board = p.board
    return {
        "order": names.words[move_codes.ORDER][order],
        "seat": int(p.seat_of(order // board.orders_each)),
        "area": area,
        "type": "attack" if board.attack[order] else "supply",
        "initiative": int(board.initiative[order]),
        "state": state,
    }


def _turns(p: Position) -> dict[int, int]:
    """By seat: its place in the order of play from the starting player."""
    seat, turns = int(p.starter), {}
    for turn in range(SEATS):
        turns[seat] = turn
        seat = int(p.next_of(seat))
    return turns
