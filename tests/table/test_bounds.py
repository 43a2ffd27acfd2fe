"""Limits of a table: the length of its log, of its chat, and of records that are uploaded."""

import random

import pytest

from famiglia.record import Record, verify
from famiglia.table import Table, TableError, Who, bounds, views
from famiglia.table.messages import Invite, Leave, Say, Sit, Undo

from .tables import ANNA, BEN, a_duel, a_war, act, awaited, moves, opened, play, play_on


def back_and_forth() -> tuple[Table, str]:
    """A duel in which Anna has a move that can be taken back, and that move."""
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
        act(table, who, deed)
    assert ("moved-enough", 409) == (error.value.code, error.value.status)


def test_moves_cannot_be_taken_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "UNDO_UNTIL", 60)
    table, move = back_and_forth()
    while True:
        play(table, 0, move)
        if table.numbers["game"] >= 60:
            break
        assert 1 == undoable(table)
        act(table, ANNA, Undo(0))
    lines = table.numbers["game"]
    assert 0 == undoable(table)
    with pytest.raises(TableError) as error:
        act(table, ANNA, Undo(0))
    assert ("undone-enough", 409) == (error.value.code, error.value.status)
    assert lines == table.numbers["game"] <= 61
    play_on(table, random.Random(1), 500)
    assert "over" == table.status


def test_every_game_of_a_table_can_be_uploaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last undo at most one game can follow, which is far shorter than the remaining space."""
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


def test_taking_and_leaving_seats_is_limited_for_each_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SEATINGS", 10)
    table = opened()
    for _ in range(5):
        act(table, BEN, Sit(1))
        act(table, BEN, Leave(1))
    refused(table, BEN, Sit(1))
    assert 10 == table.numbers["seats"]
    act(table, ANNA, Invite(1, "greedy"))
    act(table, ANNA, Sit(0))
    assert "running" == table.status


def test_an_open_seat_can_always_be_left_and_a_player_can_always_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SEATINGS", 3)
    table = opened()
    act(table, BEN, Sit(1))
    act(table, BEN, Leave(1))
    act(table, BEN, Sit(1))
    act(table, BEN, Leave(1))
    table = a_duel()
    act(table, ANNA, Leave(0))
    monkeypatch.setattr(bounds, "MOST_SEATINGS", 1)
    act(table, ANNA, Sit(0))
    refused(table, ANNA, Leave(0))
    assert "anna" == table.seats[0].player


def test_a_room_keeps_a_limited_number_of_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SAID", 3)
    table = a_duel()
    for _ in range(3):
        act(table, ANNA, Say("players", "ciao"))
    with pytest.raises(TableError) as error:
        act(table, BEN, Say("players", "ciao"))
    assert "talked-enough" == error.value.code
    act(table, Who("eve", "Eve"), Say("spectators", "they are loud"))


def spoken(number: int) -> Table:
    table = a_duel()
    for line in range(1, number + 1):
        act(table, ANNA, Say("players", f"line {line}"))
    return table


def test_a_new_reader_gets_the_last_200_lines_and_older_ones_on_request() -> None:
    table = spoken(450)
    state = views.state(table, "ben", "Ben", None, (), 0)
    assert 450 == state.numbers["players"]
    assert list(range(251, 451)) == [line.n for line in state.chat["players"]]
    assert list(range(51, 251)) == [line.n for line in views.older_lines(table, "ben", None, "players", 251)]
    assert list(range(1, 51)) == [line.n for line in views.older_lines(table, "ben", None, "players", 51)]
    assert [] == views.older_lines(table, "ben", None, "players", 1)
    assert [449, 450] == [line.n for line in views.older_lines(table, "ben", None, "players", 10**9)][-2:]


def test_an_update_has_200_lines_at_most_too() -> None:
    update = views.update(spoken(300), "ben", None, {"game": 2, "seats": 2}, (), 0)
    assert list(range(101, 301)) == [line.n for line in update.chat["players"]]


def test_older_lines_of_a_room_that_is_closed_stay_closed() -> None:
    for player, room in (("eve", "players"), ("ben", "spectators"), ("ben", "team"), (None, "players")):
        with pytest.raises(TableError) as error:
            views.older_lines(spoken(3), player, None, room, 3)
        assert "no-such-room" == error.value.code


def test_a_message_has_the_last_entries_of_a_long_log() -> None:
    table = a_war(ANNA, "random", "random", "random")
    play_on(table, random.Random(1), 2 * bounds.ENTRIES_AT_ONCE)
    number = table.numbers["game"]
    latest = list(range(number - bounds.ENTRIES_AT_ONCE, number))
    for told in (views.state(table, "anna", "Anna", 0, (), 0), views.update(table, "anna", 0, {"game": 3}, (), 0)):
        assert latest == [entry.n for entry in told.log]
    since = views.update(table, "anna", 0, {"game": number - 2}, (), 0)
    assert latest[-2:] == [entry.n for entry in since.log]
