"""P5 of the war: the pieces are counted in every position of random wars."""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from famiglia.war import Board, board_of
from famiglia.war.engine.checked_playout import BrokenInvariant, play_checked_war
from famiglia.war.engine.options import OPTIONS
from famiglia.war.events import REASONS

from ..result import ProofResult

BATCH = 250


@cache
def _board() -> Board:
    return board_of()


def batch(first: int) -> tuple[int, Counter[str], list[str]]:
    """Play some wars with every combination of options: decisions, endings, and broken invariants."""
    decisions, endings, broken = 0, Counter[str](), list[str]()
    for seed in range(first, first + BATCH):
        try:
            made, ending = play_checked_war(_board(), seed % 2 ** len(OPTIONS), seed)
        except BrokenInvariant as found:
            broken.append(str(found))
            continue
        decisions += made
        endings[REASONS[ending]] += 1
    return decisions, endings, broken


def invariants(size: int, seed: int = 0, processes: int = 2) -> ProofResult:
    """Play `size` wars (a multiple of 250), beginning with this seed."""
    decisions, endings, broken = 0, Counter[str](), list[str]()
    with ProcessPoolExecutor(processes) as pool:
        for number, (made, ended, found) in enumerate(pool.map(batch, range(seed, seed + size, BATCH)), 1):
            decisions += made
            endings += ended
            broken += found
            print(f"\r{number * BATCH:>8,} wars", end="", file=sys.stderr, flush=True)
    print(f"\r{' ' * 20}\r", end="", file=sys.stderr)
    wars = sum(endings.values()) + len(broken)
    summary = ", ".join(f"{reason} {count:,}" for reason, count in endings.most_common())
    return ProofResult("P5, war", f"{wars:,} wars, {decisions:,} decisions", wars, broken, f"endings: {summary}")
