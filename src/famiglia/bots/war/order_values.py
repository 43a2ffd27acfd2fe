"""Estimates the value of an order in an area: as a whole when it is issued, and part by part when it is executed."""

from typing import Final

from mypy_extensions import i64

from famiglia.war.engine.board import NEUTRAL
from famiglia.war.engine.effects import (
    AGITATE,
    BOAT,
    CAR,
    DEFECT_ADJACENT,
    LAB,
    LAUNDER,
    MONEY,
    PENTITO,
    PLACE,
    PLACE_BASE,
    PLACE_PER_LAB,
    PLACE_SPREAD,
    RECRUIT,
    RECRUIT_BASE,
)

from .area_values import danger, loss, prize, worth
from .attack_values import HARM, KILL, SECOND, SPOIL, list_movements, place_of_best, strikes_value
from .claimed_targets import claimed_targets, soldati_to_rally
from .situation import MOST_EXTRA, Situation

LATER: Final = 0.85
"""The factor for attacks that are planned now and executed in the encounter phase."""
MANY: Final = 4096
"""More pieces than anyone has."""


def order_value(s: Situation, order: i64, area: i64, extra: i64) -> float:
    """The value of this order in an area of the seat that gets `extra` Soldati more."""
    if extra >= MOST_EXTRA:
        return _order_value(s, order, area, extra)
    known, stamp = s.orders, s.stamp_with_hq()
    place = (order % s.board.orders_each * s.facts.areas + area) * MOST_EXTRA + extra
    if known.has(place, stamp):
        return known.numbers[place]
    return known.keep(place, stamp, _order_value(s, order, area, extra))


def _order_value(s: Situation, order: i64, area: i64, extra: i64) -> float:
    facts = s.facts
    n = s.soldati[area] + extra
    value = 0.0
    cars = s.cars[area] + facts.sum_of(order, CAR, MANY)
    if facts.moves[order]:
        value += move_value(s, order, area, n + facts.placed(order, s.hq), cars)
    if facts.strikes[order]:
        value += LATER * strikes_value(s, order, area, cars)
    for i in range(facts.rest_first[order], facts.rest_first[order + 1]):
        value += part_value(s, facts.rest[i], area, n)
    vest = s.board.vest[order]
    if vest:
        value += worth(s, area, s.seat) * (danger(s, area, n) - danger(s, area, n + vest))
    return value


def move_value(s: Situation, order: i64, area: i64, n: i64, cars: i64) -> float:
    """The value of the best movements, with or without a Rally before them."""
    best = _moves(s, order, area, n, cars)
    if s.facts.rally[order]:
        more = soldati_to_rally(s, area)
        if more:
            price = 0.0
            for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
                near = s.facts.near[i]
                if s.owner[near] == s.seat:
                    cars += s.cars[near]
                    price += worth(s, near, s.seat) * (danger(s, near, 1) - danger(s, near, s.soldati[near]))
            best = max(best, _moves(s, order, area, n + more, cars) - 0.7 * price)
    return LATER * best


def _moves(s: Situation, order: i64, area: i64, n: i64, cars: i64) -> float:
    claimed = claimed_targets(s)
    count = list_movements(s, order, area, n, cars, claimed)
    first = later = 0.0
    for i in range(s.facts.moves[order]):
        at = place_of_best(s.plan_value, count)
        if at < 0 or s.plan_value[at] <= 0:
            break
        if i == 0:
            first = s.plan_value[at]
        else:
            later += SECOND * 0.7 * s.plan_value[at]
        s.plan_value[at] = HARM
    return first + later


