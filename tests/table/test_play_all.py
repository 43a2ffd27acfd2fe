"""Several moves in one command: all of them or none, each a move of its own."""

import random
from collections.abc import Callable

import pytest

from famiglia.game import Refused
from famiglia.record import verify
from famiglia.table import Table, TableError
from famiglia.table.errors import RefusedAt
from famiglia.table.messages import PlayAll, Undo

from .tables import ANNA, BEN, PEOPLE, a_duel, a_war, act, awaited, loaded, moves, play, play_on, received, same_for_all
from .test_drafts import drafted, everything, own_moves

ILLEGAL = {"duel": "take F4 with F3 F3 down F3", "war": "lead red"}


def play_all(table: Table, seat: int, *made: str) -> int:
    """Make these moves in one command, and return the number of new entries."""
    return len(table.do(PEOPLE[seat], PlayAll(seat, list(made)), table.numbers["game"], 300))


@pytest.mark.parametrize("begin", [a_duel, a_war])
def test_several_moves_are_made_as_if_one_by_one(begin: Callable[[], Table]) -> None:
    table, other, rng = begin(), begin(), random.Random(6)
    several = 0
    while table.status == "running":
        seat = rng.choice(awaited(table))
        tried = own_moves(table, seat, rng, 40)
        stopped = drafted(table, seat, *tried).stopped
        made = tried if stopped is None else tried[: stopped.at + 1]
        before = table.numbers["game"]
        added = play_all(table, seat, *made)
        assert added == table.numbers["game"] - before
        for move in made:
            play(other, seat, move)
        assert table.entries() == other.entries()
        several += len(made) > 1
    assert several > 1
    assert table.log is not None
    verify(table.log.record.text.encode())
    same_for_all(table, other)
    same_for_all(table, loaded(table, table.entries()))


@pytest.mark.parametrize(("begin", "pace"), [(a_duel, 2), (a_war, 25)])
def test_none_of_the_moves_is_made_if_one_is_refused(begin: Callable[[], Table], pace: int) -> None:
    table, rng = begin(), random.Random(9)
    refused = 0
    while table.status == "running":
        seat = rng.choice(awaited(table))
        tried = own_moves(table, seat, rng, 40)
        stopped = drafted(table, seat, *tried).stopped
        made = tried if stopped is None else tried[: stopped.at]
        before = everything(table)
        with pytest.raises(RefusedAt) as error:
            play_all(table, seat, *made, ILLEGAL[table.settings.game])
        assert len(made) == error.value.at
        refused += len(made) > 0
        assert before == everything(table)
        play_on(table, rng, pace)
    assert refused > 2


def test_nothing_can_follow_a_move_that_is_final_not_even_a_question_about_what_it_would_show() -> None:
    """A refusal of the next move would tell what the first one reveals, without its being made."""
    table = a_duel()
    refresh = next(move for move in moves(table, 0) if move.startswith("refresh"))
    before = everything(table)
    for follows in ("pass", "take F4 with F3 F3 down F3", refresh):
        with pytest.raises(TableError) as error:
            play_all(table, 0, refresh, follows)
        assert ("final-move", 422, 0) == (error.value.code, error.value.status, error.value.extra["at"])
    assert before == everything(table)
    assert 1 == play_all(table, 0, refresh)


def test_several_moves_are_taken_back_one_by_one_or_together() -> None:
    table, rng = a_war(), random.Random(5)
    while True:
        seat = awaited(table)[0]
        assert table.log is not None
        made = [move.move for move in drafted(table, seat, *own_moves(table, seat, rng, 3)).moves]
        before = received(table, PEOPLE[seat].player), table.log.game.position.copy()
        if made:
            play_all(table, seat, *made)
        if len(made) == 3 and table.log.record.undoable(seat) >= 3:
            break
    act(table, PEOPLE[seat], Undo(seat))
    act(table, PEOPLE[seat], Undo(seat, 2))
    assert before[1] == table.log.game.position


def test_several_moves_need_the_seat_the_number_and_notation() -> None:
    table = a_duel()
    for who, seat, number, made, code in (
        (BEN, 0, 2, ["pass"], "not-your-seat"),
        (ANNA, 9, 2, ["pass"], "no-such-seat"),
        (ANNA, 0, 1, ["pass"], "stale"),
        (ANNA, 0, 2, ["pass", "jump"], "bad-move"),
    ):
        with pytest.raises(TableError) as error:
            table.do(who, PlayAll(seat, made), number, 5)
        assert code == error.value.code
    with pytest.raises(Refused, match="D-10"):
        table.do(BEN, PlayAll(1, ["pass"]), 2, 5)
