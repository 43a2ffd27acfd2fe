"""The decisions of the planning phase."""

from collections.abc import Sequence

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
from famiglia.war.moves import Move
from famiglia.war.phases.planning import owner_of

from .move_scores import best, first, most, second, verb
from .orders import best_order, gathered, order_value
from .scene import Scene
from .seas import boat_value
from .turns import (
    best_rows,
    column_value,
    fee,
    open_spaces,
    part_of_space,
    place_value,
    rounds_left,
    row_value,
    space_value,
)

FIRST_THINGS_FIRST = (RECRUIT_BASE, EXERT, EQUIPMENT, LAUNDER, RALLY, PLACE_BASE, ISSUE_ORDER)
"""The order in which the parts of a space are done: what helps the others comes before them."""


def tiles(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """Everything that costs nothing; Influence if the Soldato is well spent."""

    def score(move: Move) -> float:
        if verb(move) != move_codes.TILE_USE:
            return 0.0
        if scene.board.tile_verb[first(move)] == T_EXERT_FOR_SOLDATO:
            return best_rows(scene)[0] - (0.8 if scene.hq > 2 else 1.4)
        return 1.0

    return best(moves, score, dice)


def turn(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """A token for the best space, or a column."""
    spaces: dict[bool, float] = {}

    def best_space(pays: bool) -> float:
        if pays not in spaces:
            found = open_spaces(scene, scene.money - pays)
            spaces[pays] = max((space_value(scene, space) for space in found), default=-1.0)
        return spaces[pays]

    def score(move: Move) -> float:
        if verb(move) == move_codes.COLUMN_USE:
            return column_value(scene, first(move) - 1)
        owner = int(owner_of(scene.table, second(move)))
        pays = owner not in (NEUTRAL, scene.seat)
        return best_space(pays) - fee(scene, owner) - (0.02 if owner == scene.seat else 0.0)

    return best(moves, score, dice)


def space(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda m: space_value(scene, first(m)) if verb(m) == move_codes.SPACE_USE else -9.0, dice)


def ultima(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda m: space_value(scene, first(m)) if verb(m) == move_codes.SPACE_USE else 0.05, dice)


def column(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """The tokens of a column go where they take nothing away that we want."""

    def score(move: Move) -> float:
        return 0.0 if scene.board.infinite[first(move)] else -space_value(scene, first(move))

    return best(moves, score, dice)


def gain(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """First the action, which may bring an order, then an order where it promises most."""
    action = [move for move in moves if verb(move) == move_codes.PART]
    return action[0] if action else issue(scene, moves, dice)


def parts(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    board = scene.board
    here = int(scene.table.get(fields.PARTS_SPACE))
    start = int(board.part_first[here])

    def score(move: Move) -> float:
        if verb(move) != move_codes.PART:
            return 0.0
        part = start + first(move) - 1
        value = part_of_space(scene, part)
        if board.one_of[here] or value <= 0.05:
            return value
        return 100.0 - FIRST_THINGS_FIRST.index(int(board.part_verb[part])) if _known(scene, part) else value

    return best(moves, score, dice)


def _known(scene: Scene, part: int) -> bool:
    return int(scene.board.part_verb[part]) in FIRST_THINGS_FIRST


def recruit(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.RECRUIT)


def into(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    k = int(scene.table.get(fields.INTO_MOST))
    return best(moves, lambda move: place_value(scene, first(move), k), dice)


def place(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.PLACE)


def issue(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        return best_order(scene, first(move), 0) if verb(move) == move_codes.ISSUE else 0.02

    return best(moves, score, dice)


def which_order(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    area = int(scene.table.get(fields.WHICH_ORDER_AREA))

    def score(move: Move) -> float:
        if verb(move) != move_codes.CHOOSE_ORDER:
            return 0.0
        return order_value(scene, scene.ground.orders[first(move)], area, 0)

    return best(moves, score, dice)


def equip(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        kind, where = verb(move), first(move)
        if kind == move_codes.CAR:
            return car_value(scene, where)
        if kind == move_codes.LAB:
            return lab_value(scene, where)
        return boat_value(scene, where) if kind == move_codes.BOAT else 0.0

    return best(moves, score, dice)


def car_value(scene: Scene, area: int) -> float:
    """A car beside something worth attacking, best where an attack is already ordered."""
    prizes = [scene.prize(near) for near in scene.ground.near[area] if scene.hostile[near]]
    if not prizes or scene.cars[area]:
        return 0.2
    ordered = any(order and order.moves for whose, order in scene.lying.get(area, ()) if whose == scene.seat)
    return 0.3 + 0.06 * max(prizes) + (1.2 if ordered else 0.0)


def lab_value(scene: Scene, area: int) -> float:
    """Money each time one launders, and protection."""
    soldati = scene.soldati[area]
    safer = scene.danger(area, soldati) - scene.danger(area, soldati + 1)
    return 1.1 * (rounds_left(scene) - 0.25) + scene.worth(area, scene.seat) * (safer + 0.02)


def sail(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    here = int(scene.table.get(fields.SAIL_SEA))
    return best(moves, lambda m: boat_value(scene, first(m) if verb(m) == move_codes.SAIL else here, moved=True), dice)


def sink(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: float(scene.enemy(int(scene.table.seat_of(first(move))))), dice)


def gather(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        area = first(move)
        more = gathered(scene, area)
        waiting = [o for whose, o in scene.lying.get(area, ()) if o is not None and whose == scene.seat]
        if waiting:
            return max(order_value(scene, o, area, more) - order_value(scene, o, area, 0) for o in waiting)
        return best_order(scene, area, more) - best_order(scene, area, 0)

    return best(moves, score, dice)


def rally(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """Rally every Soldato that can be spared."""

    def score(move: Move) -> float:
        if verb(move) != move_codes.RALLY:
            return 0.5
        return float(scene.soldati[first(move)] - 1 + scene.cars[first(move)])

    return best(moves, score, dice)


def rally_soldati(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """All but one, unless the area would be lost by that."""
    area = int(scene.table.get(fields.RALLY_FROM))
    n, worth = scene.soldati[area], scene.worth(area, scene.seat)

    def score(move: Move) -> float:
        stay = n - first(move)
        return 0.3 * first(move) - worth * (scene.danger(area, stay) if stay else 1.0)

    return best(moves, score, dice)


def rally_cars(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.CARS)


def exert(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        if verb(move) != move_codes.EXERT:
            return 0.0
        both = scene.table.get(fields.EXERT_SAME_ROW) and not scene.table.get(fields.EXERT_TAKEN)
        row = first(move)
        return (
            row_value(scene, row)
            + (row_value(scene, row, 1) if both else 0.0)
            + 0.01 * (second(move) == move_codes.TO_SHEET)
        )

    return best(moves, score, dice)


def onto(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """On the top sheet it works for us, or is paid for, in this very round."""
    top = [move for move in moves if verb(move) == move_codes.ONTO]
    return best(top, lambda move: 0.0, dice) if top else column(scene, moves, dice)
