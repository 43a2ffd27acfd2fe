"""The bot's decisions in the encounter phase: the parts of an order, and its movements and Strikes step by step."""

from collections.abc import Sequence

from famiglia.dice import Chance
from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.board import EMPTY, NEUTRAL
from famiglia.war.engine.effects import AGITATE, JUSTICE, MOVE, RALLY, STRIKE, STRIKE_AND_MOVE
from famiglia.war.moves import Move
from famiglia.war.phases.movement import car_is_free

from .attack_values import defenders_bought, movement_bonus, movement_plans, movement_value, strike_value, strikes_value
from .board_info import Order
from .boat_values import boat_value
from .move_scores import best, first, most, second, third, verb
from .order_values import part_value, placing, removal_value, soldati_to_rally
from .situation import Situation


def executing(situation: Situation) -> Order:
    return situation.info.orders[int(situation.table.order_number(situation.table.executing))]


def order(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Supply first, then Rally if it helps, then movements and Strikes, then Agitate; skip parts that would do harm."""
    board = situation.board
    current, area = executing(situation), int(situation.table.get(fields.ORDER_AREA))
    start = int(board.effect_first[current.number])
    n = situation.soldati[area] if situation.owner[area] == situation.seat else 0

    def score(move: Move) -> float:
        if verb(move) != move_codes.PART:
            return 0.0
        effect = start + first(move) - 1
        kind = int(board.effect_verb[effect])
        if kind == RALLY:
            return 50.0 if rally_helps(situation, current, area, n) else -1.0
        if kind == AGITATE:
            return 0.5 * max(
                (agitate_value(situation, a, b) for a, b in agitations(situation, area, effect)), default=0.0
            )
        if kind in (MOVE, STRIKE, STRIKE_AND_MOVE):
            return fight_value(situation, current, area, n)
        value = part_value(situation, (kind, int(board.effect_n[effect]), effect), area, n)
        return 100.0 if value > 0.01 else -1.0

    return best(moves, score, dice)


def fight_value(situation: Situation, current: Order, area: int, n: int) -> float:
    value = 0.0
    if current.strikes:
        value = strikes_value(situation, current, area, situation.cars[area])
    if current.moves and n:
        value += max(
            (plan.value for plan in movement_plans(situation, current, area, n, situation.cars[area], {})), default=0.0
        )
        value = max(
            value, max((shift_value(situation, area, near, n) for near in situation.info.near[area]), default=0.0)
        )
    return value - 0.05


def rally_helps(situation: Situation, current: Order, area: int, n: int) -> bool:
    """True if the best movement is worth more with the Soldati and cars of the seat's adjacent areas."""
    more = soldati_to_rally(situation, area)
    near = [a for a in situation.info.near[area] if situation.owner[a] == situation.seat]
    cars = sum(situation.cars[a] for a in near)
    if not current.moves or not more + cars:
        return False
    alone = [plan.value for plan in movement_plans(situation, current, area, n, situation.cars[area], {})]
    joined = [
        plan.value for plan in movement_plans(situation, current, area, n + more, situation.cars[area] + cars, {})
    ]
    return max(joined, default=0.0) > max(0.0, *alone, 0.0) + 0.5


def shift_value(situation: Situation, source: int, target: int, n: int) -> float:
    """The value of a movement between two areas of the seat: what it protects there, less what it leaves unprotected here."""
    if situation.owner[target] != situation.seat or n < 2:
        return -1.0
    going, there = n - 1, situation.soldati[target]
    safer = situation.worth(target, situation.seat) * (
        situation.danger(target, there) - situation.danger(target, there + going)
    )
    return (
        safer
        - situation.worth(source, situation.seat) * (situation.danger(source, 1) - situation.danger(source, n))
        - 0.3
    )


def fight(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """The best movement or Strike, or none if all of them would do harm."""
    current = executing(situation)
    car, lost = int(situation.table.get_optional(fields.FIGHT_CAR)), bool(situation.table.get(fields.FIGHT_CAR_LOST))

    def score(move: Move) -> float:
        kind, source, target = verb(move), first(move), second(move)
        if kind == move_codes.PASS:
            return 0.0
        if kind == move_codes.STRIKE:
            bomb = third(move) == move_codes.WITH_CAR
            bonus = current.skull + (int(situation.table.strike_base(situation.seat)) if bomb else 0)
            return strike_value(situation, target, bonus, bomb)
        n = situation.soldati[source]
        if situation.owner[target] == situation.seat:
            return shift_value(situation, source, target, n)
        sea = kind == move_codes.MOVE and third(move) == move_codes.BY_SEA
        car_here = situation.cars[source] if car in (-1, source) and not lost else 0
        bonus = movement_bonus(situation, current, source, sea, car_here)
        gone = defenders_bought(situation, current, target)
        value = movement_value(situation, source, target, n, bonus, current.replace, gone)[0] - 0.05
        if current.price:
            value -= gone * current.price * situation.money_value()
        return value - (situation.money_value() if kind == move_codes.ALLIES else 0.0)

    return best(moves, score, dice)


def bribery(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: 1.0 if verb(move) == move_codes.BRIBE else 0.5, dice)


def how_many(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    table = situation.table
    source, target = int(table.get(fields.MOVE_FROM)), int(table.get(fields.MOVE_TO))
    if table.get(fields.MOVE_SLOT) < 0:
        return best(moves, lambda move: agitate_value(situation, source, target, first(move)), dice)
    n = situation.soldati[source]
    if situation.owner[target] == situation.seat:
        wanted = max(1, n - 1)
    else:
        current = executing(situation)
        sea = table.get(fields.MOVE_WAY) == move_codes.BY_SEA
        car_here = situation.cars[source] if car_is_free(table, source) else 0
        bonus = movement_bonus(situation, current, source, sea, car_here)
        gone = defenders_bought(situation, current, target) if current.price else 0
        wanted = movement_value(situation, source, target, n, bonus, current.replace, gone)[1]
    return best(moves, lambda move: -abs(first(move) - wanted), dice)


def car_along(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Take a car into a fight; elsewhere take it if no Soldato would stay with it or the target has none."""
    table = situation.table
    source, target = int(table.get(fields.MOVE_FROM)), int(table.get(fields.MOVE_TO))
    wanted = situation.hostile[target] and situation.base(JUSTICE) > 0
    if not situation.hostile[target]:
        wanted = int(table.get(fields.MOVE_SOLDATI)) >= situation.soldati[source] or situation.cars[target] == 0
    return best(moves, lambda move: float(first(move) == int(wanted)), dice)


def replace(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.REPLACE)


def buy(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Buy as many defenders as are worth their price."""
    table, current = situation.table, executing(situation)
    source, target = int(table.get(fields.MOVE_FROM)), int(table.get(fields.MOVE_TO))
    attackers = int(table.get(fields.MOVE_SOLDATI)) + int(table.get(fields.MOVE_JOINING))
    sea, car = table.get(fields.MOVE_WAY) == move_codes.BY_SEA, int(table.get(fields.MOVE_CAR))
    bonus = movement_bonus(situation, current, source, sea, car)
    hits = max(0, bonus - situation.defence(target))
    prize = situation.prize(target)

    def score(move: Move) -> float:
        left = max(0, situation.soldati[target] - first(move) - hits)
        odds = situation.conflict_odds(attackers, left)
        return odds.win * prize + 0.4 * odds.attackers - first(move) * current.price * situation.money_value()

    return best(moves, score, dice)


def recruitment(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.PLACE)


def pentito(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(
        moves, lambda m: removal_value(situation, first(m), second(m)) if verb(m) == move_codes.REMOVE else 0.0, dice
    )


def agitations(situation: Situation, area: int, effect: int) -> list[tuple[int, int]]:
    """The movements of neutrals, as source and target, that would attack an enemy."""
    reach, board = int(situation.board.effect_n[effect]), situation.board
    return [
        (source, target)
        for source in situation.info.areas
        if situation.owner[source] == NEUTRAL and 0 < board.distance[area * len(situation.info.areas) + source] <= reach
        for target in situation.info.near[source]
        if situation.foe[target]
    ]


def agitate_value(situation: Situation, source: int, target: int, n: int = 0) -> float:
    """The value of an attack by neutrals: the enemy's losses, less the Soldati it gets for neutrals that are removed."""
    n = n or situation.soldati[source]
    if situation.owner[target] == EMPTY or not situation.foe[target]:
        return -0.1
    odds = situation.conflict_odds(n, situation.soldati[target])
    value = odds.win * situation.loss(target) + 0.3 * (situation.soldati[target] - odds.defenders)
    value -= 0.4 * (n - odds.attackers)
    return value + (0.15 * situation.worth(source, situation.seat) if n == situation.soldati[source] else 0.0)


def agitate(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(
        moves, lambda m: agitate_value(situation, first(m), second(m)) if verb(m) == move_codes.AGITATE else 0.0, dice
    )


def launch(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda m: boat_value(situation, first(m)) if verb(m) == move_codes.BOAT else 0.0, dice)


def defect(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    """Choose the area in which the remaining defections are worth most."""
    left = int(situation.table.get(fields.DEFECT_LEFT))

    def score(move: Move) -> float:
        if verb(move) != move_codes.DEFECT:
            return 0.0
        area = first(move)
        return 0.6 + removal_value(situation, area, left) / max(1, min(left, situation.soldati[area]))

    return best(moves, score, dice)


def spread(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    most_each = int(situation.table.get(fields.SPREAD_MOST))

    def score(move: Move) -> float:
        if verb(move) != move_codes.SPREAD:
            return 0.0
        area = first(move)
        if situation.owner[area] != situation.seat:
            return 0.3
        return placing(situation, area, situation.soldati[area], min(most_each, situation.hq))

    return best(moves, score, dice)


def which(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return moves[0]
