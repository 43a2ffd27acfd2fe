"""Setting up the table: families, characters, units, labs, the first influence tokens (W-003 to W-023)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine import event_kinds, fields, move_codes, reasons, step_kinds
from ..engine.board import COLUMNS, NEUTRAL, OWNERS, SEATS, Board
from ..engine.empty_table import empty_table
from ..engine.options import FIRST_GAME, QUICK_SETUP
from ..engine.pieces import from_supply, receive
from ..engine.position import IN_HQ, Position
from ..engine.step import OK, Step, area_bit, bit, refuse
from .placement import by_the_sea, may_put_lab, put_boat, put_car, put_lab, put_soldato, put_start_token, room_in_column
from .quick_setup import quick_setup


def lay_out(board: Board, rules: i64, dice: Chance) -> Position:
    """Prepare the table for the first decision: draw the tiles and deal the families (W-005 to W-007)."""
    p = empty_table(board, rules)
    p.keep_events = True
    drawn = sorted(dice.shuffle(bytes(range(len(board.tile_verb))))[: board.tiles_used])
    for tile in drawn:
        p.tiles = append(p.tiles, tile)
    p.emit(event_kinds.TILES_DRAWN)
    first_game = (p.rules & FIRST_GAME) != 0
    chosen = [family.index for family in board.pack.families if family.first_game or not first_game]
    families = dice.shuffle(bytes(chosen))
    each: i64 = board.families_dealt
    if first_game:
        each = len(families) // 2
    for i in range(len(families)):
        team = i // each
        if team < 2:
            p.dealt[team] = p.dealt[team] | area_bit(families[i])
    p.emit(event_kinds.FAMILIES_DEALT)
    p.push(step_kinds.ROUND, -1)
    if first_game or p.rules & QUICK_SETUP:
        taken = vec[i64]()
        for _ in range(2):
            taken = append(taken, 0)
        for seat in range(SEATS):
            team = board.team[seat]
            take_family(p, seat, families[team * each + taken[team]])
            taken[team] = taken[team] + 1
    p.push(step_kinds.FAMILIES, -1)
    return p


def take_family(p: Position, seat: i64, family: i64) -> None:
    p.family[seat] = family
    p.emit(event_kinds.FAMILY_TAKEN, seat, family)


class Families(Step):
    """Each seat takes one of the families dealt to its team, first come, first served (W-006, WA-78)."""

    def deciders(self, p: Position) -> i64:
        waiting: i64 = 0
        for seat in range(SEATS):
            if p.family[seat] < 0:
                waiting |= bit(seat)
        return waiting

    def forced(self, p: Position, dice: Chance) -> bool:
        if self.deciders(p):
            return False
        p.pop()
        line_up(p, dice)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, move_codes.LEAD, p.board.families, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.LEAD:
            return refuse(reasons.OTHER_DECISION)
        if a >= p.board.families or not p.dealt[p.team(seat)] & area_bit(a):
            return refuse(reasons.FAMILY_NOT_DEALT)
        if p.seat_of(a) >= 0:
            return refuse(reasons.FAMILY_TAKEN)
        return OK

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        take_family(p, seat, a)


def line_up(p: Position, dice: Chance) -> None:
    """Deal out Soldati, basic orders and characters, and draw the starting player (W-010 to W-018)."""
    board = p.board
    for area in range(board.areas):
        owner = board.start_owner[area]
        p.owner[area] = owner
        p.soldati[area] = from_supply(p, owner, board.start_soldati[area])
    each = board.orders_each
    for seat in range(SEATS):
        for i in range(each):
            if board.basic[p.family[seat] * each + i]:
                p.order_place[seat * each + i] = IN_HQ
    p.starter = dice.below(SEATS)
    p.next_starter = p.starter
    p.emit(event_kinds.STARTER, p.starter)
    cards = dice.shuffle(bytes(range(len(board.character_money))))
    for seat in range(SEATS):
        card = cards[seat]
        p.character[seat] = card
        p.emit(event_kinds.CHARACTER, seat, card)
        receive(p, seat, board.character_money[card])
        p.hq[seat] = from_supply(p, seat, board.character_hq[card])
    last = p.previous_of(p.starter)
    gift = min(board.first_gift, p.money[p.starter])
    p.money[p.starter] = p.money[p.starter] - gift
    p.money[last] = p.money[last] + gift
    p.emit(event_kinds.FEE, p.starter, last, gift)
    for column in range(COLUMNS):
        for row in range(board.gray[column]):
            p.top[(column * board.depth + row) * OWNERS + NEUTRAL] = 1
    if p.rules & QUICK_SETUP:
        quick_setup(p, dice)
    else:
        p.push(step_kinds.START_TOKENS, p.starter)
        p.push(step_kinds.LABS, p.starter, board.character_labs[p.character[p.starter]], SEATS)
        push_units(p, p.starter, SEATS)


def push_units(p: Position, seat: i64, seats: i64) -> None:
    board = p.board
    card = p.character[seat]
    p.push(
        step_kinds.UNITS,
        seat,
        board.character_soldati[card],
        board.character_cars[card],
        board.character_boats[card],
        seats,
    )


class Units(Step):
    """Place the extra Soldati, cars and boats of the character card, in any order (W-019, WA-80)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        if p.get(fields.UNITS_SOLDATI) > 0 and p.supply[seat] > 0:
            return False
        if p.get(fields.UNITS_CARS) > 0 and p.car_supply[seat] > 0:
            return False
        if p.get(fields.UNITS_BOATS) > 0 and p.boat_supply[seat] > 0:
            for sea in range(p.board.seas):
                if by_the_sea(p, seat, sea):
                    return False
        seats = p.get(fields.UNITS_SEATS_LEFT) - 1
        p.pop()
        if seats > 0:
            push_units(p, p.next_of(seat), seats)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        out = self.try_areas(p, seat, move_codes.SOLDATO, out)
        out = self.try_areas(p, seat, move_codes.CAR, out)
        return self.try_each(p, seat, move_codes.BOAT, p.board.seas, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb == move_codes.SOLDATO:
            if p.get(fields.UNITS_SOLDATI) == 0:
                return refuse(reasons.UNIT_NOT_ON_CARD)
            if p.supply[seat] == 0:
                return refuse(reasons.SUPPLY_SHORT, 1, 0)
            return OK if p.owner[a] == seat else refuse(reasons.UNIT_NEEDS_OWN_AREA)
        if verb == move_codes.CAR:
            if p.get(fields.UNITS_CARS) == 0:
                return refuse(reasons.UNIT_NOT_ON_CARD)
            if p.car_supply[seat] == 0:
                return refuse(reasons.NO_CAR_LEFT)
            return OK if p.owner[a] == seat else refuse(reasons.UNIT_NEEDS_OWN_AREA)
        if verb == move_codes.BOAT:
            if p.get(fields.UNITS_BOATS) == 0:
                return refuse(reasons.UNIT_NOT_ON_CARD)
            if p.boat_supply[seat] == 0:
                return refuse(reasons.NO_BOAT_LEFT)
            return OK if by_the_sea(p, seat, a) else refuse(reasons.UNIT_NEEDS_OWN_COAST)
        return refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        if verb == move_codes.SOLDATO:
            p.set(fields.UNITS_SOLDATI, p.get(fields.UNITS_SOLDATI) - 1)
            put_soldato(p, seat, a)
        elif verb == move_codes.CAR:
            p.set(fields.UNITS_CARS, p.get(fields.UNITS_CARS) - 1)
            put_car(p, seat, a)
        else:
            p.set(fields.UNITS_BOATS, p.get(fields.UNITS_BOATS) - 1)
            put_boat(p, seat, a)


class Labs(Step):
    """Place the labs of the character card in areas of the seat (W-020)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        seat = p.get(fields.SEAT)
        if p.get(fields.LABS_LEFT) > 0:
            for area in range(p.board.areas):
                if may_put_lab(p, seat, area) == OK:
                    return False
        seats = p.get(fields.LABS_SEATS_LEFT) - 1
        p.pop()
        if seats > 0:
            following = p.next_of(seat)
            p.push(step_kinds.LABS, following, p.board.character_labs[p.character[following]], seats)
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_areas(p, seat, move_codes.LAB, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.LAB:
            return refuse(reasons.OTHER_DECISION)
        if p.owner[a] != seat:
            return refuse(reasons.SETUP_LAB_NEEDS_OWN_AREA)
        return may_put_lab(p, seat, a)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        p.set(fields.LABS_LEFT, p.get(fields.LABS_LEFT) - 1)
        put_lab(p, seat, a)


class StartTokens(Step):
    """Twice around the table, each seat puts 1 token on an empty circle of sheet 0 (W-023)."""

    def forced(self, p: Position, dice: Chance) -> bool:
        if p.get(fields.START_TOKENS_PLACED) < p.board.setup_tokens * SEATS:
            return False
        p.pop()
        return True

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, move_codes.START, COLUMNS + 1, out)

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        if verb != move_codes.START:
            return refuse(reasons.OTHER_DECISION)
        if a < 1 or a > COLUMNS:
            return refuse(reasons.NO_SUCH_COLUMN)
        return OK if room_in_column(p, a - 1) else refuse(reasons.COLUMN_FULL)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        put_start_token(p, seat, a - 1)
        p.set(fields.START_TOKENS_PLACED, p.get(fields.START_TOKENS_PLACED) + 1)
        p.set(fields.SEAT, p.next_of(seat))
