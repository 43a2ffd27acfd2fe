"""What is asked about a move: why it is not legal, and what it would bring; nothing is played for it."""

import random
from collections.abc import Callable

import pytest

from famiglia.game import Refused
from famiglia.rulebook import Refusal
from famiglia.table import Table, TableError, views
from famiglia.table.duel.messages import DuelPreview
from famiglia.table.sentences import says
from famiglia.table.war.messages import WarPreview

from .tables import a_duel, a_war, awaited, duel_state, moves, opened, play_on, received


def test_why_not_tells_the_refusal_without_playing() -> None:
    table = a_duel()
    number = table.numbers
    assert views.why(table, 0, "pass") is None
    refusal = views.why(table, 0, "take F4 with F3 F3 down F3")
    assert isinstance(refusal, Refusal)
    assert says(refusal.fact).id.startswith("fact-")
    assert number == table.numbers


def test_a_preview_of_a_duel_warns_as_the_choice_does() -> None:
    table, rng = a_duel(), random.Random(2)
    warned = 0
    while table.status == "running":
        seat = awaited(table)[0]
        for choice in duel_state(table, seat).moves:
            assert DuelPreview(choice.cost) == views.preview(table, seat, choice.move)
            warned += choice.cost is not None
        play_on(table, rng, 1)
    assert warned > 10


def test_a_preview_of_a_war_tells_of_fights_what_the_engine_foresees() -> None:
    table, rng = a_war(), random.Random(5)
    fights = 0
    while table.status == "running":
        assert table.log is not None
        for seat in awaited(table):
            before = received(table, table.seats[seat].player)
            for move in moves(table, seat):
                told = views.preview(table, seat, move)
                assert WarPreview(table.log.game.preview(seat, table.log.game.move(move))) == told
                fights += "attack" in told.forecast or "numbers" in told.forecast
            assert before == received(table, table.seats[seat].player)
        play_on(table, rng, 15)
    assert fights > 10


@pytest.mark.parametrize(("begin", "illegal"), [(a_duel, "stop"), (a_war, "take")])
def test_a_preview_of_an_illegal_move_is_refused_like_the_move(begin: Callable[[], Table], illegal: str) -> None:
    table = begin()
    for seat, move in ((0, illegal), (1, "pass")):
        with pytest.raises(Refused) as refused:
            views.preview(table, seat, move)
        assert views.why(table, seat, move) == refused.value.refusal


@pytest.mark.parametrize(("begin", "code"), [(opened, "not-running"), (a_duel, "bad-move"), (a_war, "bad-move")])
def test_a_question_about_no_move_or_at_no_game_is_refused(begin: Callable[[], Table], code: str) -> None:
    table = begin()
    for ask in (views.why, views.preview):
        with pytest.raises(TableError) as error:
            ask(table, 0, "jump")
        assert code == error.value.code
