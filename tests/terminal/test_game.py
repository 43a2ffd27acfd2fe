"""Whole games and single moves, made with the keys alone."""

from pathlib import Path

import pytest

from famiglia.record import read, verify
from famiglia.terminal.common.dialogs import QuestionDialog, TextDialog
from famiglia.terminal.common.result_screen import ResultScreen
from famiglia.terminal.duel.card_stacks import CardStack
from famiglia.terminal.duel.moves_dialog import MovesDialog
from famiglia.terminal.duel.settings import DuelSettings
from famiglia.terminal.duel.setup_screen import DuelSetup
from famiglia.words import say

from ..duel.builder import at
from .pilot_actions import AppPilot, board, choose, duel_app, is_over, point_at, settled, table, text_on, words_on
from .tables import SEED, exchanging, last_turn, lowered, match_at, paying, stuck


async def take_a_turn(pilot: AppPilot) -> None:
    """Use the first usable card in the Street in the first way that is offered, or pass."""
    rows = board(pilot).rows
    marked = [row for row in rows if any(row.mark(stack) == "◆" for stack in row.stacks)]
    if not marked:
        await pilot.press("p")
        await pilot.pause()
        if isinstance(pilot.app.screen, QuestionDialog):
            await pilot.press("y")
    else:
        row = marked[0]
        row.point_at_mark()
        row.focus()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MovesDialog)
        await pilot.press("enter")
    await settled(pilot)


async def test_a_whole_game_with_the_cards(tmp_path: Path) -> None:
    """A short game, because both players pass."""
    path = tmp_path / "game.jsonl"
    seed = b"evening 56".ljust(32, b".")
    app = duel_app(DuelSettings(seed=seed, lang="en", record_path=path))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        while not is_over(pilot):
            await take_a_turn(pilot)
        assert "wins." in words_on(pilot)
        assert "famiglia verify" in words_on(pilot)
    assert verify(path.read_bytes()).record.header.edition == "revised"


