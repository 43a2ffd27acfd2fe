"""Placing single pieces (W-019 to W-023, W-047 to W-050)."""

from mypy_extensions import i64

from ..engine import event_kinds, reasons
from ..engine.board import OWNERS, SEATS
from ..engine.pieces import enter, from_supply
from ..engine.position import Position
from ..engine.step import OK, refuse


def put_soldato(p: Position, seat: i64, area: i64) -> None:
    enter(p, seat, area, from_supply(p, seat, 1))
    p.emit(event_kinds.SET_OUT, seat, area)


def put_car(p: Position, seat: i64, area: i64) -> None:
    p.cars[area] = p.cars[area] + 1
    p.car_supply[seat] = p.car_supply[seat] - 1
    p.emit(event_kinds.CAR_PLACED, seat, area)


def put_lab(p: Position, seat: i64, area: i64) -> None:
    p.labs[area] = p.labs[area] + 1
    p.lab_supply = p.lab_supply - 1
    p.emit(event_kinds.LAB_PLACED, seat, area)


def put_boat(p: Position, seat: i64, sea: i64) -> None:
    p.boats[sea * SEATS + seat] = p.boats[sea * SEATS + seat] + 1
    p.boat_supply[seat] = p.boat_supply[seat] - 1
    p.emit(event_kinds.BOAT_PLACED, seat, sea)


def put_start_token(p: Position, seat: i64, column: i64) -> None:
    """Put a token into the uppermost empty circle of the column (W-023)."""
    board = p.board
    for row in range(board.first_rows):
        place = column * board.depth + row
        if p.on_top(place) == 0:
            p.top[place * OWNERS + seat] = 1
            p.token_supply[seat] = p.token_supply[seat] - 1
            p.emit(event_kinds.START_TOKEN, seat, column)
            return


def room_in_column(p: Position, column: i64) -> bool:
    return p.in_column(column) < p.board.first_rows


def by_the_sea(p: Position, seat: i64, sea: i64) -> bool:
    """True if the sea touches an area of this seat."""
    coast = p.board.coast[sea]
    for area in range(p.board.areas):
        if (coast >> area) & 1 and p.owner[area] == seat:
            return True
    return False


def may_put_lab(p: Position, seat: i64, area: i64) -> i64:
    """OK if the seat can place a lab in this area, else the refusal (W-020, W-021, W-050)."""
    if p.owner[area] != seat:
        return refuse(reasons.LAB_NEEDS_SOLDATO)
    if p.labs[area] >= p.board.max_labs:
        return refuse(reasons.LAB_LIMIT, p.board.max_labs, p.labs[area])
    if p.lab_supply == 0:
        return refuse(reasons.NO_LAB_LEFT)
    return OK
