"""Chooses between guesses of the face-down orders: the other team has probably placed orders where they are worth something."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.war.engine.board import SEATS
from famiglia.war.engine.position import PLANNING, Position

from .conflict_odds import weighted_choice
from .guide import Guide
from .order_values import order_value
from .situation import NO_PARTNER

SPREAD: Final = 2.0
"""A guess whose orders are worth so much more is taken e times as often."""


@final
class Particles:
    """Weighs guesses by the value of the orders that they put on the board."""

    def __init__(self) -> None:
        self.guides = [Guide(NO_PARTNER) for _ in range(SEATS)]

    def pick(self, guesses: list[Position], team: i64, dice: Chance) -> Position:
        """One of these guesses of a view of this team, those with better orders of the other team more often."""
        if len(guesses) == 1 or guesses[0].phase != PLANNING:
            return guesses[0]
        fits = [self.fit(p, team) for p in guesses]
        most = max(fits)
        return guesses[weighted_choice([exp((each - most) / SPREAD) for each in fits], dice)]

    def fit(self, p: Position, team: i64) -> float:
        """What the orders on the board that belong to the other team are worth to it."""
        each = p.board.orders_each
        total = 0.0
        for seat in range(SEATS):
            if p.board.team[seat] == team:
                continue
            s = self.guides[seat].situation_of(p, seat)
            for slot in range(seat * each, (seat + 1) * each):
                if p.order_place[slot] >= 0:
                    total += order_value(s, p.order_number(slot), p.order_place[slot], 0)
        return total
