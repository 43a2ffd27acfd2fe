"""The table of the war: map, panels, typed moves, undo, help on every screen, sizes, languages."""

import ast
from pathlib import Path

import pytest

from famiglia.terminal import war as terminal_war
from famiglia.terminal.common.app import ReplayApp
from famiglia.terminal.common.base_screen import BaseScreen
from famiglia.terminal.common.dialogs import QuestionDialog
from famiglia.terminal.war.dialogs import ChoiceDialog, InputDialog
from famiglia.terminal.war.game import WarGame
from famiglia.terminal.war.step_rules import STEP_RULES
from famiglia.terminal.war.table import TABS
from famiglia.war.engine.step_kinds import NAMES
from famiglia.words import LANGUAGES

from .pilot_actions import AppPilot, text_on, words_on
from .war_tables import assault, choose, match_at, planning, played, settings, settled, table, war_app

ODD_KEYS = [*"acdefgijklnorstvwyz0", "tab", "shift+tab", "f1", "f5", "delete", "pagedown", "pageup", "up", "space"]


async def test_the_map_names_owners_orders_and_boats() -> None:
    async with war_app(None, planning(settings())).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        lines = text_on(pilot).splitlines()
        assert any("V 4 Licata" in line and "⌂⌂c1B1" in line for line in lines)
        assert any("A 3 Gela" in line and "⌂▪" in line for line in lines)
        assert any("~ Mare Licata V" in line for line in lines)
        assert any("~ Mare Palermo G" in line for line in lines)


async def test_the_area_under_the_cursor_tells_its_borders() -> None:
    async with war_app(None, planning(settings())).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("m")
        await pilot.pause()
        table(pilot).table.map.point_at("licata")
        await pilot.pause()
        assert "Mandamento Gela · Vermigli (Anna): 4 Soldati, 2 labs, 1 car · defense 2" in words_on(pilot)
        assert "Borders Caltagirone, Camastra, Gela · Mare Licata, Mare Agrigento" in words_on(pilot)
        assert "›" in text_on(pilot)
        await pilot.press("down")
        await pilot.pause()
        assert "gela" == table(pilot).table.map.area
        await pilot.press("right", "right", "left", "up", "up", "up", "6")
        await pilot.pause()
        assert "Neighbors by land" in words_on(pilot)


async def test_an_area_is_chosen_on_the_map() -> None:
    match = assault(settings(), "part 1")
    async with war_app(None, match).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("m")
        await pilot.pause()
        assert "◆" in text_on(pilot)
        await pilot.press("tab", "tab")
        area = table(pilot).table.map.area
        assert area in table(pilot).state.marked()
        table(pilot).table.map.point_at("enna")
        await pilot.press("enter")
        await pilot.pause()
        assert "Enna is not adjacent to Licata by land." in words_on(pilot)
        assert "Rule W-" in words_on(pilot)
        await pilot.press("escape")
        table(pilot).table.map.point_at("camastra")
        await pilot.press("enter")
        await settled(pilot)
        assert "How many Soldati move?" in words_on(pilot)


async def test_the_mouse_chooses_areas_panels_and_keys() -> None:
    match = assault(settings(), "part 1")
    async with war_app(None, match).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.click("#tabs", offset=(15, 0))
        await pilot.pause()
        assert "mats" == table(pilot).table.tab
        x = next(line.index("Gela ") for line in text_on(pilot).splitlines() if " Gela " in line and "A 3" in line)
        y = next(n for n, line in enumerate(text_on(pilot).splitlines()) if "A 3 Gela" in line)
        await pilot.click(offset=(x, y))
        await pilot.click(offset=(x, y))
        await settled(pilot)
        assert "Move from Licata to Gela, by boat" in words_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "How many Soldati move?" in words_on(pilot)
        await pilot.click("#map", offset=(2, 12))
        await pilot.click("#keys", offset=(1, 0))
        await settled(pilot)


