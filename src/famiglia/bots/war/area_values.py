"""Estimates what areas are worth, and how likely they are to be lost before the next round."""

from typing import Final

from mypy_extensions import i64

from famiglia.war.engine.board import NEUTRAL, SEATS
from famiglia.war.engine.effects import T_DEFENCE_BONUS
from famiglia.war.phases.bonuses import vests

from .situation import MOST_SOLDATI, NO_DANGERS, NO_MANDAMENTI, NO_TOKEN, UNKNOWN_ORDER, Situation

MANDAMENTO: Final = 10.0
"""The value of the area that completes a Mandamento; all other values are relative to it."""
FIRST_AREA: Final[list[float]] = [3.0, 2.6, 2.0, 0.3]
"""By round: the value of the first area that a seat holds in a Mandamento."""
THIRD_AREA: Final[list[float]] = [2.5, 2.5, 2.5, 2.0]
"""By round: the value of the third area, which makes a Mandamento safer."""
ANY_AREA: Final = 3.0
"""What every area is worth to a seat that does not think of Mandamenti."""
LAB: Final = 0.6
URGENCY: Final = 0.15
"""How much the value of a Mandamento rises for each one that the team has beyond two."""


def urgency(s: Situation, seat: i64) -> float:
    """The factor for Mandamenti of the seat's team, which grows as the team gets closer to winning."""
    known = s.urgencies
    if known.has(seat, s.stamp):
        return known.numbers[seat]
    held: i64 = 0
    for mandamento in range(s.board.mandamenti):
        holder = s.table.controller(mandamento)
        if holder >= 0 and s.board.team[holder] == s.board.team[seat]:
            held += 1
    return known.keep(seat, s.stamp, 1 + URGENCY * float(max(0, held - 2)))


def worth(s: Situation, area: i64, seat: i64) -> float:
    """The value of this area for a seat, whether it holds the area or not."""
    known, place = s.worths, area * SEATS + seat
    if known.has(place, s.stamp):
        return known.numbers[place]
    return known.keep(place, s.stamp, _worth(s, area, seat))


def _worth(s: Situation, area: i64, seat: i64) -> float:
    if s.habits & NO_MANDAMENTI:
        return ANY_AREA
    mine = _others_of(s, area, seat)
    turn = min(s.round, len(FIRST_AREA)) - 1
    if mine == s.board.areas_to_control - 1:
        value = MANDAMENTO * urgency(s, seat)
    elif mine >= s.board.areas_to_control:
        value = THIRD_AREA[turn]
    else:
        rival: i64 = 0
        for other in range(SEATS):
            if other != seat:
                rival = max(rival, _others_of(s, area, other))
        value = FIRST_AREA[turn] * (0.4 if rival >= s.board.areas_to_control else 1.0)
    if area == s.board.tie_break:
        value += 2.5 if s.late else 0.4 * float(s.round)
    return value + LAB * float(s.labs[area]) * (0.3 if s.late else 1.0)


def _others_of(s: Situation, area: i64, seat: i64) -> i64:
    """How many of the other areas of the same Mandamento a seat holds."""
    facts = s.facts
    found: i64 = 0
    for i in range(facts.others_first[area], facts.others_first[area + 1]):
        if s.owner[facts.others[i]] == seat:
            found += 1
    return found


def prize(s: Situation, area: i64) -> float:
    """The value of taking the area: its worth, and what an enemy loses."""
    return worth(s, area, s.seat) + loss(s, area)


def loss(s: Situation, area: i64) -> float:
    """What an enemy loses if it loses this area; 0 if no enemy holds it."""
    return worth(s, area, s.owner[area]) if s.foe[area] else 0.0


def defence(s: Situation, area: i64) -> i64:
    """The defence bonus of an area: labs, Bodyguards, and the vests that this seat knows."""
    known = s.defences
    if not known.has(area, s.stamp):
        known.keep(area, s.stamp, float(_defence(s, area)))
    return i64(known.numbers[area])


def _defence(s: Situation, area: i64) -> i64:
    owner = s.owner[area]
    bonus = s.labs[area] * s.board.lab_defence
    if owner >= 0 and owner < NEUTRAL and s.table.tile_of(owner, T_DEFENCE_BONUS) >= 0:
        bonus += 1
    if s.fighting:
        return bonus + vests(s.table, area)
    token = s.first_token[area]
    while token != NO_TOKEN:
        order = s.token_order[token]
        if order != UNKNOWN_ORDER and s.whose(token) == owner:
            bonus += s.board.vest[order]
        token = s.next_token[token]
    return bonus


def danger(s: Situation, area: i64, soldati: i64) -> float:
    """The chance that an enemy takes this area before the next round if this many Soldati defend it."""
    if s.habits & NO_DANGERS:
        return 0.0
    known = s.dangers
    place = area * MOST_SOLDATI + soldati if soldati < MOST_SOLDATI else known.size
    if known.has(place, s.stamp):
        return known.numbers[place]
    count = _find_threats(s, area)
    safe = 1.0
    for i in range(area * s.facts.most_near, area * s.facts.most_near + count):
        safe *= 1 - s.threat_chance[i] * s.odds.win(s.threat_force[i], max(0, soldati - s.threat_hits[i]))
    return known.keep(place, s.stamp, 1 - safe)


def _find_threats(s: Situation, area: i64) -> i64:
    """Find the attacks that threaten from adjacent enemy areas, and return how many there are."""
    known, facts = s.threats_known, s.facts
    if known.has(area, s.stamp):
        return i64(known.numbers[area])
    protection = defence(s, area) if s.owner[area] == s.seat else 0
    first = area * facts.most_near
    count: i64 = 0
    for i in range(facts.near_first[area], facts.near_first[area + 1]):
        near = facts.near[i]
        if s.foe[near]:
            chance = _chance_of_attack(s, near)
            if chance > 0.0:
                s.threat_chance[first + count] = chance
                s.threat_force[first + count] = max(1, s.soldati[near] - 1) + (1 if s.soldati[near] > 3 else 0)
                bonus = _skulls_of_attack(s, near) + (1 if s.cars[near] > 0 else 0)
                s.threat_hits[first + count] = max(0, bonus - protection)
                count += 1
    known.keep(area, s.stamp, float(count))
    return count


def _chance_of_attack(s: Situation, area: i64) -> float:
    """How likely it is that an attack comes from an enemy area."""
    if s.tokens[area] == 0:
        if s.fighting:
            return 0.0 if s.late else 0.15
        return 0.22
    known = False
    token = s.first_token[area]
    while token != NO_TOKEN:
        order = s.token_order[token]
        if order != UNKNOWN_ORDER:
            known = True
            if s.facts.moves[order]:
                return 0.5
        token = s.next_token[token]
    return 0.12 if known else 0.4


def _skulls_of_attack(s: Situation, area: i64) -> i64:
    """The number of skulls to expect in an attack from an enemy area."""
    skulls: i64 = -1
    known = False
    token = s.first_token[area]
    while token != NO_TOKEN:
        order = s.token_order[token]
        if order != UNKNOWN_ORDER:
            known = True
            if s.facts.moves[order]:
                skulls = max(skulls, s.board.skull[order])
        token = s.next_token[token]
    if known:
        return max(0, skulls)
    return 1
