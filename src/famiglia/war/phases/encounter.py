"""The encounter phase: which order is next, and what its parts do (W-079 to W-091, W-135, W-139)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import SEATS
from ..engine.effects import (
    AGITATE,
    BOAT,
    BUY_OFF,
    CAR,
    CHURCH,
    DEFECT_ADJACENT,
    LAB,
    LAUNDER,
    MONEY,
    MOVE,
    PENTITO,
    PLACE,
    PLACE_BASE,
    PLACE_PER_LAB,
    PLACE_SPREAD,
    POLICE,
    RALLY,
    RECRUIT,
    RECRUIT_BASE,
    REPLACE_DEFENDERS,
    STRIKE,
    STRIKE_AND_MOVE,
)
from ..engine.options import WAR_1
from ..engine.pieces import launder, receive, settle, slot_bit, take_back
from ..engine.position import Position
from ..engine.step import OK, Step, area_bit, refuse
from .equipment import may_put_car
from .fight import can_fight
from .neutrals import can_agitate, can_defect
from .placement import may_put_lab, put_car, put_lab
from .rally import can_rally


def reveal(p: Position) -> None:
    """Turn up all orders on the board (W-079)."""
    for slot in range(len(p.order_place)):
        if p.order_place[slot] >= 0:
            p.emit(event_kinds.REVEALED, slot // p.board.orders_each, p.order_place[slot], p.order_number(slot))


def pending(p: Position, slot: i64) -> bool:
    """True if this order is on the board and has not been executed."""
    return p.order_place[slot] >= 0 and not p.executed & slot_bit(slot)


def next_order(p: Position) -> i64:
    """The next order to execute: supply before attack, then Initiative, then order of play (W-081); -1 if none is left."""
    board = p.board
    each = board.orders_each
    best: i64 = -1
    best_rank: i64 = 0
    seat = p.starter
    for turn in range(SEATS):
        for slot in range(seat * each, (seat + 1) * each):
            if pending(p, slot):
                order = p.order_number(slot)
                rank = (board.attack[order] * 1000 + board.initiative[order]) * SEATS + turn
                if best < 0 or rank < best_rank:
                    best = slot
                    best_rank = rank
        seat = p.next_of(seat)
    return best


def rivals(p: Position, slot: i64) -> vec[i64]:
    """This order and the other pending orders of its owner with the same type and Initiative (WA-47)."""
    board = p.board
    each = board.orders_each
    order = p.order_number(slot)
    found = vec[i64]()
    for other in range(slot // each * each, (slot // each + 1) * each):
        rival = p.order_number(other)
        same = board.attack[rival] == board.attack[order] and board.initiative[rival] == board.initiative[order]
        if pending(p, other) and same:
            found = append(found, other)
    return found


class Which(Step):
    """The owner chooses which of several orders with the same Initiative comes first (WA-47)."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        for slot in rivals(p, next_order(p)):
            out = append(out, move_codes.code(move_codes.EXECUTE, p.order_number(slot)))
        return out

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.EXECUTE:
            return refuse(reasons.OTHER_DECISION)
        for slot in rivals(p, next_order(p)):
            if p.order_number(slot) == a:
                return OK
        return refuse(reasons.NOT_ITS_TURN)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.pop()
        begin_order(p, p.order_slot(a))


