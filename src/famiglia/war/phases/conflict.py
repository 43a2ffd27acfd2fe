"""A conflict: finesse with sealed cards, or brute force; then the knockout (W-103 to W-114, W-149).

A conflict uses the frame of its movement. The seat of that frame decides for the attackers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import NEUTRAL
from ..engine.effects import T_PLACE_AFTER_TAKEOVER, TURNCOAT
from ..engine.options import SINGLE_EFFECT_OF_TWINS, SPOILS_FROM_ANY_LOSS
from ..engine.pieces import from_supply, place, spoils, to_supply
from ..engine.position import Position
from ..engine.step import OK, Step, bit, number_between, refuse
from .movement import conquer, repelled

ATTACKER: Final = 0
DEFENDER: Final = 1


class Style(Step):
    """The attacker chooses finesse or brute force (W-103, W-111, WA-37)."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, move_codes.FINESSE), move_codes.BRUTE)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        return OK if verb == move_codes.FINESSE or verb == move_codes.BRUTE else refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.BRUTE:
            attackers_leave(p, min(p.board.brute_loss, p.get(fields.MOVE_SOLDATI)), False)
            knockout(p)
            return
        p.set(fields.CONFLICT_DEFENDER, p.owner[p.get(fields.MOVE_TO)])
        p.set(fields.STEP, step_kinds.DEFENDER)


class Defender(Step):
    """If neutrals are attacked, the other team chooses which of its families plays for them (W-104, WA-33, WA-78)."""

    def deciders(self, p: Position) -> i64:
        enemy = p.next_of(p.get(fields.SEAT))
        return bit(enemy) | bit(p.board.mate[enemy])

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(fields.CONFLICT_DEFENDER) == NEUTRAL:
            return False
        p.set(fields.STEP, step_kinds.CARDS)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, move_codes.DEFEND, p.board.families, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.DEFEND:
            return refuse(reasons.OTHER_DECISION)
        return OK if p.same_team(p.seat_of(a), seat) else refuse(reasons.DEFENDER_OF_TEAM)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.set(fields.CONFLICT_DEFENDER, p.seat_of(a))
        p.emit(event_kinds.DEFENDS, p.seat_of(a), p.get(fields.MOVE_TO))
        p.set(fields.STEP, step_kinds.CARDS)


class Cards(Step):
    """Each side chooses one of its cards, face down (W-104, W-149, WA-81)."""

    def deciders(self, p: Position) -> i64:
        waiting: i64 = 0
        if p.get_optional(fields.CONFLICT_ATTACKERS_CARD) < 0:
            waiting |= bit(p.get(fields.SEAT))
        if p.get_optional(fields.CONFLICT_DEFENDERS_CARD) < 0:
            waiting |= bit(p.get(fields.CONFLICT_DEFENDER))
        return waiting

    def forced(self, p: Position, dice: Chance) -> bool:
        if self.deciders(p):
            return False
        p.set(fields.STEP, step_kinds.TAKE_FIRST)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.numbers(move_codes.CHOOSE_CARD, 0, len(p.board.card_verb) - 1, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        return OK if verb == move_codes.CHOOSE_CARD else refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        attacks = seat == p.get(fields.SEAT)
        p.set_optional(fields.CONFLICT_ATTACKERS_CARD if attacks else fields.CONFLICT_DEFENDERS_CARD, a)


class TakeFirst(Step):
    """The attacker takes or leaves the defender's card (W-105)."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, move_codes.TAKE), move_codes.LEAVE)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        return OK if verb == move_codes.TAKE or verb == move_codes.LEAVE else refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.set(fields.CONFLICT_ATTACKER_TOOK, 1 if verb == move_codes.TAKE else 0)
        p.set(fields.STEP, step_kinds.TAKE_SECOND)


class TakeSecond(Step):
    """The defender takes or leaves the attacker's card; then both cards are shown (W-105, W-106)."""

    def deciders(self, p: Position) -> i64:
        return bit(p.get(fields.CONFLICT_DEFENDER))

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, move_codes.TAKE), move_codes.LEAVE)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        return OK if verb == move_codes.TAKE or verb == move_codes.LEAVE else refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        attackers_card = p.get_optional(fields.CONFLICT_ATTACKERS_CARD)
        defenders_card = p.get_optional(fields.CONFLICT_DEFENDERS_CARD)
        defenders_card_side: i64 = ATTACKER if p.get(fields.CONFLICT_ATTACKER_TOOK) else DEFENDER
        attackers_card_side: i64 = DEFENDER if verb == move_codes.TAKE else ATTACKER
        p.emit(event_kinds.CARD_SHOWN, p.get(fields.SEAT), attackers_card, attackers_card_side)
        p.emit(event_kinds.CARD_SHOWN, p.get(fields.CONFLICT_DEFENDER), defenders_card, defenders_card_side)
        resolve(p, attackers_card, attackers_card_side, defenders_card, defenders_card_side)


def resolve(p: Position, one: i64, one_side: i64, other: i64, other_side: i64) -> None:
    """Apply both cards, Turncoats before Cowards, on a tie the attacker's first; then comes the knockout (W-106, WA-35)."""
    board = p.board
    if p.rules & SINGLE_EFFECT_OF_TWINS and one == other and one_side == other_side:
        apply_card(p, one, one_side)
    elif board.card_resolve[one] * 2 + one_side <= board.card_resolve[other] * 2 + other_side:
        apply_card(p, one, one_side)
        apply_card(p, other, other_side)
    else:
        apply_card(p, other, other_side)
        apply_card(p, one, one_side)
    knockout(p)


