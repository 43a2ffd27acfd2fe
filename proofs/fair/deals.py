"""P20: every deal follows from its seed and can be verified, and the shuffle favours no card."""

import random
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from famiglia.dice import Dice
from famiglia.record import Record, RecordError, verify

from ..result import ProofResult

VERIFIER = Path(__file__).parents[2] / "docs" / "verify_deal.py"
CARDS = 20
"""Items in the shuffles that are tested for bias."""


@cache
def verifier() -> ModuleType:
    """The stand-alone verifier in docs/, which does not use this package."""
    spec = spec_from_file_location("verify_deal", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def finished_duel(rng: random.Random) -> Record:
    """A duel played at random to its end, in either edition, sometimes with seeds added by the players."""
    edition = rng.choice(("revised", "classic"))
    added = ("", "") if rng.random() < 0.5 else (rng.choice(("", "Anna’s dog", "7")), str(rng.random()))
    record = Record.begin(edition, seed=rng.randbytes(32), first=rng.choice((None, 0, 1)), added=added)
    while record.game.to_decide():
        seat = record.game.to_decide()[0]
        moves = record.game.moves(seat)
        keen = [move for move in moves if str(move) not in ("pass", "stop")]
        record.play(seat, rng.choice(keen if keen and rng.random() < 0.9 else moves))
    return record


def deals(size: int, seed: int = 0) -> ProofResult:
    """Two independent verifiers find that the deals of `size` duels follow from their seeds."""
    rng = random.Random(seed)
    wrong, shown = [], 0
    for number in range(size):
        record = finished_duel(rng)
        try:
            shown += verifier().check(record.text)
            verify(record.text.encode())
        except (AssertionError, RecordError) as error:
            wrong.append(f"deal {number}: {error}")
    return ProofResult("P20, fair deals", f"{size:,} duels, {shown:,} cards derived from the seeds", size, wrong)


def shuffles(size: int, seed: int = 0) -> ProofResult:
    """χ² test of the places at which each of twenty items ends in `size` shuffles."""
    counts = [[0] * CARDS for _ in range(CARDS)]
    dice = Dice(f"shuffles {seed}")
    things = bytes(range(CARDS))
    for _ in range(size):
        for place, thing in enumerate(dice.shuffle(things)):
            counts[thing][place] += 1
    expected = size / CARDS
    # 19 degrees of freedom: one of a hundred fair samples is above 36.19, one of 20,000 above 52.4 (there are twenty).
    squares = [sum((found - expected) ** 2 / expected for found in row) for row in counts]
    wrong = [f"thing {thing}: χ² {square:.1f}" for thing, square in enumerate(squares) if square > 52.4]
    return ProofResult(
        "P20, unbiased shuffles", f"{size:,} shuffles of {CARDS}", size, wrong, f"largest χ² {max(squares):.1f}"
    )
