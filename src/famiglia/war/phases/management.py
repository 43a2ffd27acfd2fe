"""Management: control tokens, control tiles, the end of the game (W-067 to W-078, W-125 to W-128)."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons
from ..engine.board import EMPTY, NEUTRAL, OWNERS, SEATS
from ..engine.position import ALONE, BRONTE, DRAW, MORE, NOT_OVER, OVER, ROUNDS, TEAM, Position
from ..engine.step import OK, Step, refuse
from ..engine.vectors import count, filled


def turn_up_control(p: Position) -> None:
    """Remove the control tokens of lost Mandamenti, and turn up those of the seats that control one now (W-069)."""
    for mandamento in range(p.board.mandamenti):
        if p.face_up[mandamento] != EMPTY and p.face_up[mandamento] != p.controller(mandamento):
            p.face_up[mandamento] = EMPTY
            p.emit(event_kinds.CONTROL, mandamento, EMPTY)
    for mandamento in range(p.board.mandamenti):
        seat = p.controller(mandamento)
        if p.face_up[mandamento] != seat and control_tokens(p, seat) < p.board.control_tokens:
            p.face_up[mandamento] = seat
            p.emit(event_kinds.CONTROL, mandamento, seat)


def control_tokens(p: Position, seat: i64) -> i64:
    """How many of a seat's control tokens lie face up; their number is limited (WA-88)."""
    return count(p.face_up, seat)


def put_mark(p: Position, seat: i64, tile: i64) -> None:
    p.marks[p.mark_place(seat, tile)] = seat
    p.token_supply[seat] = p.token_supply[seat] - 1
    p.emit(event_kinds.MARKED, seat, tile)


def take_mark(p: Position, seat: i64, tile: i64) -> None:
    p.marks[p.mark_place(seat, tile)] = EMPTY
    p.token_supply[seat] = p.token_supply[seat] + 1
    p.emit(event_kinds.UNMARKED, seat, tile)


class Unmark(Step):
    """A seat with fewer Mandamenti than marked tiles chooses which tokens to take away (W-076, W-077, WA-58)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        held = p.controlled(seat)
        if p.marked(seat) <= held:
            p.pop()
            return True
        if held == 0:
            for tile in p.tiles:
                if p.marks[p.mark_place(seat, tile)] == seat:
                    take_mark(p, seat, tile)
            return True
        return False

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, move_codes.UNMARK, len(p.board.tile_verb), out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.UNMARK:
            return refuse(reasons.OTHER_DECISION)
        at = p.mark_place(seat, a)
        if at < 0:
            return refuse(reasons.TILE_NOT_IN_PLAY)
        return OK if p.marks[at] == seat else refuse(reasons.NOT_YOUR_MARK)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        take_mark(p, seat, a)


def free_tiles(p: Position, seat: i64) -> i64:
    free: i64 = 0
    for tile in p.tiles:
        if p.marks[p.mark_place(seat, tile)] == EMPTY:
            free += 1
    return free


class Mark(Step):
    """A seat with more Mandamenti than marked tiles chooses free tiles of its team to mark (W-075, W-076, WA-59)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        free = free_tiles(p, seat)
        if p.marked(seat) < p.controlled(seat) and free > 0 and p.token_supply[seat] > 0:
            if free > 1:
                return False
            for tile in p.tiles:
                if p.marks[p.mark_place(seat, tile)] == EMPTY:
                    put_mark(p, seat, tile)
            return True
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, move_codes.MARK, len(p.board.tile_verb), out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.MARK:
            return refuse(reasons.OTHER_DECISION)
        at = p.mark_place(seat, a)
        if at < 0:
            return refuse(reasons.TILE_NOT_IN_PLAY)
        return OK if p.marks[at] == EMPTY else refuse(reasons.TILE_MARKED)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        put_mark(p, seat, a)


# The end.


def team_total(p: Position, team: i64) -> i64:
    total: i64 = 0
    for seat in range(SEATS):
        if p.board.team[seat] == team:
            total += p.controlled(seat)
    return total


def condition_met(p: Position, team: i64) -> i64:
    """The winning condition that a team meets (ALONE or TEAM), else NOT_OVER (W-126)."""
    for seat in range(SEATS):
        if p.board.team[seat] == team and p.controlled(seat) >= p.board.win_alone:
            return ALONE
    return TEAM if team_total(p, team) >= p.board.win_team else NOT_OVER


def check_end(p: Position) -> None:
    """End the war if a team has won or this was the last round (W-126 to W-128, WA-60, WA-92)."""
    one = condition_met(p, 0)
    other = condition_met(p, 1)
    last = p.round >= p.board.rounds
    if one and other:
        compare_teams(p, MORE, last)
    elif one or other:
        end_war(p, 0 if one else 1, one or other)
    elif last:
        compare_teams(p, ROUNDS, True)


def compare_teams(p: Position, reason: i64, last: bool) -> None:
    """The team with more Mandamenti wins; on a tie, the one with the tie-break area; if nobody has it, `last` makes it a draw."""
    ahead = team_total(p, 0) - team_total(p, 1)
    owner = p.owner[p.board.tie_break]
    if ahead:
        end_war(p, 0 if ahead > 0 else 1, reason)
    elif owner != EMPTY and owner != NEUTRAL:
        end_war(p, p.board.team[owner], BRONTE)
    elif last:
        end_war(p, -1, DRAW)


def end_war(p: Position, winner: i64, reason: i64) -> None:
    p.winner = winner
    p.ending = reason
    p.phase = OVER
    p.stack = vec[i64]()
    p.emit(event_kinds.OVER, winner, reason)


def next_sheet(p: Position) -> None:
    """Turn the bottom sheet, with its tokens, into the top sheet, and the next sheet into the bottom sheet (W-125)."""
    for place in range(p.board.circles):
        for owner in range(NEUTRAL):
            p.token_supply[owner] = p.token_supply[owner] + p.top[place * OWNERS + owner]
    p.top_sheet += 1
    p.top = p.bottom
    p.bottom = filled(p.board.circles * OWNERS, 0)
    p.emit(event_kinds.SHEET, p.top_sheet)
