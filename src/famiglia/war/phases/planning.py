"""The planning phase: tiles at its beginning, then turns (W-030 to W-034)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import COLUMNS, NEUTRAL, OWNERS
from ..engine.effects import T_EQUIPMENT, T_EXERT_FOR_SOLDATO, T_MONEY
from ..engine.pieces import receive, to_supply
from ..engine.position import Position
from ..engine.step import OK, Step, area_bit, needed, refuse
from ..engine.vectors import filled
from .columns import pay_column
from .equipment import may_equip
from .influence import push_exert, rows_with_tokens
from .spaces import (
    can_pay_something,
    cheapest_fee,
    may_use_column,
    may_use_space,
    payable_and_useful,
    spaces_of_bottom,
    token_fee,
)


class Tiles(Step):
    """Use marked tiles that act at the beginning of the phase, each once, all optional (W-145, W-148, WA-79)."""

    def at_start(self, p: Position, seat: i64, tile: i64) -> bool:
        verb = p.board.tile_verb[tile]
        at = p.mark_place(seat, tile)
        acts = verb == T_EXERT_FOR_SOLDATO or verb == T_EQUIPMENT or verb == T_MONEY
        return acts and at >= 0 and p.marks[at] == seat

    def forced(self, p: Position, dice: Chance) -> bool:
        for tile in p.tiles:
            if self.at_start(p, p.get(fields.SEAT), tile) and not (p.get(fields.TILES_USED) >> tile) & 1:
                return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_each(p, seat, move_codes.TILE_USE, len(p.board.tile_verb), out)
        return self.try_one(p, seat, move_codes.PASS, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.PASS:
            return OK
        if verb != move_codes.TILE_USE:
            return refuse(reasons.OTHER_DECISION)
        if p.mark_place(seat, a) < 0:
            return refuse(reasons.TILE_NOT_IN_PLAY)
        if p.marks[p.mark_place(seat, a)] != seat:
            return refuse(reasons.TILE_NOT_MARKED)
        if not self.at_start(p, seat, a):
            return refuse(reasons.TILE_OTHER_MOMENT)
        if (p.get(fields.TILES_USED) >> a) & 1:
            return refuse(reasons.TILE_USED)
        board = p.board
        if board.tile_verb[a] == T_EXERT_FOR_SOLDATO:
            if p.hq[seat] < board.tile_cost[a]:
                return refuse(reasons.INFLUENCE_SHORT, board.tile_cost[a], p.hq[seat])
            if rows_with_tokens(p, seat) == 0:
                return refuse(reasons.MAT_EMPTY)
        if board.tile_verb[a] == T_EQUIPMENT:
            return may_equip(p, seat, board.tile_extra[a])
        return OK

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.PASS:
            p.pop()
            return
        p.set(fields.TILES_USED, p.get(fields.TILES_USED) | area_bit(a))
        board = p.board
        if board.tile_verb[a] == T_MONEY:
            receive(p, seat, board.tile_n[a])
        elif board.tile_verb[a] == T_EQUIPMENT:
            p.push(step_kinds.EQUIP, seat, board.tile_n[a], board.tile_extra[a])
        else:
            p.hq[seat] = p.hq[seat] - board.tile_cost[a]
            to_supply(p, seat, board.tile_cost[a])
            p.emit(event_kinds.PAID, seat, board.tile_cost[a], 1)
            push_exert(p, seat, board.tile_n[a], board.tile_extra[a], 0)


class Turn(Step):
    """Choose a token to use, or a column to gain influence with (W-031, W-032, WA-09, WA-14)."""

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        stuck = not can_pay_something(p, seat)
        any_useful = payable_and_useful(p, seat, p.money[seat] - cheapest_fee(p, seat), 0)
        spaces = spaces_of_bottom(p)
        verdict = filled(2, -1)
        for place in range(p.board.circles):
            for owner in range(OWNERS):
                if p.top[place * OWNERS + owner]:
                    costs = token_fee(seat, owner)
                    if verdict[costs] < 0:
                        verdict[costs] = self.token_verdict(p, seat, costs, stuck, any_useful, spaces)
                    if verdict[costs] == OK:
                        out = append(out, move_codes.code(move_codes.TOKEN, place, colour_of(p, owner)))
        for column in range(COLUMNS):
            if may_use_column(p, seat, column) == OK:
                out = append(out, move_codes.code(move_codes.COLUMN_USE, column + 1))
        return out

    def token_verdict(self, p: Position, seat: i64, costs: i64, stuck: bool, any_useful: bool, spaces: vec[i64]) -> i64:
        if stuck:
            return OK if p.orders_in_hq(seat) == 0 else refuse(reasons.RAISE_MONEY)
        cheapest: i64 = refuse(reasons.BOTTOM_FULL, 1023)
        for space in spaces:
            refused = may_use_space(p, seat, space, costs, any_useful)
            if refused == OK:
                return OK
            if needed(refused) < needed(cheapest):
                cheapest = refused
        return cheapest

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.COLUMN_USE:
            if a < 1 or a > COLUMNS:
                return refuse(reasons.NO_SUCH_COLUMN)
            return may_use_column(p, seat, a - 1)
        if verb == move_codes.PASS:
            return refuse(reasons.NO_PASS)
        if verb != move_codes.TOKEN:
            return refuse(reasons.OTHER_DECISION)
        owner = owner_of(p, b)
        if a >= p.board.circles or owner < 0 or p.top[a * OWNERS + owner] == 0:
            return refuse(reasons.NO_TOKEN_THERE)
        any_useful = payable_and_useful(p, seat, p.money[seat] - cheapest_fee(p, seat), 0)
        stuck = not can_pay_something(p, seat)
        return self.token_verdict(p, seat, token_fee(seat, owner), stuck, any_useful, spaces_of_bottom(p))

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.COLUMN_USE:
            pay_column(p, seat, a - 1)
            p.pop()
            p.push(step_kinds.GAIN, seat, a - 1)
            p.push(step_kinds.COLUMN, seat, a - 1)
            return
        stuck: i64 = 0 if can_pay_something(p, seat) else 1
        if stuck:
            p.emit(event_kinds.DEADLOCK, seat)
        p.pop()
        p.push(step_kinds.SPACE, seat, a, owner_of(p, b), stuck)


def colour_of(p: Position, owner: i64) -> i64:
    """The colour that stands in a move for the owner of a token or boat."""
    return p.board.families if owner == NEUTRAL else p.family[owner]


def owner_of(p: Position, colour: i64) -> i64:
    return NEUTRAL if colour == p.board.families else p.seat_of(colour)
