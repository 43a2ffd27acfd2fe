"""The greedy decisions of the planning phase: turns, spaces, columns, orders and equipment."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.board import NEUTRAL
from famiglia.war.engine.effects import (
    EQUIPMENT,
    EXERT,
    ISSUE_ORDER,
    LAUNDER,
    PLACE_BASE,
    RALLY,
    RECRUIT_BASE,
    T_EXERT_FOR_SOLDATO,
)
from famiglia.war.engine.move_codes import first, second, verb_of
from famiglia.war.phases.planning import owner_of

from .boat_values import boat_value
from .decision import Decision
from .equipment_values import car_value, lab_value
from .order_values import best_order, order_value
from .placement_values import place_value
from .planning_values import (
    best_open_space,
    best_row,
    column_value,
    fee,
    part_value_of_space,
    row_value,
    space_value,
)
from .situation import Situation

PART_ORDER: Final[list[int]] = [RECRUIT_BASE, EXERT, EQUIPMENT, LAUNDER, RALLY, PLACE_BASE, ISSUE_ORDER]
"""The order in which the parts of a space are done: those that help others come first."""


class Tiles(Decision):
    """Use every tile that costs nothing, and the tile Influence if it is worth its Soldato."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.TILE_USE:
            return 0.0
        if s.board.tile_verb[first(move)] == T_EXERT_FOR_SOLDATO:
            return best_row(s) - (0.8 if s.hq > 2 else 1.4)
        return 1.0


class Turn(Decision):
    """Use a token for the best space, or gain influence with a column."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) == move_codes.COLUMN_USE:
            return column_value(s, first(move) - 1)
        owner = owner_of(s.table, second(move))
        pays = owner != NEUTRAL and owner != s.seat
        value = (s.best_paid if pays else s.best_free) - fee(s, owner)
        return value - (0.02 if owner == s.seat else 0.0)

    def prepare(self, s: Situation) -> None:
        s.best_free = best_open_space(s, s.money)
        s.best_paid = best_open_space(s, s.money - 1)


class Space(Decision):
    """Choose the space with the highest value."""

    def score(self, s: Situation, move: i64) -> float:
        return space_value(s, first(move)) if verb_of(move) == move_codes.SPACE_USE else -9.0


class Ultima(Decision):
    """Move the token beside the bust to the best space, if any is worth it."""

    def score(self, s: Situation, move: i64) -> float:
        return space_value(s, first(move)) if verb_of(move) == move_codes.SPACE_USE else 0.05


class Column(Decision):
    """Put the token on the space that is worth least to this seat, so that better spaces stay empty."""

    def score(self, s: Situation, move: i64) -> float:
        return 0.0 if s.board.infinite[first(move)] else -space_value(s, first(move))


class Onto(Column):
    """Prefer the top sheet, where the token can be used or can earn a fee in this round."""

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        top = vec[i64]()
        for move in moves:
            if verb_of(move) == move_codes.ONTO:
                top = append(top, move)
        if len(top) == 0:
            return super().choose(s, moves, dice)
        return top[0] if len(top) == 1 else top[dice.below(len(top))]


class Issue(Decision):
    """Issue an order where the best one is worth most."""

    def score(self, s: Situation, move: i64) -> float:
        return best_order(s, first(move), 0) if verb_of(move) == move_codes.ISSUE else 0.02


class Gain(Issue):
    """First the action, which may bring a new order, then issue an order."""

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        for move in moves:
            if verb_of(move) == move_codes.PART:
                return move
        return super().choose(s, moves, dice)


class Parts(Decision):
    """Do the parts of a space that are worth something, in a fixed order."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.PART:
            return 0.0
        space = s.table.get(fields.PARTS_SPACE)
        part = s.board.part_first[space] + first(move) - 1
        value = part_value_of_space(s, part)
        verb = int(s.board.part_verb[part])
        if s.board.one_of[space] or value <= 0.05 or verb not in PART_ORDER:
            return value
        return 100.0 - float(PART_ORDER.index(verb))


class Into(Decision):
    """Place Soldati where they are worth most."""

    def score(self, s: Situation, move: i64) -> float:
        return place_value(s, first(move), s.table.get(fields.INTO_MOST))


class WhichOrder(Decision):
    """Issue the order that is worth most in this area."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.CHOOSE_ORDER:
            return 0.0
        return order_value(s, first(move), s.table.get(fields.WHICH_ORDER_AREA), 0)


class Equip(Decision):
    """Place the car, boat or lab that is worth most."""

    def score(self, s: Situation, move: i64) -> float:
        kind, where = verb_of(move), first(move)
        if kind == move_codes.CAR:
            return car_value(s, where)
        if kind == move_codes.LAB:
            return lab_value(s, where)
        return boat_value(s, where) if kind == move_codes.BOAT else 0.0


class Sail(Decision):
    """Move the new boat on if it is worth more there."""

    def score(self, s: Situation, move: i64) -> float:
        sea = first(move) if verb_of(move) == move_codes.SAIL else s.table.get(fields.SAIL_SEA)
        return boat_value(s, sea, True)


class Sink(Decision):
    """Sink an enemy's boat rather than one of the team."""

    def score(self, s: Situation, move: i64) -> float:
        return 1.0 if s.enemy(s.table.seat_of(first(move))) else 0.0


class Exert(Decision):
    """Exert influence with the row that covers most."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.EXERT:
            return 0.0
        both = s.table.get(fields.EXERT_SAME_ROW) and not s.table.get(fields.EXERT_TAKEN)
        row = first(move)
        value = row_value(s, row) + (row_value(s, row, 1) if both else 0.0)
        return value + (0.01 if second(move) == move_codes.TO_SHEET else 0.0)
