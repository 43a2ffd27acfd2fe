"""Foresees which areas the orders that the team has already placed will attack."""

from librt.vecs import append, vec
from mypy_extensions import i64

from .area_values import loss, worth
from .attack_values import HARM, list_movements, place_of_best
from .situation import NO_PARTNER, NO_TOKEN, UNKNOWN_ORDER, Situation


def claimed_targets(s: Situation) -> vec[float]:
    """By area: how likely it is that an order of the team that is already on the board will attack it."""
    if s.fighting or s.habits & NO_PARTNER:
        return s.unclaimed
    if not s.claims_known.has(0, s.stamp):
        for area in range(s.facts.areas):
            s.claimed[area] = 0.0
        for token in _attacks_of_team(s):
            if s.whose(token) == s.seat:
                _claim_own(s, token)
            else:
                _claim_of_mate(s, token)
        s.claims_known.keep(0, s.stamp, 1.0)
    return s.claimed


def _attacks_of_team(s: Situation) -> vec[i64]:
    """The team's order tokens with movements, by initiative."""
    found = vec[i64]()
    for slot in range(len(s.order_place)):
        area = s.order_place[slot]
        if area < 0 or s.first_token[area] != slot:
            continue
        token = slot
        while token != NO_TOKEN:
            order = s.token_order[token]
            if order != UNKNOWN_ORDER and s.facts.moves[order] and not s.enemy(s.whose(token)):
                found = append(found, token)
                at = len(found) - 1
                while at > 0 and s.board.initiative[order] < s.board.initiative[s.token_order[found[at - 1]]]:
                    found[at] = found[at - 1]
                    at -= 1
                found[at] = token
            token = s.next_token[token]
    return found


def _claim_own(s: Situation, token: i64) -> None:
    """An own order claims its best targets, as many as it has movements."""
    order, area = s.token_order[token], s.order_place[token]
    count = list_movements(s, order, area, _strength(s, order, area), s.cars[area], s.claimed)
    for _ in range(s.facts.moves[order]):
        at = place_of_best(s.plan_value, count)
        if at < 0 or s.plan_value[at] <= 1:
            break
        s.claimed[s.plan_target[at]] = 0.8
        s.plan_value[at] = HARM


def _claim_of_mate(s: Situation, token: i64) -> None:
    """An order of the mate claims the most valuable target beside it."""
    target: i64 = -1
    most = 0.0
    area, seat = s.order_place[token], s.whose(token)
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        near = s.facts.near[i]
        if s.hostile[near]:
            value = worth(s, near, seat) + loss(s, near)
            if target < 0 or value > most:
                target, most = near, value
    if target >= 0:
        s.claimed[target] = 0.5


def _strength(s: Situation, order: i64, area: i64) -> i64:
    """How many Soldati the order can use, including those it places or rallies."""
    n = s.soldati[area] if s.owner[area] == s.seat else 0
    n += s.facts.placed(order, s.hq)
    return n + (soldati_to_rally(s, area) if s.facts.rally[order] else 0)


def soldati_to_rally(s: Situation, area: i64) -> i64:
    """How many Soldati could be rallied from the seat's adjacent areas if one stays in each."""
    found: i64 = 0
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        near = s.facts.near[i]
        if s.owner[near] == s.seat:
            found += s.soldati[near] - 1
    return found