def apply_card(p: Position, card: i64, side: i64) -> None:
    """Carry out the effect of a card for the side that it counts for (W-107, W-108)."""
    board = p.board
    n = board.card_n[card]
    if board.card_verb[card] == TURNCOAT:
        for _ in range(n):
            turncoat(p, side)
    elif side == ATTACKER:
        cowards = min(n, p.get(fields.MOVE_SOLDATI))
        p.emit(event_kinds.COWARD, p.get(fields.MOVE_OWNER), p.get(fields.MOVE_TO), cowards)
        attackers_leave(p, cowards, True)
    else:
        cowards = min(n, p.soldati[p.get(fields.MOVE_TO)])
        p.emit(event_kinds.COWARD, p.owner[p.get(fields.MOVE_TO)], p.get(fields.MOVE_TO), cowards)
        defenders_leave(p, cowards, True, True)


def turncoat(p: Position, side: i64) -> None:
    """One enemy Soldato returns to its supply, and one of this side joins the conflict if any is left (W-107, WA-34)."""
    target = p.get(fields.MOVE_TO)
    if side == ATTACKER and p.soldati[target] > 0:
        p.emit(event_kinds.TURNCOAT, p.get(fields.MOVE_OWNER), target)
        joined = from_supply(p, p.get(fields.MOVE_OWNER), 1)
        defenders_leave(p, 1, False, (p.rules & SPOILS_FROM_ANY_LOSS) != 0)
        p.set(fields.MOVE_SOLDATI, p.get(fields.MOVE_SOLDATI) + joined)
    elif side == DEFENDER and p.get(fields.MOVE_SOLDATI) > 0:
        p.emit(event_kinds.TURNCOAT, p.owner[target], target)
        joined = from_supply(p, p.owner[target], 1)
        attackers_leave(p, 1, False)
        p.soldati[target] = p.soldati[target] + joined


def attackers_leave(p: Position, n: i64, to_headquarters: bool) -> None:
    """Remove attackers from the conflict; for each agitated neutral the defender gets a Soldato (W-123, WA-76)."""
    side = p.get(fields.MOVE_OWNER)
    p.set(fields.MOVE_SOLDATI, p.get(fields.MOVE_SOLDATI) - n)
    if side == NEUTRAL:
        to_supply(p, NEUTRAL, n)
        spoils(p, p.owner[p.get(fields.MOVE_TO)], n)
    elif to_headquarters:
        p.hq[side] = p.hq[side] + n
    else:
        to_supply(p, side, n)
        p.emit(event_kinds.LOST, side, p.get(fields.MOVE_TO), n)


def defenders_leave(p: Position, n: i64, to_headquarters: bool, gain: bool) -> None:
    """Remove defenders from the conflict; for gray ones the attacker may get Soldati (W-101, W-109, WA-32)."""
    target = p.get(fields.MOVE_TO)
    owner = p.owner[target]
    p.soldati[target] = p.soldati[target] - n
    if owner == NEUTRAL:
        to_supply(p, NEUTRAL, n)
        if gain:
            spoils(p, p.get(fields.SEAT), n)
    elif to_headquarters:
        p.hq[owner] = p.hq[owner] + n
    else:
        to_supply(p, owner, n)
        p.emit(event_kinds.LOST, owner, target, n)


def knockout(p: Position) -> None:
    """Remove one attacker and one defender at a time until a side has none left (W-112 to W-114)."""
    target = p.get(fields.MOVE_TO)
    pairs = min(p.get(fields.MOVE_SOLDATI), p.soldati[target])
    if pairs > 0:
        attackers_leave(p, pairs, False)
        defenders_leave(p, pairs, False, True)
    if p.get(fields.MOVE_SOLDATI) > 0:
        conquer(p)
    else:
        repelled(p)


class Recruitment(Step):
    """With a tile, place Soldati in an area that was just taken (W-147, WA-52)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.tile_of(p.get(fields.SEAT), T_PLACE_AFTER_TAKEOVER) >= 0:
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        tile = p.tile_of(seat, T_PLACE_AFTER_TAKEOVER)
        for n in range(1, p.board.tile_n[tile] + 1):
            if self.check(p, seat, move_codes.PLACE, n, 0, 0) == OK:
                out = append(out, move_codes.code(move_codes.PLACE, n))
        return append(out, move_codes.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.PLACE:
            return refuse(reasons.OTHER_DECISION)
        tile = p.tile_of(seat, T_PLACE_AFTER_TAKEOVER)
        most = p.board.tile_n[tile]
        least: i64 = most if p.board.tile_flag[tile] else 1
        if least > p.hq[seat]:
            return refuse(reasons.RECRUITMENT_SHORT, least, p.hq[seat])
        if least == most and a != most:
            return refuse(reasons.ALL_OR_NOTHING, most, a)
        return number_between(a, 1, min(most, p.hq[seat]))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        area = p.get(fields.RECRUITMENT_AREA)
        p.pop()
        if verb == move_codes.PLACE:
            place(p, seat, area, a)
