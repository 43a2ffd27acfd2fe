"""Matches of the duel: every deal is played twice, pairs are counted, processes change nothing, and levels differ clearly."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from famiglia.arena.duels import DuelMatch, PlayedPair, count, play_match, play_pairs, tasks
from famiglia.arena.statistics import Pairs
from famiglia.cli import app

SHIPPED = Path(str(files("famiglia.bots.duel")))


def test_both_bots_begin_equally_often() -> None:
    planned = tasks("random", "mindless", 4, "x", "classic")
    assert [0, 1, 0, 1] == [task.first for task in planned]
    assert 4 == len({task.deal_seed for task in planned})
    assert {"classic"} == {task.edition for task in planned}


def test_the_processes_change_nothing() -> None:
    planned = tasks("mindless", "random", 6, "processes", "revised")
    assert list(play_pairs(planned)) == list(play_pairs(planned, processes=2))


def test_a_bot_against_itself_wins_each_deal_once() -> None:
    assert (0, 0, 10, 0, 0) == count(list(play_pairs(tasks("mindless", "mindless", 10, "itself", "revised")))).counts


def test_the_rule_without_thought_loses_clearly_against_the_third_level() -> None:
    found = count(list(play_pairs(tasks("driver", "mindless", 40, "no thought", "revised"))))
    assert found.rate > 0.6


def test_pairs_are_counted_by_what_they_brought() -> None:
    found = count([PlayedPair(each, 0) for each in (0, 0.5, 1, 1, 1.5, 2, 2)])
    assert (1, 1, 2, 1, 2) == found.counts
    assert 8 / 14 == pytest.approx(found.rate)


def test_the_interval_follows_from_the_spread_of_the_pairs() -> None:
    assert (0.5, 0.5) == Pairs((0, 0, 40, 0, 0)).interval
    low, high = Pairs((100, 0, 0, 0, 300)).interval
    assert 0.75 == pytest.approx((low + high) / 2)
    assert 1.959964 * (0.1875 / 400) ** 0.5 == pytest.approx((high - low) / 2)
    assert "75.0% (70.8% to 79.2%)" == str(Pairs((100, 0, 0, 0, 300)))


def test_the_command_prints_the_result() -> None:
    found = CliRunner().invoke(app, ["arena", "duel", "mindless", "random", "--pairs", "5", "--seed", "words"])
    assert 0 == found.exit_code
    assert "mindless against random, edition revised, 10 games, seed 'words'" in found.output
    assert "pairs with 0, ½, 1, 1½ and 2 wins: " in found.output


def test_a_sequential_test_plays_no_more_than_it_needs_with_any_number_of_processes(tmp_path: Path) -> None:
    words = ["arena", "duel", "random", "mindless", "--pairs", "400", "--sprt", "-50", "50", "--json"]
    found = []
    for processes in ("1", "2"):
        file = tmp_path / processes
        result = CliRunner().invoke(app, [*words, str(file), "--processes", processes])
        assert 0 == result.exit_code, result.output
        assert "a difference of -50 Elo is accepted" in result.output
        found.append(json.loads(file.read_bytes()))
    assert found[0] == found[1]
    assert "first" == found[0]["sprt"]["accepted"]
    assert found[0]["games"] == 2 * sum(found[0]["pairs"]) < 200
    assert found[0]["rate"] < 0.5


def test_the_net_in_a_file_plays_like_the_adviser_that_has_it() -> None:
    net = f"net:{SHIPPED / 'classic.net'}"
    assert (0, 0, 2, 0, 0) == play_match(DuelMatch(net, "adviser", "classic", "same", 2)).counts.counts


def test_a_file_without_a_net_is_a_clear_error(tmp_path: Path) -> None:
    found = CliRunner().invoke(app, ["arena", "duel", f"net:{tmp_path}/none.net", "random", "--pairs", "1"])
    assert 2 == found.exit_code
    assert "none.net: No such file or directory" in found.output


@pytest.mark.parametrize("words", [["--sprt", "5", "5"], ["--json", "/no/such/folder/x.json"]])
def test_the_command_refuses_options_that_make_no_sense(words: list[str]) -> None:
    assert 2 == CliRunner().invoke(app, ["arena", "duel", "random", "random", "--pairs", "1", *words]).exit_code


@pytest.mark.parametrize("args", [["chess", "greedy", "random"], ["duel", "deep blue", "greedy"]])
def test_the_command_refuses_what_it_does_not_know(args: list[str]) -> None:
    assert 2 == CliRunner().invoke(app, ["arena", *args]).exit_code
