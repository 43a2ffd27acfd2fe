"""Exerting influence: tokens leave the family mat and uncover values and orders (W-052, W-053, W-058 to W-066)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import OWNERS, ROWS
from ..engine.effects import A_CAR, A_LAB, M_CAR, M_LAB, M_LAUNDER, M_MONEY
from ..engine.pieces import launder, receive
from ..engine.position import IN_HQ, Position
from ..engine.step import OK, Step, area_bit, refuse


def tokens_in_row(p: Position, seat: i64, row: i64) -> i64:
    return p.board.row_count[p.family[seat] * ROWS + row] - p.off_mat[seat * ROWS + row]


def rows_with_tokens(p: Position, seat: i64, without: i64 = 0) -> i64:
    """How many rows still have tokens, except for the rows in `without` (a bit each)."""
    count: i64 = 0
    for row in range(ROWS):
        if tokens_in_row(p, seat, row) > 0 and not (without >> row) & 1:
            count += 1
    return count


def take_token(p: Position, seat: i64, row: i64, to: i64) -> None:
    """Take the leftmost token of a row; the seat gains its order and what it covered at once (W-061, W-066, WA-85)."""
    board = p.board
    space = board.row_first[p.family[seat] * ROWS + row] + p.off_mat[seat * ROWS + row]
    p.off_mat[seat * ROWS + row] = p.off_mat[seat * ROWS + row] + 1
    p.emit(event_kinds.TOKEN_EXERTED, seat, row, to)
    order = board.mat_order[space]
    if order >= 0:
        p.order_place[p.order_slot(order)] = IN_HQ
        p.emit(event_kinds.ORDER_GAINED, seat, order)
    kind = board.mat_kind[space]
    if kind == M_MONEY:
        receive(p, seat, board.mat_n[space])
    elif kind == M_LAUNDER:
        launder(p, seat)
    elif kind == M_CAR:
        p.push(step_kinds.EQUIP, seat, 1, A_CAR, fields.OPTIONAL)
    elif kind == M_LAB:
        p.push(step_kinds.EQUIP, seat, 1, A_LAB, fields.OPTIONAL)
    if to == move_codes.TO_SUPPLY:
        p.token_supply[seat] = p.token_supply[seat] + 1
    elif to == move_codes.TO_BOX:
        p.token_box[seat] = p.token_box[seat] + 1
    else:
        p.push(step_kinds.ONTO, seat)


class Exert(Step):
    """Choose a row, take its leftmost token and say where the token goes."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        left = p.get(fields.EXERT_LEFT)
        row = p.get_optional(fields.EXERT_ROW)
        open_row = row < 0 or tokens_in_row(p, seat, row) > 0
        if left > 0 and open_row and p.get(fields.EXERT_FORCED):
            p.set(fields.EXERT_LEFT, left - 1)
            take_token(p, seat, row, move_codes.TO_SUPPLY)
            return True
        has_choice = left > 0 and open_row and not p.get(fields.EXERT_FORCED)
        if has_choice and rows_with_tokens(p, seat, p.get(fields.EXERT_ROWS_USED)) > 0:
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        for row in range(ROWS):
            for to in range(3):
                if self.check(p, seat, move_codes.EXERT, row, to, 0) == OK:
                    out = append(out, move_codes.code(move_codes.EXERT, row, to))
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK if p.get(fields.EXERT_TAKEN) and not p.get(fields.EXERT_TWO_ROWS) else refuse(reasons.MUST_ACT)
        if verb != move_codes.EXERT:
            return refuse(reasons.OTHER_DECISION)
        row = p.get_optional(fields.EXERT_ROW)
        if row >= 0 and a != row:
            return refuse(reasons.SAME_ROW)
        if (p.get(fields.EXERT_ROWS_USED) >> a) & 1:
            return refuse(reasons.OTHER_ROW)
        if tokens_in_row(p, seat, a) == 0:
            return refuse(reasons.ROW_EMPTY)
        if not p.get(fields.EXERT_TWO_ROWS):
            return OK if b == p.get(fields.EXERT_TO) else refuse(reasons.TOKEN_GOES_ELSEWHERE)
        if b != move_codes.TO_SUPPLY and not p.get(fields.EXERT_TAKEN) and rows_with_tokens(p, seat) == 1:
            return refuse(reasons.ONLY_ROW_TO_SUPPLY)
        return refuse(reasons.ONE_EACH) if b == move_codes.TO_BOX or b == p.get_optional(fields.EXERT_FIRST_TO) else OK

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.EXERT_LEFT, p.get(fields.EXERT_LEFT) - 1)
        p.set(fields.EXERT_TAKEN, p.get(fields.EXERT_TAKEN) + 1)
        if p.get(fields.EXERT_SAME_ROW):
            p.set_optional(fields.EXERT_ROW, a)
        if p.get(fields.EXERT_TWO_ROWS):
            p.set(fields.EXERT_ROWS_USED, p.get(fields.EXERT_ROWS_USED) | area_bit(a))
            p.set_optional(fields.EXERT_FIRST_TO, b)
        take_token(p, seat, a, b)


