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
    """Something that can play so many random games and say how many steps it made."""

    name: str
    games: int
    play: Callable[[], int]


@dataclass
class Speed:
    """The best of several rounds."""

    steps: float = 0.0
    games: float = 0.0


def race(contestants: list[Contestant]) -> dict[str, Speed]:
    """Steps and games per second of each, the best of several rounds, which are interleaved so that noise hits all alike."""
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
    """Microseconds to copy a position, called from Python."""
    return min(timeit.repeat(copy, number=20_000, repeat=ROUNDS)) / 20_000 * 1e6


def import_time() -> float:
    """Seconds that importing the package adds to starting Python."""

    def start(code: str) -> float:
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - begin

    return min(start("import famiglia.duel") for _ in range(ROUNDS)) - min(start("pass") for _ in range(ROUNDS))
