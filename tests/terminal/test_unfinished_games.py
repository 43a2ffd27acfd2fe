"""Unfinished games can be resumed from the command line and from the start screen, in both games."""

import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from famiglia.record import read, verify
from famiglia.terminal import GAMES, resume
from famiglia.terminal.common.base_screen import HEIGHT, WIDTH
from famiglia.terminal.common.cover_screen import CoverScreen
from famiglia.terminal.common.dialogs import TextDialog
from famiglia.terminal.common.game_app import GameApp, resumed
from famiglia.terminal.common.record_files import data_folder
from famiglia.terminal.common.result_screen import ResultScreen
from famiglia.terminal.common.setup_screen import SetupScreen
from famiglia.terminal.common.unfinished_games import CannotResume, last_unfinished, unfinished_at
from famiglia.terminal.duel.settings import DuelSettings
from famiglia.terminal.war.settings import PERSON
from famiglia.words import say
from tests.terminal import pilot_actions, war_tables
from tests.terminal.pilot_actions import AppPilot, text_on, words_on
from tests.terminal.tables import SEED

LEFT_AFTER = 12
"""Number of moves before the game is left."""
UNSEEN = 30
"""Number of moves between two updates of the screen in a game that is played to its end."""
SETTINGS: dict[str, Any] = {
    "duel": DuelSettings(seed=SEED, first=0, opponent="random", names=("Anna", "Ben"), pace=0),
    "war": war_tables.settings(1),
}
BOTH = pytest.mark.parametrize("game", ["duel", "war"])


async def settled(pilot: AppPilot) -> None:
    await pilot_actions.settled(pilot)
    await war_tables.settled(pilot)


async def play_until(pilot: AppPilot, moves: int, unseen: int = 0) -> None:
    """Make the first move that is not a pass until this many moves are made or the game is over.

    After every move on the screen, `unseen` further moves of all seats are made without drawing them.
    """
    await settled(pilot)
    app: GameApp = pilot.app  # type: ignore[assignment]
    match = app.match
    assert match is not None
    while not match.over and len(match.record.entries) < moves:
        if isinstance(pilot.app.screen, CoverScreen):
            await pilot.press("enter")
            await pilot.pause()
        screen: Any = pilot.app.screen
        for _ in range(1 + unseen):
            make_a_move(match)
        screen.go_on()
        await settled(pilot)


def make_a_move(match: Any) -> None:
    """Make the next move of the game, by the person or the bot to decide."""
    seat, bot = match.person(), match.bot_seat()
    if bot is not None:
        match.play(bot, match.decision(bot)())
    elif seat is not None:
        match.hand_over()
        offered = match.screen_state().moves
        match.play(seat, next((move for move in offered if str(move) != "pass"), offered[0]))


async def play_to_the_end(pilot: AppPilot) -> None:
    await play_until(pilot, 10_000, UNSEEN)
    assert isinstance(pilot.app.screen, ResultScreen)


async def leave(pilot: AppPilot) -> None:
    await pilot.press("q")
    await pilot.pause()
    await pilot.press("y")
    await pilot.pause()


async def left_game(game: str, settings: Any = None) -> GameApp:
    """Start a game of this kind and leave it unfinished."""
    app = GameApp(GAMES[game](), settings or SETTINGS[game])
    async with app.run_test(size=(120, 40)) as pilot:
        await play_until(pilot, LEFT_AFTER, unseen=5)
        await leave(pilot)
    return app


def resumed_app(game: str | None = None) -> GameApp:
    """The app with the last unfinished game resumed."""
    left = last_unfinished(game)
    assert left is not None
    found = GAMES[left.game]()
    return GameApp(found, match=resumed(found, left), path=left.path)


