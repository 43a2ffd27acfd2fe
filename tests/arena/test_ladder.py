"""Ladders: ratings are those of the model, ladders can be continued, processes change nothing."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from famiglia.arena.ladder import Ladder, continued
from famiglia.arena.rating import fitted, ranked, ratings
from famiglia.arena.statistics import Pairs
from famiglia.cli import app


def test_two_players_differ_by_what_their_share_says() -> None:
    # A share of 10/11 is a difference of 400 Elo; the drawn pair that is added hardly matters among a million games.
    found = fitted({("a", "b"): (10 / 11, 1e6)}, "b")
    assert 1000 == found["b"]
    assert 1400 == pytest.approx(found["a"], abs=1)


def test_the_ratings_of_three_players_agree_with_all_their_matches() -> None:
    def share(difference: float) -> float:
        return float(1 / (1 + 10 ** (-difference / 400)))

    matches = {("a", "b"): share(100), ("b", "c"): share(150), ("a", "c"): share(250)}
    found = fitted({match: (rate, 1e7) for match, rate in matches.items()}, "c")
    assert [1250, 1150, 1000] == pytest.approx([found[name] for name in "abc"], abs=0.5)


def test_a_player_who_lost_every_game_has_a_rating() -> None:
    found = ratings({("a", "b"): Pairs((0, 0, 0, 0, 10))}, "b")
    assert ("a", "b") == tuple(ranked(found))
    assert 1000 < found["a"].rating < 2000


def test_the_interval_holds_the_rating_and_shrinks_with_more_pairs() -> None:
    few, many = (ratings({("a", "b"): Pairs((n, 2 * n, 4 * n, 3 * n, 2 * n))}, "b")["a"] for n in (2, 50))
    for each in (few, many):
        assert each.low < each.rating < each.high
    assert many.high - many.low < (few.high - few.low) / 3


def test_a_ladder_can_be_continued_and_spread(tmp_path: Path) -> None:
    players = ("random", "mindless", "rookie")
    whole = Ladder(players, "revised", "words")
    whole.play(4, 2, lambda now: None)
    parts = Ladder(players, "revised", "words")
    parts.play(2, 1, lambda now: None)
    kept = json.loads(json.dumps(parts.as_json()))
    parts = continued(players, "revised", "words", kept)
    parts.play(4, 1, lambda now: None)
    assert whole == parts
    with pytest.raises(ValueError, match="seed 'words' and other players"):
        continued(players, "revised", "other", kept)


def test_a_result_can_be_read_from_both_sides() -> None:
    ladder = Ladder(("a", "b"), "revised", "x", {("a", "b"): Pairs((1, 0, 2, 0, 5))})
    assert (5, 0, 2, 0, 1) == ladder.result("b", "a").counts


def test_the_command_prints_a_table_and_keeps_the_results(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    words = ["ladder", "duel", "--bot", "random", "--bot", "mindless", "--pairs", "2", "--processes", "1"]
    found = CliRunner().invoke(app, [*words, "--json", str(file)])
    assert 0 == found.exit_code, found.output
    assert "4 games in every match" in found.output
    assert ["mindless", "random"] == [each["name"] for each in json.loads(file.read_bytes())["players"]]
    again = CliRunner().invoke(app, [*words, "--json", str(file), "--csv"])
    assert again.output.startswith("player,rating,low,high\nmindless,")


@pytest.mark.parametrize("words", [["war"], ["duel", "--bot", "random"], ["duel", "--bot", "deep blue"]])
def test_the_command_refuses_what_it_does_not_know(words: list[str]) -> None:
    assert 2 == CliRunner().invoke(app, ["ladder", *words]).exit_code


def test_the_command_does_not_continue_another_ladder(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    words = ["ladder", "duel", "--bot", "random", "--bot", "mindless", "--pairs", "2", "--json", str(file)]
    assert 0 == CliRunner().invoke(app, [*words, "--processes", "1"]).exit_code
    assert 2 == CliRunner().invoke(app, [*words, "--seed", "other"]).exit_code
