"""Win rates with confidence intervals."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
"""A normal variable is within this many standard deviations of its mean in 95 % of cases."""


def wilson(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval in which the true share lies with 95 % confidence (Wilson's score interval).

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (centre - spread) / whole), min(1.0, (centre + spread) / whole)


@dataclass(frozen=True)
class Share:
    """How many of a number of games were won; a draw counts half."""

    won: float
    games: int

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def outside(self, low: float, high: float) -> bool:
        """True if the whole interval is outside of this range."""
        least, most = self.interval
        return most < low or least > high

    def __add__(self, other: "Share") -> "Share":
        return Share(self.won + other.won, self.games + other.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:.1%} ({low:.1%} to {high:.1%})"


@dataclass(frozen=True)
class Pairs:
    """The results of pairs of games with the same deal and swapped seats (the pentanomial counts)."""

    counts: tuple[int, ...]
    """How many pairs brought 0, a half, 1, one and a half, and 2 wins."""

    @property
    def pairs(self) -> int:
        return sum(self.counts)

    @property
    def rate(self) -> float:
        """The share of the games that were won."""
        return sum(number * each / 4 for each, number in enumerate(self.counts)) / self.pairs

    @property
    def interval(self) -> tuple[float, float]:
        """The interval in which the true share lies with 95 % confidence, from the spread of the pairs.

        >>> low, high = Pairs((10, 0, 20, 0, 10)).interval
        >>> round(low, 3), round(high, 3)
        (0.39, 0.61)
        """
        spread = sum(number * (each / 4 - self.rate) ** 2 for each, number in enumerate(self.counts)) / self.pairs
        error = Z * sqrt(spread / self.pairs)
        return max(0.0, self.rate - error), min(1.0, self.rate + error)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:.1%} ({low:.1%} to {high:.1%})"