def push_exert(p: Position, seat: i64, n: i64, to: i64, same_row: i64) -> None:
    p.push(step_kinds.EXERT, seat, n, to)
    p.set(fields.EXERT_SAME_ROW, same_row)


def push_one_institution(p: Position, seat: i64, row: i64) -> None:
    """Take the 2 leftmost tokens of this row, or as many as there are, to the supply (W-058)."""
    p.push(step_kinds.EXERT, seat, 2, move_codes.TO_SUPPLY)
    p.set_optional(fields.EXERT_ROW, row)
    p.set(fields.EXERT_FORCED, 1)


def push_two_institutions(p: Position, seat: i64) -> None:
    """Let the seat take the leftmost tokens of 2 rows, 1 to the supply and 1 to a sheet (W-059)."""
    p.push(step_kinds.EXERT, seat, 2, move_codes.TO_SUPPLY)
    p.set(fields.EXERT_TWO_ROWS, 1)


def free_on_top(p: Position, place: i64) -> i64:
    """OK if an exerted token may go to this place of the top sheet, else the refusal (W-053, WA-18)."""
    board = p.board
    at = p.top_sheet * board.circles + place
    if not board.exists[at]:
        return refuse(reasons.NO_SUCH_PLACE)
    space = board.space_at[at]
    if p.on_top(place) > 0 and not (space >= 0 and board.infinite[space]):
        return refuse(reasons.PLACE_TAKEN)
    if p.in_column(place // board.depth) == 0:
        return refuse(reasons.COLUMN_WITHOUT_TOKEN)
    return OK


def free_on_bottom(p: Position, space: i64) -> i64:
    """OK if this is an empty space of the bottom sheet, else the refusal (W-035, W-036)."""
    board = p.board
    if board.space_sheet[space] != p.bottom_sheet():
        return refuse(reasons.NOT_BOTTOM_SHEET)
    if p.on_bottom(board.space_place[space]) > 0 and not board.infinite[space]:
        return refuse(reasons.SPACE_TAKEN)
    return OK


def put_on_bottom(p: Position, space: i64, owner: i64) -> None:
    at = p.board.space_place[space] * OWNERS + owner
    p.bottom[at] = p.bottom[at] + 1


class Onto(Step):
    """Choose where the exerted token goes; the action of a space is not performed (W-053)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if len(self.choices(p, p.get(fields.SEAT), vec[i64]())):
            return False
        seat = p.get(fields.SEAT)
        p.token_supply[seat] = p.token_supply[seat] + 1
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.ONTO, p.board.circles, out)
        return self.try_each(p, seat, move_codes.SPACE_USE, len(p.board.infinite), out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.ONTO:
            return free_on_top(p, a)
        if verb == move_codes.SPACE_USE:
            return free_on_bottom(p, a)
        return refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.pop()
        if verb == move_codes.ONTO:
            p.top[a * OWNERS + seat] = p.top[a * OWNERS + seat] + 1
            p.emit(event_kinds.TOKEN_MOVED, seat, 0, a, p.top_sheet)
        else:
            put_on_bottom(p, a, seat)
            p.emit(event_kinds.TOKEN_MOVED, seat, 1, a)
