"""What an order is worth in an area: as a plan while it lies face down, and part by part when its time comes."""

from typing import Final

from famiglia.war.engine.board import NEUTRAL
from famiglia.war.engine.effects import (
    AGITATE,
    BOAT,
    CAR,
    CHURCH,
    DEFECT_ADJACENT,
    LAB,
    LAUNDER,
    MONEY,
    PENTITO,
    PLACE,
    PLACE_BASE,
    PLACE_PER_LAB,
    PLACE_SPREAD,
    POLICE,
    RECRUIT,
    RECRUIT_BASE,
)

from .assault import KILL, SECOND, SPOIL, marches, strikes
from .ground import Effect, Order
from .scene import Scene

LATER: Final = 0.85
"""How much of a plan survives until the orders are revealed."""


def claims(scene: Scene) -> dict[int, float]:
    """Targets that orders of the team already lying on the board will go for, and how surely."""
    if scene.claimed is None:
        scene.claimed = {} if scene.fighting else _claims(scene)
    return scene.claimed


def _claims(scene: Scene) -> dict[int, float]:
    found: dict[int, float] = {}
    lying = [
        (order.initiative, area, order, whose)
        for area, tokens in scene.lying.items()
        for whose, order in tokens
        if order is not None and order.moves and not scene.enemy(whose)
    ]
    for _, area, order, whose in sorted(lying, key=lambda one: one[0]):
        if whose == scene.seat:
            plans = marches(scene, order, area, _strength(scene, order, area), scene.cars[area], found)
            found.update({plan.target: 0.8 for plan in plans[: order.moves] if plan.value > 1})
        else:
            near = [a for a in scene.ground.near[area] if scene.hostile[a]]
            if near:
                found[max(near, key=lambda a: scene.worth(a, whose) + scene.loss(a))] = 0.5
    return found


def _strength(scene: Scene, order: Order, area: int) -> int:
    """How many Soldati the order will have, with those it brings."""
    own = scene.owner[area] == scene.seat
    n = scene.soldati[area] if own else 0
    n += sum(min(k, scene.hq) for verb, k, _ in order.rest if verb == PLACE)
    return n + (gathered(scene, area) if order.rally else 0)


def gathered(scene: Scene, area: int) -> int:
    """Soldati that could come from next door, one staying in each area."""
    return sum(scene.soldati[near] - 1 for near in scene.ground.near[area] if scene.owner[near] == scene.seat)


def order_value(scene: Scene, order: Order, area: int, extra: int) -> float:
    """What this order promises in an own area with so many Soldati more than now."""
    key = ("order", order.number, area, extra, scene.hq)
    found = scene.fresh.get(key)
    if found is None:
        found = scene.fresh[key] = _order_value(scene, order, area, extra)
    return found


def _order_value(scene: Scene, order: Order, area: int, extra: int) -> float:
    n = scene.soldati[area] + extra
    value = 0.0
    cars = scene.cars[area] + sum(k for verb, k, _ in order.rest if verb == CAR)
    if order.moves:
        n_moving = n + sum(min(k, scene.hq) for verb, k, _ in order.rest if verb == PLACE)
        value += move_value(scene, order, area, n_moving, cars)
    if order.strikes:
        value += LATER * strikes(scene, order, area, cars)
    for effect in order.rest:
        value += part_value(scene, effect, area, n)
    if order.vest:
        soften = scene.danger(area, n) - scene.danger(area, n + order.vest)
        value += scene.worth(area, scene.seat) * soften
    return value


def move_value(scene: Scene, order: Order, area: int, n: int, cars: int) -> float:
    """The best movements, alone or with Soldati from next door."""
    best = _moves(scene, order, area, n, cars)
    if order.rally:
        more = gathered(scene, area)
        if more:
            near = [a for a in scene.ground.near[area] if scene.owner[a] == scene.seat]
            cars += sum(scene.cars[a] for a in near)
            price = sum(
                scene.worth(a, scene.seat) * (scene.danger(a, 1) - scene.danger(a, scene.soldati[a])) for a in near
            )
            best = max(best, _moves(scene, order, area, n + more, cars) - 0.7 * price)
    return LATER * best


