"""Weighing a movement or a Strike: what it may take, what it costs, what stays behind."""

from typing import Final

from famiglia.war.engine.board import EMPTY, NEUTRAL, SEATS
from famiglia.war.engine.effects import JUSTICE, T_BRIBE, T_SEA_ATTACK_BONUS, T_STRIKE_RANGE
from famiglia.war.phases.fight import reached_by_sea

from .ground import Order
from .scene import SOLDATO, Plan, Scene

SPOIL: Final = 0.5
"""A Soldato in the headquarters for each neutral removed."""
KILL: Final = 0.4
"""An enemy Soldato gone."""
CLAIMED: Final = 0.25
"""What is left of a target that another order of the team is likely to take."""
SECOND: Final = 0.7
"""How sure the second of two movements is."""
CAR: Final = 0.9
"""What a car is worth, and so what a bomb costs."""


def by_sea(scene: Scene, source: int) -> list[int]:
    """Areas that the team's boats reach from here."""
    if not scene.ground.seas[source] or not _boats(scene):
        return []
    bits = int(reached_by_sea(scene.table, scene.seat, source))
    return [area for area in scene.ground.areas if bits >> area & 1 and area != source]


def _boats(scene: Scene) -> bool:
    boats = scene.fresh.get("boats")
    if boats is None:
        pieces = [int(n) for n in scene.table.boats]
        boats = float(sum(pieces[scene.seat :: SEATS]) + sum(pieces[scene.mate :: SEATS]))
        scene.fresh["boats"] = boats
    return boats > 0


def march(
    scene: Scene, source: int, target: int, n: int, bonus: int, turned: int = 0, gone: int = 0
) -> tuple[float, int]:
    """What a movement out of an area with n Soldati is worth, and how many should go.

    `turned` defenders join the attackers first, `gone` leave without a fight.
    """
    key = (source, target, n, bonus if scene.hostile[target] else 0, turned, gone)
    found = scene.chosen.get(key)
    if found is None:
        found = scene.chosen[key] = _march(scene, source, target, n, bonus, turned, gone)
    return found


def _march(scene: Scene, source: int, target: int, n: int, bonus: int, turned: int, gone: int) -> tuple[float, int]:
    owner, defenders = scene.owner[target], scene.soldati[target]
    stay = scene.worth(source, scene.seat)
    risk = scene.danger(source, n)
    if owner == EMPTY:
        joined, left_over, prize = 0, 0, scene.worth(target, scene.seat)
    else:
        joined = min(turned, defenders, scene.supply)
        hits = max(0, bonus - scene.defence(target))
        left_over = max(0, defenders - joined - gone - hits)
        prize = scene.prize(target)
    if n + joined == 1 and left_over:
        return -stay, 1
    best, number = -1e9, 1
    spoil = SPOIL if owner == NEUTRAL else KILL
    consolation = 0.25 * scene.loss(target) if owner != EMPTY else 0.0
    for going in {n, n - 1, (n + 1) // 2, min(n, left_over + 2)}:
        if going < 1:
            continue
        odds = scene.clash(going + joined, left_over)
        value = -SOLDATO * (going - odds.attackers)
        if odds.win:
            value += odds.win * prize * (1 - scene.danger(target, max(1, round(odds.attackers))))
        if owner != EMPTY:
            value += spoil * (defenders - joined - odds.defenders) + joined * 0.6 + (1 - odds.win) * consolation
        value -= stay if going == n else stay * (scene.danger(source, n - going) - risk)
        if value > best:
            best, number = value, going
    return best, number


def bombing(scene: Scene, target: int, bonus: int, car: bool) -> float:
    """What a Strike is worth."""
    hits = min(bonus - scene.defence(target), scene.soldati[target])
    if hits <= 0:
        return -1.0
    value = hits * (SPOIL if scene.owner[target] == NEUTRAL else KILL) - (CAR if car else 0.0)
    if hits == scene.soldati[target]:
        value += 0.9 * scene.loss(target) + 0.15 * scene.worth(target, scene.seat)
    else:
        value += 0.05 * hits * scene.prize(target)
    return value


def movement_bonus(scene: Scene, order: Order, source: int, sea: bool, cars: int) -> int:
    bonus = order.skull
    if sea:
        return bonus + (1 if scene.tile(T_SEA_ATTACK_BONUS) else 0)
    return bonus + (scene.base(JUSTICE) if cars else 0)


def bought(scene: Scene, order: Order, target: int) -> int:
    """How many defenders money sends home: by Bribery, and by an order that buys them off."""
    if not scene.hostile[target]:
        return 0
    money = scene.money
    gone = 0
    if money > 0 and scene.tile(T_BRIBE):
        gone, money = 1, money - 1
    if order.price:
        gone += min(scene.soldati[target] - gone, max(0, money - (0 if scene.fighting else 1)) // order.price)
    return gone


def marches(scene: Scene, order: Order, source: int, n: int, cars: int, claimed: dict[int, float]) -> list[Plan]:
    """The movements an order allows from here, the best first."""
    key = (order.skull, order.replace, order.price, source, n, cars > 0, len(claimed))
    found = scene.plans.get(key)
    if found is None:
        found = scene.plans[key] = _marches(scene, order, source, n, cars, claimed)
    return found


def _marches(scene: Scene, order: Order, source: int, n: int, cars: int, claimed: dict[int, float]) -> list[Plan]:
    plans: list[Plan] = []
    for sea, targets in ((False, scene.ground.near[source]), (True, by_sea(scene, source))):
        bonus = movement_bonus(scene, order, source, sea, cars)
        for target in targets:
            if scene.owner[target] == EMPTY or scene.hostile[target]:
                gone = bought(scene, order, target)
                value, soldati = march(scene, source, target, n, bonus, order.replace, gone)
                if order.price and gone:
                    value -= gone * order.price * scene.coin()
                if target in claimed and value > 0:
                    value *= 1 - (1 - CLAIMED) * claimed[target]
                plans.append(Plan(value, target, sea, soldati))
    plans.sort(key=lambda plan: -plan.value)
    return plans


def strikes(scene: Scene, order: Order, source: int, cars: int) -> float:
    """What the Strikes of an order are worth from here."""
    found: list[float] = []
    far = cars > 0 and scene.tile(T_STRIKE_RANGE)
    for target in scene.ground.areas if far else scene.ground.near[source]:
        near = target in scene.ground.near[source]
        distance = 1 if near else int(scene.board.distance[source * len(scene.ground.areas) + target])
        if distance > 2 or distance == 0 or not scene.hostile[target]:
            continue
        plain = bombing(scene, target, order.skull, False) if near else -1.0
        loaded = bombing(scene, target, order.skull + int(scene.table.strike_base(scene.seat)), True) if cars else -1.0
        found.append(max(plain, loaded))
    found.sort(reverse=True)
    return sum(max(0.0, value) * (SECOND if i else 1.0) for i, value in enumerate(found[: order.strikes]))
