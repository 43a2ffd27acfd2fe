"""The action spaces: their cost, whether they would have an effect, and their parts (W-035 to W-054)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import COLUMNS, NEUTRAL, OWNERS
from ..engine.effects import (
    CHURCH,
    EQUIPMENT,
    EVERY_KIND,
    EXERT,
    ISSUE_ORDER,
    LAUNDER,
    PLACE_BASE,
    POLICE,
    RALLY,
    RECRUIT_BASE,
)
from ..engine.pieces import fee, launder, pay, receive
from ..engine.position import Position
from ..engine.step import OK, Step, area_bit, refuse
from .equipment import may_equip
from .influence import free_on_bottom, push_exert, put_on_bottom, rows_with_tokens
from .orders import can_issue, may_place
from .rally import may_gather


def may_use_part(p: Position, seat: i64, part: i64, final: i64) -> i64:
    """OK if this part of a space would have an effect now, else the refusal (WA-11, WA-83)."""
    board = p.board
    verb = board.part_verb[part]
    if verb == RECRUIT_BASE:
        if p.base(seat, CHURCH) + board.part_n[part] == 0:
            return refuse(reasons.BASE_ZERO)
        return OK if p.supply[seat] > 0 else refuse(reasons.SUPPLY_SHORT, 1, 0)
    if verb == PLACE_BASE:
        if p.base(seat, POLICE) + board.part_n[part] == 0:
            return refuse(reasons.BASE_ZERO)
        if p.hq[seat] == 0:
            return refuse(reasons.HQ_SHORT, 1, 0)
        for area in range(board.areas):
            if may_place(p, seat, area, board.part_flag[part]) == OK:
                return OK
        return refuse(reasons.NOWHERE_TO_PLACE)
    if verb == ISSUE_ORDER:
        if p.orders_in_hq(seat) == 0:
            return refuse(reasons.NO_ORDER_IN_HQ)
        return OK if can_issue(p, seat, board.part_flag[part], 0) else refuse(reasons.NOWHERE_TO_ISSUE)
    if verb == EQUIPMENT:
        return may_equip(p, seat, EVERY_KIND)
    if verb == LAUNDER:
        return OK if p.labs_of(seat) > 0 else refuse(reasons.NO_LABS)
    if verb == RALLY:
        for area in range(board.areas):
            if may_gather(p, seat, area) == OK:
                return OK
        return refuse(reasons.NOWHERE_TO_GATHER)
    if verb == EXERT:
        return OK if rows_with_tokens(p, seat) > 0 else refuse(reasons.MAT_EMPTY)
    if final or p.bust[seat] >= 0:
        return refuse(reasons.BUST_USED)
    return OK


def useful(p: Position, seat: i64, space: i64, final: i64) -> bool:
    board = p.board
    first = board.part_first[space]
    for part in range(first, first + board.part_count[space]):
        if may_use_part(p, seat, part, final) == OK:
            return True
    return False


def space_cost(p: Position, space: i64) -> i64:
    money = p.board.space_money[space]
    return -money if money < 0 else 0


def token_fee(seat: i64, owner: i64) -> i64:
    """The fee for using a token of this owner (W-033)."""
    return 0 if owner == NEUTRAL or owner == seat else 1


def spaces_of_bottom(p: Position) -> vec[i64]:
    """The empty spaces of the bottom sheet."""
    found = vec[i64]()
    for space in range(len(p.board.infinite)):
        if free_on_bottom(p, space) == OK:
            found = append(found, space)
    return found


def cheapest_fee(p: Position, seat: i64) -> i64:
    for place in range(p.board.circles):
        if p.top[place * OWNERS + NEUTRAL] or p.top[place * OWNERS + seat]:
            return 0
    return 1


def payable_and_useful(p: Position, seat: i64, money: i64, final: i64) -> bool:
    """True if this much Money pays for an empty space that would have an effect."""
    for space in spaces_of_bottom(p):
        if space_cost(p, space) <= money and useful(p, seat, space, final):
            return True
    return False


def may_use_space(p: Position, seat: i64, space: i64, token_cost: i64, any_useful: bool) -> i64:
    """OK if a token with this fee may go on this space, else the refusal (W-035 to W-037, WA-11, WA-12, WA-83)."""
    refused = free_on_bottom(p, space)
    if refused != OK:
        return refused
    needed = token_cost + space_cost(p, space)
    if needed > p.money[seat]:
        return refuse(reasons.MONEY_SHORT, needed, p.money[seat])
    if any_useful and not useful(p, seat, space, 0):
        return refuse(reasons.SPACE_USELESS)
    return OK


def may_use_column(p: Position, seat: i64, column: i64) -> i64:
    """OK if the seat may gain influence with this column, else the refusal (W-055, W-056, WA-13)."""
    tokens = p.in_column(column)
    if tokens == 0:
        return refuse(reasons.COLUMN_EMPTY)
    needed = column_cost(p, seat, column)
    if needed > p.money[seat]:
        return refuse(reasons.MONEY_SHORT, needed, p.money[seat])
    free: i64 = 0
    for space in spaces_of_bottom(p):
        free += tokens if p.board.infinite[space] else 1
    return OK if free >= tokens else refuse(reasons.BOTTOM_FULL)


def column_cost(p: Position, seat: i64, column: i64) -> i64:
    tokens = p.in_column(column)
    others = tokens - p.in_column(column, NEUTRAL) - p.in_column(column, seat)
    return p.board.cost[p.top_sheet * COLUMNS + column] + tokens + others


def can_pay_something(p: Position, seat: i64) -> bool:
    """True if the seat can pay for a turn of any kind."""
    cheapest = cheapest_fee(p, seat)
    for space in spaces_of_bottom(p):
        if cheapest + space_cost(p, space) <= p.money[seat]:
            return True
    for column in range(COLUMNS):
        if may_use_column(p, seat, column) == OK:
            return True
    return False


class Space(Step):
    """Choose the space that the token goes to (W-035)."""

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            if len(self.list_spaces(p, seat, vec[i64]())):
                return refuse(reasons.MUST_ACT)
            return OK
        if verb != move_codes.SPACE_USE:
            return refuse(reasons.OTHER_DECISION)
        if p.get(fields.SPACE_DEADLOCK):
            return self.in_deadlock(p, seat, a)
        cheapest = cheapest_fee(p, seat)
        any_useful = payable_and_useful(p, seat, p.money[seat] - cheapest, 0)
        return may_use_space(p, seat, a, token_fee(seat, p.get(fields.SPACE_OWNER)), any_useful)

    def in_deadlock(self, p: Position, seat: i64, space: i64) -> i64:
        """Check a space in a deadlock: the token has no fee, and the space must be free if any is (WA-14, WA-83)."""
        refused = free_on_bottom(p, space)
        if refused != OK:
            return refused
        free = False
        any_useful = False
        for other in spaces_of_bottom(p):
            if space_cost(p, other) == 0:
                free = True
        for other in spaces_of_bottom(p):
            if (not free or space_cost(p, other) == 0) and useful(p, seat, other, 0):
                any_useful = True
        if free and space_cost(p, space) > 0:
            return refuse(reasons.DEADLOCK_FREE_SPACE)
        if any_useful and not useful(p, seat, space, 0):
            return refuse(reasons.SPACE_USELESS)
        return OK

    def list_spaces(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        if p.get(fields.SPACE_DEADLOCK):
            return self.try_each(p, seat, move_codes.SPACE_USE, len(p.board.infinite), out)
        any_useful = payable_and_useful(p, seat, p.money[seat] - cheapest_fee(p, seat), 0)
        for space in spaces_of_bottom(p):
            if may_use_space(p, seat, space, token_fee(seat, p.get(fields.SPACE_OWNER)), any_useful) == OK:
                out = append(out, move_codes.code(move_codes.SPACE_USE, space))
        return out

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.list_spaces(p, seat, out)
        return out if len(out) else append(out, move_codes.PASS)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        place = p.get(fields.SPACE_PLACE)
        owner = p.get(fields.SPACE_OWNER)
        stuck = p.get(fields.SPACE_DEADLOCK)
        p.pop()
        if verb == move_codes.PASS:
            p.push(step_kinds.TURN, seat)
            return
        p.top[place * OWNERS + owner] = p.top[place * OWNERS + owner] - 1
        put_on_bottom(p, a, owner)
        p.emit(event_kinds.TOKEN_MOVED, owner, 1, a)
        if token_fee(seat, owner) and not stuck:
            fee(p, seat, owner)
        if not stuck:
            pay(p, seat, space_cost(p, a))
        begin_space(p, seat, a, owner, 0)


def begin_space(p: Position, seat: i64, space: i64, owner: i64, final: i64) -> None:
    """Receive the income of the space, then begin its action (WA-12)."""
    receive(p, seat, p.board.space_money[space])
    p.push(step_kinds.PARTS, seat, space, 0, final, owner)


class Parts(Step):
    """Perform the parts of a space: one of them, or all in any order (W-038 to W-040)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        board = p.board
        seat = p.get(fields.SEAT)
        space = p.get(fields.PARTS_SPACE)
        count = board.part_count[space]
        done = p.get(fields.PARTS_DONE)
        if done and (board.one_of[space] or done == area_bit(count) - 1):
            p.pop()
            return True
        if not done and not useful(p, seat, space, p.get(fields.PARTS_FINAL)):
            p.pop()
            return True
        if not done and count == 1:
            self.make(p, seat, move_codes.PART, 1, 0, 0)
            return True
        return False

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.PART, p.board.part_count[p.get(fields.PARTS_SPACE)] + 1, out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        board = p.board
        space = p.get(fields.PARTS_SPACE)
        if verb == move_codes.PASS:
            return (
                OK
                if p.get(fields.PARTS_DONE) or not useful(p, seat, space, p.get(fields.PARTS_FINAL))
                else refuse(reasons.MUST_ACT)
            )
        if verb != move_codes.PART:
            return refuse(reasons.OTHER_DECISION)
        if a < 1 or a > board.part_count[space]:
            return refuse(reasons.NO_SUCH_PART, board.part_count[space], a)
        if (p.get(fields.PARTS_DONE) >> (a - 1)) & 1:
            return refuse(reasons.PART_DONE)
        return may_use_part(p, seat, board.part_first[space] + a - 1, p.get(fields.PARTS_FINAL))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.PARTS_DONE, p.get(fields.PARTS_DONE) | area_bit(a - 1))
        perform(
            p,
            seat,
            p.board.part_first[p.get(fields.PARTS_SPACE)] + a - 1,
            p.get(fields.PARTS_SPACE),
            p.get(fields.PARTS_OWNER),
        )


