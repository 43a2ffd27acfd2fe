"""Placing, recruiting and issuing orders in the planning phase (W-041 to W-045, W-129 to W-131)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import EMPTY
from ..engine.effects import T_STACK_ORDERS
from ..engine.pieces import place, recruit
from ..engine.position import IN_HQ, ON_MAT, OUT, Position
from ..engine.step import OK, Step, area_bit, number_between, refuse


class Recruit(Step):
    """Choose how many Soldati move from the supply to the headquarters."""

    def most(self, p: Position) -> i64:
        return min(p.get(fields.RECRUIT_MOST), p.supply[p.get(fields.SEAT)])

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.numbers(move_codes.RECRUIT, 1, self.most(p), out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK if p.get(fields.RECRUIT_OPTIONAL) or self.most(p) == 0 else refuse(reasons.MUST_ACT)
        if verb != move_codes.RECRUIT:
            return refuse(reasons.OTHER_DECISION)
        if a > p.get(fields.RECRUIT_MOST) and p.get(fields.RECRUIT_MOST) <= p.supply[seat]:
            reason = reasons.ORDER_RECRUIT_LIMIT if p.below() == step_kinds.ORDER else reasons.RECRUIT_LIMIT
            return refuse(reason, p.get(fields.RECRUIT_MOST), a)
        if a > p.supply[seat] or p.supply[seat] == 0:
            return refuse(reasons.SUPPLY_SHORT, a, p.supply[seat])
        return number_between(a, 1, p.get(fields.RECRUIT_MOST))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.pop()
        if verb == move_codes.RECRUIT:
            recruit(p, seat, a)


def may_place(p: Position, seat: i64, area: i64, own_only: i64) -> i64:
    """OK if Soldati from the headquarters may be placed in this area, else the refusal (W-042, W-131)."""
    owner = p.owner[area]
    if owner == seat:
        return OK
    if owner == EMPTY:
        return refuse(reasons.PLACE_OWN_ONLY) if own_only else OK
    if p.same_team(owner, seat):
        return refuse(reasons.MATES_AREA)
    return refuse(reasons.PLACE_OCCUPIED)


class Into(Step):
    """Choose the area in which to place Soldati."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_areas(p, seat, move_codes.INTO, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.INTO:
            return refuse(reasons.OTHER_DECISION)
        return may_place(p, seat, a, p.get(fields.INTO_OWN_ONLY))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        most = p.get(fields.INTO_MOST)
        p.pop()
        p.push(step_kinds.PLACE, seat, a, most)


