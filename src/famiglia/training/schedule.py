"""How a training goes on: its numbers depend on the games played so far, never on the time, so that it can be repeated."""

from dataclasses import dataclass
from typing import Final

SHARES: Final = 2
"""Each round is played in so many independent shares, whatever the number of processes."""
GAMES_IN_SHARE: Final = 100
GAMES_IN_ROUND: Final = SHARES * GAMES_IN_SHARE
LONG_STEPS: Final = 24_000
"""After so many games the steps shrink faster. A training of 30,000 games goes through the whole schedule."""


@dataclass(frozen=True)
class Pace:
    """The numbers of TD(λ) at one moment."""

    rate: float
    trace: float
    """λ: how much of the final result, and not of the next estimate, a position learns from."""
    curious: int
    """How many decisions out of 1,000 are random."""


def pace(games: int) -> Pace:
    """The numbers after so many games: long steps at first, then steps that quickly become smaller."""
    halvings = games / 12_000 if games <= LONG_STEPS else LONG_STEPS / 12_000 + (games - LONG_STEPS) / 1_500
    return Pace(rate=max(0.0004, 0.02 * 0.5**halvings), trace=max(0.6, 0.8 - 0.04 * halvings), curious=10)
