"""The greedy decisions of the encounter phase: the parts of an order, and what Pentito, Agitate and the like do."""

from typing import Final

from mypy_extensions import i64

from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.board import EMPTY, NEUTRAL
from famiglia.war.engine.effects import AGITATE, MOVE, RALLY, STRIKE, STRIKE_AND_MOVE
from famiglia.war.engine.move_codes import first, second, verb_of

from .area_values import danger, loss, worth
from .attack_values import HARM, best_movement, strikes_value
from .boat_values import boat_value
from .claimed_targets import soldati_to_rally
from .decision import Decision
from .order_values import part_value, placing, removal_value
from .situation import Situation

HELPFUL: Final = 0.5
"""How much better the best movement must become to make a Rally worth it."""


def executing(s: Situation) -> i64:
    """The order that is being executed."""
    return s.table.order_number(s.table.executing)


class OrderParts(Decision):
    """Supply first, then Rally if it helps, then movements and Strikes, then Agitate; skip parts that would do harm."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.PART:
            return 0.0
        order, area = executing(s), s.table.get(fields.ORDER_AREA)
        n = s.soldati[area] if s.owner[area] == s.seat else 0
        effect = s.board.effect_first[order] + first(move) - 1
        kind = s.board.effect_verb[effect]
        if kind == RALLY:
            return 50.0 if rally_helps(s, order, area, n) else -1.0
        if kind == AGITATE:
            return 0.5 * best_agitation(s, area, effect)
        if kind == MOVE or kind == STRIKE or kind == STRIKE_AND_MOVE:
            return fight_value(s, order, area, n)
        return 100.0 if part_value(s, effect, area, n) > 0.01 else -1.0


def fight_value(s: Situation, order: i64, area: i64, n: i64) -> float:
    """The value of the best that the order's movements and Strikes can do now."""
    value = 0.0
    if s.facts.strikes[order]:
        value = strikes_value(s, order, area, s.cars[area])
    if s.facts.moves[order] and n:
        value += best_movement(s, order, area, n, s.cars[area])
        shift = HARM
        for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
            shift = max(shift, shift_value(s, area, s.facts.near[i], n))
        value = max(value, shift if shift > HARM else 0.0)
    return value - 0.05


def rally_helps(s: Situation, order: i64, area: i64, n: i64) -> bool:
    """True if the best movement is worth more with the Soldati and cars of the seat's adjacent areas."""
    more = soldati_to_rally(s, area)
    cars: i64 = 0
    for i in range(s.facts.near_first[area], s.facts.near_first[area + 1]):
        if s.owner[s.facts.near[i]] == s.seat:
            cars += s.cars[s.facts.near[i]]
    if not s.facts.moves[order] or more + cars == 0:
        return False
    alone = best_movement(s, order, area, n, s.cars[area])
    return best_movement(s, order, area, n + more, s.cars[area] + cars) > max(0.0, alone) + HELPFUL


def shift_value(s: Situation, source: i64, target: i64, n: i64) -> float:
    """The value of a movement between two areas of the seat: what it protects there, less what it leaves unprotected here."""
    if s.owner[target] != s.seat or n < 2:
        return -1.0
    going, there = n - 1, s.soldati[target]
    safer = worth(s, target, s.seat) * (danger(s, target, there) - danger(s, target, there + going))
    return safer - worth(s, source, s.seat) * (danger(s, source, 1) - danger(s, source, n)) - 0.3


class Pentito(Decision):
    """Remove Soldati where that is worth most."""

    def score(self, s: Situation, move: i64) -> float:
        return removal_value(s, first(move), second(move)) if verb_of(move) == move_codes.REMOVE else 0.0


def best_agitation(s: Situation, area: i64, effect: i64) -> float:
    """The value of the best attack on an enemy by neutrals that an order can agitate; 0 if there is none."""
    reach, areas = s.board.effect_n[effect], s.facts.areas
    best = HARM
    for source in range(areas):
        distance = s.board.distance[area * areas + source]
        if s.owner[source] == NEUTRAL and distance > 0 and distance <= reach:
            for i in range(s.facts.near_first[source], s.facts.near_first[source + 1]):
                target = s.facts.near[i]
                if s.foe[target]:
                    best = max(best, agitate_value(s, source, target, s.soldati[source]))
    return best if best > HARM else 0.0


def agitate_value(s: Situation, source: i64, target: i64, n: i64) -> float:
    """The value of an attack by n neutrals: the enemy's losses, less the Soldati it gets for neutrals that are removed."""
    if s.owner[target] == EMPTY or not s.foe[target]:
        return -0.1
    at = s.odds.at(n, s.soldati[target])
    held = s.odds.defenders_left[at]
    value = s.odds.wins[at] * loss(s, target) + 0.3 * (float(s.soldati[target]) - held)
    value -= 0.4 * (float(n) - s.odds.attackers_left[at])
    return value + (0.15 * worth(s, source, s.seat) if n == s.soldati[source] else 0.0)


class Agitate(Decision):
    """Agitate the neutrals that do an enemy most harm."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.AGITATE:
            return 0.0
        return agitate_value(s, first(move), second(move), s.soldati[first(move)])


class Launch(Decision):
    """Launch a boat in the best sea."""

    def score(self, s: Situation, move: i64) -> float:
        return boat_value(s, first(move)) if verb_of(move) == move_codes.BOAT else 0.0


class Defect(Decision):
    """Choose the area in which the remaining defections are worth most."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.DEFECT:
            return 0.0
        area, left = first(move), s.table.get(fields.DEFECT_LEFT)
        return 0.6 + removal_value(s, area, left) / float(max(1, min(left, s.soldati[area])))


class Spread(Decision):
    """Place Soldati where they make an area safer, or in an area of the mate."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.SPREAD:
            return 0.0
        area = first(move)
        if s.owner[area] != s.seat:
            return 0.3
        return placing(s, area, s.soldati[area], min(s.table.get(fields.SPREAD_MOST), s.hq))
