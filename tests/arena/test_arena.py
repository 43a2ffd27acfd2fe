"""Matches between bots and the balance report: correct counts and intervals, independent of the number of processes."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from famiglia.arena import Share, match, play_game, play_games, wilson
from famiglia.arena.balance import balance, count
from famiglia.arena.matches import PlayedGame, Task, pairs
from famiglia.arena.report import page
from famiglia.cli import app


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0), (1, 4, 0.0456, 0.6994)],
)
def test_wilson_gives_the_published_interval(won: int, games: int, low: float, high: float) -> None:
    assert (low, high) == pytest.approx(wilson(won, games), abs=1e-4)


def test_a_share_is_outside_only_if_its_whole_interval_is() -> None:
    assert not Share(60, 100).outside(0.45, 0.55)
    assert Share(600, 1000).outside(0.45, 0.55)
    assert Share(400, 1000).outside(0.45, 0.55)
    assert "60.0% (50.2% to 69.1%)" == str(Share(60, 100))


def test_every_deal_is_played_twice_with_swapped_sides() -> None:
    tasks = pairs("greedy", "random", 4, "swap")
    assert [("greedy", "random"), ("random", "greedy")] * 2 == [task.bots for task in tasks]
    assert tasks[0].deal_seed == tasks[1].deal_seed != tasks[2].deal_seed


def test_the_games_are_the_same_however_many_processes_play_them() -> None:
    tasks = pairs("random", "random", 10, "processes")
    assert list(play_games(tasks)) == list(play_games(tasks, processes=2))


def test_a_game_depends_on_its_seeds_alone() -> None:
    task = Task("deal", ("greedy", "random"), "luck")
    assert play_game(task) == play_game(task)
    assert play_game(task) != play_game(Task("another deal", ("greedy", "random"), "luck"))


def test_both_sides_of_a_match_add_up() -> None:
    found = match("random", "random", 12, "sides")
    assert 12 == found.share.games == sum(side.games for side in found.on_side)
    assert found.share.won == sum(side.won for side in found.on_side)


def made_up(winner: int) -> PlayedGame:
    return PlayedGame(
        winner=winner,
        reason="rounds",
        rounds=4,
        decisions=100,
        mandamenti=(1, 2, 3, 0),
        families=("red", "blue", "green", "yellow"),
        characters=("contabile", "autista", "chimico", "capodecina"),
        starter=2,
        tiles=("allies", "bribery", "garage", "influence", "miniguns", "laundering", "bodyguards"),
        marked=(frozenset({"allies"}), frozenset({"bribery", "allies"})),
    )


def test_the_balance_counts_every_seat_of_the_winning_team_and_half_for_a_draw() -> None:
    found = count([made_up(0), made_up(1), made_up(0), made_up(-1)], "seed", "greedy")
    assert {"NW": 2.5, "SW": 1.5, "NE": 2.5, "SE": 1.5} == {name: share.won for name, share in found.seats.items()}
    assert {"A": 2.5, "B": 1.5} == {name: share.won for name, share in found.teams.items()}
    assert (2.5, 4) == (found.families["green"].won, found.families["green"].games)
    assert 0 == found.families["white"].games
    assert 1 == found.draws


def test_the_order_of_play_is_counted_from_the_starting_player() -> None:
    found = count([made_up(0)], "seed", "greedy")
    assert {"first": 1, "second": 0, "third": 1, "fourth": 0} == {
        name: share.won for name, share in found.turns.items()
    }


def test_tiles_count_for_the_team_that_marked_them() -> None:
    found = count([made_up(0)], "seed", "greedy")
    assert (1, 2) == (found.tiles["allies"].won, found.tiles["allies"].games)
    assert (0, 1) == (found.tiles["bribery"].won, found.tiles["bribery"].games)
    assert (0, 2) == (found.marked["garage"].won, found.marked["garage"].games)
    assert 0 == found.marked["recruitment"].games


def test_only_seats_and_families_that_are_surely_unfair_are_named() -> None:
    assert [] == count([made_up(0)] * 10 + [made_up(1)] * 10, "seed", "greedy").unfair()
    unfair = count([made_up(0)] * 90 + [made_up(1)] * 10, "seed", "greedy").unfair()
    assert ["NW", "SW", "NE", "SE", "blue", "green", "red", "yellow"] == unfair


def test_the_report_tells_how_to_make_it_again() -> None:
    text = page(balance(4, "report", "random"), "famiglia balance war --games 4 --seed report --bot random")
    assert "famiglia balance war --games 4 --seed report --bot random" in text
    assert "| NW | 4 |" in text
    assert "No seat and no family" in text


def test_the_command_writes_the_report(tmp_path: Path) -> None:
    file = tmp_path / "balance.md"
    done = CliRunner().invoke(app, ["balance", "war", "--games", "2", "--bot", "random", "--out", str(file)])
    assert 0 == done.exit_code
    assert file.read_text(encoding="utf-8").startswith("# Balance of the war")
