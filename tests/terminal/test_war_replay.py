"""Stepping through the record of a war."""

import pytest

from famiglia.record import read
from famiglia.terminal.common.app import ReplayApp
from famiglia.terminal.common.key_bar import KeyBar
from famiglia.terminal.war.game import WarGame
from famiglia.words import LANGUAGES

from .pilot_actions import text_on, words_on
from .war_tables import played


async def test_the_keys_step_by_moves_and_seats() -> None:
    record = played()
    moves = len(record.entries)
    async with ReplayApp(WarGame(), record, "en").run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        for keys, place in (
            (["right"], 1), (["right", "left"], 1), (["left", "left"], 0), (["end"], moves), (["right"], moves),
            (["home"], 0),
        ):  # fmt: skip
            await pilot.press(*keys)
            await pilot.pause()
            assert f"Move {place} of {moves}" in words_on(pilot)
        await pilot.press("pagedown", "pagedown", "pageup")
        await pilot.pause()
        other = next(n for n, entry in enumerate(record.entries) if entry.seat != record.entries[0].seat)
        assert f"Move {other} of {moves}" in words_on(pilot)
        await pilot.press("m", "down", "enter", "escape", "3", "3", "escape", "question_mark", "escape", "escape")


async def test_a_finished_war_shows_all_its_secrets() -> None:
    record = played()
    async with ReplayApp(WarGame(), record, "en").run_test(size=(120, 40)) as pilot:
        await pilot.press("pagedown", "pagedown", "pagedown", "pagedown", "pagedown")
        await pilot.pause()
        assert 4 == text_on(pilot).splitlines()[2].count("₤")
        assert "▪" not in "\n".join(text_on(pilot).splitlines()[3:19])


async def test_an_unfinished_war_keeps_its_secrets() -> None:
    async with ReplayApp(WarGame(), read(played(30).text.encode()), "en").run_test(size=(120, 40)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert "₤" not in text_on(pilot)
        await pilot.press("3")
        await pilot.pause()
        assert "could be" in words_on(pilot)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_footer_fits(lang: str) -> None:
    async with ReplayApp(WarGame(), played(3), lang).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        keys = pilot.app.screen.query_one(KeyBar)
        assert len(str(keys.render()).rstrip()) <= keys.content_size.width