@pytest.mark.parametrize("lang", ["de", "fr"])
async def test_the_last_turn_and_the_count_in_other_languages(lang: str, tmp_path: Path) -> None:
    settings = DuelSettings(seed=SEED, lang=lang, record_path=tmp_path / "game.jsonl")
    app = duel_app(settings, match_at(last_turn(), settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        while not is_over(pilot):
            await take_a_turn(pilot)
        assert say(lang, "result-other", name=say(lang, "name-computer")) in words_on(pilot)


async def test_a_whole_game_with_the_list_of_moves(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    app = duel_app(DuelSettings(seed=SEED, edition="classic", opponent="random", record_path=path))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        turn = 0
        while not is_over(pilot):
            await pilot.press("m")
            await pilot.pause()
            assert isinstance(pilot.app.screen, MovesDialog)
            await pilot.press(*["down"] * (turn % 3), "enter")
            await pilot.pause()
            if isinstance(pilot.app.screen, QuestionDialog):
                await pilot.press("y")
            await settled(pilot)
            turn += 1
    assert verify(path.read_bytes()).moves > turn


async def test_the_list_beside_a_wide_table_plays_too() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("m", "enter")
        await settled(pilot)
        assert "take F3 with F2 F2 down F2" == str(table(pilot).match.record.entries[0].move)


async def test_enter_on_the_setup_screen_plays_at_once() -> None:
    app = duel_app()
    async with app.run_test(size=(80, 24)) as pilot:
        assert isinstance(pilot.app.screen, DuelSetup)
        await pilot.press("enter")
        await settled(pilot)
        assert "greedy" == table(pilot).match.settings.opponent


async def test_the_setup_screen_offers_what_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    app = duel_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Gegenseite" in text_on(pilot)
        # From "Play" upwards: language, memory aid, who begins, three house rules, edition, opponent.
        await pilot.press("up", "right", "up", "right", "up", "right", "up", "right")
        await pilot.press("up", "up", "up", "right", "up", *["left"] * 5)
        await pilot.press("enter")
        await settled(pilot)
        chosen = table(pilot).match.settings
        assert ("fr", True, 0, "classic", "human", ("strict-mercenaries",)) == (
            chosen.lang, chosen.memory_aid, chosen.first, chosen.edition, chosen.opponent, chosen.options,
        )  # fmt: skip


async def test_a_card_offers_its_ways_and_one_is_played() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await point_at(pilot, "street", "F3")
        assert "costs 2 × Famiglia 2" in words_on(pilot)
        await pilot.press("enter")
        await pilot.pause()
        offered = words_on(pilot)
        assert "Take Famiglia 3 with Famiglia 2 + Mercenary 3; Mercenary 3 stays in your play area" in offered
        assert "Brute 1 lowers Famiglia 3 by 1, to 2" in offered
        await pilot.press("end")
        await pilot.pause()
        assert "Refresh with Famiglia 3: discard it, 3 new cards come" in words_on(pilot)
        await pilot.press("escape")
        await point_at(pilot, "hand", "M4")
        await pilot.press("enter")
        await pilot.pause()
        assert "Take Famiglia 3 with Famiglia 2 + Mercenary 4" in words_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "take F3" in str(table(pilot).match.record.entries[0].move)


async def test_undo_is_offered_only_as_long_as_nothing_was_revealed() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Undo" not in text_on(pilot)
        await choose(pilot, "play B1 on F3 by 1")
        assert "Undo" in text_on(pilot)
        assert table(pilot).state.view.lowered is not None
        await pilot.press("u")
        await settled(pilot)
        assert table(pilot).state.view.lowered is None
        await choose(pilot, "refresh A4")
        assert table(pilot).state.view.new
        assert "Undo" not in text_on(pilot)
        await pilot.press("u")
        assert table(pilot).state.view.new


@pytest.mark.rule("D-51")
async def test_a_card_that_cannot_be_taken_shows_the_rule() -> None:
    app = duel_app(None, match_at(lowered()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await point_at(pilot, "street", "A2")
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TextDialog)
        text = words_on(pilot)
        assert "Rule D-51:" in text
        assert "Accountant 2 was there before" in text
        assert "You may take one of the new cards" in text


@pytest.mark.parametrize(
    ("zone", "card", "rule"),
    [
        ("street", "F4", "D-53"),
        ("hand", "F0", "D-13"),
        ("hand", "A1", "DA-53"),
        ("hand", "M1", "D-56"),
        ("hand", "F2", "D-60"),
    ],
)
async def test_enter_on_a_card_without_use_explains_it_as_well(zone: str, card: str, rule: str) -> None:
    app = duel_app(None, match_at(at("F4A4", hand="F0A1M1F2")))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await point_at(pilot, zone, card)
        assert "◆" != board(pilot).row(zone).mark(CardStack(zone, card))
        await pilot.press("question_mark" if zone == "street" else "enter")
        await pilot.pause()
        assert f"Rule {rule}:" in words_on(pilot)


async def test_the_rules_of_the_step_are_shown_by_default() -> None:
    app = duel_app(None, match_at(exchanging()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Rule D-31:" in words_on(pilot)
        await pilot.press("escape", "s")
        await settled(pilot)
        assert "brute" == table(pilot).state.view.step


async def test_a_pass_asks_once_if_a_card_could_be_taken() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, QuestionDialog)
        await pilot.press("n")
        await pilot.pause()
        assert not table(pilot).match.record.entries
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("y")
        await settled(pilot)
        assert "pass" == str(table(pilot).match.record.entries[0].move)


async def test_a_pass_is_not_questioned_when_nothing_could_be_taken() -> None:
    app = duel_app(None, match_at(stuck()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await settled(pilot)
        assert "pass" == str(table(pilot).match.record.entries[0].move)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_list_of_moves_does_not_begin_with_a_pass(size: tuple[int, int]) -> None:
    app = duel_app(None, match_at(stuck()))
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("enter")
        await settled(pilot)
        assert str(table(pilot).match.record.entries[0].move).startswith("refresh")


async def test_a_pass_is_preselected_if_nothing_else_is_legal() -> None:
    app = duel_app(None, match_at(at("A4F4", hand="F0A0", area="B1", step="take", lowered="A4-1")))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("enter")
        await settled(pilot)
        assert "pass" == str(table(pilot).match.record.entries[0].move)


async def test_warnings_before_the_end() -> None:
    for game, text in ((lowered(), "If you pass too, the game ends."), (last_turn(), "this is the last turn.")):
        app = duel_app(None, match_at(game))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            assert text in words_on(pilot)


async def test_the_log_shows_what_the_bot_did() -> None:
    app = duel_app(None, match_at(paying()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert "Computer: " in words_on(pilot)
        await pilot.press("l")
        await pilot.pause()
        assert "You take Famiglia 3" in words_on(pilot)


async def test_piles_rules_and_keys_can_be_read() -> None:
    app = duel_app(None, match_at(lowered()))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for key, text in (("d", "Accountant 4, Brute 1"), ("r", "D-01"), ("h", "take a move back")):
            await pilot.press(key)
            await pilot.pause()
            assert text in words_on(pilot)
            await pilot.press("end", "up", "home", "escape")
            await pilot.pause()


async def test_quitting_asks_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "game.jsonl"
    app = duel_app(DuelSettings(seed=SEED, first=0, record_path=path))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await take_a_turn(pilot)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, QuestionDialog)
        await pilot.press("escape", "ctrl+c")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
    assert len(read(path.read_bytes()).entries) >= 2
    assert [str(path)] == [str(file) for file in path.parent.iterdir()]
    assert str(path) in app.farewell()[0]


async def test_a_game_without_a_move_leaves_no_record(tmp_path: Path) -> None:
    app = duel_app(DuelSettings(seed=SEED, first=0, record_path=tmp_path / "game.jsonl"))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("q")
        await pilot.pause()
        assert "no record is kept" in words_on(pilot)
        await pilot.press("y")
        await pilot.pause()
    assert [] == list(tmp_path.iterdir())
    assert [] == app.farewell()


async def test_a_record_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = DuelSettings(seed=SEED, record_path=tmp_path / "file" / "game.jsonl")
    app = duel_app(settings, match_at(last_turn(), settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("y")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ResultScreen)
        assert "could not be written" in words_on(pilot)
        await pilot.press("b")
        await pilot.pause()
        assert "F0" in text_on(pilot)
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ResultScreen)


async def test_another_game_begins_after_the_result_and_no_record_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text("an evening long ago")
    settings = DuelSettings(seed=SEED, first=0, record_path=tmp_path / "game.jsonl")
    app = duel_app(settings, match_at(last_turn(), settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("y")
        await settled(pilot)
        assert "game-2.jsonl" in words_on(pilot).replace(" ", "").replace("│", "")
        await pilot.press("enter")
        await settled(pilot)
        assert not table(pilot).match.record.entries
        await take_a_turn(pilot)
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
    assert "an evening long ago" == (tmp_path / "game.jsonl").read_text()
    assert read((tmp_path / "game-3.jsonl").read_bytes()).entries
    text = app.farewell()
    assert [True] * 3 == ["game-2" in text[0], "famiglia verify" in text[1], "game-3" in text[2]]


async def test_after_the_game_the_score_is_explained(tmp_path: Path) -> None:
    settings = DuelSettings(seed=SEED, record_path=tmp_path / "game.jsonl")
    app = duel_app(settings, match_at(last_turn(), settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("y")
        await settled(pilot)
        for keys in (["question_mark"], ["escape", "escape", "question_mark"]):
            await pilot.press(*keys)
            await pilot.pause()
            assert "How the game is scored" in text_on(pilot)
            assert "Rule D-84:" in words_on(pilot)


async def test_the_setup_screen_explains_the_line_in_focus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    app = duel_app()
    async with app.run_test(size=(80, 24)) as pilot:
        for text in (
            "Rule D-11:", "English, Deutsch", "Rule DA-44:", "Rule D-07:", "Rule DA-55:", "Rule DA-33:", "Rule DA-26:",
            "Rule D-51:", "Rule D-04:",
        ):  # fmt: skip
            await pilot.press("question_mark")
            await pilot.pause()
            assert text in words_on(pilot)
            await pilot.press("escape", "up")
            await pilot.pause()


async def test_a_record_is_mentioned_once_however_often_it_is_written(tmp_path: Path) -> None:
    settings = DuelSettings(seed=SEED, record_path=tmp_path / "game.jsonl")
    app = duel_app(settings, match_at(last_turn(), settings))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("y")
        await settled(pilot)
        text = app.farewell()
        app.keep_record(table(pilot).match)
        assert text == app.farewell()
    assert [tmp_path / "game.jsonl"] == list(tmp_path.iterdir())


async def test_a_hint_names_the_best_moves_with_their_chances() -> None:
    settings = DuelSettings(seed=SEED, lang="en", first=0)
    async with duel_app(settings).run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TextDialog)
        assert say("en", "advice-title") in str(pilot.app.screen.heading)
        assert " % · " in words_on(pilot)
        await pilot.press("escape")
        await settled(pilot)
