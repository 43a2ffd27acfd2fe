"""The compiled engine, the uncompiled one and an independent reference play the same games."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from proofs.engine.random_duels import choose, random_game

from famiglia import duel
from famiglia.duel import cards
from famiglia.duel.cards import NUMBERS, TO_SHUFFLE, names

from .reference import Table

GAMES_UNCOMPILED = 400
GAMES_REFERENCE = 400
SOURCE = Path(__file__).parents[2] / "src"


def trace(edition: str, path: Path) -> list[str]:
    """The output of `trace.py` with this folder first on the import path."""
    program = [sys.executable, str(Path(__file__).with_name("trace.py")), edition, str(GAMES_UNCOMPILED)]
    done = subprocess.run(
        program, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("edition", duel.EDITIONS)
def test_compiled_and_uncompiled_play_the_same_games(edition: str, tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "plain", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    plain = trace(edition, tmp_path / "plain")
    built = trace(edition, SOURCE)
    assert "uncompiled" == plain[0]
    assert GAMES_UNCOMPILED + 1 == len(plain) == len(built)
    for expected, found in zip(plain[1:], built[1:], strict=True):
        assert expected == found


def test_the_engine_is_compiled_if_there_is_a_compiler() -> None:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    compiler = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
    if compiler and headers.exists():
        assert str(cards.__file__).endswith((".so", ".pyd"))
    else:
        assert str(cards.__file__).endswith(".py")


@pytest.mark.parametrize("edition", duel.EDITIONS)
def test_the_reference_agrees_on_moves_positions_and_results(edition: str) -> None:
    for seed in range(GAMES_REFERENCE):
        game, rng = random_game(seed, edition)
        dice = duel.Dice(f"test {seed}")
        dice.below(2)
        deck = list(names(dice.shuffle(TO_SHUFFLE)))

        def shuffle(pile: list[str], dice: duel.Dice = dice) -> list[str]:
            return list(names(dice.shuffle(bytes(NUMBERS[card] for card in pile))))

        table = Table(edition, frozenset(game.options), int(game.position.first), deck, shuffle)
        eager = rng.choice([0.5, 0.9, 1.0])
        while seats := game.to_decide():
            moves = game.moves(seats[0])
            assert {str(move) for move in moves} == table.legal()
            assert table.notation() == str(game)
            move = choose(rng, moves, eager)
            game.play(seats[0], move)
            table.play(str(move))
        assert table.notation() == str(game)
        result = game.result()
        assert result is not None
        assert table.result() == (result.points, result.winner, result.reason)
