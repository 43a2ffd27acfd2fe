"""Estimates the value of an order in an area: as a whole when it is issued, and part by part when it is executed."""

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

from .attack_values import KILL, SECOND, SPOIL, movement_plans, strikes_value
from .board_info import Effect, Order
from .situation import Situation

LATER: Final = 0.85
"""The factor for attacks that are planned now and executed in the encounter phase."""


def claimed_targets(situation: Situation) -> dict[int, float]:
    """By area: how likely it is that an order of the team that is already on the board will attack it."""
    if situation.claimed_cache is None:
        situation.claimed_cache = {} if situation.fighting else _claimed_targets(situation)
    return situation.claimed_cache


def _claimed_targets(situation: Situation) -> dict[int, float]:
    found: dict[int, float] = {}
    orders = [
        (order.initiative, area, order, whose)
        for area, tokens in situation.orders_on_board.items()
        for whose, order in tokens
        if order is not None and order.moves and not situation.enemy(whose)
    ]
    for _, area, order, whose in sorted(orders, key=lambda one: one[0]):
        if whose == situation.seat:
            plans = movement_plans(
                situation, order, area, _strength(situation, order, area), situation.cars[area], found
            )
            found.update({plan.target: 0.8 for plan in plans[: order.moves] if plan.value > 1})
        else:
            near = [a for a in situation.info.near[area] if situation.hostile[a]]
            if near:
                found[max(near, key=lambda a: situation.worth(a, whose) + situation.loss(a))] = 0.5
    return found


def _strength(situation: Situation, order: Order, area: int) -> int:
    """How many Soldati the order can use, including those it places or rallies."""
    own = situation.owner[area] == situation.seat
    n = situation.soldati[area] if own else 0
    n += sum(min(k, situation.hq) for verb, k, _ in order.rest if verb == PLACE)
    return n + (soldati_to_rally(situation, area) if order.rally else 0)


def soldati_to_rally(situation: Situation, area: int) -> int:
    """How many Soldati could be rallied from the seat's adjacent areas if one stays in each."""
    return sum(
        situation.soldati[near] - 1 for near in situation.info.near[area] if situation.owner[near] == situation.seat
    )


def order_value(situation: Situation, order: Order, area: int, extra: int) -> float:
    """The value of this order in an area of the seat that gets `extra` Soldati more."""
    key = ("order", order.number, area, extra, situation.hq)
    found = situation.value_cache.get(key)
    if found is None:
        found = situation.value_cache[key] = _order_value(situation, order, area, extra)
    return found


def _order_value(situation: Situation, order: Order, area: int, extra: int) -> float:
    n = situation.soldati[area] + extra
    value = 0.0
    cars = situation.cars[area] + sum(k for verb, k, _ in order.rest if verb == CAR)
    if order.moves:
        n_moving = n + sum(min(k, situation.hq) for verb, k, _ in order.rest if verb == PLACE)
        value += move_value(situation, order, area, n_moving, cars)
    if order.strikes:
        value += LATER * strikes_value(situation, order, area, cars)
    for effect in order.rest:
        value += part_value(situation, effect, area, n)
    if order.vest:
        protection = situation.danger(area, n) - situation.danger(area, n + order.vest)
        value += situation.worth(area, situation.seat) * protection
    return value


def move_value(situation: Situation, order: Order, area: int, n: int, cars: int) -> float:
    """The value of the best movements, with or without a Rally before them."""
    best = _moves(situation, order, area, n, cars)
    if order.rally:
        more = soldati_to_rally(situation, area)
        if more:
            near = [a for a in situation.info.near[area] if situation.owner[a] == situation.seat]
            cars += sum(situation.cars[a] for a in near)
            price = sum(
                situation.worth(a, situation.seat)
                * (situation.danger(a, 1) - situation.danger(a, situation.soldati[a]))
                for a in near
            )
            best = max(best, _moves(situation, order, area, n + more, cars) - 0.7 * price)
    return LATER * best


