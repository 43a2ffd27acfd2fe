"""Two people at one screen."""

from dataclasses import replace
from pathlib import Path

from famiglia.terminal.common.cover_screen import CoverScreen
from famiglia.terminal.common.dialogs import QuestionDialog
from famiglia.terminal.duel.card_stacks import RIVAL_HAND
from famiglia.terminal.duel.settings import DuelSettings

from ..duel.builder import at
from .pilot_actions import board, choose, duel_app, settled, table, text_on, words_on
from .tables import SEED, match_at

HOT_SEAT = DuelSettings(opponent="human", seed=SEED, names=("Anna", "Ben"))


async def test_a_cover_hides_the_hands_between_two_turns() -> None:
    app = duel_app(None, match_at(at("F0B2", hand="F4A0", other="M4B0"), HOT_SEAT))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "F4" in text_on(pilot)
        assert "M4" not in text_on(pilot)
        await choose(pilot, "take F0")
        assert isinstance(pilot.app.screen, CoverScreen)
        assert "Ben, it is your turn" in words_on(pilot)
        assert "Anna: took Famiglia 0 for free." in words_on(pilot)
        for card in ("F4", "M4", "Mercenary"):
            assert card not in text_on(pilot)
        await pilot.press("x", "m", "p", "question_mark")
        await pilot.pause()
        assert "Rule DA-44: Which cards are hidden and which are open? Hands and deck are hidden" in words_on(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CoverScreen)
        await pilot.press("enter")
        await settled(pilot)
        assert "M4" in text_on(pilot)
        assert "F4" not in text_on(pilot)
        assert "Ben’s turn." in words_on(pilot)


async def test_the_game_can_be_left_from_the_cover(tmp_path: Path) -> None:
    settings = replace(HOT_SEAT, record_path=tmp_path / "game.jsonl")
    app = duel_app(None, match_at(at("F0B2", hand="F4A0", other="M4B0"), settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await choose(pilot, "take F0")
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, QuestionDialog)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CoverScreen)
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
    assert (tmp_path / "game.jsonl").exists()


async def test_with_the_memory_aid_nothing_is_covered() -> None:
    settings = DuelSettings(opponent="human", seed=SEED, names=("Anna", "Ben"), memory_aid=True)
    app = duel_app(None, match_at(at("F0B2", hand="F4A0", other="M4B0"), settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "M4" in text_on(pilot)
        await choose(pilot, "take F0")
        assert "Ben’s turn." in words_on(pilot)
        assert "F4" in text_on(pilot)


async def test_a_hidden_hand_shows_nothing_but_backs() -> None:
    app = duel_app(None, match_at(at("F0B2", hand="F4A0", other="M4B0B1")))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        row = board(pilot).row("rival-hand")
        assert [(RIVAL_HAND, None)] * 3 == [(stack.zone, stack.card) for stack in row.stacks]
        assert not row.can_focus
        assert table(pilot).state.view.hands[1] is None
