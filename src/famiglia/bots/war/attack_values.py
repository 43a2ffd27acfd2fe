"""Estimates the value of movements and Strikes: what they can win, what they cost, and how safe the area left behind is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.war.engine.board import EMPTY, NEUTRAL
from famiglia.war.engine.effects import T_BRIBE, T_SEA_ATTACK_BONUS, T_STRIKE_RANGE
from famiglia.war.phases.fight import reached_by_sea

from .area_values import danger, defence, loss, prize, worth
from .situation import NO_BOATS, Situation

SOLDATO: Final = 0.45
"""The value of a Soldato on the board."""
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
HARM: Final = -1e9
"""Less than the value of any movement."""


def by_sea(s: Situation, source: i64) -> i64:
    """The areas that can be reached from this area with the team's boats, a bit each."""
    if not s.has_boats or s.habits & NO_BOATS or s.board.area_seas[source] == 0:
        return 0
    if not s.reach_known.has(source, s.stamp):
        s.reach[source] = reached_by_sea(s.table, s.seat, source)
        s.reach_known.keep(source, s.stamp, 1.0)
    return s.reach[source]


def movement_value(s: Situation, source: i64, target: i64, n: i64, bonus: i64, turned: i64 = 0, gone: i64 = 0) -> float:
    """The value of a movement out of an area with n Soldati; the best number of Soldati for it is noted in the situation.

    Before the fight `turned` defenders join the attackers and `gone` defenders leave.
    """
    owner, defenders = s.owner[target], s.soldati[target]
    stay = worth(s, source, s.seat)
    s.best_number = 1
    joined: i64 = 0
    left_over: i64 = 0
    if owner == EMPTY:
        gain = worth(s, target, s.seat)
    else:
        gain = prize(s, target)
        joined = min(turned, min(defenders, s.supply))
        hits = max(0, bonus - defence(s, target))
        left_over = max(0, defenders - joined - gone - hits)
    if n + joined == 1 and left_over:
        return -stay
    spoil = SPOIL if owner == NEUTRAL else KILL
    consolation = 0.25 * loss(s, target)
    risk = danger(s, source, n)
    best = HARM
    last: i64 = 0
    for _ in range(4):
        going = _next_number(n, left_over, last)
        if going == last:
            break
        last = going
        at = s.odds.at(going + joined, left_over)
        win, left, held = s.odds.wins[at], s.odds.attackers_left[at], s.odds.defenders_left[at]
        value = -SOLDATO * (float(going) - left)
        if win > 0.0:
            value += win * gain * (1 - danger(s, target, max(1, nearest(left))))
        if owner != EMPTY:
            value += spoil * (float(defenders - joined) - held) + float(joined) * 0.6 + (1 - win) * consolation
        value -= stay if going == n else stay * (danger(s, source, n - going) - risk)
        if value > best:
            best = value
            s.best_number = going
    return best


def _next_number(n: i64, left_over: i64, last: i64) -> i64:
    """The lowest number of Soldati above the last one that is worth trying, or the last one if there is no other."""
    found: i64 = n if n > last else last
    if n - 1 > last:
        found = n - 1
    half = (n + 1) // 2
    if half > last and half < found:
        found = half
    enough = left_over + 2
    if enough > last and enough < found:
        found = enough
    return found


def nearest(number: float) -> i64:
    """The nearest whole number, the even one of two."""
    low = i64(number)
    rest = number - float(low)
    return low + 1 if rest > 0.5 or (rest == 0.5 and low & 1) else low


def strike_value(s: Situation, target: i64, bonus: i64, car: bool) -> float:
    """The value of one Strike."""
    hits = min(bonus - defence(s, target), s.soldati[target])
    if hits <= 0:
        return -1.0
    value = float(hits) * (SPOIL if s.owner[target] == NEUTRAL else KILL) - (CAR if car else 0.0)
    if hits == s.soldati[target]:
        return value + (0.9 * loss(s, target) + 0.15 * worth(s, target, s.seat))
    return value + 0.05 * float(hits) * prize(s, target)


