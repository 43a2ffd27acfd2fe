"""The bonuses of attackers and defenders in a movement or a Strike (W-098, W-099, W-117, W-118)."""

from mypy_extensions import i64

from ..engine import fields, move_codes
from ..engine.board import NEUTRAL
from ..engine.effects import JUSTICE, T_DEFENCE_BONUS, T_SEA_ATTACK_BONUS
from ..engine.options import MANDAMENTO_VESTS
from ..engine.position import ENCOUNTER, Position


def movement_bonus(p: Position, seat: i64, slot: i64, car: i64, way: i64) -> i64:
    """The attack bonus of a movement: skulls, car, and Miniguns by sea. Agitated neutrals (slot -1) have none (WA-75)."""
    if slot < 0:
        return 0
    bonus = p.board.skull[p.order_number(slot)]
    if car:
        bonus += p.base(seat, JUSTICE)
    if way == move_codes.BY_SEA:
        tile = p.tile_of(seat, T_SEA_ATTACK_BONUS)
        if tile >= 0:
            bonus += p.board.tile_n[tile]
    return bonus


def attack_bonus(p: Position) -> i64:
    """The attack bonus of the movement in the uppermost frame."""
    return movement_bonus(
        p, p.get(fields.SEAT), p.get(fields.MOVE_SLOT), p.get(fields.MOVE_CAR), p.get(fields.MOVE_WAY)
    )


def strike_bonus(p: Position, seat: i64, slot: i64, car: i64) -> i64:
    bonus = p.board.skull[p.order_number(slot)]
    return bonus + p.strike_base(seat) if car else bonus


def defence_bonus(p: Position, area: i64) -> i64:
    """The defence bonus of an area: labs, vests and Bodyguards."""
    return p.labs[area] * p.board.lab_defence + vests(p, area) + bodyguards(p, area)


def vests(p: Position, area: i64) -> i64:
    """The protection by vests on the owner's orders in this area, once they are revealed (W-087, WA-03, WA-07)."""
    board = p.board
    owner = p.owner[area]
    if owner < 0 or owner == NEUTRAL or p.phase != ENCOUNTER:
        return 0
    wide = (p.rules & MANDAMENTO_VESTS) != 0
    total: i64 = 0
    each = board.orders_each
    for slot in range(owner * each, (owner + 1) * each):
        place = p.order_place[slot]
        if place == area or (wide and place >= 0 and board.mandamento[place] == board.mandamento[area]):
            total += board.vest[p.order_number(slot)]
    return total


def bodyguards(p: Position, area: i64) -> i64:
    owner = p.owner[area]
    if owner < 0 or owner == NEUTRAL:
        return 0
    tile = p.tile_of(owner, T_DEFENCE_BONUS)
    return p.board.tile_n[tile] if tile >= 0 else 0
