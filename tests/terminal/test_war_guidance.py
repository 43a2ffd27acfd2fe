"""Guidance on the screen of the war: panels, help, whose turn it is, what is left to place, the latest events."""

from dataclasses import replace

import pytest

from famiglia.terminal.war.decision_text import details, still, waiting

from .pilot_actions import text_on, words_on
from .war_tables import assault, choose, match_at, planning, settings, settled, table, war_app


async def test_panels_follow_the_phase_until_somebody_chooses_one() -> None:
    for key, opened in (("", ["orders", "fight"]), ("5", ["log", "log"])):
        match = assault(settings(), "part 1", "move licata gela land")
        async with war_app(None, match).run_test(size=(120, 40)) as pilot:
            await settled(pilot)
            await pilot.press(*key)
            await choose(pilot, "soldati 4")
            before = table(pilot).table.tab
            await choose(pilot, "cars 1")
            assert opened == [before, table(pilot).table.tab]
    async with war_app(None, planning(settings())).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert "sheets" == table(pilot).table.tab


async def test_help_begins_with_the_game() -> None:
    for ask in (False, True):
        app = war_app(settings(), ask=True) if ask else war_app(None, planning(settings()))
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(pilot)
            await pilot.press("h")
            await pilot.pause()
            text = " ".join(words_on(pilot).replace("│", " ").split())
            assert "Goal: 5 Mandamenti for your family alone, or 6 for your team." in text
            assert "at most 4 rounds" in text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Waiting for Anna, Ben, Clara and Dino."),
        ("de", "Wir warten auf Anna, Ben, Clara und Dino."),
        ("fr", "On attend Anna, Ben, Clara et Dino."),
    ],
)
def test_the_seats_to_decide_are_named(lang: str, text: str) -> None:
    state = planning(settings()).screen_state()
    assert text == waiting(lang, replace(state, facts={**state.facts, "to_decide": [0, 1, 2, 3]}))
    assert text.split(" Anna")[0] + " Ben." == waiting(lang, replace(state, facts={**state.facts, "to_decide": [1]}))


def test_what_is_left_of_a_character_is_counted() -> None:
    assert "Still to place: 2 labs" == still("en", {"step": "labs", "labs": 2})
    facts = {"step": "units", "soldati": 1, "cars": 0, "boats": 2}
    assert "Noch zu setzen: 1 Soldato, 2 Boote" == still("de", facts)


def test_a_pentito_shows_the_numbers_that_are_left() -> None:
    match = match_at(
        settings(),
        "part 1",
        phase="encounter",
        families={"NW": "black", "SW": "blue", "NE": "green", "SE": "yellow"},
        soldati={"enna": "black 3", "camastra": "blue 3", "petralia": "blue 1"},
        orders={"enna": ["black_ja"]},
    )
    assert details("en", match.screen_state()).endswith("Numbers left: 2 + 2 + 1")
    match.play(0, "remove petralia 1")
    assert details("de", match.screen_state()).endswith("Übrige Zahlen: 2 + 2")


async def test_a_small_screen_shows_the_starting_player_the_latest_events_and_the_borders() -> None:
    chosen = settings(names=("", "", "", ""))
    async with war_app(chosen).run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert " starts" in text_on(pilot).splitlines()[0]
        assert 2 == table(pilot).query_one("#war-log").size.height
        assert "Tokens differ only in fee" in words_on(pilot)
        await pilot.press("m")
        await pilot.pause()
        assert "Borders " in words_on(pilot)


async def test_a_pentito_may_use_the_numbers_in_any_sequence_and_the_screen_shows_those_that_are_left() -> None:
    match = match_at(
        settings(),
        "part 1",
        phase="encounter",
        families={"NW": "black", "SW": "blue", "NE": "green", "SE": "yellow"},
        soldati={"enna": "black 3", "camastra": "blue 3", "palagonia": "yellow 3", "petralia": "blue 2"},
        orders={"enna": ["black_ja"]},
    )
    async with war_app(None, match).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert "Numbers left: 2 + 2 + 1" in words_on(pilot)
        await choose(pilot, "remove petralia 1")
        assert "Numbers left: 2 + 2" in words_on(pilot)
        assert "Numbers left: 2 + 2 +" not in words_on(pilot)
        refusal = match.why_not(0, "remove petralia 1")
        assert refusal is not None
        assert "Use one of the numbers left on another adjacent area." in refusal.explain()
        await choose(pilot, "remove camastra 1")
        assert "Numbers left: 2" in words_on(pilot)
        assert "Numbers left: 2 +" not in words_on(pilot)
