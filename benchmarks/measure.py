"""Measures contestants in turn over several rounds, of which the best counts."""

import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 5


@dataclass(frozen=True)
class Contestant:
    """An engine that plays this many random games and returns the number of steps."""

    name: str
    games: int
    play: Callable[[], int]


@dataclass
class Speed:
    """Steps and games per second in the best of several rounds."""

    steps: float = 0.0
    games: float = 0.0


def race(contestants: list[Contestant]) -> dict[str, Speed]:
    """Measure the speed of each contestant; the rounds are interleaved, so that noise affects all of them alike."""
    best = {contestant.name: Speed() for contestant in contestants}
    for number in range(ROUNDS):
        for contestant in contestants:
            print(f"\rround {number + 1} of {ROUNDS}: {contestant.name:<60}", end="", file=sys.stderr, flush=True)
            start = time.perf_counter()
            steps = contestant.play()
            seconds = time.perf_counter() - start
            speed = best[contestant.name]
            speed.steps = max(speed.steps, steps / seconds)
            speed.games = max(speed.games, contestant.games / seconds)
    print("\r" + " " * 80 + "\r", end="", file=sys.stderr)
    return best


def copy_cost(copy: Callable[[], object]) -> float:
    """The microseconds that it takes Python code to copy a position."""
    return min(timeit.repeat(copy, number=20_000, repeat=ROUNDS)) / 20_000 * 1e6


def import_time() -> float:
    """The seconds that importing the package adds to the start of Python."""

    def start(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    return min(start("import famiglia.duel") for _ in range(ROUNDS)) - min(start("pass") for _ in range(ROUNDS))
