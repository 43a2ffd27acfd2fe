"""Ratings of many players from their matches: the Bradley–Terry model, on the scale of Elo.

Every player has a strength r; against another it wins a share of 1 / (1 + 10^((r2 - r1) / 400)). The strengths that make the
results most likely are found by repeated improvement (Hunter's MM algorithm). Each match counts one drawn pair more than
was played, so that a player who has lost every game still has a rating. The intervals come from fitting again to pairs that are
drawn at random from those played (bootstrap), so they respect that both games of a pair have the same deal.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10
from typing import Final

from .statistics import Pairs

ANCHOR: Final = 1000.0
"""The rating of the player to whom all others are compared."""
SAMPLES: Final = 200
"""How often the ratings are fitted again for the intervals."""
STEPS: Final = 2000
CLOSE: Final = 1e-7
"""The fit ends when no strength changes by more than this part."""

Results = Mapping[tuple[str, str], Pairs]
"""By the two players of a match: the pairs, from the first one's side."""


@dataclass(frozen=True)
class Rating:
    """The rating of a player, with the interval in which it lies with 95 % confidence."""

    rating: float
    low: float
    high: float


def ratings(results: Results, anchor: str, seed: int = 1) -> dict[str, Rating]:
    """The rating of each player; the anchor has `ANCHOR`."""
    found = fitted({match: (pairs.rate, 2.0 * pairs.pairs) for match, pairs in results.items()}, anchor)
    rng = random.Random(seed)
    samples = [
        fitted({match: resampled(pairs, rng) for match, pairs in results.items()}, anchor) for _ in range(SAMPLES)
    ]
    rated = {}
    for name, rating in found.items():
        drawn = sorted(sample[name] for sample in samples)
        rated[name] = Rating(rating, drawn[SAMPLES // 40], drawn[-1 - SAMPLES // 40])
    return rated


def resampled(pairs: Pairs, rng: random.Random) -> tuple[float, float]:
    """The share and the number of games of as many pairs, drawn at random from these."""
    drawn = rng.choices(range(5), pairs.counts, k=pairs.pairs)
    return sum(drawn) / (4 * pairs.pairs), 2.0 * pairs.pairs


def fitted(results: Mapping[tuple[str, str], tuple[float, float]], anchor: str) -> dict[str, float]:
    """The ratings that make these shares most likely; each match has its share and its number of games."""
    names = sorted({name for match in results for name in match})
    won = dict.fromkeys(names, 0.0)
    met: dict[str, list[tuple[str, float]]] = {name: [] for name in names}
    for (one, other), (share, games) in results.items():
        won[one] += share * games + 1.0
        won[other] += (1.0 - share) * games + 1.0
        met[one].append((other, games + 2.0))
        met[other].append((one, games + 2.0))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        before = dict(strength)
        for name in names:
            strength[name] = won[name] / sum(games / (strength[name] + strength[other]) for other, games in met[name])
        mean = exp(sum(log(each) for each in strength.values()) / len(names))
        strength = {name: each / mean for name, each in strength.items()}
        if all(abs(strength[name] / before[name] - 1.0) < CLOSE for name in names):
            break
    return {name: ANCHOR + 400.0 * log10(strength[name] / strength[anchor]) for name in names}


def ranked(rated: Mapping[str, Rating]) -> Sequence[str]:
    """The players, the strongest first."""
    return sorted(rated, key=lambda name: -rated[name].rating)
