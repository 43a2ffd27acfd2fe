"""The screen of the duel: sizes, themes, languages, unusual keys, and that it shows nothing secret."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from famiglia import terminal
from famiglia.bots import bot
from famiglia.duel import Duel
from famiglia.terminal.duel.settings import DuelSettings
from famiglia.words import LANGUAGES

from ..duel.builder import at
from .pilot_actions import board, choose, duel_app, point_at, settled, table, text_on, words_on
from .tables import SEED, crowded, exchanging, lowered, match_at, paying

ODD_KEYS = [*"adghlmoprstuxz019", "tab", "shift+tab", "f1", "f5", "delete", "pagedown", "up", "space"]


@pytest.mark.parametrize("size", [(1, 1), (60, 30), (120, 15)])
async def test_a_small_terminal_gets_a_friendly_hint(size: tuple[int, int]) -> None:
    app = duel_app(None, match_at(crowded()))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        if size > (1, 1):
            assert "a little small" in words_on(pilot)
        await pilot.press("right", "enter", "escape", "question_mark", "escape", "m", "escape", "d", "escape")
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert "THE STREET" in text_on(pilot)


@pytest.mark.parametrize("make", [crowded, lowered, exchanging])
async def test_no_line_is_wider_than_the_screen(make: Callable[[], Duel]) -> None:
    app = duel_app(None, match_at(make()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for theme in ("textual-dark", "textual-light", "famiglia-day"):
            app.theme = theme
            await pilot.press("g")
            await pilot.pause()
            for row in board(pilot).rows:
                assert all(len(line.plain) <= row.size.width for line in row.render().split("\n"))
            for line in ("#header", "#steps", "#keys"):
                shown = pilot.app.screen.query_one(line)
                assert len(str(shown.render()).rstrip()) <= shown.content_size.width, (app.lang, line)


async def test_any_key_at_any_time_does_no_harm() -> None:
    app = duel_app(None, match_at(exchanging()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for key in ODD_KEYS:
            await pilot.press(key, "escape")
        await settled(pilot)
        assert pilot.app.is_running


async def test_language_and_light_change_in_the_running_game() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for told in ("DIE STRASSE", "LA RUE", "THE STREET"):
            await pilot.press("g")
            await pilot.pause()
            assert told in text_on(pilot)
        dark = pilot.app.current_theme.dark
        await pilot.press("t")
        await pilot.pause()
        assert dark != pilot.app.current_theme.dark


async def test_arrows_go_from_row_to_row_and_to_the_list() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        seen = []
        await pilot.press("up", "up", "up")
        for _ in range(5):
            row = board(pilot).focused_row
            assert row is not None
            seen.append(row.id)
            await pilot.press("down")
        assert ["rival-area", "street", "area", "hand", "hand"] == seen
        await pilot.press("end", "right")
        assert "moves" == (pilot.app.focused and pilot.app.focused.id)
        await pilot.press("left")
        assert board(pilot).focused_row is not None


async def test_the_mouse_works_too() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.click("#street", offset=(3, 2))
        await pilot.pause()
        assert "Take Famiglia 3 with 2 × Famiglia 2" in words_on(pilot)
        await pilot.press("escape")
        await pilot.click("#keys", offset=(13, 0))
        await pilot.pause()
        assert "All moves" in words_on(pilot)
        await pilot.press("escape")
        await pilot.click("#hand", offset=(78, 0))
        await pilot.click("#street", offset=(3, 0))
        assert not table(pilot).match.record.entries


async def test_a_lowered_card_shows_both_values_and_its_price() -> None:
    app = duel_app(None, match_at(lowered()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "◆F4→3" in text_on(pilot)
        assert "NEW CARDS" in text_on(pilot)
        assert "lowered to 3" in words_on(pilot)
        assert "costs 2 × Famiglia 2" in words_on(pilot)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_lowered_card_that_cannot_be_used_shows_its_price(lang: str) -> None:
    told = {"en": "costs 2 × Accountant 2", "de": "kostet 2 × Buchhalter 2", "fr": "coûte 2 × Comptable 2"}
    game = at("A4F0", hand="F2F2", area="B1", step="take", lowered="A4-1")
    settings = DuelSettings(seed=SEED, lang=lang)
    app = duel_app(settings, match_at(game, settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await point_at(pilot, "street", "A4")
        assert told[lang] in words_on(pilot)


async def test_a_play_area_of_many_kinds_keeps_its_counts() -> None:
    kinds = [f"{family}{value}" for family in "FABM" for value in range(5)]
    game = at("F2", hand="F0", area="".join([*kinds[:19], *kinds[:4]]))
    app = duel_app(None, match_at(game))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "F0²F1²F2²F3²" in text_on(pilot)
        assert "M3" in text_on(pilot)
        await point_at(pilot, "area", "M3")
        assert "Mercenary 3" in words_on(pilot)


async def test_a_large_hidden_hand_is_counted() -> None:
    app = duel_app(None, match_at(at("F2", hand="F0", other="F0F1F1A0A0A1A1B0B0B0B1B1M0M0M0M1M1")))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "×17░" in text_on(pilot)


async def test_the_bot_gets_its_view_its_memory_and_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(paying())
    app = duel_app(None, match)
    seen: list[object] = []

    class Watched:
        """A bot that records what it gets."""

        def choose(self, *given: Any) -> object:
            seen.append(given[0])
            return bot("greedy").choose(*given)

    monkeypatch.setattr("famiglia.table.bot_task.bot", lambda name, game, clock: Watched())
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await choose(pilot, "take F3 with F2 F2 down F2")
    assert seen
    assert all(type(view).__name__ == "View" for view in seen)


def test_no_module_of_the_terminal_reads_a_position() -> None:
    """Only the replay makes positions, and it shows their views."""
    for file in sorted(Path(str(terminal.__file__)).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "position"), file.name