async def test_a_typed_move_is_played_or_refused_with_its_rule() -> None:
    async with war_app(None, planning(settings())).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        for text, told in (("fly home", "a verb"), ("space s2c1r1", "Rule W-")):
            await pilot.press("colon")
            await pilot.pause()
            assert isinstance(pilot.app.screen, InputDialog)
            pilot.app.screen.query_one("#typed").value = text  # type: ignore[attr-defined]
            await pilot.press("enter")
            await pilot.pause()
            assert told in words_on(pilot)
            await pilot.press("escape")
        await pilot.press("colon")
        await pilot.pause()
        pilot.app.screen.query_one("#typed").value = "token c1r1 red"  # type: ignore[attr-defined]
        await pilot.press("enter")
        await settled(pilot)
        assert "To which space does the token go?" in words_on(pilot)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("de", "Zug: gefunden „fly home“, erwartet ein Verb: pass"),
        ("fr", "coup : trouvé « fly home », attendu un verbe : pass"),
    ],
)
async def test_a_text_that_is_no_move_is_explained_in_the_players_language(lang: str, told: str) -> None:
    async with war_app(None, planning(settings(lang=lang))).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("colon")
        await pilot.pause()
        pilot.app.screen.query_one("#typed").value = "fly home"  # type: ignore[attr-defined]
        await pilot.press("enter")
        await pilot.pause()
        assert told in words_on(pilot).replace("\u00a0", " ")


async def test_selling_an_order_at_any_time() -> None:
    async with war_app(None, planning(settings())).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert "₤6" in text_on(pilot)
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ChoiceDialog)
        assert "Anna: Sell for 1 Money:" in words_on(pilot)
        await pilot.press("escape", "x")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, QuestionDialog)
        assert "Sell Adunata for 1 Money?" in words_on(pilot)
        await pilot.press("n")
        await settled(pilot)
        assert "₤6" in text_on(pilot)
        await pilot.press("x", "enter", "y")
        await settled(pilot)
        assert "₤7" in text_on(pilot)


async def test_who_can_pay_for_nothing_is_offered_to_raise_money() -> None:
    match = match_at(
        settings(),
        sheets={"top": 1, "top_tokens": {"c2r1": "blue"}},
        headquarters={"red": {"money": 0, "orders": ["red_b1", "red_b2"]}},
    )
    async with war_app(None, match).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "raise money first" in words_on(pilot)
        await choose(pilot, "sell red_b1")
        await pilot.press("y")
        await settled(pilot)
        assert "Token in column 2" in words_on(pilot)


async def test_moves_are_taken_back_until_something_is_revealed() -> None:
    async with war_app(None, planning(settings())).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("u")
        await choose(pilot, "token c1r1 red")
        await pilot.press("u")
        await settled(pilot)
        assert "Do you move one influence token" in words_on(pilot)
        assert not table(pilot).match.record.entries


async def test_a_pass_must_be_confirmed() -> None:
    async with war_app(None, assault(settings())).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, QuestionDialog)
        await pilot.press("n")
        await pilot.press("p", "y")
        await settled(pilot)
    async with war_app(None, planning(settings())).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("p")
        await pilot.pause()
        assert not table(pilot).match.record.entries


async def test_a_fight_is_foreseen() -> None:
    match = assault(settings(), "part 1", "move licata gela land", "soldati 4")
    async with war_app(None, match).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert "Gela: Attack 2 against defense 2" in words_on(pilot)
        await pilot.press("down")
        await pilot.pause()
        assert "Gela: Attack 3 against defense 2" in words_on(pilot)
        await choose(pilot, "cars 1")
        assert "Finesse or brute force?" in words_on(pilot)
        assert "Brute force: nobody is left." in words_on(pilot)
        assert "Letter and number: who holds the area then" in words_on(pilot)
        assert "Turncoat Two Cowards" in words_on(pilot)


async def test_targets_name_who_holds_them_and_foresee_the_fight() -> None:
    async with war_app(None, assault(settings(), "part 1")).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        moves = table(pilot).table.moves
        moves.highlighted = moves.get_option_index("move licata gela land")
        await pilot.pause()
        assert "Move from Licata to Gela, by land · Ben, 3" in words_on(pilot)
        assert "Gela: Attack 3 against defense 2; 2 Soldati defend" in words_on(pilot)
        assert "Brute force takes it with 5 or more Soldati." in words_on(pilot)
        assert "Finesse (Soldati→outcomes of 36 that take it): 1→9 2→13 3→23 4→27 5→28" in words_on(pilot)
        await choose(pilot, "move licata gela land")
        for move, told in (("soldati 4", "nobody is left."), ("soldati 5", "Anna holds it with 1.")):
            moves.highlighted = moves.get_option_index(move)
            await pilot.pause()
            assert "Gela: Attack 3 against defense 2" in words_on(pilot)
            assert f"Brute force: {told}" in words_on(pilot)


