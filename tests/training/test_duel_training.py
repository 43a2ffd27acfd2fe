"""Training: the same seed and number of games give the same net, in one go or in two, in one process or in two."""

from pathlib import Path

import pytest

from famiglia.bots.duel.weights import WeightsError
from famiglia.training import Progress, Training, train
from famiglia.training.schedule import GAMES_IN_ROUND, pace


def trained(folder: Path, *trainings: Training) -> bytes:
    file = folder / "a.net"
    for each in trainings:
        train(each, file, lambda progress: None)
    return file.read_bytes()


def folder(path: Path, name: str) -> Path:
    (path / name).mkdir()
    return path / name


def test_a_training_can_be_repeated_continued_and_spread(tmp_path: Path) -> None:
    one, two = GAMES_IN_ROUND, 2 * GAMES_IN_ROUND
    whole = trained(folder(tmp_path, "whole"), Training("revised", 1, games=two))
    assert whole == trained(
        folder(tmp_path, "parts"), Training("revised", 1, games=one), Training("revised", 1, games=two)
    )
    assert whole == trained(folder(tmp_path, "spread"), Training("revised", 1, games=two, processes=2))
    assert whole != trained(folder(tmp_path, "seed"), Training("revised", 2, games=two))


def test_it_stops_after_the_minutes_and_reports_each_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[Progress] = []
    monkeypatch.setattr("famiglia.training.duel.monotonic", iter((0, 10, 20, 130)).__next__)
    train(Training("classic", 1, minutes=2), tmp_path / "a.net", reported.append)
    assert [GAMES_IN_ROUND] == [progress.games for progress in reported]
    assert "200 games, error 0.0" in str(reported[0])
    assert 20 == reported[0].seconds


def test_the_file_of_another_training_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    train(Training("revised", 1, games=1), file, lambda progress: None)
    before = file.read_bytes()
    with pytest.raises(WeightsError, match="from a training with --edition revised --seed 1"):
        train(Training("classic", 1, games=1), file, lambda progress: None)
    assert before == file.read_bytes()


def test_the_steps_get_smaller_but_never_vanish() -> None:
    rates = [pace(games).rate for games in (0, 10_000, 50_000, 10_000_000)]
    assert sorted(rates, reverse=True) == rates
    assert rates[-1] > 0


def test_a_longer_schedule_takes_the_same_steps_over_more_games(tmp_path: Path) -> None:
    assert [pace(games) for games in (0, 15_000, 24_000, 29_000)] == [
        pace(10 * games, 300_000) for games in (0, 15_000, 24_000, 29_000)
    ]
    train(Training("revised", 1, games=1), tmp_path / "a.net", lambda progress: None)
    with pytest.raises(WeightsError, match="--schedule 30000"):
        train(Training("revised", 1, games=1, schedule=60_000), tmp_path / "a.net", lambda progress: None)
