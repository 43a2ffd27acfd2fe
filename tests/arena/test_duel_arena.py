"""Matches of the duel: every deal is played twice, pairs are counted, processes change nothing, and levels differ clearly."""

import pytest
from typer.testing import CliRunner

from famiglia.arena.duels import PlayedPair, count, play_pairs, tasks
from famiglia.arena.statistics import Pairs
from famiglia.cli import app


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


@pytest.mark.parametrize("args", [["war", "greedy", "random"], ["duel", "deep blue", "greedy"]])
def test_the_command_refuses_what_it_does_not_know(args: list[str]) -> None:
    assert 2 == CliRunner().invoke(app, ["arena", *args]).exit_code