class Place(Step):
    """Choose how many Soldati from the headquarters to place."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.numbers(move_codes.PLACE, 1, min(p.get(fields.PLACE_MOST), p.hq[seat]), out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK if p.get(fields.PLACE_OPTIONAL) or p.hq[seat] == 0 else refuse(reasons.MUST_ACT)
        if verb != move_codes.PLACE:
            return refuse(reasons.OTHER_DECISION)
        if a > p.get(fields.PLACE_MOST) and p.get(fields.PLACE_MOST) <= p.hq[seat]:
            return refuse(place_limit(p.below()), p.get(fields.PLACE_MOST), a)
        if a > p.hq[seat] or p.hq[seat] == 0:
            return refuse(reasons.HQ_SHORT, a, p.hq[seat])
        return number_between(a, 1, p.get(fields.PLACE_MOST))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        area = p.get(fields.PLACE_AREA)
        p.pop()
        if verb == move_codes.PLACE:
            place(p, seat, area, a)


def place_limit(asked_by: i64) -> i64:
    """The reason to refuse too many Soldati, which depends on the step that asks for them."""
    if asked_by == step_kinds.ORDER:
        return reasons.ORDER_PLACE_LIMIT
    if asked_by == step_kinds.PER_LAB:
        return reasons.LAB_PLACE_LIMIT
    return reasons.SPREAD_PLACE_LIMIT if asked_by == step_kinds.SPREAD else reasons.PLACE_LIMIT


def may_issue(p: Position, seat: i64, area: i64, stacked: i64, used: i64) -> i64:
    """OK if an order may be issued in this area, else the refusal (W-044, W-129, W-130, W-143, WA-86)."""
    owner = p.owner[area]
    if owner != seat:
        return refuse(reasons.MATES_AREA) if p.same_team(owner, seat) else refuse(reasons.ORDER_NEEDS_SOLDATO)
    if (used >> area) & 1:
        return refuse(reasons.ORDER_OTHER_AREA)
    orders = p.orders_in(area)
    if orders == 0:
        return OK
    tile = p.tile_of(seat, T_STACK_ORDERS)
    if stacked or tile < 0:
        return refuse(reasons.ORDER_IN_AREA, p.board.max_orders, orders)
    return OK if orders < p.board.tile_n[tile] else refuse(reasons.ORDER_LIMIT, p.board.tile_n[tile], orders)


def can_issue(p: Position, seat: i64, stacked: i64, used: i64) -> bool:
    """True if an order could be issued in some area; depends on public facts only."""
    for area in range(p.board.areas):
        if may_issue(p, seat, area, stacked, used) == OK:
            return True
    return False


class Issue(Step):
    """Choose the area in which to issue an order."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(fields.ISSUE_LEFT) > 0 and can_issue(
            p, p.get(fields.SEAT), p.get(fields.ISSUE_STACKED), p.get(fields.ISSUE_AREAS_USED)
        ):
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_areas(p, seat, move_codes.ISSUE, out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK if p.get(fields.ISSUE_DONE) or p.orders_in_hq(seat) == 0 else refuse(reasons.MUST_ACT)
        if verb != move_codes.ISSUE:
            return refuse(reasons.OTHER_DECISION)
        if p.orders_in_hq(seat) == 0:
            return refuse(reasons.NO_ORDER_IN_HQ)
        return may_issue(p, seat, a, p.get(fields.ISSUE_STACKED), p.get(fields.ISSUE_AREAS_USED))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        stacked = p.get(fields.ISSUE_STACKED)
        left = p.get(fields.ISSUE_LEFT)
        p.set(fields.ISSUE_DONE, p.get(fields.ISSUE_DONE) + 1)
        p.set(fields.ISSUE_AREAS_USED, p.get(fields.ISSUE_AREAS_USED) | area_bit(a))
        p.set(fields.ISSUE_LEFT, 0 if stacked else left - 1)
        if stacked:
            for _ in range(left - 1):
                p.push(step_kinds.WHICH_ORDER, seat, a, fields.OPTIONAL)
        p.push(step_kinds.WHICH_ORDER, seat, a)


class WhichOrder(Step):
    """Choose the order to issue face down; only the team knows which one it is."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        each = p.board.orders_each
        for i in range(each):
            if p.order_place[seat * each + i] == IN_HQ:
                out = append(out, move_codes.code(move_codes.CHOOSE_ORDER, p.family[seat] * each + i))
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK if p.get(fields.WHICH_ORDER_OPTIONAL) or p.orders_in_hq(seat) == 0 else refuse(reasons.MUST_ACT)
        if verb != move_codes.CHOOSE_ORDER:
            return refuse(reasons.OTHER_DECISION)
        return in_own_hq(p, seat, a)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        area = p.get(fields.WHICH_ORDER_AREA)
        p.pop()
        if verb == move_codes.CHOOSE_ORDER:
            slot = p.order_slot(a)
            p.order_place[slot] = area
            p.could_be[slot] = orders_of(p, seat)
            p.emit(event_kinds.ISSUED, seat, area, a)


def orders_of(p: Position, seat: i64) -> i64:
    """The orders that the seat has in headquarters or on the board, a bit for each order of its family; this is public."""
    each = p.board.orders_each
    pool: i64 = 0
    for i in range(each):
        if p.order_place[seat * each + i] != ON_MAT and p.order_place[seat * each + i] != OUT:
            pool |= area_bit(i)
    return pool


def in_own_hq(p: Position, seat: i64, order: i64) -> i64:
    """OK if this order is in the seat's headquarters, else the refusal."""
    slot = p.order_slot(order)
    each = p.board.orders_each
    if slot < 0 or slot // each != seat:
        return refuse(reasons.NOT_YOUR_ORDER)
    if p.order_place[slot] == ON_MAT:
        return refuse(reasons.ORDER_ON_MAT)
    if p.order_place[slot] == OUT:
        return refuse(reasons.ORDER_GONE)
    return OK if p.order_place[slot] == IN_HQ else refuse(reasons.ORDER_ON_BOARD)
