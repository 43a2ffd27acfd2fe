"""The value of a position of the war: the chance of a team to win, from terms that were weighed in many wars."""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.war.engine.position import OVER, Position

from .memory import zeros
from .position_terms import TERMS, PositionTerms

FIRST: Final = 2
"""The first round that has weights; the beginning of the first round counts as even."""


@final
class Values:
    """Values positions at the beginning of a round, and wars that are over by their result."""

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        """`weights` has the weight of every term for each round from the second one."""
        self.rounds: i64 = len(weights)
        self.weights: vec[float] = zeros(self.rounds * TERMS)
        self.terms = PositionTerms()
        for number, row in enumerate(weights):
            for i in range(TERMS):
                self.weights[number * TERMS + i] = float(row[i])

    def worth(self, p: Position, team: i64) -> float:
        """The chance of this team to win; a draw counts half."""
        if p.phase == OVER:
            return 0.5 if p.winner < 0 else 1.0 if p.winner == team else 0.0
        if p.round < FIRST:
            return 0.5
        first = min(p.round - FIRST, self.rounds - 1) * TERMS
        numbers = self.terms.compute(p, team)
        total = 0.0
        for i in range(TERMS):
            total += self.weights[first + i] * numbers[i]
        return 1 / (1 + exp(-total))