def begin_order(p: Position, slot: i64) -> None:
    p.executing = slot
    p.emit(event_kinds.EXECUTES, slot // p.board.orders_each, p.order_place[slot], p.order_number(slot))
    p.push(step_kinds.ORDER, slot // p.board.orders_each, slot, p.order_place[slot])


def finish_order(p: Position, slot: i64, area: i64) -> None:
    """Return an executed order unless it has a vest, and clear the area if its owner has lost it (W-082, WA-72)."""
    seat = slot // p.board.orders_each
    p.executing = -1
    if p.owner[area] != seat:
        if p.order_place[slot] == area:
            settle(p, area, seat)
    elif p.board.vest[p.order_number(slot)]:
        p.executed = p.executed | slot_bit(slot)
    else:
        take_back(p, slot)


class OrderParts(Step):
    """Carry out the parts of an order, all optional: Rally before the first movement, Agitate last (W-080, WA-46, WA-89)."""

    def effect(self, p: Position, k: i64) -> i64:
        return p.board.effect_first[p.order_number(p.get(fields.ORDER_SLOT))] + k

    def effects(self, p: Position) -> i64:
        return p.board.effect_count[p.order_number(p.get(fields.ORDER_SLOT))]

    def forced(self, p: Position, dice: Chance) -> bool:
        if not p.get(fields.ORDER_CLOSED):
            for k in range(self.effects(p)):
                if not (p.get(fields.ORDER_DONE) >> k) & 1 and self.open_part(p, k) == OK:
                    return False
        slot = p.get(fields.ORDER_SLOT)
        area = p.get(fields.ORDER_AREA)
        p.pop()
        finish_order(p, slot, area)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.PART, self.effects(p) + 1, out)
        return append(out, move_codes.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.PART:
            return refuse(reasons.OTHER_DECISION)
        if a < 1 or a > self.effects(p):
            return refuse(reasons.NO_SUCH_PART, self.effects(p), a)
        if (p.get(fields.ORDER_DONE) >> (a - 1)) & 1:
            return refuse(reasons.PART_DONE)
        return self.open_part(p, a - 1)

    def open_part(self, p: Position, k: i64) -> i64:
        """OK if this part could do something, else the refusal; depends on public facts only."""
        board = p.board
        seat = p.get(fields.SEAT)
        area = p.get(fields.ORDER_AREA)
        effect = self.effect(p, k)
        verb = board.effect_verb[effect]
        if verb == REPLACE_DEFENDERS or verb == BUY_OFF:
            return refuse(reasons.PART_OF_MOVEMENT)
        if (
            p.get(fields.ORDER_RALLIED)
            and not p.rules & WAR_1
            and verb != MOVE
            and verb != STRIKE_AND_MOVE
            and verb != AGITATE
        ):
            movement = self.movement_part(p)
            if movement:
                return refuse(reasons.AFTER_RALLY, movement)
        if verb == RALLY:
            if p.get(fields.ORDER_MOVED):
                return refuse(reasons.RALLY_BEFORE)
            return OK if can_rally(p, seat, area, 0) else refuse(reasons.NOBODY_TO_RALLY)
        if verb == CAR:
            return may_put_car(p, seat, area)
        if verb == LAB:
            return may_put_lab(p, seat, area)
        if verb == BOAT:
            if board.area_seas[area] == 0:
                return refuse(reasons.INLAND)
            return OK if p.boat_supply[seat] > 0 else refuse(reasons.NO_BOAT_LEFT)
        if verb == PENTITO:
            return OK if p.owner[area] == seat else refuse(reasons.PENTITO_NEEDS_OWN)
        if verb == DEFECT_ADJACENT:
            return OK if can_defect(p, seat, area) else refuse(reasons.NOBODY_ADJACENT)
        if verb == AGITATE:
            return OK if can_agitate(p, seat, area, board.effect_n[effect]) else refuse(reasons.NOBODY_TO_AGITATE)
        if verb == MOVE or verb == STRIKE or verb == STRIKE_AND_MOVE:
            moves: i64 = 0 if verb == STRIKE else 1
            strikes: i64 = 0 if verb == MOVE else 1
            if can_fight(p, seat, area, -1, -1, moves, strikes):
                return OK
            return refuse(reasons.NO_TARGET) if moves else refuse(reasons.NO_STRIKE_TARGET)
        if verb == PLACE_PER_LAB or verb == LAUNDER:
            if p.labs_of(seat) > 0:
                return OK
            return refuse(reasons.NO_LABS if verb == LAUNDER else reasons.NO_LABS_TO_JOIN)
        return OK

    def movement_part(self, p: Position) -> i64:
        """The number of the part with a Movement that is still open, or 0."""
        if can_fight(p, p.get(fields.SEAT), p.get(fields.ORDER_AREA), -1, -1, 1, 0):
            for k in range(self.effects(p)):
                verb = p.board.effect_verb[self.effect(p, k)]
                if (verb == MOVE or verb == STRIKE_AND_MOVE) and not (p.get(fields.ORDER_DONE) >> k) & 1:
                    return k + 1
        return 0

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        slot = p.get(fields.ORDER_SLOT)
        area = p.get(fields.ORDER_AREA)
        if verb == move_codes.PASS:
            p.set(fields.ORDER_CLOSED, 1)
            return
        p.set(fields.ORDER_DONE, p.get(fields.ORDER_DONE) | area_bit(a - 1))
        board = p.board
        effect = self.effect(p, a - 1)
        kind = board.effect_verb[effect]
        n = board.effect_n[effect]
        if kind == MONEY:
            receive(p, seat, n)
        elif kind == LAUNDER:
            launder(p, seat)
        elif kind == PLACE or kind == PLACE_BASE:
            p.push(
                step_kinds.PLACE, seat, area, n + (p.base(seat, POLICE) if kind == PLACE_BASE else 0), fields.OPTIONAL
            )
        elif kind == RECRUIT or kind == RECRUIT_BASE:
            p.push(step_kinds.RECRUIT, seat, n + (p.base(seat, CHURCH) if kind == RECRUIT_BASE else 0), fields.OPTIONAL)
        elif kind == CAR:
            for _ in range(min(n, p.car_supply[seat])):
                put_car(p, seat, area)
        elif kind == LAB:
            for _ in range(n):
                if may_put_lab(p, seat, area) == OK:
                    put_lab(p, seat, area)
        elif kind == BOAT:
            p.push(step_kinds.LAUNCH, seat, area, n)
        elif kind == PLACE_PER_LAB:
            p.push(step_kinds.PER_LAB, seat, 0, n)
        elif kind == PLACE_SPREAD:
            p.push(step_kinds.SPREAD, seat, area, n, board.effect_extra[effect], area_bit(area))
            p.push(step_kinds.PLACE, seat, area, n, fields.OPTIONAL)
        elif kind == RALLY:
            p.push(step_kinds.RALLY, seat, area)
        elif kind == PENTITO:
            p.push(step_kinds.PENTITO, seat, area, effect)
        elif kind == DEFECT_ADJACENT:
            p.push(step_kinds.DEFECT, seat, area, n)
        elif kind == AGITATE:
            p.set(fields.ORDER_CLOSED, 1)
            p.push(step_kinds.AGITATE, seat, area, n)
        else:
            p.set(fields.ORDER_RALLIED, 0)
            moves: i64 = n if kind == MOVE else 1
            strikes: i64 = n if kind == STRIKE else 1
            p.push(step_kinds.FIGHT, seat, slot, area, 0 if kind == STRIKE else moves, 0 if kind == MOVE else strikes)


class PerLab(Step):
    """Place Soldati from the headquarters in every area where the seat has labs (W-135)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        while p.get(fields.PER_LAB_NEXT) < p.board.areas:
            area = p.get(fields.PER_LAB_NEXT)
            p.set(fields.PER_LAB_NEXT, area + 1)
            if p.owner[area] == seat and p.labs[area]:
                p.push(step_kinds.PLACE, seat, area, p.get(fields.PER_LAB_MOST) * p.labs[area], fields.OPTIONAL)
                return True
        p.pop()
        return True


class Spread(Step):
    """Choose adjacent areas of the team, whose owners may then place Soldati there as well (W-139, WA-87)."""

    def may_spread(self, p: Position, seat: i64, area: i64) -> i64:
        if area == p.get(fields.SPREAD_AREA):
            return refuse(reasons.SPREAD_ONCE)
        if not (p.board.near[p.get(fields.SPREAD_AREA)] >> area) & 1:
            return refuse(reasons.SPREAD_NOT_ADJACENT)
        if not p.same_team(p.owner[area], seat):
            return refuse(reasons.SPREAD_TEAM_ONLY)
        return refuse(reasons.SPREAD_ONCE) if (p.get(fields.SPREAD_AREAS_USED) >> area) & 1 else OK

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(fields.SPREAD_LEFT) > 0:
            for area in range(p.board.areas):
                if self.may_spread(p, p.get(fields.SEAT), area) == OK:
                    return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_areas(p, seat, move_codes.SPREAD, out)
        return append(out, move_codes.PASS)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.SPREAD:
            return refuse(reasons.OTHER_DECISION)
        return self.may_spread(p, seat, a)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.SPREAD_LEFT, p.get(fields.SPREAD_LEFT) - 1)
        p.set(fields.SPREAD_AREAS_USED, p.get(fields.SPREAD_AREAS_USED) | area_bit(a))
        p.push(step_kinds.PLACE, p.owner[a], a, p.get(fields.SPREAD_MOST), fields.OPTIONAL)
