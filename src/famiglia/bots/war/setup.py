"""The bot's decisions in setup and management: families, units, labs, first tokens, control tiles."""

from collections.abc import Sequence
from typing import Final

from famiglia.dice import Chance
from famiglia.war.engine import move_codes
from famiglia.war.engine.board import COLUMNS
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
from famiglia.war.engine.position import PLANNING
from famiglia.war.moves import Move

from .boat_values import boat_value
from .move_scores import best, first, verb
from .planning import car_value, lab_value
from .situation import Situation

TILE_WORTH: Final = {
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
IN_PLANNING: Final = (T_EXERT_FOR_SOLDATO, T_MONEY, T_EQUIPMENT, T_STACK_ORDERS)


def families(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return moves[dice.below(len(moves))]


def units(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        where = first(move)
        if verb(move) == move_codes.CAR:
            return car_value(situation, where)
        if verb(move) == move_codes.BOAT:
            return boat_value(situation, where)
        gray = [situation.prize(near) for near in situation.info.near[where] if situation.hostile[near]]
        return max(gray, default=0.0) + situation.worth(where, situation.seat) * situation.danger(
            where, situation.soldati[where]
        )

    return best(moves, score, dice)


def labs(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: lab_value(situation, first(move)), dice)


def start_tokens(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Spread the tokens over the columns: other players pay a fee for using them."""
    own = [int(situation.table.in_column(column, situation.seat)) for column in range(COLUMNS)]
    return best(moves, lambda move: -own[first(move) - 1], dice)


def tile_worth(situation: Situation, tile: int) -> float:
    kind = int(situation.board.tile_verb[tile])
    value = TILE_WORTH.get(kind, 1.0)
    if kind == T_EQUIPMENT and situation.board.tile_extra[tile] & A_CAR:
        value += 0.8
    if kind in IN_PLANNING:
        if situation.table.phase == PLANNING:
            value *= 0.3 if situation.late else 0.7
    elif kind == T_BRIBE and situation.money == 0:
        value -= 2.0
    return value


def mark(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: tile_worth(situation, first(move)), dice)


def unmark(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: -tile_worth(situation, first(move)), dice)
