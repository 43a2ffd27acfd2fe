"""The states that viewers of a war receive: the log in sentences, the rounds, and everything at the end."""

import random

import msgspec
import pytest

from famiglia.game import Viewer
from famiglia.table import Table, views
from famiglia.table.war.messages import WarState
from famiglia.war.text.descriptions import event_text
from famiglia.words import LANGUAGES, say

from .sentences import said
from .tables import ANNA, BEN, a_war, play_on, war_state


def entries_told(table: Table, viewer: Viewer, lang: str, names: list[str]) -> list[str | None]:
    """The log as a client shows it to this viewer."""
    events = [event for entry in views.entries(table, viewer, 0) for event in entry.events]
    return [said(event["says"], lang, names) if event["says"] else None for event in events]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_a_war_is_sent_in_sentences_that_say_what_the_terminal_says(lang: str) -> None:
    table, rng = a_war(ANNA, "greedy", BEN, "random"), random.Random(1)
    names = ["Anna", say(lang, "wt-name-bot", seat="SW"), "Ben", say(lang, "wt-name-bot", seat="NE")]
    assert table.log is not None
    pack = table.log.game.pack
    over = False
    while not over:
        play_on(table, rng, 150)
        over = table.log.over
        for viewer in (0, 1, None):
            events = [event for line in table.log.lines[1:] for event in line.events]
            seen = events if over else [event.seen_by(viewer) for event in events]
            expected = [event_text(pack, names, event, lang) for event in seen]
            assert expected == entries_told(table, viewer, lang, names)
    assert any(names[1] in text for text in expected if text)


def test_a_war_has_its_rounds_for_turns_and_nothing_that_only_a_duel_has() -> None:
    state = war_state(a_war(), 0)
    assert 1 == state.turn
    assert not {"whys", "shut", "points", "prices", "warning", "ask"} & set(msgspec.to_builtins(state))


def test_a_finished_war_lies_open() -> None:
    table = a_war("random", "random", "random", "random")
    play_on(table, random.Random(3), 10_000)
    assert "over" == table.status
    for viewer in (0, 1, None):
        state = war_state(table, viewer)
        assert viewer == state.viewer == state.view["viewer"]
        assert all(seat["money"] is not None for seat in state.view["seats"])
    events = [event for entry in views.entries(table, None, 0) for event in entry.events]
    assert not any(event.get("order") == "?" or str(event.get("move", "")).endswith("?") for event in events)
    for step in views.steps(table, None, 100, 20):
        assert isinstance(step.game, WarState)
        assert all(seat["money"] is not None for seat in step.game.view["seats"] if seat["family"])