def part_value(s: Situation, effect: i64, area: i64, n: i64) -> float:
    """The value of one part of an order; movements and Strikes are not included."""
    verb, k = s.board.effect_verb[effect], s.board.effect_n[effect]
    early = 0.3 if s.late else 1.0
    if verb == MONEY:
        return float(k) * s.money_value()
    if verb == LAUNDER:
        return float(s.own_labs) * s.money_value()
    if verb == PLACE:
        return placing(s, area, n, min(s.hq, k))
    if verb == PLACE_BASE:
        return placing(s, area, n, min(s.hq, k + s.place_base))
    if verb == RECRUIT:
        return recruiting(s, k) * early
    if verb == RECRUIT_BASE:
        return recruiting(s, k + s.recruit_base) * early
    if verb == CAR:
        return 0.9 * float(k) * early
    if verb == BOAT:
        return (0.6 if s.board.area_seas[area] else 0.0) * early
    if verb == LAB:
        return (1.0 if s.labs[area] < s.board.max_labs else 0.0) * early
    if verb == PLACE_PER_LAB:
        return 0.6 * float(min(s.hq, k * s.own_labs))
    if verb == PLACE_SPREAD:
        near = _team_areas_beside(s, area)
        spread = 0.6 * float(min(near, 2)) * float(min(k, max(0, s.hq - k)))
        return placing(s, area, n, min(k, s.hq)) + spread
    if verb == PENTITO:
        return pentito_value(s, area, effect, n)
    if verb == AGITATE:
        return 0.8
    if verb == DEFECT_ADJACENT:
        return defect_value(s, area, k)
    return 0.0


def _team_areas_beside(s: Situation, area: i64) -> i64:
    found: i64 = 0
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        owner = s.owner[s.facts.near[i]]
        if owner == s.seat or owner == s.mate:
            found += 1
    return found


def placing(s: Situation, area: i64, n: i64, k: i64) -> float:
    """The value of placing k Soldati in an area of the seat that has n: how much safer they make it."""
    if k <= 0:
        return 0.0
    return 0.2 * float(k) + worth(s, area, s.seat) * (danger(s, area, n) - danger(s, area, n + k))


def recruiting(s: Situation, k: i64) -> float:
    """The value of recruiting k Soldati; the more are in the headquarters, the less each is worth."""
    value = 0.0
    for i in range(min(k, s.supply)):
        value += 0.55 if s.hq + i < 4 else 0.4 if s.hq + i < 8 else 0.15
    return value


def removal_value(s: Situation, area: i64, n: i64) -> float:
    """The value of removing n hostile Soldati from an area."""
    n = min(n, s.soldati[area])
    value = float(n) * (SPOIL if s.owner[area] == NEUTRAL else KILL)
    if n == s.soldati[area]:
        return value + 0.9 * loss(s, area) + 0.15 * worth(s, area, s.seat)
    return value + 0.04 * float(n) * prize(s, area)


def pentito_value(s: Situation, area: i64, effect: i64, n: i64) -> float:
    """The value of the best removals by a Pentito, less the Soldato that it costs."""
    numbers: i64 = 0
    while s.board.removal(effect, numbers):
        numbers += 1
    count: i64 = 0
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        near = s.facts.near[i]
        if s.hostile[near]:
            s.plan_value[count] = removal_value(s, near, s.board.removal(effect, 0))
            count += 1
    value = 0.0
    for _ in range(min(numbers, count)):
        at = place_of_best(s.plan_value, count)
        value += s.plan_value[at]
        s.plan_value[at] = HARM
    return value * 0.85 - (worth(s, area, s.seat) if n <= 1 else 0.4)


def defect_value(s: Situation, area: i64, k: i64) -> float:
    """The value of making up to k hostile Soldati in adjacent areas defect."""
    best = 0.0
    soldati: i64 = 0
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        near = s.facts.near[i]
        if s.hostile[near]:
            best = max(best, removal_value(s, near, k))
            soldati += s.soldati[near]
    return best + 0.6 * float(min(k, min(soldati, s.supply)))


def best_order(s: Situation, area: i64, extra: i64) -> float:
    """The value of the best order in the headquarters for this area."""
    known, stamp = s.best_orders, s.stamp_with_hq()
    place = area * MOST_EXTRA + extra if extra < MOST_EXTRA else known.size
    if known.has(place, stamp):
        return known.numbers[place]
    if len(s.in_hq) == 0:
        return 0.0
    best = HARM
    for order in s.in_hq:
        best = max(best, order_value(s, order, area, extra))
    return known.keep(place, stamp, best)