def _moves(scene: Scene, order: Order, area: int, n: int, cars: int) -> float:
    plans = [plan for plan in marches(scene, order, area, n, cars, claims(scene)) if plan.value > 0][: order.moves]
    if not plans:
        return 0.0
    return plans[0].value + sum(SECOND * 0.7 * plan.value for plan in plans[1:])


def part_value(scene: Scene, effect: Effect, area: int, n: int) -> float:
    """What one part of an order is worth, other than movements and Strikes."""
    verb, k, index = effect
    early = 0.3 if scene.late else 1.0
    if verb == MONEY:
        return k * scene.coin()
    if verb == LAUNDER:
        return int(scene.table.labs_of(scene.seat)) * scene.coin()
    if verb in (PLACE, PLACE_BASE):
        return placing(scene, area, n, min(scene.hq, k + (scene.base(POLICE) if verb == PLACE_BASE else 0)))
    if verb in (RECRUIT, RECRUIT_BASE):
        return recruiting(scene, k + (scene.base(CHURCH) if verb == RECRUIT_BASE else 0)) * early
    if verb == CAR:
        return 0.9 * k * early
    if verb == BOAT:
        return (0.6 if scene.ground.seas[area] else 0.0) * early
    if verb == LAB:
        return (1.0 if scene.labs[area] < int(scene.board.max_labs) else 0.0) * early
    if verb == PLACE_PER_LAB:
        return 0.6 * min(scene.hq, k * int(scene.table.labs_of(scene.seat)))
    if verb == PLACE_SPREAD:
        near = sum(scene.owner[a] in (scene.seat, scene.mate) for a in scene.ground.near[area])
        return placing(scene, area, n, min(k, scene.hq)) + 0.6 * min(near, 2) * min(k, max(0, scene.hq - k))
    if verb == PENTITO:
        return pentito_value(scene, area, index, n)
    if verb == AGITATE:
        return 0.8
    if verb == DEFECT_ADJACENT:
        return defect_value(scene, area, k)
    return 0.0


def placing(scene: Scene, area: int, n: int, k: int) -> float:
    """So many Soldati more from the headquarters in an own area: what they protect."""
    if k <= 0:
        return 0.0
    return 0.2 * k + scene.worth(area, scene.seat) * (scene.danger(area, n) - scene.danger(area, n + k))


def recruiting(scene: Scene, k: int) -> float:
    """Soldati for the headquarters: the fewer are there, the more welcome."""
    k = min(k, scene.supply)
    return sum(0.55 if scene.hq + i < 4 else 0.4 if scene.hq + i < 8 else 0.15 for i in range(k))


def removal_value(scene: Scene, area: int, n: int) -> float:
    """What it is worth that n hostile Soldati disappear from an area."""
    n = min(n, scene.soldati[area])
    value = n * (SPOIL if scene.owner[area] == NEUTRAL else KILL)
    if n == scene.soldati[area]:
        return value + 0.9 * scene.loss(area) + 0.15 * scene.worth(area, scene.seat)
    return value + 0.04 * n * scene.prize(area)


def pentito_value(scene: Scene, area: int, index: int, n: int) -> float:
    numbers: list[int] = []
    while number := int(scene.board.removal(index, len(numbers))):
        numbers.append(number)
    near = [a for a in scene.ground.near[area] if scene.hostile[a]]
    found = sorted((removal_value(scene, a, numbers[0]) for a in near), reverse=True)
    cost = scene.worth(area, scene.seat) if n <= 1 else 0.4
    return sum(found[: len(numbers)]) * 0.85 - cost


def defect_value(scene: Scene, area: int, k: int) -> float:
    near = [a for a in scene.ground.near[area] if scene.hostile[a]]
    best = max((removal_value(scene, a, k) for a in near), default=0.0)
    bodies = min(k, sum(scene.soldati[a] for a in near), scene.supply)
    return best + 0.6 * bodies


def best_order(scene: Scene, area: int, extra: int) -> float:
    """What the order of the headquarters promises that fits this area best."""
    key = ("best", area, extra, scene.hq)
    found = scene.fresh.get(key)
    if found is None:
        found = max((order_value(scene, order, area, extra) for order in scene.in_hq), default=0.0)
        scene.fresh[key] = found
    return found
