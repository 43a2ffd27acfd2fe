"""The decisions of the encounter phase: the parts of an order, movements and Strikes, step by step."""

from collections.abc import Sequence

from famiglia.dice import Chance
from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.board import EMPTY, NEUTRAL
from famiglia.war.engine.effects import AGITATE, JUSTICE, MOVE, RALLY, STRIKE, STRIKE_AND_MOVE
from famiglia.war.moves import Move
from famiglia.war.phases.movement import car_is_free

from .assault import bombing, bought, march, marches, movement_bonus, strikes
from .ground import Order
from .move_scores import best, first, most, second, third, verb
from .orders import gathered, part_value, placing, removal_value
from .scene import Scene
from .seas import boat_value


def executing(scene: Scene) -> Order:
    return scene.ground.orders[int(scene.table.order_number(scene.table.executing))]


def order(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """Supply first, then Rally if it helps, then movements and Strikes, Agitate last; what does harm is left out."""
    board = scene.board
    current, area = executing(scene), int(scene.table.get(fields.ORDER_AREA))
    start = int(board.effect_first[current.number])
    n = scene.soldati[area] if scene.owner[area] == scene.seat else 0

    def score(move: Move) -> float:
        if verb(move) != move_codes.PART:
            return 0.0
        effect = start + first(move) - 1
        kind = int(board.effect_verb[effect])
        if kind == RALLY:
            return 50.0 if rally_helps(scene, current, area, n) else -1.0
        if kind == AGITATE:
            return 0.5 * max((agitate_value(scene, a, b) for a, b in agitations(scene, area, effect)), default=0.0)
        if kind in (MOVE, STRIKE, STRIKE_AND_MOVE):
            return fight_value(scene, current, area, n)
        value = part_value(scene, (kind, int(board.effect_n[effect]), effect), area, n)
        return 100.0 if value > 0.01 else -1.0

    return best(moves, score, dice)


def fight_value(scene: Scene, current: Order, area: int, n: int) -> float:
    value = 0.0
    if current.strikes:
        value = strikes(scene, current, area, scene.cars[area])
    if current.moves and n:
        value += max((plan.value for plan in marches(scene, current, area, n, scene.cars[area], {})), default=0.0)
        value = max(value, max((shift_value(scene, area, near, n) for near in scene.ground.near[area]), default=0.0))
    return value - 0.05


def rally_helps(scene: Scene, current: Order, area: int, n: int) -> bool:
    """Does the best movement gain by Soldati from next door?"""
    more = gathered(scene, area)
    near = [a for a in scene.ground.near[area] if scene.owner[a] == scene.seat]
    cars = sum(scene.cars[a] for a in near)
    if not current.moves or not more + cars:
        return False
    alone = [plan.value for plan in marches(scene, current, area, n, scene.cars[area], {})]
    joined = [plan.value for plan in marches(scene, current, area, n + more, scene.cars[area] + cars, {})]
    return max(joined, default=0.0) > max(0.0, *alone, 0.0) + 0.5


def shift_value(scene: Scene, source: int, target: int, n: int) -> float:
    """Moving into an own area: what becomes safer there, less what is laid open here."""
    if scene.owner[target] != scene.seat or n < 2:
        return -1.0
    going, there = n - 1, scene.soldati[target]
    safer = scene.worth(target, scene.seat) * (scene.danger(target, there) - scene.danger(target, there + going))
    return safer - scene.worth(source, scene.seat) * (scene.danger(source, 1) - scene.danger(source, n)) - 0.3


def fight(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """The best movement or Strike; none if all would do harm."""
    current = executing(scene)
    car, lost = int(scene.table.get_optional(fields.FIGHT_CAR)), bool(scene.table.get(fields.FIGHT_CAR_LOST))

    def score(move: Move) -> float:
        kind, source, target = verb(move), first(move), second(move)
        if kind == move_codes.PASS:
            return 0.0
        if kind == move_codes.STRIKE:
            bomb = third(move) == move_codes.WITH_CAR
            bonus = current.skull + (int(scene.table.strike_base(scene.seat)) if bomb else 0)
            return bombing(scene, target, bonus, bomb)
        n = scene.soldati[source]
        if scene.owner[target] == scene.seat:
            return shift_value(scene, source, target, n)
        sea = kind == move_codes.MOVE and third(move) == move_codes.BY_SEA
        car_here = scene.cars[source] if car in (-1, source) and not lost else 0
        bonus = movement_bonus(scene, current, source, sea, car_here)
        gone = bought(scene, current, target)
        value = march(scene, source, target, n, bonus, current.replace, gone)[0] - 0.05
        if current.price:
            value -= gone * current.price * scene.coin()
        return value - (scene.coin() if kind == move_codes.ALLIES else 0.0)

    return best(moves, score, dice)


def bribery(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda move: 1.0 if verb(move) == move_codes.BRIBE else 0.5, dice)


def how_many(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    table = scene.table
    source, target = int(table.get(fields.MOVE_FROM)), int(table.get(fields.MOVE_TO))
    if table.get(fields.MOVE_SLOT) < 0:
        return best(moves, lambda move: agitate_value(scene, source, target, first(move)), dice)
    n = scene.soldati[source]
    if scene.owner[target] == scene.seat:
        wanted = max(1, n - 1)
    else:
        current = executing(scene)
        sea = table.get(fields.MOVE_WAY) == move_codes.BY_SEA
        car_here = scene.cars[source] if car_is_free(table, source) else 0
        bonus = movement_bonus(scene, current, source, sea, car_here)
        gone = bought(scene, current, target) if current.price else 0
        wanted = march(scene, source, target, n, bonus, current.replace, gone)[1]
    return best(moves, lambda move: -abs(first(move) - wanted), dice)


def car_along(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """Into a fight, and when no Soldato stays behind."""
    table = scene.table
    source, target = int(table.get(fields.MOVE_FROM)), int(table.get(fields.MOVE_TO))
    wanted = scene.hostile[target] and scene.base(JUSTICE) > 0
    if not scene.hostile[target]:
        wanted = int(table.get(fields.MOVE_SOLDATI)) >= scene.soldati[source] or scene.cars[target] == 0
    return best(moves, lambda move: float(first(move) == int(wanted)), dice)


def replace(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.REPLACE)


def buy(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """As many defenders as make the difference."""
    table, current = scene.table, executing(scene)
    source, target = int(table.get(fields.MOVE_FROM)), int(table.get(fields.MOVE_TO))
    attackers = int(table.get(fields.MOVE_SOLDATI)) + int(table.get(fields.MOVE_JOINING))
    sea, car = table.get(fields.MOVE_WAY) == move_codes.BY_SEA, int(table.get(fields.MOVE_CAR))
    bonus = movement_bonus(scene, current, source, sea, car)
    hits = max(0, bonus - scene.defence(target))
    prize = scene.prize(target)

    def score(move: Move) -> float:
        left = max(0, scene.soldati[target] - first(move) - hits)
        odds = scene.clash(attackers, left)
        return odds.win * prize + 0.4 * odds.attackers - first(move) * current.price * scene.coin()

    return best(moves, score, dice)


def recruitment(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return most(moves, move_codes.PLACE)


def pentito(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(
        moves, lambda m: removal_value(scene, first(m), second(m)) if verb(m) == move_codes.REMOVE else 0.0, dice
    )


def agitations(scene: Scene, area: int, effect: int) -> list[tuple[int, int]]:
    """Which neutrals could march where, as far as it could hurt an enemy."""
    reach, board = int(scene.board.effect_n[effect]), scene.board
    return [
        (source, target)
        for source in scene.ground.areas
        if scene.owner[source] == NEUTRAL and 0 < board.distance[area * len(scene.ground.areas) + source] <= reach
        for target in scene.ground.near[source]
        if scene.foe[target]
    ]


def agitate_value(scene: Scene, source: int, target: int, n: int = 0) -> float:
    """What it brings that neutrals attack: losses of an enemy, who gets Soldati for those that fall."""
    n = n or scene.soldati[source]
    if scene.owner[target] == EMPTY or not scene.foe[target]:
        return -0.1
    odds = scene.clash(n, scene.soldati[target])
    value = odds.win * scene.loss(target) + 0.3 * (scene.soldati[target] - odds.defenders)
    value -= 0.4 * (n - odds.attackers)
    return value + (0.15 * scene.worth(source, scene.seat) if n == scene.soldati[source] else 0.0)


def agitate(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(
        moves, lambda m: agitate_value(scene, first(m), second(m)) if verb(m) == move_codes.AGITATE else 0.0, dice
    )


def launch(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return best(moves, lambda m: boat_value(scene, first(m)) if verb(m) == move_codes.BOAT else 0.0, dice)


def defect(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    """From the area where the most is won by the Soldati that are still to come over."""
    left = int(scene.table.get(fields.DEFECT_LEFT))

    def score(move: Move) -> float:
        if verb(move) != move_codes.DEFECT:
            return 0.0
        area = first(move)
        return 0.6 + removal_value(scene, area, left) / max(1, min(left, scene.soldati[area]))

    return best(moves, score, dice)


def spread(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    most_each = int(scene.table.get(fields.SPREAD_MOST))

    def score(move: Move) -> float:
        if verb(move) != move_codes.SPREAD:
            return 0.0
        area = first(move)
        if scene.owner[area] != scene.seat:
            return 0.3
        return placing(scene, area, scene.soldati[area], min(most_each, scene.hq))

    return best(moves, score, dice)


def which(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return moves[0]
