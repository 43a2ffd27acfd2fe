"""Starting a war: the form, and the options of the command line."""

from importlib.resources import files
from pathlib import Path
from shutil import copytree

import pytest

from famiglia.record import verify
from famiglia.terminal import PlayOptions
from famiglia.terminal.common.app import ReplayApp
from famiglia.terminal.war.command_line import settings_from
from famiglia.terminal.war.dialogs import InputDialog
from famiglia.terminal.war.game import WarGame
from famiglia.terminal.war.settings import PERSON
from famiglia.terminal.war.setup_screen import WarSetup
from famiglia.war import FOR_NEWCOMERS
from famiglia.words import LANGUAGES, say

from .pilot_actions import text_on, words_on
from .war_tables import played, settings, settled, table, war_app


async def test_the_form_says_what_the_pack_is_and_remembers_the_victims() -> None:
    async with war_app(settings(), ask=True).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "The components are a reconstruction" in words_on(pilot)
        assert "That war was real" in " ".join(text_on(pilot).replace("│", " ").split())
        await pilot.press("pagedown", "pageup")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_choice_can_be_read_on_a_small_screen(lang: str) -> None:
    holders = (PERSON, "greedy", "random", "random")
    async with war_app(settings(lang=lang, holders=holders), ask=True).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for sentence in ("wt-holder-greedy", "wt-holder-random"):
            assert f"‹ {say(lang, sentence)} ›" in words_on(pilot)
        assert say(lang, "wt-setup-keys") in text_on(pilot)


async def test_seats_options_and_names_are_chosen() -> None:
    async with war_app(settings(names=("", "", "", "")), ask=True).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, WarSetup)
        screen.field("seat-SW").focus()
        await pilot.press("left", "left", "e")
        await pilot.pause()
        assert isinstance(pilot.app.screen, InputDialog)
        await pilot.press(*"Ben", "enter")
        await pilot.pause()
        screen.field("strict-pentito").focus()
        await pilot.press("right")
        await pilot.pause()
        assert "Pentito" in words_on(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Rule WA-04" in words_on(pilot)
        await pilot.press("escape", "down", "down", "down", "space")
        await pilot.pause()
        assert isinstance(pilot.app.screen, InputDialog)
        await pilot.press(*"no/such/folder", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, InputDialog)
        await pilot.press("escape")
        chosen = screen.chosen()
        assert (PERSON, PERSON, "random", "random") == chosen.holders
        assert ("", "Ben", "", "") == chosen.names
        assert ("strict-pentito", "quick-setup") == chosen.options
        screen.field("lang").focus()
        await pilot.press("right")
        await pilot.pause()
        assert "Über den wirklichen Krieg" in words_on(pilot) or "nachempfunden" in words_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert ("Spieler NW", "Ben", "Computer NE", "Computer SE") == table(pilot).match.names


async def test_teams_are_named_by_the_pack(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    copytree(str(files("famiglia.war").joinpath("packs/standard")), folder)
    board = folder / "map.toml"
    text = (
        board.read_text(encoding="utf-8").replace('team = "A"', 'team = "Sea"').replace('team = "B"', 'team = "Hills"')
    )
    board.write_text(text, encoding="utf-8")
    chosen = settings(4, pack=str(folder))
    async with war_app(chosen, ask=True).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "NW · Team Sea" in words_on(pilot)
        assert "SW · Team Hills" in words_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "Only Team Sea may look now" in words_on(pilot) or "Only Team Hills may look now" in words_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "Mandamenti Sea 0 : 0 Hills" in words_on(pilot)
    async with ReplayApp(WarGame(), played(pack=str(folder)), "en").run_test(size=(120, 40)) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert 4 == text_on(pilot).splitlines()[2].count("₤")


async def test_a_pack_that_cannot_be_played_says_why() -> None:
    async with war_app(settings(pack="no/such/folder"), ask=True).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "there is no such folder" in words_on(pilot)


def test_the_command_line_names_seats() -> None:
    chosen = settings_from(PlayOptions("en", ("quick-setup",), "x", seat=("NW=me", "se=Dora", "SW=random")))
    assert (PERSON, "random", "greedy", PERSON) == chosen.holders
    assert ("Player NW", "Computer SW", "Computer NE", "Dora") == chosen.seats()
    assert (PERSON, "greedy", PERSON, "greedy") == settings_from(PlayOptions("en", players=2)).holders


@pytest.mark.parametrize(
    ("seats", "players", "bots", "option", "pack", "told"),
    [
        (["XX=me"], None, "greedy", [], None, "--seat XX=me: expected a corner"),
        ([], 5, "greedy", [], None, "--players 5: expected 1, 2, 3 or 4"),
        (["NW=me"], 1, "greedy", [], None, "expected one of them"),
        ([], 1, "clever", [], None, "--bots clever: expected one of random, cousin, greedy"),
        ([], 1, "greedy", ["huh"], None, "--option huh: expected one of mandamento-vests"),
        ([], 1, "greedy", [], "no/such/folder", "--pack no/such/folder"),
    ],
)
def test_what_the_command_line_refuses(
    seats: list[str], players: int | None, bots: str, option: list[str], pack: str | None, told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        settings_from(PlayOptions("en", tuple(option), seat=tuple(seats), players=players, bots=bots, pack=pack))


def test_a_record_is_told_and_proven_in_words(tmp_path: Path) -> None:
    record = played(path=tmp_path / "war.jsonl")
    game = WarGame()
    lines = game.sentences(record, "en")
    assert any("issues" in line for line in lines)
    assert "Mandamenti: Anna" in game.outcome(verify((tmp_path / "war.jsonl").read_bytes()), "en")
    assert any("verdeckt" in line for line in game.sentences(played(60), "de"))


def test_the_form_begins_with_the_options_for_newcomers_unless_others_are_named() -> None:
    game = WarGame()
    asked, ask = game.settings_from(PlayOptions("en"))
    assert (FOR_NEWCOMERS, True) == (asked.options, ask)
    assert FOR_NEWCOMERS == game.settings("en").options
    assert ("strict-pentito",) == game.settings_from(PlayOptions("en", ("strict-pentito",)))[0].options
    assert ((), False) == (game.settings_from(PlayOptions("en", players=2))[0].options, False)
