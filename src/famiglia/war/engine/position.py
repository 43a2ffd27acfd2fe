"""A position of the war: everything on the table, and the pending decisions.

`Position` is data without rules. The pending decisions are a stack of frames: the game waits for the uppermost one, and the
one below continues when it is done. `fields.py` declares the fields of each kind of frame.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import position_fields as names
from .board import EMPTY, NEUTRAL, OWNERS, ROWS, SEATS, Board
from .effects import JUSTICE, M_BASE
from .fields import STEP
from .vectors import count, total

ON_MAT: Final = -1
IN_HQ: Final = -2
OUT: Final = -3
"""Out of the game, face up."""
HIDDEN: Final = -4
"""Only in a view: in the headquarters or face down on the board."""

SETUP: Final = 0
PLANNING: Final = 1
ENCOUNTER: Final = 2
OVER: Final = 3

NOT_OVER: Final = 0
ALONE: Final = 1
TEAM: Final = 2
MORE: Final = 3
"""Both teams met their condition; the one with more Mandamenti wins."""
ROUNDS: Final = 4
BRONTE: Final = 5
DRAW: Final = 6

FRAME: Final = 14
"""Numbers in a frame."""


@final
class Position:
    """The complete state of a war between two decisions. Cheap to copy; equal positions compare and hash equal."""

    def __init__(self, board: Board, rules: i64) -> None:
        self.board = board
        self.rules: i64 = rules
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.starter: i64 = 0
        self.next_starter: i64 = 0
        self.lab_supply: i64 = board.all_labs
        self.neutral_supply: i64 = board.all_neutral
        self.executing: i64 = -1
        """The order that is being executed, as seat · 13 + number in its family."""
        self.executed: i64 = 0
        """The executed orders that stay on the board because they have a vest, a bit each."""
        self.winner: i64 = -1
        self.ending: i64 = NOT_OVER
        # By area.
        self.owner: vec[i64] = vec[i64]()
        self.soldati: vec[i64] = vec[i64]()
        self.cars: vec[i64] = vec[i64]()
        self.labs: vec[i64] = vec[i64]()
        # By sea and seat.
        self.boats: vec[i64] = vec[i64]()
        # By seat.
        self.family: vec[i64] = vec[i64]()
        self.dealt: vec[i64] = vec[i64]()
        """By team: the families it may choose from, a bit each."""
        self.character: vec[i64] = vec[i64]()
        self.money: vec[i64] = vec[i64]()
        self.hq: vec[i64] = vec[i64]()
        """Soldati in the headquarters."""
        self.supply: vec[i64] = vec[i64]()
        self.car_supply: vec[i64] = vec[i64]()
        self.boat_supply: vec[i64] = vec[i64]()
        self.token_supply: vec[i64] = vec[i64]()
        self.token_box: vec[i64] = vec[i64]()
        """Influence tokens that have left the game."""
        self.bust: vec[i64] = vec[i64]()
        """The place of the bust on the bottom sheet, or -1."""
        self.bust_token: vec[i64] = vec[i64]()
        """The owner of the token beside the bust."""
        self.face_up: vec[i64] = vec[i64]()
        """By Mandamento: the seat whose control token is face up there, or -1."""
        # By seat and order.
        self.order_place: vec[i64] = vec[i64]()
        self.could_be: vec[i64] = vec[i64]()
        """By order on the board: the orders of its family that it could be as far as the other team knows, a bit each."""
        # By seat and institution.
        self.off_mat: vec[i64] = vec[i64]()
        """Influence tokens that have left the row."""
        # By place and owner.
        self.top_sheet: i64 = 0
        self.top: vec[i64] = vec[i64]()
        self.bottom: vec[i64] = vec[i64]()
        # By tile in play, and by team and tile in play.
        self.tiles: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        """The seat that has marked the tile, or -1."""
        self.stack: vec[i64] = vec[i64]()
        self.events: vec[i64] = vec[i64]()
        """The events since they were last taken: for each its kind and four numbers; kept only if `keep_events` is set."""
        self.keep_events: bool = False

    def copy(self) -> "Position":
        twin = Position(self.board, self.rules)
        twin.round = self.round
        twin.phase = self.phase
        twin.starter = self.starter
        twin.next_starter = self.next_starter
        twin.lab_supply = self.lab_supply
        twin.neutral_supply = self.neutral_supply
        twin.executing = self.executing
        twin.executed = self.executed
        twin.winner = self.winner
        twin.ending = self.ending
        twin.owner = self.owner[:]
        twin.soldati = self.soldati[:]
        twin.cars = self.cars[:]
        twin.labs = self.labs[:]
        twin.boats = self.boats[:]
        twin.family = self.family[:]
        twin.dealt = self.dealt[:]
        twin.character = self.character[:]
        twin.money = self.money[:]
        twin.hq = self.hq[:]
        twin.supply = self.supply[:]
        twin.car_supply = self.car_supply[:]
        twin.boat_supply = self.boat_supply[:]
        twin.token_supply = self.token_supply[:]
        twin.token_box = self.token_box[:]
        twin.bust = self.bust[:]
        twin.bust_token = self.bust_token[:]
        twin.face_up = self.face_up[:]
        twin.order_place = self.order_place[:]
        twin.could_be = self.could_be[:]
        twin.off_mat = self.off_mat[:]
        twin.top_sheet = self.top_sheet
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.tiles = self.tiles[:]
        twin.marks = self.marks[:]
        twin.stack = self.stack[:]
        return twin

    def push(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Push a frame: its step, its seat, and its first fields in the order of `fields.py`."""
        for number in (step, seat, a, b, c, d, e):
            self.stack = append(self.stack, number)
        for _ in range(FRAME - 7):
            self.stack = append(self.stack, 0)

    def pop(self) -> None:
        self.stack = self.stack[: len(self.stack) - FRAME]

    def step(self) -> i64:
        """The kind of the uppermost frame."""
        return self.get(STEP)

    def get(self, field: i64) -> i64:
        """A field of the uppermost frame, by its place in `fields.py`."""
        return self.stack[len(self.stack) - FRAME + field]

    def set(self, field: i64, value: i64) -> None:
        self.stack[len(self.stack) - FRAME + field] = value

    def get_optional(self, field: i64) -> i64:
        """The value of a field of the uppermost frame that may be empty; -1 if it is."""
        return self.get(field) - 1

    def set_optional(self, field: i64, value: i64) -> None:
        self.set(field, value + 1)

    def below(self) -> i64:
        """The kind of the frame under the uppermost one."""
        return self.get_below(STEP)

    def get_below(self, field: i64) -> i64:
        return self.stack[len(self.stack) - 2 * FRAME + field]

    def set_below(self, field: i64, value: i64) -> None:
        self.stack[len(self.stack) - 2 * FRAME + field] = value

    # Events.

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.keep_events:
            self.events = append(append(append(append(append(self.events, kind), a), b), c), d)

    def clear_events(self) -> None:
        self.events = vec[i64]()

    # Queries.

    def bottom_sheet(self) -> i64:
        return self.top_sheet + 1

    def on_top(self, place: i64) -> i64:
        """Tokens in this place of the top sheet."""
        return total(self.top, place * OWNERS, (place + 1) * OWNERS)

    def on_bottom(self, place: i64) -> i64:
        return total(self.bottom, place * OWNERS, (place + 1) * OWNERS)

    def in_column(self, column: i64, owner: i64 = -1) -> i64:
        """Tokens in a column of the top sheet, of one owner or of all."""
        depth = self.board.depth
        if owner < 0:
            return total(self.top, column * depth * OWNERS, (column + 1) * depth * OWNERS)
        found: i64 = 0
        for place in range(column * depth, (column + 1) * depth):
            found += self.top[place * OWNERS + owner]
        return found

    def top_is_empty(self) -> bool:
        return total(self.top, 0, len(self.top)) == 0

    def team(self, seat: i64) -> i64:
        return self.board.team[seat]

    def same_team(self, one: i64, other: i64) -> bool:
        """True if both are seats of one team; neutrals belong to none."""
        if one < 0 or other < 0 or one == NEUTRAL or other == NEUTRAL:
            return False
        return self.board.team[one] == self.board.team[other]

    def hostile(self, area: i64, seat: i64) -> bool:
        """True if the area holds gray Soldati or Soldati of the other team."""
        owner = self.owner[area]
        return owner != EMPTY and not self.same_team(owner, seat)

    def orders_in(self, area: i64) -> i64:
        """How many order tokens lie in this area."""
        return count(self.order_place, area)

    def orders_in_hq(self, seat: i64) -> i64:
        each = self.board.orders_each
        return count(self.order_place[seat * each : (seat + 1) * each], IN_HQ)

    def order_number(self, slot: i64) -> i64:
        """The order of the pack for a place in `order_place`."""
        each = self.board.orders_each
        return self.family[slot // each] * each + slot % each

    def order_slot(self, order: i64) -> i64:
        """The place in `order_place` for an order of the pack, or -1 if its family does not play."""
        each = self.board.orders_each
        seat = self.seat_of(order // each)
        return seat * each + order % each if seat >= 0 else -1

    def seat_of(self, family: i64) -> i64:
        for seat in range(SEATS):
            if self.family[seat] == family:
                return seat
        return -1

    def tile_of(self, seat: i64, verb: i64) -> i64:
        """A tile with this effect that the seat has marked, or -1."""
        board = self.board
        first = board.team[seat] * board.tiles_used
        for i in range(len(self.tiles)):
            if self.marks[first + i] == seat and board.tile_verb[self.tiles[i]] == verb:
                return self.tiles[i]
        return -1

    def mark_place(self, seat: i64, tile: i64) -> i64:
        """The place in `marks` for this tile and the seat's team, or -1 if the tile is not in play."""
        for i in range(len(self.tiles)):
            if self.tiles[i] == tile:
                return self.board.team[seat] * self.board.tiles_used + i
        return -1

    def marked(self, seat: i64) -> i64:
        return count(self.marks, seat)

    def controller(self, mandamento: i64) -> i64:
        """The seat that controls a Mandamento (W-068), or -1."""
        board = self.board
        areas = board.mandamento_areas[mandamento]
        for seat in range(SEATS):
            held: i64 = 0
            for area in range(board.areas):
                if (areas >> area) & 1 and self.owner[area] == seat:
                    held += 1
            if held >= board.areas_to_control:
                return seat
        return -1

    def controlled(self, seat: i64) -> i64:
        """How many Mandamenti the seat controls."""
        found: i64 = 0
        for mandamento in range(self.board.mandamenti):
            if self.controller(mandamento) == seat:
                found += 1
        return found

    def base(self, seat: i64, row: i64) -> i64:
        """The highest visible value of a row of the mat: for Place, Recruit, or an attack with a car."""
        return self.highest(seat, row, self.board.row_start, self.board.mat_n)

    def strike_base(self, seat: i64) -> i64:
        """The highest visible value for a Strike with a car bomb, the lower one of the Justice row."""
        return self.highest(seat, JUSTICE, self.board.row_start_strike, self.board.mat_strike)

    def highest(self, seat: i64, row: i64, start: vec[i64], values: vec[i64]) -> i64:
        board = self.board
        at = self.family[seat] * ROWS + row
        best = start[at]
        first = board.row_first[at]
        for space in range(first, first + self.off_mat[seat * ROWS + row]):
            if board.mat_kind[space] <= M_BASE:
                best = max(best, values[space])
        return best

    def labs_of(self, seat: i64) -> i64:
        found: i64 = 0
        for area in range(self.board.areas):
            if self.owner[area] == seat:
                found += self.labs[area]
        return found

    def next_of(self, seat: i64) -> i64:
        return self.board.next[seat]

    def previous_of(self, seat: i64) -> i64:
        """The seat before this one in the order of play."""
        other = self.board.next[seat]
        while self.board.next[other] != seat:
            other = self.board.next[other]
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that equality and hash depend on."""
        rows = [tuple(getattr(self, name)) for name in (*names.ROWS, *names.GROWING)]
        return (self.board.pack.hash, self.rules, *(getattr(self, name) for name in names.NUMBERS), *rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __str__(self) -> str:
        from ..notation.write import write_position

        return write_position(self)
