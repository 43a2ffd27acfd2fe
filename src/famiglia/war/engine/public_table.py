"""Copies the public part of a position, field by field; every view starts from it (WA-62, WA-82).

Compiled, because an attribute that holds a `vec` leaks memory when interpreted code assigns it (mypyc 2.4).
"""

from mypy_extensions import i64

from .board import SEATS
from .position import HIDDEN, Position
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
