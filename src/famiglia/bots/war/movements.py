"""The greedy decisions about a movement or Strike: the target, how many Soldati, the car, and defenders bought off."""

from mypy_extensions import i64

from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.move_codes import first, second, third, verb_of
from famiglia.war.phases.movement import car_is_free

from .area_values import defence, prize
from .attack_values import defenders_bought, movement_bonus, movement_value, strike_value
from .decision import Decision
from .encounter import agitate_value, executing, shift_value
from .situation import Situation


class Fight(Decision):
    """The best movement or Strike, or none if all of them would do harm."""

    def score(self, s: Situation, move: i64) -> float:
        kind, source, target = verb_of(move), first(move), second(move)
        order = executing(s)
        if kind == move_codes.PASS:
            return 0.0
        if kind == move_codes.STRIKE:
            bomb = third(move) == move_codes.WITH_CAR
            return strike_value(s, target, s.board.skull[order] + (s.table.strike_base(s.seat) if bomb else 0), bomb)
        n = s.soldati[source]
        if s.owner[target] == s.seat:
            return shift_value(s, source, target, n)
        sea = kind == move_codes.MOVE and third(move) == move_codes.BY_SEA
        bonus = movement_bonus(s, order, sea, _car_here(s, source))
        gone = defenders_bought(s, order, target)
        value = movement_value(s, source, target, n, bonus, s.facts.replace[order], gone) - 0.05
        price = s.facts.price[order]
        if price:
            value -= float(gone * price) * s.money_value()
        return value - (s.money_value() if kind == move_codes.ALLIES else 0.0)


def _car_here(s: Situation, source: i64) -> i64:
    """The cars that may go along from here, before a movement has begun."""
    used = s.table.get_optional(fields.FIGHT_CAR)
    free = (used == -1 or used == source) and not s.table.get(fields.FIGHT_CAR_LOST)
    return s.cars[source] if free else 0


class Bribery(Decision):
    """Bribe a defender."""

    def score(self, s: Situation, move: i64) -> float:
        return 1.0 if verb_of(move) == move_codes.BRIBE else 0.5


class HowMany(Decision):
    """Move with the number of Soldati that is best for the target."""

    def score(self, s: Situation, move: i64) -> float:
        table = s.table
        if table.get(fields.MOVE_SLOT) < 0:
            return agitate_value(s, table.get(fields.MOVE_FROM), table.get(fields.MOVE_TO), first(move))
        return float(min(first(move) - s.best_number, s.best_number - first(move)))

    def prepare(self, s: Situation) -> None:
        s.best_number = _best_number(s)


def _best_number(s: Situation) -> i64:
    """The best number of Soldati for the movement that has begun."""
    table = s.table
    source, target = table.get(fields.MOVE_FROM), table.get(fields.MOVE_TO)
    n = s.soldati[source]
    if table.get(fields.MOVE_SLOT) < 0 or s.owner[target] == s.seat:
        return max(1, n - 1)
    order = executing(s)
    cars = s.cars[source] if car_is_free(table, source) else 0
    bonus = movement_bonus(s, order, table.get(fields.MOVE_WAY) == move_codes.BY_SEA, cars)
    gone = defenders_bought(s, order, target) if s.facts.price[order] else 0
    movement_value(s, source, target, n, bonus, s.facts.replace[order], gone)
    return s.best_number


class CarAlong(Decision):
    """Take a car into a fight; elsewhere take it if no Soldato would stay with it or the target has none."""

    def score(self, s: Situation, move: i64) -> float:
        table = s.table
        source, target = table.get(fields.MOVE_FROM), table.get(fields.MOVE_TO)
        if s.hostile[target]:
            wanted = s.attack_with_car > 0
        else:
            wanted = table.get(fields.MOVE_SOLDATI) >= s.soldati[source] or s.cars[target] == 0
        return 1.0 if first(move) == (1 if wanted else 0) else 0.0


class Buy(Decision):
    """Buy off as many defenders as are worth their price."""

    def score(self, s: Situation, move: i64) -> float:
        table, order = s.table, executing(s)
        target = table.get(fields.MOVE_TO)
        attackers = table.get(fields.MOVE_SOLDATI) + table.get(fields.MOVE_JOINING)
        sea = table.get(fields.MOVE_WAY) == move_codes.BY_SEA
        hits = max(0, movement_bonus(s, order, sea, table.get(fields.MOVE_CAR)) - defence(s, target))
        at = s.odds.at(attackers, max(0, s.soldati[target] - first(move) - hits))
        value = s.odds.wins[at] * prize(s, target) + 0.4 * s.odds.attackers_left[at]
        return value - float(first(move) * s.facts.price[order]) * s.money_value()