@BOTH
async def test_a_game_that_was_left_ends_as_if_it_had_never_been_left(game: str, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    app = GameApp(GAMES[game](), replace(SETTINGS[game], record_path=whole))
    async with app.run_test(size=(120, 40)) as pilot:
        await play_to_the_end(pilot)
    left = await left_game(game, replace(SETTINGS[game], record_path=parted))
    assert "famiglia play --resume" in left.farewell()[-1]
    unfinished = parted.read_text(encoding="utf-8")
    app = resumed_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await play_to_the_end(pilot)
    assert parted.read_text(encoding="utf-8").startswith(unfinished)
    assert whole.read_text(encoding="utf-8") == parted.read_text(encoding="utf-8")
    assert verify(parted.read_bytes()).moves > LEFT_AFTER
    assert {whole, parted} == set(tmp_path.iterdir())
    assert last_unfinished() is None
    assert [] == list((data_folder() / "unfinished").iterdir())


@BOTH
async def test_the_seed_of_a_game_that_was_left_is_for_its_owner_alone(game: str) -> None:
    app = await left_game(game)
    assert app.path is not None
    assert SEED.hex() not in app.path.read_text(encoding="utf-8")
    assert SEED.hex() not in "\n".join(app.farewell())
    assert 0o700 == stat.S_IMODE((data_folder() / "unfinished").stat().st_mode)


@BOTH
async def test_the_start_screen_offers_the_game_that_was_left(game: str) -> None:
    other = "war" if game == "duel" else "duel"
    await left_game(other)
    async with GameApp(GAMES[game](), replace(SETTINGS[game], seed=None), ask=True).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Resume the game of" not in text_on(pilot)
    await left_game(game)
    for keys in (["c"], ["down", "enter"]):
        app = GameApp(GAMES[game](), replace(SETTINGS[game], seed=None), ask=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(pilot.app.screen, SetupScreen)
            assert "Resume the game of" in text_on(pilot)
            await pilot.press(*keys)
            await settled(pilot)
            assert app.match is not None
            assert LEFT_AFTER <= len(app.match.record.entries)
            assert app.match.person() is not None


@BOTH
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
async def test_the_offer_explains_itself(game: str, lang: str) -> None:
    await left_game(game)
    app = GameApp(GAMES[game](), replace(SETTINGS[game], lang=lang), ask=True)
    async with app.run_test(size=(WIDTH, HEIGHT)) as pilot:
        await pilot.pause()
        left = last_unfinished(game)
        assert left is not None
        assert say(lang, "resume-offer", when=left.saved_at) in text_on(pilot)
        await pilot.press("down", "question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TextDialog)
        key = {"en": "the key c", "de": "der Taste c", "fr": "la touche c"}[lang]
        assert key in words_on(pilot)


@BOTH
async def test_a_move_can_be_taken_back_after_the_game_was_resumed(game: str) -> None:
    """Leave right after a move that may be taken back, resume, take it back."""
    app = GameApp(GAMES[game](), SETTINGS[game])
    async with app.run_test(size=(120, 40)) as pilot:
        moves = 1
        while app.match is None or not app.match.undoable():
            await play_until(pilot, moves)
            moves += 1
        undoable = app.match.undoable()
        before = len(app.match.record.entries)
        await leave(pilot)
    app = resumed_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert app.match is not None
        assert undoable == app.match.undoable()
        await pilot.press("u")
        await settled(pilot)
        assert before - undoable == len(app.match.record.entries)
        await leave(pilot)
    assert before - undoable == len(read(Path(str(app.path)).read_bytes()).entries)


@pytest.mark.parametrize(
    ("game", "chosen"),
    [("duel", {"opponent": "human"}), ("war", {"holders": (PERSON, PERSON, "random", "random")})],
    ids=["duel", "war"],
)
async def test_a_resumed_game_of_two_people_begins_covered(game: str, chosen: dict[str, Any]) -> None:
    await left_game(game, replace(SETTINGS[game], **chosen))
    app = resumed_app()
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, CoverScreen)
        assert app.match is not None
        assert app.match.seat_on_screen is None


async def test_a_war_with_a_pack_of_ones_own_is_resumed(tmp_path: Path) -> None:
    from importlib.resources import files
    from shutil import copytree

    folder = tmp_path / "mine"
    copytree(str(files("famiglia.war") / "packs" / "standard"), folder)
    await left_game("war", replace(SETTINGS["war"], pack=str(folder)))
    app = resumed_app()
    assert app.match is not None
    assert "mine" == app.match.game.pack.name


def differs(one: GameApp, other: GameApp) -> bool:
    """Whether these records contain different moves."""
    assert one.match is not None
    assert other.match is not None
    return not one.match.record.text.startswith(other.match.record.text)


@BOTH
async def test_two_ways_to_go_on_are_both_kept(game: str) -> None:
    """If the same game is resumed at two screens, the second does not overwrite the moves of the first."""
    await left_game(game)
    one, other = resumed_app(), resumed_app()
    for app, moves in ((one, 8), (other, 3)):
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(pilot)
            assert app.match is not None
            while app is other and not differs(one, other):
                seat = app.match.person()
                assert seat is not None
                app.match.play(seat, app.match.game.moves(seat)[-1])
                table: Any = pilot.app.screen
                table.go_on()
                await settled(pilot)
            await play_until(pilot, len(app.match.record.entries) + moves)
            await leave(pilot)
    assert one.path is not None
    assert other.path is not None
    assert one.path != other.path
    for app in (one, other):
        assert app.match is not None
        assert app.match.record.text == Path(str(app.path)).read_text(encoding="utf-8")


@BOTH
async def test_a_record_that_was_changed_is_not_resumed(game: str) -> None:
    app = await left_game(game)
    assert app.path is not None
    text = app.path.read_text(encoding="utf-8")
    app.path.write_text(text.replace("Anna", "Eva", 1), encoding="utf-8")
    with pytest.raises(CannotResume) as refused:
        resumed_app()
    assert "The game cannot be resumed." in refused.value.text("en")
    app = GameApp(GAMES[game](), replace(SETTINGS[game], seed=None), ask=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert "The game cannot be resumed." in words_on(pilot)


@BOTH
async def test_a_record_leads_to_its_game_wherever_it_lies(game: str, tmp_path: Path) -> None:
    app = await left_game(game)
    assert app.path is not None
    moved = app.path.rename(tmp_path / "moved.jsonl")
    assert last_unfinished() is None
    assert game == unfinished_at(moved).game
    (tmp_path / "other.txt").write_text("no record")
    with pytest.raises(CannotResume):
        unfinished_at(tmp_path / "other.txt")


@BOTH
async def test_a_record_of_the_other_game_is_named_as_such(game: str) -> None:
    app = await left_game(game)
    other = GAMES["war" if game == "duel" else "duel"]()
    with pytest.raises(CannotResume) as refused:
        resume(other, app.path, "en")
    assert f"this record belongs to another game ({game})." in refused.value.text("en")
