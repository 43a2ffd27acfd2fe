"""The sequential test (SPRT) of two bots: play pairs until one of two hypotheses about their strength can be accepted.

A strength is a difference in Elo; an Elo difference e means an expected share of 1 / (1 + 10^(-e/400)). For the counts of pairs
with 0, ½, 1, 1½ and 2 wins, let x be the mean share and v its variance between pairs. The log-likelihood ratio of the second
hypothesis against the first, in the normal approximation (GSPRT), is

    n (s1 - s0) (2 x - s0 - s1) / (2 v)

with n pairs and the expected shares s0 and s1. As v is taken from the pairs, the luck that both games of a pair share does not
count. The test accepts the first hypothesis when the ratio falls to log(β / (1 - α)), the second when it rises to
log((1 - β) / α), but not before `FEWEST` pairs.
"""

from dataclasses import dataclass
from math import log
from typing import Final, Literal, TypeAlias

from .statistics import Pairs

ERROR: Final = 0.05
"""α and β: how often a true first or second hypothesis may be rejected."""
UPPER: Final = log((1 - ERROR) / ERROR)
LOWER: Final = -UPPER
SMALLEST: Final = 1e-3
"""A kind of result that has not come up counts as this much of a pair, so that the variance is never 0."""
FEWEST: Final = 40
"""Fewer pairs decide nothing, because they hardly tell the variance."""

Verdict: TypeAlias = Literal["first", "second", "open"]


def expected(elo: float) -> float:
    """The expected share of the games at this difference in Elo.

    >>> expected(0.0)
    0.5
    >>> round(expected(100.0), 4)
    0.6401
    """
    share: float = 1.0 / (1.0 + 10.0 ** (-elo / 400.0))
    return share


@dataclass(frozen=True)
class Sprt:
    """A test between two hypotheses: the first bot is stronger by `elo0`, or by `elo1`."""

    elo0: float
    elo1: float

    def ratio(self, pairs: Pairs) -> float:
        """The log-likelihood ratio of the second hypothesis against the first."""
        counts = [max(SMALLEST, float(count)) for count in pairs.counts]
        n = sum(counts)
        mean = sum(count * each / 4 for each, count in enumerate(counts)) / n
        variance = sum(count * (each / 4 - mean) ** 2 for each, count in enumerate(counts)) / n
        s0, s1 = expected(self.elo0), expected(self.elo1)
        return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)

    def verdict(self, pairs: Pairs) -> Verdict:
        """The hypothesis that can be accepted, or `open` if more pairs are needed."""
        if pairs.pairs < FEWEST:
            return "open"
        ratio = self.ratio(pairs)
        return "second" if ratio >= UPPER else "first" if ratio <= LOWER else "open"

    def sentence(self, pairs: Pairs) -> str:
        """The state of the test in words."""
        verdict = self.verdict(pairs)
        says = {
            "first": f"a difference of {self.elo0:g} Elo is accepted",
            "second": f"a difference of {self.elo1:g} Elo is accepted",
            "open": "not decided",
        }[verdict]
        return f"sequential test of {self.elo0:g} against {self.elo1:g} Elo: {says}, log-likelihood ratio {self.ratio(pairs):.2f}"
