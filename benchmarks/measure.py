"""How we measure: every contestant in turn, several rounds, the best of each."""

import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 5


@dataclass(frozen=True)
class Contestant:
    """Something that can play random games and say how many steps it made."""

    name: str
    play: Callable[[], int]


def race(contestants: list[Contestant]) -> dict[str, float]:
    """Steps per second of each, the best of several rounds; rounds are interleaved so that noise hits all alike."""
    best = dict.fromkeys((contestant.name for contestant in contestants), 0.0)
    for number in range(ROUNDS):
        for contestant in contestants:
            print(f"\rround {number + 1} of {ROUNDS}: {contestant.name:<60}", end="", file=sys.stderr, flush=True)
            start = time.perf_counter()
            steps = contestant.play()
            best[contestant.name] = max(best[contestant.name], steps / (time.perf_counter() - start))
    print("\r" + " " * 80 + "\r", end="", file=sys.stderr)
    return best


def copy_cost() -> float:
    """Microseconds to copy a position, called from Python."""
    from famiglia import duel

    position = duel.new().position
    return min(timeit.repeat(position.copy, number=100_000, repeat=ROUNDS)) / 100_000 * 1e6


def import_time() -> float:
    """Seconds that importing the package adds to starting Python."""

    def start(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    return min(start("import famiglia.duel") for _ in range(ROUNDS)) - min(start("pass") for _ in range(ROUNDS))
