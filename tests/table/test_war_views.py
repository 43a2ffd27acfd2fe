"""What readers of a war get: words in their language, rounds, and everything at the end."""

import random

import pytest

from famiglia.table import views
from famiglia.words import LANGUAGES, say

from .tables import ANNA, BEN, a_war, awaited, play_on


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_war_is_told_in_words_where_a_language_is_asked_for(lang: str) -> None:
    table = a_war(ANNA, "greedy", BEN, "random")
    play_on(table, random.Random(1), 30)
    seat = next(iter(awaited(table)))
    state = views.game_state(table, seat, lang)
    assert state is not None
    assert all(choice.text for choice in state.moves)
    texts = [event["text"] for entry in views.entries(table, seat, 0, lang) for event in entry.events]
    assert any(say(lang, "wt-name-bot", seat="SW") in text for text in texts if text)
    silent = views.game_state(table, seat, None)
    assert silent is not None
    assert all(choice.text is None for choice in silent.moves)


def test_a_war_has_its_rounds_for_turns() -> None:
    table = a_war()
    state = views.game_state(table, 0, None)
    assert state is not None
    assert (1, [], {}, []) == (state.turn, state.points, state.prices, state.whys)


def test_a_finished_war_lies_open() -> None:
    table = a_war("random", "random", "random", "random")
    play_on(table, random.Random(3), 10_000)
    assert "over" == table.status
    for viewer in (0, 1, None):
        state = views.game_state(table, viewer, None)
        assert state is not None
        assert viewer == state.viewer == state.view["viewer"]
        assert all(seat["money"] is not None for seat in state.view["seats"])
    events = [event for entry in views.entries(table, None, 0, None) for event in entry.events]
    assert not any(event.get("order") == "?" or str(event.get("move", "")).endswith("?") for event in events)
    for step in views.steps(table, None, 100, 20):
        assert all(seat["money"] is not None for seat in step.game.view["seats"] if seat["family"])
