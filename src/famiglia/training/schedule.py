"""How a training goes on: its numbers depend on the games played so far, never on the time, so that it can be repeated."""

from dataclasses import dataclass
from typing import Final

SHARES: Final = 2
"""Each round is played in so many independent shares, whatever the number of processes."""
GAMES_IN_SHARE: Final = 100
GAMES_IN_ROUND: Final = SHARES * GAMES_IN_SHARE
SHORT: Final = 30_000
"""The length of the schedule in games, if no other is asked for. A longer one takes longer steps for longer."""
LONG_STEPS: Final = 0.8
"""After this part of the schedule the steps shrink faster."""


@dataclass(frozen=True)
class Pace:
    """The numbers of TD(λ) at one moment."""

    rate: float
    trace: float
    """λ: how much of the final result, and not of the next estimate, a position learns from."""
    curious: int
    """How many decisions out of 1,000 are random."""


def pace(games: int, length: int = SHORT) -> Pace:
    """The numbers after so many games in a schedule of this length: long steps at first, then steps that quickly become smaller.

    The steps are halved twice in the first part, and four times in the rest.
    """
    part = games / length
    halvings = 2 * part / LONG_STEPS if part <= LONG_STEPS else 2 + 4 * (part - LONG_STEPS) / (1 - LONG_STEPS)
    return Pace(rate=max(0.0004, 0.02 * 0.5**halvings), trace=max(0.6, 0.8 - 0.04 * halvings), curious=10)
