"""Stepping through a record."""

import pytest

from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.record import Record, read
from famiglia.terminal.common.app import ReplayApp
from famiglia.terminal.common.key_bar import KeyBar
from famiglia.terminal.duel.game import DuelGame
from famiglia.words import LANGUAGES

from .pilot_actions import text_on, words_on
from .tables import SEED


def played(moves: int | None = None) -> Record:
    """A game of two greedy bots, or its first moves."""
    record = Record.begin(seed=SEED, seats=("Anna", "Ben"))
    player, dice = bot("greedy"), Dice(SEED)
    while record.game.to_decide() and (moves is None or len(record.entries) < moves):
        (seat,) = record.game.to_decide()
        view = record.memory().recall(record.game.view(seat))
        record.play(seat, player.choose(view, record.game.moves(seat), dice))
    return record


async def test_the_keys_step_by_moves_and_turns() -> None:
    record = played()
    moves = len(record.entries)
    app = ReplayApp(DuelGame(), record, "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert f"Move 0 of {moves}" in words_on(pilot)
        for keys, place in (
            (["right"], 1), (["right", "left"], 1), (["left", "left"], 0), (["end"], moves), (["right"], moves),
            (["home"], 0),
        ):  # fmt: skip
            await pilot.press(*keys)
            await pilot.pause()
            assert f"Move {place} of {moves}" in words_on(pilot)
        await pilot.press("pagedown")
        await pilot.pause()
        first_turn = next(number for number, entry in enumerate(record.entries) if entry.seat != record.entries[0].seat)
        assert f"Move {first_turn} of {moves}" in words_on(pilot)
        await pilot.press("pageup")
        await pilot.pause()
        assert f"Move 0 of {moves}" in words_on(pilot)


async def test_a_finished_game_shows_both_hands_and_the_result() -> None:
    app = ReplayApp(DuelGame(), played(), "de")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "░" not in text_on(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert "Das Spiel ist zu Ende." in words_on(pilot)
        await pilot.press("l")
        await pilot.pause()
        await pilot.press("escape", "d", "escape", "r", "escape", "g", "t")
        await pilot.pause()
        assert "Relecture" in text_on(pilot)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_footer_fits_and_the_help_tells_the_rest(lang: str) -> None:
    app = ReplayApp(DuelGame(), played(3), lang)
    for width in (74, 80, 120):
        async with ReplayApp(DuelGame(), played(3), lang).run_test(size=(width, 24)) as pilot:
            await pilot.pause()
            keys = pilot.app.screen.query_one(KeyBar)
            assert len(str(keys.render()).rstrip()) <= keys.content_size.width
            assert {"step(-1)", "turn(1)", "go(-1)", "help", "leave"} <= {action for _, action in keys.actions}
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "r d l" in words_on(pilot)


async def test_the_rules_of_what_is_shown() -> None:
    app = ReplayApp(DuelGame(), played(), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        for keys, rule in ((["question_mark"], "D-11"), (["escape", "end", "question_mark"], "D-83")):
            await pilot.press(*keys)
            await pilot.pause()
            assert f"Rule {rule}:" in words_on(pilot)


async def test_names_from_elsewhere_do_no_harm() -> None:
    record = Record.begin(seed=SEED, seats=("An\x1b[2Jna", "Ben\r\x07"), first=0)
    async with ReplayApp(DuelGame(), record, "en").run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "An[2Jna begins." in words_on(pilot)
        assert all(line.isprintable() for line in text_on(pilot).splitlines())


async def test_an_unfinished_game_keeps_its_hands_hidden() -> None:
    app = ReplayApp(DuelGame(), read(played(9).text.encode()), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert "░" in text_on(pilot)
        assert "Anna’s turn." in text_on(pilot) or "Ben’s turn." in text_on(pilot)
