"""Solves small zero-sum games in which both sides choose at the same time."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from .memory import zeros

ROUGH: Final = 160
"""As many iterations as a rough solution needs."""
INDIFFERENT: Final = 1e-9
"""If all payoffs differ by less than this, every choice is as good."""


@final
class MatrixGame:
    """A game with a row for each choice of one side and a column for each of the other, who pays the payoff."""

    def __init__(self, payoffs: Sequence[Sequence[float]]) -> None:
        self.rows: i64 = len(payoffs)
        self.columns: i64 = len(payoffs[0])
        self.payoffs: vec[float] = vec[float]()
        for row in payoffs:
            for number in row:
                self.payoffs = append(self.payoffs, number)

    def solve(self, iterations: i64 = ROUGH) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """How often each side should make each of its choices.

        By regret matching plus: negative regrets are cut to 0, and later iterations count more.
        """
        rows, columns = Side(self.rows), Side(self.columns)
        if self._spread() < INDIFFERENT:
            return rows.average(), columns.average()
        for turn in range(1, iterations + 1):
            for row in range(self.rows):
                gain = 0.0
                for column in range(self.columns):
                    gain += self.payoffs[row * self.columns + column] * columns.now[column]
                rows.gains[row] = gain
            rows.learn(turn)
            for column in range(self.columns):
                loss = 0.0
                for row in range(self.rows):
                    loss += self.payoffs[row * self.columns + column] * rows.now[row]
                columns.gains[column] = -loss
            columns.learn(turn)
        return rows.average(), columns.average()

    def _spread(self) -> float:
        least = most = self.payoffs[0]
        for number in self.payoffs:
            least, most = min(least, number), max(most, number)
        return most - least


@final
class Side:
    """One side while it learns: what its choices would have gained, what it regrets, and how often it makes them."""

    def __init__(self, size: i64) -> None:
        self.gains: vec[float] = zeros(size)
        self.regrets: vec[float] = zeros(size)
        self.sums: vec[float] = zeros(size)
        self.now: vec[float] = zeros(size)
        self._share_evenly()

    def learn(self, weight: i64) -> None:
        """Choose in proportion to the regrets from now on, and count the new choice with this weight."""
        got = 0.0
        for i in range(len(self.now)):
            got += self.gains[i] * self.now[i]
        total = 0.0
        for i in range(len(self.now)):
            self.regrets[i] = max(0.0, self.regrets[i] + self.gains[i] - got)
            total += self.regrets[i]
        if total > 0:
            for i in range(len(self.now)):
                self.now[i] = self.regrets[i] / total
        else:
            self._share_evenly()
        for i in range(len(self.now)):
            self.sums[i] = self.sums[i] + float(weight) * self.now[i]

    def average(self) -> tuple[float, ...]:
        """How often each choice was made, later ones counting more; evenly if none was made yet."""
        total = 0.0
        for number in self.sums:
            total += number
        if total == 0:
            return tuple([float(number) for number in self.now])
        return tuple([number / total for number in self.sums])

    def _share_evenly(self) -> None:
        for i in range(len(self.now)):
            self.now[i] = 1 / float(len(self.now))
