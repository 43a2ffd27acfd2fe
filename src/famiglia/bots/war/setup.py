"""The greedy decisions in setup and management: units, labs, first tokens, control tiles."""

from typing import Final

from mypy_extensions import i64

from famiglia.war.engine import move_codes
from famiglia.war.engine.effects import (
    A_CAR,
    T_BRIBE,
    T_DEFENCE_BONUS,
    T_EQUIPMENT,
    T_EXERT_FOR_SOLDATO,
    T_LEAPFROG,
    T_MONEY,
    T_PLACE_AFTER_TAKEOVER,
    T_SEA_ATTACK_BONUS,
    T_STACK_ORDERS,
    T_STRIKE_RANGE,
)
from famiglia.war.engine.move_codes import first, verb_of
from famiglia.war.engine.position import PLANNING

from .area_values import danger, worth
from .boat_values import boat_value
from .decision import Decision
from .equipment_values import car_value, lab_value
from .placement_values import best_prize
from .situation import Situation

TILE_WORTH: Final[dict[int, float]] = {
    T_DEFENCE_BONUS: 6.0,
    T_BRIBE: 5.5,
    T_PLACE_AFTER_TAKEOVER: 4.5,
    T_EXERT_FOR_SOLDATO: 5.0,
    T_MONEY: 5.0,
    T_EQUIPMENT: 3.0,
    T_STACK_ORDERS: 3.0,
    T_LEAPFROG: 3.0,
    T_STRIKE_RANGE: 1.5,
    T_SEA_ATTACK_BONUS: 1.5,
}
IN_PLANNING: Final[list[int]] = [T_EXERT_FOR_SOLDATO, T_MONEY, T_EQUIPMENT, T_STACK_ORDERS]


class Units(Decision):
    """Put units where they support an attack or protect an area."""

    def score(self, s: Situation, move: i64) -> float:
        where = first(move)
        if verb_of(move) == move_codes.CAR:
            return car_value(s, where)
        if verb_of(move) == move_codes.BOAT:
            return boat_value(s, where)
        return best_prize(s, where) + worth(s, where, s.seat) * danger(s, where, s.soldati[where])


class Labs(Decision):
    """Put labs into areas that are worth protecting."""

    def score(self, s: Situation, move: i64) -> float:
        return lab_value(s, first(move))


class StartTokens(Decision):
    """Spread the tokens over the columns: other players pay a fee for using them."""

    def score(self, s: Situation, move: i64) -> float:
        return -float(s.table.in_column(first(move) - 1, s.seat))


class Mark(Decision):
    """Mark the best tile."""

    def score(self, s: Situation, move: i64) -> float:
        return tile_worth(s, first(move))


class Unmark(Decision):
    """Give up the worst tile."""

    def score(self, s: Situation, move: i64) -> float:
        return -tile_worth(s, first(move))


def tile_worth(s: Situation, tile: i64) -> float:
    """The value of having a tile marked from now on."""
    kind = int(s.board.tile_verb[tile])
    value = TILE_WORTH.get(kind, 1.0)
    if kind == T_EQUIPMENT and s.board.tile_extra[tile] & A_CAR:
        value += 0.8
    if kind in IN_PLANNING:
        if s.phase == PLANNING:
            value *= 0.3 if s.late else 0.7
    elif kind == T_BRIBE and s.money == 0:
        value -= 2.0
    return value