async def test_own_areas_are_reached_without_a_fight() -> None:
    match = match_at(
        settings(),
        "part 1",
        phase="encounter",
        orders={"licata": ["red_ja"], "gela": ["blue_b1"]},
        soldati={"licata": "red 5", "camastra": "red 2", "gela": "blue 3"},
    )
    async with war_app(None, match).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        moves = table(pilot).table.moves
        moves.highlighted = moves.get_option_index("move licata camastra land")
        await pilot.pause()
        assert "Move from Licata to Camastra, by land · yours, 2" in words_on(pilot)
        assert "Camastra: No conflict: the Soldati arrive." in words_on(pilot)


async def test_every_panel_opens_and_grows() -> None:
    for size in ((80, 24), (120, 40)):
        async with war_app(None, planning(settings())).run_test(size=size) as pilot:
            await settled(pilot)
            for number, tab in enumerate(TABS, 1):
                if table(pilot).table.tab != tab or size == (80, 24):
                    await pilot.press(str(number))
                    await pilot.pause()
                assert tab == table(pilot).table.tab
                await pilot.press(str(number))
                await pilot.pause()
                assert pilot.app.screen is not table(pilot)
                await pilot.press("escape")
            await pilot.press("pagedown", "pageup")


async def explained(pilot: AppPilot) -> None:
    """Assert that the rules and the keys can be opened on this screen."""
    before = pilot.app.screen
    for key, told in (("question_mark", "W-"), ("h", ""), ("r", "W-001")):
        await pilot.press(key)
        await pilot.pause()
        assert pilot.app.screen is not before
        assert told in words_on(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is before


async def test_every_screen_explains_itself() -> None:
    async with war_app(settings(), ask=True).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await explained(pilot)
    async with war_app(None, assault(settings(4))).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await explained(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await explained(pilot)
    async with ReplayApp(WarGame(), played(9), "en").run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await explained(pilot)


def test_every_decision_has_its_rules() -> None:
    assert {*NAMES, "over"} - {"round"} == set(STEP_RULES)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nothing_is_wider_than_a_small_screen(lang: str) -> None:
    chosen = settings(lang=lang)
    async with war_app(chosen, assault(chosen)).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for line in ("#map", "#keys"):
            shown = pilot.app.screen.query_one(line)
            width = max(len(part.rstrip()) for part in str(shown.render()).split("\n"))
            assert width <= shown.content_size.width, (lang, line)
        await pilot.press("g", "t")
        await pilot.pause()
        assert pilot.app.screen_stack


async def test_any_key_at_any_time_does_no_harm() -> None:
    async with war_app(None, planning(settings())).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for key in ODD_KEYS:
            await pilot.press(key, "escape")
        await settled(pilot)
        assert pilot.app.is_running


@pytest.mark.parametrize("size", [(1, 1), (60, 30), (120, 15)])
async def test_a_small_terminal_gets_a_friendly_hint(size: tuple[int, int]) -> None:
    async with war_app(None, planning(settings())).run_test(size=size) as pilot:
        await settled(pilot)
        if size > (1, 1):
            assert "a little small" in words_on(pilot)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert "Licata" in text_on(pilot)


def test_no_module_reads_a_position() -> None:
    """The screens show only views."""
    for file in sorted(Path(str(terminal_war.__file__)).parent.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Attribute) and node.attr == "position"), file.name


def test_every_full_screen_belongs_to_a_room() -> None:
    from famiglia.terminal.war import cover_screen, replay_screen, result_screen, setup_screen, war_screen

    for screen in (cover_screen.WarCover, replay_screen.WarReplay, result_screen.WarResult, setup_screen.WarSetup):
        assert issubclass(screen, BaseScreen)
    assert issubclass(war_screen.WarScreen, BaseScreen)