def movement_bonus(s: Situation, order: i64, sea: bool, cars: i64) -> i64:
    bonus = s.board.skull[order]
    if sea:
        return bonus + (1 if s.tile(T_SEA_ATTACK_BONUS) else 0)
    return bonus + (s.attack_with_car if cars else 0)


def defenders_bought(s: Situation, order: i64, target: i64) -> i64:
    """How many defenders the seat can pay for to make them leave, with Bribery and with an order that buys defenders off."""
    if not s.hostile[target]:
        return 0
    money = s.money
    gone: i64 = 0
    if money > 0 and s.tile(T_BRIBE):
        gone = 1
        money -= 1
    price = s.facts.price[order]
    if price:
        gone += min(s.soldati[target] - gone, max(0, money - (0 if s.fighting else 1)) // price)
    return gone


def list_movements(s: Situation, order: i64, source: i64, n: i64, cars: i64, claimed: vec[float]) -> i64:
    """Weigh the movements that an order allows from this area, in `plan_value` and `plan_target`; return their number."""
    facts = s.facts
    count: i64 = 0
    land = movement_bonus(s, order, False, cars)
    for i in range(facts.near_first[source], facts.near_first[source + 1]):
        count = _weigh(s, order, source, facts.near[i], n, land, claimed, count)
    reached = by_sea(s, source)
    if reached:
        sea = movement_bonus(s, order, True, cars)
        for area in range(facts.areas):
            if (reached >> area) & 1 and area != source:
                count = _weigh(s, order, source, area, n, sea, claimed, count)
    return count


def _weigh(
    s: Situation, order: i64, source: i64, target: i64, n: i64, bonus: i64, claimed: vec[float], count: i64
) -> i64:
    if s.owner[target] != EMPTY and not s.hostile[target]:
        return count
    gone = defenders_bought(s, order, target)
    value = movement_value(s, source, target, n, bonus, s.facts.replace[order], gone)
    price = s.facts.price[order]
    if price and gone:
        value -= float(gone * price) * s.money_value()
    if value > 0:
        value *= 1 - (1 - CLAIMED) * claimed[target]
    s.plan_value[count] = value
    s.plan_target[count] = target
    return count + 1


def place_of_best(values: vec[float], count: i64) -> i64:
    """The place of the first highest of these values; -1 if there is none. Those that are HARM have been taken already."""
    found: i64 = -1
    for i in range(count):
        if values[i] > HARM and (found < 0 or values[i] > values[found]):
            found = i
    return found


def best_movement(s: Situation, order: i64, source: i64, n: i64, cars: i64) -> float:
    """The value of the best movement of an order that is being executed, 0 if there is none."""
    count = list_movements(s, order, source, n, cars, s.unclaimed)
    at = place_of_best(s.plan_value, count)
    return s.plan_value[at] if at >= 0 else 0.0


def strikes_value(s: Situation, order: i64, source: i64, cars: i64) -> float:
    """The value of all Strikes of an order from this area."""
    far = cars > 0 and s.tile(T_STRIKE_RANGE)
    near = s.board.near[source]
    count: i64 = 0
    for target in range(s.facts.areas):
        beside = (near >> target) & 1 != 0
        if not s.hostile[target] or not (beside or far):
            continue
        distance = s.board.distance[source * s.facts.areas + target]
        if not beside and (distance > 2 or distance == 0):
            continue
        skull = s.board.skull[order]
        value = strike_value(s, target, skull, False) if beside else -1.0
        if cars:
            value = max(value, strike_value(s, target, skull + s.table.strike_base(s.seat), True))
        s.plan_value[count] = value
        count += 1
    total = 0.0
    for i in range(s.facts.strikes[order]):
        at = place_of_best(s.plan_value, count)
        if at >= 0:
            total += max(0.0, s.plan_value[at]) * (SECOND if i else 1.0)
            s.plan_value[at] = HARM
    return total
