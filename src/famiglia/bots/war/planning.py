"""The bot's decisions in the planning phase."""

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

from .boat_values import boat_value
from .move_scores import best, first, most, second, verb
from .order_values import best_order, order_value, soldati_to_rally
from .planning_values import (
    best_rows,
    column_value,
    fee,
    open_spaces,
    part_value_of_space,
    place_value,
    rounds_left,
    row_value,
    space_value,
)
from .situation import Situation

PART_ORDER = (RECRUIT_BASE, EXERT, EQUIPMENT, LAUNDER, RALLY, PLACE_BASE, ISSUE_ORDER)
"""The order in which the parts of a space are done: those that help others come first."""


def tiles(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Use every tile that costs nothing, and the tile Influence if it is worth its Soldato."""

    def score(move: Move) -> float:
        if verb(move) != move_codes.TILE_USE:
            return 0.0
        if situation.board.tile_verb[first(move)] == T_EXERT_FOR_SOLDATO:
            return best_rows(situation)[0] - (0.8 if situation.hq > 2 else 1.4)
        return 1.0

    return best(moves, score, dice)


def turn(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Use a token for the best space, or gain influence with a column."""
    spaces: dict[bool, float] = {}

    def best_space(pays: bool) -> float:
        if pays not in spaces:
            found = open_spaces(situation, situation.money - pays)
            spaces[pays] = max((space_value(situation, space) for space in found), default=-1.0)
        return spaces[pays]

    def score(move: Move) -> float:
        if verb(move) == move_codes.COLUMN_USE:
            return column_value(situation, first(move) - 1)
        owner = int(owner_of(situation.table, second(move)))
        pays = owner not in (NEUTRAL, situation.seat)
        return best_space(pays) - fee(situation, owner) - (0.02 if owner == situation.seat else 0.0)

    return best(moves, score, dice)


def space(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda m: space_value(situation, first(m)) if verb(m) == move_codes.SPACE_USE else -9.0, dice)


def ultima(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda m: space_value(situation, first(m)) if verb(m) == move_codes.SPACE_USE else 0.05, dice)


def column(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Put the token on the space that is worth least to this seat, so that better spaces stay empty."""

    def score(move: Move) -> float:
        return 0.0 if situation.board.infinite[first(move)] else -space_value(situation, first(move))

    return best(moves, score, dice)


def gain(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """First the action, which may bring a new order, then issue an order."""
    action = [move for move in moves if verb(move) == move_codes.PART]
    return action[0] if action else issue(situation, moves, dice)


def parts(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    board = situation.board
    here = int(situation.table.get(fields.PARTS_SPACE))
    start = int(board.part_first[here])

    def score(move: Move) -> float:
        if verb(move) != move_codes.PART:
            return 0.0
        part = start + first(move) - 1
        value = part_value_of_space(situation, part)
        if board.one_of[here] or value <= 0.05:
            return value
        return 100.0 - PART_ORDER.index(int(board.part_verb[part])) if _known(situation, part) else value

    return best(moves, score, dice)


def _known(situation: Situation, part: int) -> bool:
    return int(situation.board.part_verb[part]) in PART_ORDER


def recruit(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.RECRUIT)


def into(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    k = int(situation.table.get(fields.INTO_MOST))
    return best(moves, lambda move: place_value(situation, first(move), k), dice)


def place(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.PLACE)


def issue(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        return best_order(situation, first(move), 0) if verb(move) == move_codes.ISSUE else 0.02

    return best(moves, score, dice)


def which_order(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    area = int(situation.table.get(fields.WHICH_ORDER_AREA))

    def score(move: Move) -> float:
        if verb(move) != move_codes.CHOOSE_ORDER:
            return 0.0
        return order_value(situation, situation.info.orders[first(move)], area, 0)

    return best(moves, score, dice)


def equip(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        kind, where = verb(move), first(move)
        if kind == move_codes.CAR:
            return car_value(situation, where)
        if kind == move_codes.LAB:
            return lab_value(situation, where)
        return boat_value(situation, where) if kind == move_codes.BOAT else 0.0

    return best(moves, score, dice)


def car_value(situation: Situation, area: int) -> float:
    """The value of a car in this area: high next to good targets, and higher if an attack from here has been ordered."""
    prizes = [situation.prize(near) for near in situation.info.near[area] if situation.hostile[near]]
    if not prizes or situation.cars[area]:
        return 0.2
    ordered = any(
        order and order.moves for whose, order in situation.orders_on_board.get(area, ()) if whose == situation.seat
    )
    return 0.3 + 0.06 * max(prizes) + (1.2 if ordered else 0.0)


def lab_value(situation: Situation, area: int) -> float:
    """The value of a lab: Money at each laundering, and protection of its area."""
    soldati = situation.soldati[area]
    safer = situation.danger(area, soldati) - situation.danger(area, soldati + 1)
    return 1.1 * (rounds_left(situation) - 0.25) + situation.worth(area, situation.seat) * (safer + 0.02)


def sail(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    here = int(situation.table.get(fields.SAIL_SEA))
    return best(
        moves, lambda m: boat_value(situation, first(m) if verb(m) == move_codes.SAIL else here, moved=True), dice
    )


def sink(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: float(situation.enemy(int(situation.table.seat_of(first(move))))), dice)


def gather(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        area = first(move)
        more = soldati_to_rally(situation, area)
        waiting = [
            o for whose, o in situation.orders_on_board.get(area, ()) if o is not None and whose == situation.seat
        ]
        if waiting:
            return max(order_value(situation, o, area, more) - order_value(situation, o, area, 0) for o in waiting)
        return best_order(situation, area, more) - best_order(situation, area, 0)

    return best(moves, score, dice)


def rally(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Rally from the area that can spare the most Soldati and cars."""

    def score(move: Move) -> float:
        if verb(move) != move_codes.RALLY:
            return 0.5
        return float(situation.soldati[first(move)] - 1 + situation.cars[first(move)])

    return best(moves, score, dice)


def rally_soldati(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Rally all but one, or fewer if the area would be in danger."""
    area = int(situation.table.get(fields.RALLY_FROM))
    n, worth = situation.soldati[area], situation.worth(area, situation.seat)

    def score(move: Move) -> float:
        stay = n - first(move)
        return 0.3 * first(move) - worth * (situation.danger(area, stay) if stay else 1.0)

    return best(moves, score, dice)


def rally_cars(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.CARS)


def exert(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    def score(move: Move) -> float:
        if verb(move) != move_codes.EXERT:
            return 0.0
        both = situation.table.get(fields.EXERT_SAME_ROW) and not situation.table.get(fields.EXERT_TAKEN)
        row = first(move)
        return (
            row_value(situation, row)
            + (row_value(situation, row, 1) if both else 0.0)
            + 0.01 * (second(move) == move_codes.TO_SHEET)
        )

    return best(moves, score, dice)


def onto(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Prefer the top sheet, where the token can be used or can earn a fee in this round."""
    top = [move for move in moves if verb(move) == move_codes.ONTO]
    return best(top, lambda move: 0.0, dice) if top else column(situation, moves, dice)
