"""The greedy decisions about gathering Soldati and cars from adjacent areas."""

from mypy_extensions import i64

from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.move_codes import first, verb_of

from .area_values import danger, worth
from .attack_values import HARM
from .claimed_targets import soldati_to_rally
from .decision import Decision
from .order_values import best_order, order_value
from .situation import NO_TOKEN, UNKNOWN_ORDER, Situation


class Gather(Decision):
    """Gather where the Soldati add most to the value of an order."""

    def score(self, s: Situation, move: i64) -> float:
        area = first(move)
        more = soldati_to_rally(s, area)
        best = HARM
        token = s.first_token[area]
        while token != NO_TOKEN:
            order = s.token_order[token]
            if s.whose(token) == s.seat and order != UNKNOWN_ORDER:
                best = max(best, order_value(s, order, area, more) - order_value(s, order, area, 0))
            token = s.next_token[token]
        return best if best > HARM else best_order(s, area, more) - best_order(s, area, 0)


class Rally(Decision):
    """Rally from the area that can spare the most Soldati and cars."""

    def score(self, s: Situation, move: i64) -> float:
        if verb_of(move) != move_codes.RALLY:
            return 0.5
        return float(s.soldati[first(move)] - 1 + s.cars[first(move)])


class RallySoldati(Decision):
    """Rally all but one, or fewer if the area would be in danger."""

    def score(self, s: Situation, move: i64) -> float:
        area = s.table.get(fields.RALLY_FROM)
        stay = s.soldati[area] - first(move)
        return 0.3 * float(first(move)) - worth(s, area, s.seat) * (danger(s, area, stay) if stay else 1.0)
