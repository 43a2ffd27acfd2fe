"""Hints: who may ask for them, and that they depend on nothing that the seat does not know."""

import random

import pytest
from proofs.secrets.table_twins import twin_of

from famiglia.table import Table, TableError
from famiglia.table.hint_messages import AskHint, Hint
from famiglia.table.hints import hint_of, hint_task, log_at, offers_hints, task_for_hint
from famiglia.table.messages import Leave

from .tables import ANNA, BEN, CARLA, a_duel, a_war, act, moves, opened, play, seated


def ask(table: Table, player: str = "anna", seat: int = 0, move: str | None = None) -> Hint:
    task = hint_task(table, player, AskHint(seat, table.numbers["game"], move))
    return hint_of(task, task.advice())


def refusal(table: Table, player: str = "anna", seat: int = 0, move: str | None = None) -> str:
    with pytest.raises(TableError) as refused:
        ask(table, player, seat, move)
    return refused.value.code


def against_a_bot() -> Table:
    return seated(opened(first=0), ANNA, "greedy")


def test_against_a_bot_one_may_ask() -> None:
    table = against_a_bot()
    assert offers_hints(table, "anna")
    assert not offers_hints(table, "carla")
    hint = ask(table, move="pass")
    assert table.numbers["game"] == hint.number
    assert {line.move for line in hint.lines} <= set(moves(table, 0))
    assert hint.asked is not None
    assert "pass" == hint.asked.move


def test_two_people_at_one_screen_may_ask() -> None:
    table = seated(opened(first=0), ANNA, ANNA)
    assert offers_hints(table, "anna")
    assert ask(table).lines


def test_between_people_hints_are_off_unless_the_table_was_opened_with_them() -> None:
    assert not offers_hints(a_duel(), "anna")
    assert "hints-off" == refusal(a_duel())
    table = a_duel(hints=True)
    assert offers_hints(table, "anna")
    assert offers_hints(table, "ben")
    assert not offers_hints(table, None)
    assert ask(table).lines


def test_a_person_who_left_may_come_back_so_hints_stay_off() -> None:
    table = a_duel()
    act(table, BEN, Leave(1))
    assert "hints-off" == refusal(table)


def test_what_cannot_be_asked_is_refused_by_name() -> None:
    table = against_a_bot()
    assert "no-such-seat" == refusal(table, seat=3)
    assert "not-your-seat" == refusal(table, seat=1)
    assert "not-your-seat" == refusal(table, CARLA.player or "")
    assert "bad-move" == refusal(table, move="jump")
    assert "not-legal" == refusal(table, move="take F4")
    assert "no-hints" == refusal(a_war())
    play(table, 0, "pass")
    assert "not-your-turn" == refusal(table)


def test_a_hint_is_the_same_whatever_the_deck_holds() -> None:
    rng = random.Random(4)
    table = a_duel(hints=True)
    for _ in range(12):
        assert table.log is not None
        (seat,) = table.log.game.to_decide()
        player = ("anna", "ben")[seat]
        assert ask(table, player, seat) == ask(twin_of(table, seat, rng), player, seat)
        play(table, seat, rng.choice([move for move in moves(table, seat) if move != "pass"] or ["pass"]))


def test_a_decision_of_the_past_gets_the_hint_that_it_got_then() -> None:
    table = a_duel(hints=True)
    assert table.log is not None
    then = task_for_hint(table.log, 0).advice()
    play(table, 0, moves(table, 0)[0])
    assert then.lines[0].move == task_for_hint(log_at(table.log.record, 0), 0).advice().lines[0].move
