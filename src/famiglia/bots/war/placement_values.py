"""Estimates values in the planning phase: of placing Soldati, of issuing orders, and of both together."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.war.engine.board import EMPTY
from famiglia.war.engine.effects import T_STACK_ORDERS

from .area_values import danger, prize, worth
from .order_values import best_order, order_value, placing
from .situation import MOST_SOLDATI, NO_TOKEN, UNKNOWN_ORDER, Situation

STACK: Final = 0.5
"""The value of a second order in the same area, as a share of the first."""
FRONTS: Final = 5
"""How many areas of the seat are considered for reinforcements."""


def may_issue(s: Situation, area: i64, stacking: bool) -> bool:
    """True if the seat may issue an order in its area."""
    return s.tokens[area] < (2 if stacking else 1)


def issue_values(s: Situation) -> vec[float]:
    """The value of the best order in each area that may take one, the highest first."""
    if not s.issues_known.has(0, s.stamp):
        stacking = s.tile(T_STACK_ORDERS)
        found = vec[float]()
        for area in s.own:
            if may_issue(s, area, stacking):
                value = best_order(s, area, 0)
                found = append(found, value)
                at = len(found) - 1
                while at > 0 and value > found[at - 1]:
                    found[at] = found[at - 1]
                    at -= 1
                found[at] = value
        s.issues = found
        s.issues_known.keep(0, s.stamp, 1.0)
    return s.issues


def issue_value(s: Situation, n: i64, stacked: bool) -> float:
    """The value of issuing n orders, in different areas or stacked in one."""
    if len(s.in_hq) == 0:
        return 0.0
    found = issue_values(s)
    value = 0.0
    for i in range(min(len(found), 1 if stacked else min(n, len(s.in_hq)))):
        value += found[i]
    return value * (1 + STACK) if stacked and len(s.in_hq) > 1 else value


def place_value(s: Situation, area: i64, k: i64) -> float:
    """The value of placing k Soldati in this area: what they protect, the area itself, and the attacks that they support."""
    k = min(k, s.hq)
    if k <= 0:
        return 0.0
    if s.owner[area] == EMPTY:
        return 0.2 * float(k) + worth(s, area, s.seat) * (1 - danger(s, area, k))
    value = placing(s, area, s.soldati[area], k)
    if waits(s, area):
        return value + waiting_gain(s, area, k)
    if not is_front(s, area):
        return value
    return value + 0.75 * max(0.0, best_order(s, area, k) - best_order(s, area, 0))


def waits(s: Situation, area: i64) -> bool:
    """True if an order of the seat lies in this area."""
    token = s.first_token[area]
    while token != NO_TOKEN:
        if s.whose(token) == s.seat and s.token_order[token] != UNKNOWN_ORDER:
            return True
        token = s.next_token[token]
    return False


def waiting_gain(s: Situation, area: i64, k: i64) -> float:
    """What k more Soldati add to the value of the seat's orders in this area."""
    gain = 0.0
    token = s.first_token[area]
    while token != NO_TOKEN:
        order = s.token_order[token]
        if s.whose(token) == s.seat and order != UNKNOWN_ORDER:
            gain += order_value(s, order, area, k) - order_value(s, order, area, 0)
        token = s.next_token[token]
    return gain


def is_front(s: Situation, area: i64) -> bool:
    """True for the seat's areas with the most valuable hostile neighbours; only these are considered for reinforcements."""
    if not s.fronts_known.has(0, s.stamp):
        _find_fronts(s)
        s.fronts_known.keep(0, s.stamp, 1.0)
    return s.fronts[area] == 1


def _find_fronts(s: Situation) -> None:
    prizes = vec[float]()
    for area in s.own:
        prizes = append(prizes, best_prize(s, area))
        s.fronts[area] = 0
    for _ in range(min(FRONTS, len(s.own))):
        found: i64 = -1
        for i in range(len(s.own)):
            if s.fronts[s.own[i]] == 0 and (found < 0 or prizes[i] > prizes[found]):
                found = i
        s.fronts[s.own[found]] = 1


def best_prize(s: Situation, area: i64) -> float:
    """The most valuable hostile neighbour of an area."""
    best = 0.0
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        near = s.facts.near[i]
        if s.hostile[near]:
            best = max(best, prize(s, near))
    return best


def best_place(s: Situation, k: i64, own_only: bool) -> float:
    """The value of placing k Soldati in the best area."""
    known = s.best_places
    place = 2 * k + (1 if own_only else 0) if k < MOST_SOLDATI else known.size
    if known.has(place, s.stamp):
        return known.numbers[place]
    return known.keep(place, s.stamp, best_placing(s, k, own_only))


def best_placing(s: Situation, k: i64, own_only: bool) -> float:
    """The same without memory, for a number of Soldati in the headquarters that is only supposed."""
    best = 0.0
    none = True
    for area in range(s.facts.areas):
        if s.owner[area] == s.seat or (s.owner[area] == EMPTY and not own_only):
            value = place_value(s, area, k)
            if none or value > best:
                none, best = False, value
    return best


def both_value(s: Situation, k: i64) -> float:
    """The value of a space that places Soldati and issues an order: both in one area, or each in its best area."""
    k = min(k, s.hq)
    known = s.places_and_orders
    place = k if k < MOST_SOLDATI else known.size
    if known.has(place, s.stamp):
        return known.numbers[place]
    stacking = s.tile(T_STACK_ORDERS)
    together = 0.0
    none = True
    for area in s.own:
        if may_issue(s, area, stacking) and is_front(s, area):
            value = best_order(s, area, k) + placing(s, area, s.soldati[area], k)
            if none or value > together:
                none, together = False, value
    return known.keep(place, s.stamp, max(together, issue_value(s, 1, False) + 0.7 * best_place(s, k, False)))
