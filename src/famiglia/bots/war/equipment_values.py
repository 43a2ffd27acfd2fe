"""Estimates the value of cars and labs."""

from mypy_extensions import i64

from .area_values import danger, prize, worth
from .planning_values import rounds_left
from .situation import NO_TOKEN, UNKNOWN_ORDER, Situation


def car_value(s: Situation, area: i64) -> float:
    """The value of a car in this area: high next to good targets, and higher if an attack from here has been ordered."""
    best = -1.0
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        near = s.facts.near[i]
        if s.hostile[near]:
            best = max(best, prize(s, near))
    if best < 0 or s.cars[area]:
        return 0.2
    return 0.3 + 0.06 * best + (1.2 if _attack_ordered(s, area) else 0.0)


def _attack_ordered(s: Situation, area: i64) -> bool:
    token = s.first_token[area]
    while token != NO_TOKEN:
        order = s.token_order[token]
        if s.whose(token) == s.seat and order != UNKNOWN_ORDER and s.facts.moves[order]:
            return True
        token = s.next_token[token]
    return False


def lab_value(s: Situation, area: i64) -> float:
    """The value of a lab: Money at each laundering, and protection of its area."""
    soldati = s.soldati[area]
    safer = danger(s, area, soldati) - danger(s, area, soldati + 1)
    return 1.1 * (rounds_left(s) - 0.25) + worth(s, area, s.seat) * (safer + 0.02)
