"""Who gets the guidance of a war: the seats of a running game, each its own."""

import random

import msgspec

from famiglia.table import views
from famiglia.table.war.memory import WarMemory
from famiglia.table.war.messages import WarState
from famiglia.war import Event
from famiglia.war.guidance import guidance
from famiglia.war.guidance_types import WarGuidance
from famiglia.war.view import holdings_of

from .tables import PEOPLE, a_war, loaded, play_on, war_state


def test_every_seat_of_a_running_war_gets_its_own_guidance() -> None:
    table, rng = a_war(*PEOPLE), random.Random(1)
    for _ in range(12):
        play_on(table, rng, 20)
        assert table.log is not None
        assert isinstance(table.log.memory, WarMemory)
        for seat in range(4):
            told = war_state(table, seat).guidance
            assert guidance(table.log.game.view(seat), seat, table.log.memory.orders) == told
            assert told == msgspec.convert(msgspec.to_builtins(told), WarGuidance)


def test_spectators_replays_and_finished_wars_have_no_guidance() -> None:
    table = a_war(*PEOPLE)
    play_on(table, random.Random(1), 60)
    assert war_state(table, None).guidance is None
    for step in views.steps(table, 0, 50, 20):
        assert isinstance(step.game, WarState)
        assert step.game.guidance is None
    play_on(table, random.Random(1), 10_000)
    assert "over" == table.status
    assert war_state(table, 0).guidance is None


def test_the_memory_of_a_war_survives_loading_and_goes_back_with_undone_moves() -> None:
    table, rng = a_war(*PEOPLE), random.Random(1)
    play_on(table, rng, 200)
    other = loaded(table, table.entries())
    assert table.log is not None
    assert other.log is not None
    assert isinstance(table.log.memory, WarMemory)
    assert isinstance(other.log.memory, WarMemory)
    assert table.log.memory.orders == other.log.memory.orders
    assert table.log.memory.orders.seen
    assert (
        holdings_of(table.log.game.position) == table.log.memory.ledger.holdings() == other.log.memory.ledger.holdings()
    )
    for event in (Event("executes", {"order": "another"}), Event("received", {"seat": 1, "n": 3})):
        kept = table.log.memory.snapshot()
        table.log.memory.watch(event)
        assert kept != table.log.memory.snapshot()
        table.log.memory.restore(kept)
        assert kept == table.log.memory.snapshot()
