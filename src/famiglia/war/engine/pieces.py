"""Moves pieces between board and supplies, so that their number never changes (W-002, W-150)."""

from mypy_extensions import i64

from . import event_kinds
from .board import EMPTY, NEUTRAL
from .position import IN_HQ, PLANNING, Position


def receive(p: Position, seat: i64, n: i64) -> None:
    """Give a seat Money from the general supply, which never runs out."""
    if n > 0:
        p.money[seat] = p.money[seat] + n
        p.emit(event_kinds.RECEIVED, seat, n)


def pay(p: Position, seat: i64, n: i64) -> None:
    if n > 0:
        p.money[seat] = p.money[seat] - n
        p.emit(event_kinds.PAID, seat, n)


def fee(p: Position, seat: i64, other: i64) -> None:
    """Pay 1 Money to the owner of an influence token (W-033)."""
    p.money[seat] = p.money[seat] - 1
    p.money[other] = p.money[other] + 1
    p.emit(event_kinds.FEE, seat, other, 1)


def launder(p: Position, seat: i64) -> None:
    """Give a seat 1 Money for each of its drug labs (W-051)."""
    receive(p, seat, p.labs_of(seat))


def recruit(p: Position, seat: i64, n: i64) -> i64:
    """Move Soldati from the supply to the headquarters, at most as many as there are; return their number."""
    found = min(n, p.supply[seat])
    if found > 0:
        p.supply[seat] = p.supply[seat] - found
        p.hq[seat] = p.hq[seat] + found
        p.emit(event_kinds.RECRUITED, seat, found)
    return found


def spoils(p: Position, seat: i64, n: i64) -> None:
    """Give a seat Soldati from its supply for neutrals that were removed (W-101, W-109, W-123)."""
    found = min(n, p.supply[seat])
    if found > 0:
        p.supply[seat] = p.supply[seat] - found
        p.hq[seat] = p.hq[seat] + found
        p.emit(event_kinds.SPOILS, seat, found)


def to_supply(p: Position, owner: i64, n: i64) -> None:
    """Put Soldati that have left the board into the supply of their colour."""
    if owner == NEUTRAL:
        p.neutral_supply = p.neutral_supply + n
    else:
        p.supply[owner] = p.supply[owner] + n


def in_supply(p: Position, owner: i64) -> i64:
    return p.neutral_supply if owner == NEUTRAL else p.supply[owner]


def from_supply(p: Position, owner: i64, n: i64) -> i64:
    """Take Soldati from the supply of their colour, at most as many as there are; return their number."""
    found = min(n, in_supply(p, owner))
    to_supply(p, owner, -found)
    return found


def is_order_area(p: Position, area: i64) -> bool:
    """True for the area of the order being executed, which keeps cars and orders until that order ends (WA-72)."""
    return p.executing >= 0 and p.order_place[p.executing] == area


def enter(p: Position, owner: i64, area: i64, n: i64, cars: i64 = 0) -> None:
    """Put Soldati into an area that is empty or theirs; if it was empty, it loses a lab (W-043, W-095, WA-25)."""
    if p.owner[area] == EMPTY:
        if is_order_area(p, area) and p.executing // p.board.orders_each != owner:
            settle(p, area, p.executing // p.board.orders_each)
        p.owner[area] = owner
        lose_lab(p, area)
    p.soldati[area] = p.soldati[area] + n
    p.cars[area] = p.cars[area] + cars


def place(p: Position, seat: i64, area: i64, n: i64) -> None:
    """Place Soldati from the headquarters in an area."""
    if n > 0:
        p.hq[seat] = p.hq[seat] - n
        p.emit(event_kinds.PLACED, seat, area, n)
        enter(p, seat, area, n)


def lose_lab(p: Position, area: i64) -> None:
    """Remove one lab from an area that changes its owner (W-074)."""
    if p.labs[area] > 0:
        p.labs[area] = p.labs[area] - 1
        p.lab_supply = p.lab_supply + 1
        p.emit(event_kinds.LAB_LOST, area)


def withdraw(p: Position, area: i64, n: i64) -> None:
    """Take Soldati out of an area; if none is left, the owner gives it up."""
    p.soldati[area] = p.soldati[area] - n
    if p.soldati[area] == 0:
        vacate(p, area)


def remove(p: Position, area: i64, n: i64) -> None:
    """Return Soldati of an area to their supply."""
    to_supply(p, p.owner[area], n)
    p.emit(event_kinds.LOST, p.owner[area], area, n)
    withdraw(p, area, n)


def vacate(p: Position, area: i64) -> None:
    """Make an area empty: its owner loses cars and orders there at once, while labs stay (WA-25, WA-71, WA-72)."""
    owner = p.owner[area]
    p.owner[area] = EMPTY
    p.emit(event_kinds.EMPTIED, area)
    if owner != NEUTRAL and not (is_order_area(p, area) and p.executing // p.board.orders_each == owner):
        settle(p, area, owner)


def settle(p: Position, area: i64, seat: i64) -> None:
    """Return a seat's cars in this area to the supply, and its orders to the headquarters (W-084, WA-71)."""
    lose_cars(p, area, seat)
    each = p.board.orders_each
    for slot in range(seat * each, (seat + 1) * each):
        if p.order_place[slot] == area:
            take_back(p, slot)


def lose_cars(p: Position, area: i64, seat: i64) -> None:
    cars = p.cars[area]
    if cars > 0:
        p.cars[area] = 0
        p.car_supply[seat] = p.car_supply[seat] + cars
        p.emit(event_kinds.CARS_LOST, seat, area, cars)


def take_back(p: Position, slot: i64) -> None:
    """Return an order to the headquarters."""
    hidden: i64 = 1 if p.phase == PLANNING else 0
    p.emit(event_kinds.RETURNED, slot // p.board.orders_each, p.order_place[slot], p.order_number(slot), hidden)
    p.order_place[slot] = IN_HQ
    p.could_be[slot] = 0
    p.executed = p.executed & ~slot_bit(slot)


def slot_bit(slot: i64) -> i64:
    return 0x4000000000000000 >> (62 - slot)