def perform(p: Position, seat: i64, part: i64, space: i64, token: i64) -> None:
    """Perform one part of a space."""
    board = p.board
    verb = board.part_verb[part]
    n = board.part_n[part]
    flag = board.part_flag[part]
    if verb == RECRUIT_BASE:
        p.push(step_kinds.RECRUIT, seat, p.base(seat, CHURCH) + n)
    elif verb == PLACE_BASE:
        p.push(step_kinds.INTO, seat, p.base(seat, POLICE) + n, flag)
    elif verb == ISSUE_ORDER:
        p.push(step_kinds.ISSUE, seat, n, flag)
    elif verb == EQUIPMENT:
        p.push(step_kinds.EQUIP, seat, n, EVERY_KIND)
    elif verb == LAUNDER:
        launder(p, seat)
    elif verb == RALLY:
        p.push(step_kinds.GATHER, seat)
    elif verb == EXERT:
        push_exert(p, seat, n, board.part_to[part], flag)
    else:
        p.bust[seat] = board.space_place[space]
        p.bust_token[seat] = token
        p.emit(event_kinds.BUST, seat)


class Ultima(Step):
    """The final action of the phase: move the token beside the bust to another space (W-054, WA-19)."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.SPACE_USE, len(p.board.infinite), out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.SPACE_USE:
            return refuse(reasons.OTHER_DECISION)
        if p.board.space_sheet[a] == p.bottom_sheet() and p.board.space_place[a] == p.bust[seat]:
            return refuse(reasons.ULTIMA_SAME_SPACE)
        refused = free_on_bottom(p, a)
        if refused != OK:
            return refused
        if space_cost(p, a) > p.money[seat]:
            return refuse(reasons.MONEY_SHORT, space_cost(p, a), p.money[seat])
        if not useful(p, seat, a, 1) and payable_and_useful(p, seat, p.money[seat], 1):
            return refuse(reasons.SPACE_USELESS)
        return OK

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        place = p.bust[seat]
        owner = p.bust_token[seat]
        p.bust[seat] = -1
        p.bust_token[seat] = -1
        p.pop()
        if verb == move_codes.PASS:
            return
        p.bottom[place * OWNERS + owner] = p.bottom[place * OWNERS + owner] - 1
        put_on_bottom(p, a, owner)
        p.emit(event_kinds.TOKEN_MOVED, owner, 1, a)
        pay(p, seat, space_cost(p, a))
        begin_space(p, seat, a, owner, 1)
