"""Questions about a move, answered without playing it: why it is not legal, and what it would lead to."""

import random
from collections.abc import Callable

import pytest

from famiglia.game import Refused
from famiglia.rulebook import Refusal
from famiglia.table import Table, TableError, views
from famiglia.table.duel.messages import DuelPreview
from famiglia.table.errors import RefusedAt
from famiglia.table.sentences import says
from famiglia.table.war.messages import WarPreview

from .tables import a_duel, a_war, awaited, duel_state, moves, opened, play, play_on, received
from .test_drafts import BOTH, drafted, moments


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
                preview = views.preview(table, seat, move)
                assert WarPreview(table.log.game.preview(seat, table.log.game.move(move))) == preview
                fights += "attack" in preview.forecast or "numbers" in preview.forecast
            assert before == received(table, table.seats[seat].player)
        play_on(table, rng, 15)
    assert fights > 10


@BOTH
def test_a_question_after_other_moves_is_answered_as_if_they_were_made(begin: Callable[[], Table], pace: int) -> None:
    asked = fights = 0
    for table, seat, rng in moments(begin, pace):
        draft, moved = drafted(table, seat), _made(table)
        for _ in range(rng.randrange(4)):
            next_one = rng.choice([choice.move for choice in draft.game.moves])
            told = drafted(table, seat, *[move.move for move in draft.moves], next_one)
            draft = told if told.game.moves else draft
        before = [move.move for move in draft.moves]
        answers = [(choice.move, views.preview(table, seat, choice.move, before)) for choice in draft.game.moves[:20]]
        assert [None] * len(answers) == [views.why(table, seat, move, before) for move, _ in answers]
        assert moved == _made(table)
        for move in before:
            play(table, seat, move)
        assert [preview for _, preview in answers] == [views.preview(table, seat, move) for move, _ in answers]
        asked += len(before) * len(answers)
        fights += sum("attack" in preview.forecast for _, preview in answers if isinstance(preview, WarPreview))
    assert asked
    assert (fights > 2) == (table.settings.game == "war")


def _made(table: Table) -> tuple[int, str]:
    assert table.log is not None
    return table.numbers["game"], str(table.log.game.position)


@pytest.mark.parametrize("ask", [views.why, views.preview])
def test_a_question_after_a_move_that_cannot_be_tried_is_refused(ask: Callable[..., object]) -> None:
    table = a_duel()
    refresh = next(move for move in moves(table, 0) if move.startswith("refresh"))
    with pytest.raises(TableError) as error:
        ask(table, 0, "pass", [refresh])
    assert ("final-move", 0) == (error.value.code, error.value.extra["at"])
    with pytest.raises(RefusedAt) as refused:
        ask(table, 0, "pass", ["pass", "stop"])
    assert (1, "D-10") == (refused.value.at, refused.value.refusal.rule)
    with pytest.raises(TableError) as error:
        ask(table, 0, "pass", ["jump"])
    assert ("bad-move", 0) == (error.value.code, error.value.extra["at"])


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
