"""Replays and exports: without secrets of others while the game runs, complete when it is over."""

import json
import random

from famiglia.table import views
from famiglia.table.duel.messages import DuelState
from famiglia.table.messages import Undo

from .tables import ANNA, BEN, a_duel, a_war, act, awaited, duel_state, play, play_on


def test_a_replay_goes_through_every_move_that_stands() -> None:
    table, rng = a_duel(), random.Random(11)
    assert table.log is not None
    while awaited(table):
        play_on(table, rng, 1)
        if table.log.record.undoable() and rng.random() < 0.4:
            seat = awaited(table)[0]
            act(table, (ANNA, BEN)[seat], Undo(seat))
    steps = views.steps(table, 0, 0, 10_000)
    assert views.step_count(table) == len(steps) == len(table.log.record.entries) + 1
    assert steps[3:7] == views.steps(table, 0, 3, 4)
    assert [1, *table.log.move_lines] == [step.n for step in steps] == [step.entry.n for step in steps]
    assert ["move"] * (len(steps) - 1) == [step.entry.kind for step in steps[1:]]
    last = duel_state(table, 0)
    assert (last.view, last.result, last.turn) == (steps[-1].game.view, steps[-1].game.result, steps[-1].game.turn)
    assert [] == views.steps(table, 0, len(steps), 5) == views.steps(table, 0, 2, 0)


def test_a_running_game_is_replayed_from_one_seats_knowledge() -> None:
    table = a_duel()
    play_on(table, random.Random(1), 10)
    for step in views.steps(table, 1, 0, 100):
        assert isinstance(step.game, DuelState)
        assert step.game.view.hands[0] is None
        assert step.game.view.hands[1] is not None


def test_a_running_game_is_exported_without_hashes_and_a_finished_one_as_it_is() -> None:
    for table in (a_duel(), a_war()):
        play_on(table, random.Random(2), 20)
        assert table.log is not None
        lines = [json.loads(line) for line in views.seen_record(table, 0)]
        assert table.numbers["game"] == len(lines)
        assert all("hash" not in line for line in lines)
        assert table.log.record.header.commitment == lines[0]["commitment"]
    table = a_duel()
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert table.log is not None
    assert table.log.record.text == "".join(views.seen_record(table, None))
