"""What nobody can make a table cost: a log that grows for ever, talk without end, a record that takes minutes to check."""

import random

import pytest

from famiglia.record import Record, verify
from famiglia.table import Table, TableError, Who, bounds, views
from famiglia.table.messages import Invite, Leave, Say, Sit, Undo

from .tables import ANNA, BEN, a_duel, awaited, moves, now, opened, play, play_on


def back_and_forth() -> tuple[Table, str]:
    """A duel in which Anna has a move that she may take back, and that move."""
    table, rng = a_duel(), random.Random(5)
    while True:
        brutes = [move for move in moves(table, 0) if " on " in move] if 0 in awaited(table) else []
        if brutes:
            return table, brutes[0]
        play_on(table, rng, 1)


def undoable(table: Table) -> int:
    game = views.state(table, "anna", "Anna", 0, (), 0).game
    assert game is not None
    return game.undoable


def refused(table: Table, who: Who, deed: Sit | Leave) -> None:
    with pytest.raises(TableError) as error:
        now(table, who, deed)
    assert ("moved-enough", 409) == (error.value.code, error.value.status)


def test_whoever_takes_back_again_and_again_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "UNDO_UNTIL", 60)
    table, move = back_and_forth()
    while True:
        play(table, 0, move)
        if table.numbers["game"] >= 60:
            break
        assert 1 == undoable(table)
        now(table, ANNA, Undo(0))
    lines = table.numbers["game"]
    assert 0 == undoable(table)
    with pytest.raises(TableError) as error:
        now(table, ANNA, Undo(0))
    assert ("undone-enough", 409) == (error.value.code, error.value.status)
    assert lines == table.numbers["game"] <= 61
    play_on(table, random.Random(1), 500)
    assert "over" == table.status


def test_every_game_of_a_table_can_be_uploaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows after the last undo is one game at most, and that is far shorter than the room that is left."""
    assert bounds.MOST_LINES - bounds.UNDO_UNTIL >= 2 * 500
    monkeypatch.setattr(bounds, "UNDO_UNTIL", 0)
    table = a_duel()
    play_on(table, random.Random(2), 500)
    assert table.log is not None
    data = table.log.record.text.encode()
    monkeypatch.setattr(bounds, "MOST_LINES", table.numbers["game"])
    assert "over" == Table.imported("copy", data, None, 1).status


def test_a_record_that_is_too_long_is_refused_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.begin(seed=bytes(32))
    while record.game.to_decide():
        record.play(record.game.to_decide()[0], "pass")
    data = record.text.encode()
    verify(data)
    monkeypatch.setattr(bounds, "MOST_LINES", len(record.written) - 1)
    monkeypatch.setattr("famiglia.table.table.verify", lambda data: pytest.fail("it was played"))
    with pytest.raises(TableError) as error:
        Table.imported("copy", data, None, 1)
    assert ("long-record", 413) == (error.value.code, error.value.status)
    assert {"most": len(record.written) - 1} == error.value.extra


def test_nobody_comes_and_goes_for_ever_and_nobody_else_is_kept_away_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SEATINGS", 10)
    table = opened()
    for _ in range(5):
        now(table, BEN, Sit(1))
        now(table, BEN, Leave(1))
    refused(table, BEN, Sit(1))
    assert 10 == table.numbers["seats"]
    now(table, ANNA, Invite(1, "greedy"))
    now(table, ANNA, Sit(0))
    assert "running" == table.status


def test_an_open_seat_can_always_be_left_and_ones_own_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SEATINGS", 3)
    table = opened()
    now(table, BEN, Sit(1))
    now(table, BEN, Leave(1))
    now(table, BEN, Sit(1))
    now(table, BEN, Leave(1))
    table = a_duel()
    now(table, ANNA, Leave(0))
    monkeypatch.setattr(bounds, "MOST_SEATINGS", 1)
    now(table, ANNA, Sit(0))
    refused(table, ANNA, Leave(0))
    assert "anna" == table.seats[0].player


def test_a_room_does_not_keep_talk_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SAID", 3)
    table = a_duel()
    for _ in range(3):
        now(table, ANNA, Say("players", "ciao"))
    with pytest.raises(TableError) as error:
        now(table, BEN, Say("players", "ciao"))
    assert "talked-enough" == error.value.code
    now(table, Who("eve", "Eve"), Say("spectators", "they are loud"))


def spoken(number: int) -> Table:
    table = a_duel()
    for line in range(1, number + 1):
        now(table, ANNA, Say("players", f"line {line}"))
    return table


def test_whoever_comes_gets_the_last_200_lines_and_asks_for_older_ones() -> None:
    table = spoken(450)
    state = views.state(table, "ben", "Ben", None, (), 0)
    assert 450 == state.numbers["players"]
    assert list(range(251, 451)) == [line.n for line in state.chat["players"]]
    assert list(range(51, 251)) == [line.n for line in views.older(table, "ben", None, "players", 251)]
    assert list(range(1, 51)) == [line.n for line in views.older(table, "ben", None, "players", 51)]
    assert [] == views.older(table, "ben", None, "players", 1)
    assert [449, 450] == [line.n for line in views.older(table, "ben", None, "players", 10**9)][-2:]


def test_an_update_has_200_lines_at_most_too() -> None:
    told = views.update(spoken(300), "ben", None, {"game": 2, "seats": 2}, (), 0)
    assert list(range(101, 301)) == [line.n for line in told.chat["players"]]


def test_older_lines_of_a_room_that_is_closed_stay_closed() -> None:
    for player, room in (("eve", "players"), ("ben", "spectators"), ("ben", "team"), (None, "players")):
        with pytest.raises(TableError) as error:
            views.older(spoken(3), player, None, room, 3)
        assert "no-such-room" == error.value.code
