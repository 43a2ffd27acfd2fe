"""Our own contestants; they play random games that pass only if nothing else is legal."""

import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .measure import Contestant

GAMES_INSIDE = 20_000
GAMES_DRIVEN = 3_000
GAMES_UNCOMPILED = 60
WARS_INSIDE = 300
WARS_DRIVEN = 10


def inside_the_engine() -> Contestant:
    from famiglia.duel.edition import REVISED
    from famiglia.duel.playout import play_games

    return Contestant(
        "famiglia duel, inside the compiled loop", GAMES_INSIDE, lambda: play_games(GAMES_INSIDE, REVISED, 1)
    )


def driven_from_python() -> Contestant:
    return Contestant("famiglia duel, driven move by move from Python", GAMES_DRIVEN, lambda: drive(GAMES_DRIVEN))


def drive(games: int) -> int:
    """Play through the public API of the package, move by move."""
    from famiglia import duel

    steps = 0
    pick = random.Random(1).random
    for number in range(games):
        game = duel.new("revised", dice=duel.Dice(number.to_bytes(32, "big")))
        while seats := game.to_decide():
            seat = seats[0]
            moves = game.moves(seat)
            choices = len(moves) - 1 or 1  # the pass is listed last
            game.play(seat, moves[int(pick() * choices)])
            steps += 1
    return steps


def uncompiled() -> Contestant:
    """The same engine uncompiled, in a separate process that measures its own speed."""
    source = Path(__file__).parents[1] / "src"
    folder = Path(tempfile.mkdtemp(prefix="famiglia-bench-"))
    shutil.copytree(source, folder / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    code = f"from famiglia.duel.playout import play_games; print(play_games({GAMES_UNCOMPILED}, 1, 1))"

    def play() -> int:
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONPATH": str(folder / "src")},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(done.stdout)

    return Contestant("famiglia duel, uncompiled (with starting Python)", GAMES_UNCOMPILED, play)


def wars_inside_the_engine() -> Contestant:
    from famiglia.war import board_of
    from famiglia.war.playout import play_games

    board = board_of()
    return Contestant(
        "famiglia war, inside the compiled loop", WARS_INSIDE, lambda: play_games(board, WARS_INSIDE, 0, 1)
    )


def wars_driven_from_python() -> Contestant:
    return Contestant("famiglia war, driven move by move from Python", WARS_DRIVEN, lambda: drive_wars(WARS_DRIVEN))


def drive_wars(games: int) -> int:
    """Play through the public API of the package, move by move."""
    from famiglia import war

    steps = 0
    pick = random.Random(1).random
    for number in range(games):
        game = war.new(dice=war.Dice(number.to_bytes(32, "big")))
        while seats := game.to_decide():
            moves = game.moves(seats[0])
            game.play(seats[0], moves[int(pick() * len(moves))])
            steps += 1
    return steps
