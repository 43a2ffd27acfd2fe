"""`make prove`: the proofs in full size, as one table with counts and bounds.

"0 in n" is reported with its 95 % bound, 3 / n.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from famiglia.war import Board, board_of
from famiglia.war.events import REASONS
from famiglia.war.options import OPTIONS
from famiglia.war.proving import Broken, prove_war

BATCH = 250


@cache
def _board() -> Board:
    return board_of()


def batch(first: int) -> tuple[int, Counter[str], list[str]]:
    """Some wars: decisions, endings, and what was broken. Every combination of options comes up."""
    decisions, endings, broken = 0, Counter[str](), list[str]()
    for seed in range(first, first + BATCH):
        try:
            made, ending = prove_war(_board(), seed % 2 ** len(OPTIONS), seed)
        except Broken as found:
            broken.append(str(found))
            continue
        decisions += made
        endings[REASONS[ending]] += 1
    return decisions, endings, broken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wars", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    decisions, endings, broken = 0, Counter[str](), list[str]()
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.processes) as pool:
        for number, (made, ended, found) in enumerate(pool.map(batch, range(0, asked.wars, BATCH)), 1):
            decisions += made
            endings += ended
            broken += found
            print(f"\r{number * BATCH:>8,} wars", end="", file=sys.stderr, flush=True)
    print(f"\r{' ' * 20}\r", end="", file=sys.stderr)
    wars = sum(endings.values()) + len(broken)
    told = ", ".join(f"{reason} {count:,}" for reason, count in endings.most_common())
    print("| proof | checked | violations | 95 % bound |")
    print("|---|---|---|---|")
    print(f"| P5, war | {wars:,} wars, {decisions:,} decisions | {len(broken)} | {3 / max(wars, 1):.1e} per war |")
    print(f"\nEndings: {told}. {time.perf_counter() - start:.0f} s with {asked.processes} processes.")
    for line in broken[:20]:
        print(line)
    raise SystemExit(1 if broken else 0)


if __name__ == "__main__":
    main()
