"""The interpreter of steps: lists, checks and makes moves, and carries out whatever needs no decision."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..phases.columns import Column, Gain
from ..phases.conflict import Cards, Defender, Recruitment, Style, TakeFirst, TakeSecond
from ..phases.encounter import OrderParts, PerLab, Spread, Which
from ..phases.equipment import Equip, Launch, Sail, Sink
from ..phases.fight import Fight
from ..phases.influence import Exert, Onto
from ..phases.management import Mark, Unmark
from ..phases.movement import Bribery, Buy, CarAlong, HowMany, Replace
from ..phases.neutrals import Agitate, Defect, Pentito
from ..phases.orders import Into, Issue, Place, Recruit, WhichOrder, in_own_hq
from ..phases.planning import Tiles, Turn
from ..phases.rally import Gather, Rally, RallyCars, RallySoldati
from ..phases.rounds import Round
from ..phases.setup import Families, Labs, StartTokens, Units, lay_out
from ..phases.spaces import Parts, Space, Ultima
from . import event_kinds, move_codes, reasons
from .board import SEATS, Board
from .pieces import receive
from .position import IN_HQ, OUT, OVER, SETUP, Position
from .step import OK, Step, area_bit, bit, refuse

STEPS: Final[list[Step]] = [
    Round(), Families(), Units(), Labs(), StartTokens(), Tiles(), Turn(), Space(), Column(), Gain(), Parts(), Recruit(),
    Into(), Place(), Issue(), WhichOrder(), Equip(), Sail(), Sink(), Gather(), Rally(), RallySoldati(), RallyCars(),
    Exert(), Onto(), Ultima(), Unmark(), Mark(), Which(), OrderParts(), Fight(), Bribery(), HowMany(), CarAlong(),
    Replace(), Buy(), Style(), Defender(), Cards(), TakeFirst(), TakeSecond(), Recruitment(), Pentito(), Agitate(),
    Launch(), Defect(), PerLab(), Spread(),
]  # fmt: skip
"""The steps; the index of each is its kind (`step_kinds.py`)."""


def deal(board: Board, rules: i64, dice: Chance) -> Position:
    """Deal a new war and carry it on to its first decision."""
    p = lay_out(board, rules, dice)
    run(p, dice)
    return p


def run(p: Position, dice: Chance) -> None:
    """Carry out whatever needs no decision, until a seat has to decide or the game is over."""
    while p.phase != OVER and STEPS[p.step()].forced(p, dice):
        pass


def awaited(p: Position) -> i64:
    """The seats that the game waits for, a bit each."""
    if p.phase == OVER:
        return 0
    return STEPS[p.step()].deciders(p)


def step_moves(p: Position, seat: i64) -> vec[i64]:
    """The moves of an awaited seat without its anytime options; empty for any other seat."""
    if not awaited(p) & bit(seat):
        return vec[i64]()
    return STEPS[p.step()].choices(p, seat, vec[i64]())


def anytime_moves(p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the moves possible at any time after the setup: sell an order, give money (W-028, W-029, WA-61)."""
    if p.phase == SETUP or p.phase == OVER:
        return out
    each = p.board.orders_each
    for i in range(each):
        if p.order_place[seat * each + i] == IN_HQ:
            out = append(out, move_codes.code(move_codes.SELL, p.family[seat] * each + i))
    if p.money[seat] >= p.board.gift_cost:
        out = append(out, move_codes.GIVE)
    return out


def legal_moves(p: Position, seat: i64) -> vec[i64]:
    return anytime_moves(p, seat, step_moves(p, seat))


def check_anytime(p: Position, seat: i64, verb: i64, a: i64) -> i64:
    if p.phase == SETUP:
        return refuse(reasons.NOT_BEGUN)
    if verb == move_codes.SELL:
        return in_own_hq(p, seat, a)
    if p.money[seat] < p.board.gift_cost:
        return refuse(reasons.GIFT_SHORT, p.board.gift_cost, p.money[seat])
    return OK


def check(p: Position, seat: i64, move: i64) -> i64:
    """OK if the seat may make this move, else the refusal as a number."""
    if p.phase == OVER:
        return refuse(reasons.GAME_OVER)
    verb = move_codes.verb_of(move)
    if verb == move_codes.SELL or verb == move_codes.GIVE:
        return check_anytime(p, seat, verb, move_codes.first(move))
    if not awaited(p) & bit(seat):
        return refuse(reasons.NOT_AWAITED)
    return STEPS[p.step()].check(p, seat, verb, move_codes.first(move), move_codes.second(move), move_codes.third(move))


def make(p: Position, seat: i64, move: i64, dice: Chance) -> None:
    """Make a legal move and go on to the next decision."""
    verb = move_codes.verb_of(move)
    if verb == move_codes.SELL:
        sell(p, seat, move_codes.first(move))
    elif verb == move_codes.GIVE:
        p.money[seat] = p.money[seat] - p.board.gift_cost
        mate = p.board.mate[seat]
        p.money[mate] = p.money[mate] + p.board.gift_value
        p.emit(event_kinds.GIVEN, seat, p.board.gift_cost, p.board.gift_value)
    else:
        STEPS[p.step()].make(p, seat, verb, move_codes.first(move), move_codes.second(move), move_codes.third(move))
        run(p, dice)


def sell(p: Position, seat: i64, order: i64) -> None:
    """Remove an order from the game, face up; no face-down token can be this order any more (W-028)."""
    slot = p.order_slot(order)
    each = p.board.orders_each
    p.order_place[slot] = OUT
    for other in range(seat * each, (seat + 1) * each):
        p.could_be[other] = p.could_be[other] & ~area_bit(slot % each)
    p.emit(event_kinds.SOLD, seat, order)
    receive(p, seat, p.board.sell_money)


def seats_in(bits: i64) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if bits & bit(seat))