def _moves(situation: Situation, order: Order, area: int, n: int, cars: int) -> float:
    plans = [
        plan for plan in movement_plans(situation, order, area, n, cars, claimed_targets(situation)) if plan.value > 0
    ][: order.moves]
    if not plans:
        return 0.0
    return plans[0].value + sum(SECOND * 0.7 * plan.value for plan in plans[1:])


def part_value(situation: Situation, effect: Effect, area: int, n: int) -> float:
    """The value of one part of an order; movements and Strikes are not included."""
    verb, k, index = effect
    early = 0.3 if situation.late else 1.0
    if verb == MONEY:
        return k * situation.money_value()
    if verb == LAUNDER:
        return int(situation.table.labs_of(situation.seat)) * situation.money_value()
    if verb in (PLACE, PLACE_BASE):
        return placing(situation, area, n, min(situation.hq, k + (situation.base(POLICE) if verb == PLACE_BASE else 0)))
    if verb in (RECRUIT, RECRUIT_BASE):
        return recruiting(situation, k + (situation.base(CHURCH) if verb == RECRUIT_BASE else 0)) * early
    if verb == CAR:
        return 0.9 * k * early
    if verb == BOAT:
        return (0.6 if situation.info.seas[area] else 0.0) * early
    if verb == LAB:
        return (1.0 if situation.labs[area] < int(situation.board.max_labs) else 0.0) * early
    if verb == PLACE_PER_LAB:
        return 0.6 * min(situation.hq, k * int(situation.table.labs_of(situation.seat)))
    if verb == PLACE_SPREAD:
        near = sum(situation.owner[a] in (situation.seat, situation.mate) for a in situation.info.near[area])
        return placing(situation, area, n, min(k, situation.hq)) + 0.6 * min(near, 2) * min(k, max(0, situation.hq - k))
    if verb == PENTITO:
        return pentito_value(situation, area, index, n)
    if verb == AGITATE:
        return 0.8
    if verb == DEFECT_ADJACENT:
        return defect_value(situation, area, k)
    return 0.0


def placing(situation: Situation, area: int, n: int, k: int) -> float:
    """The value of placing k Soldati in an area of the seat that has n: how much safer they make it."""
    if k <= 0:
        return 0.0
    return 0.2 * k + situation.worth(area, situation.seat) * (situation.danger(area, n) - situation.danger(area, n + k))


def recruiting(situation: Situation, k: int) -> float:
    """The value of recruiting k Soldati; the more are in the headquarters, the less each is worth."""
    k = min(k, situation.supply)
    return sum(0.55 if situation.hq + i < 4 else 0.4 if situation.hq + i < 8 else 0.15 for i in range(k))


def removal_value(situation: Situation, area: int, n: int) -> float:
    """The value of removing n hostile Soldati from an area."""
    n = min(n, situation.soldati[area])
    value = n * (SPOIL if situation.owner[area] == NEUTRAL else KILL)
    if n == situation.soldati[area]:
        return value + 0.9 * situation.loss(area) + 0.15 * situation.worth(area, situation.seat)
    return value + 0.04 * n * situation.prize(area)


def pentito_value(situation: Situation, area: int, index: int, n: int) -> float:
    numbers: list[int] = []
    while number := int(situation.board.removal(index, len(numbers))):
        numbers.append(number)
    near = [a for a in situation.info.near[area] if situation.hostile[a]]
    found = sorted((removal_value(situation, a, numbers[0]) for a in near), reverse=True)
    cost = situation.worth(area, situation.seat) if n <= 1 else 0.4
    return sum(found[: len(numbers)]) * 0.85 - cost


def defect_value(situation: Situation, area: int, k: int) -> float:
    near = [a for a in situation.info.near[area] if situation.hostile[a]]
    best = max((removal_value(situation, a, k) for a in near), default=0.0)
    defectors = min(k, sum(situation.soldati[a] for a in near), situation.supply)
    return best + 0.6 * defectors


def best_order(situation: Situation, area: int, extra: int) -> float:
    """The value of the best order in the headquarters for this area."""
    key = ("best", area, extra, situation.hq)
    found = situation.value_cache.get(key)
    if found is None:
        found = max((order_value(situation, order, area, extra) for order in situation.in_hq), default=0.0)
        situation.value_cache[key] = found
    return found
