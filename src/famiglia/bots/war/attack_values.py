"""Estimates the value of movements and Strikes: what they can win, what they cost, and how safe the area left behind is."""

from typing import Final

from famiglia.war.engine.board import EMPTY, NEUTRAL, SEATS
from famiglia.war.engine.effects import JUSTICE, T_BRIBE, T_SEA_ATTACK_BONUS, T_STRIKE_RANGE
from famiglia.war.phases.fight import reached_by_sea

from .board_info import Order
from .situation import SOLDATO, MovementPlan, Situation

SPOIL: Final = 0.5
"""The value of removing a neutral Soldato, for which the seat gets one of its own in the headquarters."""
KILL: Final = 0.4
"""The value of removing an enemy Soldato."""
CLAIMED: Final = 0.25
"""What remains of a target's value, as a share, if another order of the team will certainly attack it."""
SECOND: Final = 0.7
"""The factor for the second of two movements or Strikes, which the first may prevent."""
CAR: Final = 0.9
"""The value of a car, which is also the cost of a car bomb."""


def by_sea(situation: Situation, source: int) -> list[int]:
    """The areas that can be reached from this area with the team's boats."""
    if not situation.info.seas[source] or not _has_boats(situation):
        return []
    bits = int(reached_by_sea(situation.table, situation.seat, source))
    return [area for area in situation.info.areas if bits >> area & 1 and area != source]


def _has_boats(situation: Situation) -> bool:
    boats = situation.value_cache.get("boats")
    if boats is None:
        pieces = [int(n) for n in situation.table.boats]
        boats = float(sum(pieces[situation.seat :: SEATS]) + sum(pieces[situation.mate :: SEATS]))
        situation.value_cache["boats"] = boats
    return boats > 0


def movement_value(
    situation: Situation, source: int, target: int, n: int, bonus: int, turned: int = 0, gone: int = 0
) -> tuple[float, int]:
    """The value of a movement out of an area with n Soldati, and the best number of Soldati for it.

    Before the fight `turned` defenders join the attackers and `gone` defenders leave.
    """
    key = (source, target, n, bonus if situation.hostile[target] else 0, turned, gone)
    found = situation.choice_cache.get(key)
    if found is None:
        found = situation.choice_cache[key] = _movement_value(situation, source, target, n, bonus, turned, gone)
    return found


def _movement_value(
    situation: Situation, source: int, target: int, n: int, bonus: int, turned: int, gone: int
) -> tuple[float, int]:
    owner, defenders = situation.owner[target], situation.soldati[target]
    stay = situation.worth(source, situation.seat)
    risk = situation.danger(source, n)
    if owner == EMPTY:
        joined, left_over, prize = 0, 0, situation.worth(target, situation.seat)
    else:
        joined = min(turned, defenders, situation.supply)
        hits = max(0, bonus - situation.defence(target))
        left_over = max(0, defenders - joined - gone - hits)
        prize = situation.prize(target)
    if n + joined == 1 and left_over:
        return -stay, 1
    best, number = -1e9, 1
    spoil = SPOIL if owner == NEUTRAL else KILL
    consolation = 0.25 * situation.loss(target) if owner != EMPTY else 0.0
    for going in {n, n - 1, (n + 1) // 2, min(n, left_over + 2)}:
        if going < 1:
            continue
        odds = situation.conflict_odds(going + joined, left_over)
        value = -SOLDATO * (going - odds.attackers)
        if odds.win:
            value += odds.win * prize * (1 - situation.danger(target, max(1, round(odds.attackers))))
        if owner != EMPTY:
            value += spoil * (defenders - joined - odds.defenders) + joined * 0.6 + (1 - odds.win) * consolation
        value -= stay if going == n else stay * (situation.danger(source, n - going) - risk)
        if value > best:
            best, number = value, going
    return best, number


def strike_value(situation: Situation, target: int, bonus: int, car: bool) -> float:
    """The value of one Strike."""
    hits = min(bonus - situation.defence(target), situation.soldati[target])
    if hits <= 0:
        return -1.0
    value = hits * (SPOIL if situation.owner[target] == NEUTRAL else KILL) - (CAR if car else 0.0)
    if hits == situation.soldati[target]:
        value += 0.9 * situation.loss(target) + 0.15 * situation.worth(target, situation.seat)
    else:
        value += 0.05 * hits * situation.prize(target)
    return value


def movement_bonus(situation: Situation, order: Order, source: int, sea: bool, cars: int) -> int:
    bonus = order.skull
    if sea:
        return bonus + (1 if situation.tile(T_SEA_ATTACK_BONUS) else 0)
    return bonus + (situation.base(JUSTICE) if cars else 0)


def defenders_bought(situation: Situation, order: Order, target: int) -> int:
    """How many defenders the seat can pay for to make them leave, with Bribery and with an order that buys defenders off."""
    if not situation.hostile[target]:
        return 0
    money = situation.money
    gone = 0
    if money > 0 and situation.tile(T_BRIBE):
        gone, money = 1, money - 1
    if order.price:
        gone += min(situation.soldati[target] - gone, max(0, money - (0 if situation.fighting else 1)) // order.price)
    return gone


def movement_plans(
    situation: Situation, order: Order, source: int, n: int, cars: int, claimed: dict[int, float]
) -> list[MovementPlan]:
    """The movements that an order allows from this area, the best first."""
    key = (order.skull, order.replace, order.price, source, n, cars > 0, len(claimed))
    found = situation.plan_cache.get(key)
    if found is None:
        found = situation.plan_cache[key] = _movement_plans(situation, order, source, n, cars, claimed)
    return found


def _movement_plans(
    situation: Situation, order: Order, source: int, n: int, cars: int, claimed: dict[int, float]
) -> list[MovementPlan]:
    plans: list[MovementPlan] = []
    for sea, targets in ((False, situation.info.near[source]), (True, by_sea(situation, source))):
        bonus = movement_bonus(situation, order, source, sea, cars)
        for target in targets:
            if situation.owner[target] == EMPTY or situation.hostile[target]:
                gone = defenders_bought(situation, order, target)
                value, soldati = movement_value(situation, source, target, n, bonus, order.replace, gone)
                if order.price and gone:
                    value -= gone * order.price * situation.money_value()
                if target in claimed and value > 0:
                    value *= 1 - (1 - CLAIMED) * claimed[target]
                plans.append(MovementPlan(value, target, sea, soldati))
    plans.sort(key=lambda plan: -plan.value)
    return plans


def strikes_value(situation: Situation, order: Order, source: int, cars: int) -> float:
    """The value of all Strikes of an order from this area."""
    found: list[float] = []
    far = cars > 0 and situation.tile(T_STRIKE_RANGE)
    for target in situation.info.areas if far else situation.info.near[source]:
        near = target in situation.info.near[source]
        distance = 1 if near else int(situation.board.distance[source * len(situation.info.areas) + target])
        if distance > 2 or distance == 0 or not situation.hostile[target]:
            continue
        plain = strike_value(situation, target, order.skull, False) if near else -1.0
        loaded = (
            strike_value(situation, target, order.skull + int(situation.table.strike_base(situation.seat)), True)
            if cars
            else -1.0
        )
        found.append(max(plain, loaded))
    found.sort(reverse=True)
    return sum(max(0.0, value) * (SECOND if i else 1.0) for i, value in enumerate(found[: order.strikes]))
