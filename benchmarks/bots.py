"""Measures the greedy bot of the war: wars per second of computing time, with its rules in all four seats.

The rules run compiled and uncompiled, both times on the compiled engine and in processes of their own that take turns. The
third row plays by views and moves, as a table or a tournament does.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path

from .measure import ROUNDS

SOURCE = Path(__file__).parents[1] / "src"
RULES = SOURCE / "famiglia" / "bots" / "war"
INSIDE = """
from time import process_time
from famiglia.bots.war.playout import play_wars
from famiglia.war import board_of

play_wars(board_of(), 4, 0, 1)  # fills the table of odds
start = process_time()
play_wars(board_of(), {wars}, 0, 2)
print({wars} / (process_time() - start))
"""
BY_VIEWS = """
from time import process_time
from famiglia import war
from famiglia.bots import bot

def play(number):
    game, players, dice = war.new(dice=war.Dice(f"deal {{number}}")), [bot("greedy", "war") for _ in range(4)], war.Dice("luck")
    while seats := game.to_decide():
        game.play(seats[0], players[seats[0]].choose(game.view(seats[0]), game.moves(seats[0]), dice))

play(0)
start = process_time()
for number in range({wars}):
    play(number)
print({wars} / (process_time() - start))
"""


def bench_bots() -> None:
    """Measure and print the results."""
    with tempfile.TemporaryDirectory(prefix="famiglia-bench-") as folder:
        shutil.copytree(SOURCE, Path(folder) / "src", ignore=compiled_rules)
        contestants = {
            "its rules compiled, inside the engine": (SOURCE, INSIDE.format(wars=200)),
            "its rules uncompiled, inside the engine": (Path(folder) / "src", INSIDE.format(wars=6)),
            "compiled, by views and moves": (SOURCE, BY_VIEWS.format(wars=20)),
        }
        best = dict.fromkeys(contestants, 0.0)
        for _ in range(ROUNDS):
            for name, (path, code) in contestants.items():
                best[name] = max(best[name], wars_per_second(path, code))
    beside = best["its rules uncompiled, inside the engine"]
    print(f"\n{'four greedy bots at war':<52}{'wars/s':>12}{'ratio':>9}")
    for name, speed in best.items():
        print(f"{name:<52}{speed:>12.1f}{speed / beside:8.1f}x")
    print("compiled rules inside the engine (to reach: 20 times uncompiled ones, and 50 wars a second)")


def compiled_rules(folder: str, names: Collection[str]) -> set[str]:
    """What a copy of the source leaves out to run the rules uncompiled."""
    return {name for name in names if Path(folder) == RULES and name.endswith((".so", ".pyd"))}


def wars_per_second(path: Path, code: str) -> float:
    """The result of a program with this folder first on the import path."""
    program = [sys.executable, "-c", code]
    environment = os.environ | {"PYTHONPATH": str(path)}
    return float(subprocess.run(program, env=environment, capture_output=True, text=True, check=True).stdout)
