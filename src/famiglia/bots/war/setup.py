"""The decisions of the setup and of management: families, units, labs, first tokens, control tiles."""

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

from .move_scores import best, first, verb
from .planning import car_value, lab_value
from .scene import Scene
from .seas import boat_value

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


def families(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return moves[dice.below(len(moves))]


def units(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        where = first(move)
        if verb(move) == move_codes.CAR:
            return car_value(scene, where)
        if verb(move) == move_codes.BOAT:
            return boat_value(scene, where)
        gray = [scene.prize(near) for near in scene.ground.near[where] if scene.hostile[near]]
        return max(gray, default=0.0) + scene.worth(where, scene.seat) * scene.danger(where, scene.soldati[where])

    return best(moves, score, dice)


def labs(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: lab_value(scene, first(move)), dice)


def start_tokens(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """Spread over the columns, because a player who uses another's token pays its owner."""
    own = [int(scene.table.in_column(column, scene.seat)) for column in range(COLUMNS)]
    return best(moves, lambda move: -own[first(move) - 1], dice)


def tile_worth(scene: Scene, tile: int) -> float:
    kind = int(scene.board.tile_verb[tile])
    value = TILE_WORTH.get(kind, 1.0)
    if kind == T_EQUIPMENT and scene.board.tile_extra[tile] & A_CAR:
        value += 0.8
    if kind in IN_PLANNING:
        if scene.table.phase == PLANNING:
            value *= 0.3 if scene.late else 0.7
    elif kind == T_BRIBE and scene.money == 0:
        value -= 2.0
    return value


def mark(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: tile_worth(scene, first(move)), dice)


def unmark(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: -tile_worth(scene, first(move)), dice)
