"""Gaining influence with a whole column (W-055 to W-060)."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import COLUMNS, NEUTRAL, OWNERS
from ..engine.effects import BECOME_STARTING_PLAYER, EVERY_KIND, ONE_INSTITUTION
from ..engine.pieces import fee, pay
from ..engine.position import Position
from ..engine.step import OK, Step, refuse
from .influence import free_on_bottom, push_one_institution, push_two_institutions, put_on_bottom
from .orders import can_issue, may_issue


def pay_column(p: Position, seat: i64, column: i64) -> None:
    """Pay the printed cost and 1 for each token to the supply, and 1 to the owner of each other player's token (W-056)."""
    board = p.board
    pay(p, seat, board.cost[p.top_sheet * COLUMNS + column] + p.in_column(column))
    for owner in range(NEUTRAL):
        if owner != seat:
            for _ in range(p.in_column(column, owner)):
                fee(p, seat, owner)


class Column(Step):
    """Move each token of the column to an empty space, whose action is not performed (W-055)."""

    def next_token(self, p: Position) -> i64:
        """The next token to move, as place * OWNERS + owner; -1 if none is left."""
        depth = p.board.depth
        for at in range(
            p.get(fields.COLUMN_NUMBER) * depth * OWNERS, (p.get(fields.COLUMN_NUMBER) + 1) * depth * OWNERS
        ):
            if p.top[at]:
                return at
        return -1

    def forced(self, p: Position, dice: Chance) -> bool:
        if self.next_token(p) >= 0:
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, move_codes.SPACE_USE, len(p.board.infinite), out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.SPACE_USE:
            return refuse(reasons.OTHER_DECISION)
        return free_on_bottom(p, a)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        at = self.next_token(p)
        p.top[at] = p.top[at] - 1
        put_on_bottom(p, a, at % OWNERS)
        p.emit(event_kinds.TOKEN_MOVED, at % OWNERS, 1, a)


class Gain(Step):
    """Perform the action above the column, and issue one order before or after it (W-057 to W-060)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        open_area = not p.get(fields.GAIN_ORDER_ISSUED) and can_issue(p, seat, 0, 0)
        if open_area:
            return False
        if not p.get(fields.GAIN_ACTION_DONE):
            self.make(p, seat, move_codes.PART, 1, 0, 0)
            return True
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.PART, 2, out)
        out = self.try_areas(p, seat, move_codes.ISSUE, out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK if p.get(fields.GAIN_ACTION_DONE) else refuse(reasons.ACTION_FIRST)
        if verb == move_codes.PART:
            if a != 1:
                return refuse(reasons.NO_SUCH_PART, 1, a)
            return refuse(reasons.PART_DONE) if p.get(fields.GAIN_ACTION_DONE) else OK
        if verb != move_codes.ISSUE:
            return refuse(reasons.OTHER_DECISION)
        if p.orders_in_hq(seat) == 0:
            return refuse(reasons.NO_ORDER_IN_HQ)
        return may_issue(p, seat, a, 0, 0)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        board = p.board
        if verb == move_codes.PASS:
            p.pop()
            return
        if verb == move_codes.ISSUE:
            p.set(fields.GAIN_ORDER_ISSUED, 1)
            p.push(step_kinds.WHICH_ORDER, seat, a)
            return
        column = p.get(fields.GAIN_COLUMN)
        p.set(fields.GAIN_ACTION_DONE, 1)
        if board.column_action[column] == BECOME_STARTING_PLAYER:
            p.next_starter = seat
            p.emit(event_kinds.NEXT_STARTER, seat)
            p.push(step_kinds.EQUIP, seat, 1, EVERY_KIND, fields.OPTIONAL)
        elif board.column_action[column] == ONE_INSTITUTION:
            push_one_institution(p, seat, board.column_row[column])
        else:
            push_two_institutions(p, seat)
