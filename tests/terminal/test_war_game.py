"""Whole wars at one screen, played by one to four people, and their records."""

from pathlib import Path

import pytest

from famiglia.record import verify
from famiglia.terminal.war.cover_screen import WarCover
from famiglia.terminal.war.result_screen import WarResult

from .pilot_actions import text_on, words_on
from .war_tables import play_on, settings, settled, table, war_app

SKIP = 40
"""Number of choices that are made at once between two choices on the screen."""


@pytest.mark.parametrize(("people", "covered"), [(1, False), (4, True)])
async def test_a_whole_war_to_its_result(people: int, covered: bool, tmp_path: Path) -> None:
    path = tmp_path / "war.jsonl"
    app = war_app(settings(people, record_path=path))
    async with app.run_test(size=(120, 40) if people == 1 else (80, 24)) as pilot:
        met = await play_on(pilot, seed=people, skip=SKIP)
        assert isinstance(pilot.app.screen, WarResult)
        assert covered == any(isinstance(screen, WarCover) for screen in met)
        assert "Team A" in words_on(pilot)
        assert "verify" in words_on(pilot)
        await pilot.press("b")
        await pilot.pause()
        assert "The war is over." in words_on(pilot)
        await pilot.press("b", "question_mark")
        await pilot.pause()
        assert "Rule W-126" in words_on(pilot)
    found = verify(path.read_bytes())
    assert found.moves == len(found.record.entries) > 100
    assert "verify" in "\n".join(app.farewell())


@pytest.mark.parametrize(("people", "covered"), [(2, False), (3, True)])
async def test_a_round_of_several_people(people: int, covered: bool, tmp_path: Path) -> None:
    app = war_app(settings(people, record_path=tmp_path / "war.jsonl"))
    async with app.run_test(size=(80, 24)) as pilot:
        met = await play_on(pilot, seed=people, rounds=1, skip=SKIP)
        assert covered == any(isinstance(screen, WarCover) for screen in met)
        assert "Round 2 of 4" in text_on(pilot) or isinstance(pilot.app.screen, WarCover)
        assert table(pilot).state.facts["round"] == 2


async def test_a_war_with_its_whole_setup(tmp_path: Path) -> None:
    app = war_app(settings(1, options=(), record_path=tmp_path / "war.jsonl"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Which family do you lead?" in words_on(pilot)
        await play_on(pilot, most=12)
        assert "Round 1 of 4" in words_on(pilot)


async def test_bots_that_plan(tmp_path: Path) -> None:
    app = war_app(settings(1, "greedy", record_path=tmp_path / "war.jsonl"))
    async with app.run_test(size=(120, 40)) as pilot:
        await play_on(pilot, most=8)
        await pilot.press("q", "y")
        await pilot.pause()
    assert (tmp_path / "war.jsonl").exists()
