"""Matches of the war: every deal is played twice with swapped sides, pairs are counted, and processes change nothing."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from famiglia.arena.wars import WarMatch, play_match, tasks
from famiglia.cli import app


def test_a_deal_is_played_twice_with_swapped_sides() -> None:
    first, second = tasks(WarMatch("greedy", "random", "x", 3))[1]
    assert first.deal_seed == second.deal_seed == "x deal 1"
    assert first.bots == ("greedy", "random")
    assert second.bots == ("random", "greedy")
    assert 3 == len({pair[0].deal_seed for pair in tasks(WarMatch("greedy", "random", "x", 3))})


def test_the_processes_change_nothing() -> None:
    match = WarMatch("greedy", "random", "processes", 4)
    assert play_match(match) == play_match(match, processes=2)


def test_pairs_are_counted_by_what_they_brought() -> None:
    found = play_match(WarMatch("greedy", "random", "counted", 6))
    assert 6 == found.counts.pairs
    assert 12 == found.games
    assert sum(found.on_side) == pytest.approx(12 * found.counts.rate)
    assert found.counts.rate > 0.8


def test_the_command_prints_the_result_and_writes_it(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    args = ["arena", "war", "greedy", "random", "--pairs", "2", "--seed", "words", "--json", str(file)]
    found = CliRunner().invoke(app, args)
    assert 0 == found.exit_code
    assert "greedy against random, 4 games, seed 'words'" in found.output
    assert "pairs with 0, ½, 1, 1½ and 2 wins: " in found.output
    written = json.loads(file.read_text(encoding="utf-8"))
    assert ("war", ["greedy", "random"], 4) == (written["game"], written["bots"], written["games"])


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["war", "boss", "greedy"], "boss"),
        (["war", "greedy", "random", "--edition", "revised"], "a war has no editions"),
        (["war", "greedy", "random", "--sprt", "0", "10"], "no sequential test"),
        (["chess", "greedy", "random"], "chess"),
    ],
)
def test_the_command_refuses_what_it_does_not_know(args: list[str], message: str) -> None:
    found = CliRunner().invoke(app, ["arena", *args])
    assert found.exit_code != 0
    assert message in found.output
