"""Copies what may be known of a position, field by field; every view is made of it (WA-62, WA-82).

Compiled, because an attribute that holds a `vec` leaks memory when interpreted code assigns it (mypyc 2.4).
"""

from mypy_extensions import i64

from .board import SEATS
from .position import ENCOUNTER, HIDDEN, ON_MAT, OUT, Position
from .vectors import filled


def open_table(p: Position, unknown: i64) -> Position:
    """A position with public facts only: secret numbers are `unknown`, orders are HIDDEN."""
    table = Position(p.board, p.rules)
    table.round = p.round
    table.phase = p.phase
    table.starter = p.starter
    table.next_starter = p.next_starter
    table.lab_supply = p.lab_supply
    table.neutral_supply = p.neutral_supply
    table.executing = p.executing
    table.executed = p.executed
    table.winner = p.winner
    table.ending = p.ending
    table.owner = p.owner[:]
    table.soldati = p.soldati[:]
    table.cars = p.cars[:]
    table.labs = p.labs[:]
    table.boats = p.boats[:]
    table.family = p.family[:]
    table.dealt = p.dealt[:]
    table.character = p.character[:]
    table.car_supply = p.car_supply[:]
    table.boat_supply = p.boat_supply[:]
    table.token_supply = p.token_supply[:]
    table.token_box = p.token_box[:]
    table.bust = p.bust[:]
    table.bust_token = p.bust_token[:]
    table.face_up = p.face_up[:]
    table.off_mat = p.off_mat[:]
    table.top_sheet = p.top_sheet
    table.top = p.top[:]
    table.bottom = p.bottom[:]
    table.tiles = p.tiles[:]
    table.marks = p.marks[:]
    table.stack = p.stack[:]
    table.money = filled(SEATS, unknown)
    table.hq = filled(SEATS, unknown)
    table.supply = filled(SEATS, unknown)
    table.order_place = filled(SEATS * p.board.orders_each, HIDDEN)
    table.could_be = filled(SEATS * p.board.orders_each, 0)
    return table


def copy_secrets(p: Position, table: Position, seat: i64) -> None:
    """Copy the secrets of a seat, which its own team may know (W-008)."""
    table.money[seat] = p.money[seat]
    table.hq[seat] = p.hq[seat]
    table.supply[seat] = p.supply[seat]
    each = p.board.orders_each
    for slot in range(seat * each, (seat + 1) * each):
        table.order_place[slot] = p.order_place[slot]
        table.could_be[slot] = p.could_be[slot]


def copy_public_orders(p: Position, table: Position, seat: i64) -> list[tuple[int, int]]:
    """Copy the orders of a seat that are public: on the mat, removed, or all after the reveal.

    Returns its face-down tokens: the area of each, and the orders that it could be.
    """
    each = p.board.orders_each
    on_board: list[tuple[int, int]] = []
    for slot in range(seat * each, (seat + 1) * each):
        if p.order_place[slot] >= 0:
            on_board.append((int(p.order_place[slot]), int(p.could_be[slot])))
    open_to_all = p.phase == ENCOUNTER or len(on_board) == 0
    for slot in range(seat * each, (seat + 1) * each):
        place = p.order_place[slot]
        if open_to_all or place == ON_MAT or place == OUT:
            table.order_place[slot] = place
    return [] if open_to_all else on_board
