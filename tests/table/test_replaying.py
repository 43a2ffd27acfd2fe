"""A table that is loaded from its entries, or follows them one by one, is the same for everybody."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from famiglia.game import Refused
from famiglia.record import RecordError
from famiglia.table import Settings, StreamEntry, Table, TableError
from famiglia.table.messages import Deed, Invite, Leave, Play, Rematch, Say, Sit, Undo
from famiglia.table.team_messages import Mark, Sketch, Suggest

from .tables import NOBODY, PEOPLE, QUICK, SECRET, a_duel, awaited, loaded, moves, play, received, same_for_all

SEATS = st.integers(-1, 4)
ANY_DEED: st.SearchStrategy[Deed] = st.one_of(
    st.builds(Sit, SEATS, st.sampled_from(["", "salt"])),
    st.builds(Leave, SEATS),
    st.builds(Invite, SEATS, st.sampled_from(["greedy", "random", "genius", None])),
    st.builds(Play, SEATS, st.sampled_from(["pass", "stop", "take F0", "jump", "sell red_b1"])),
    st.builds(Undo, SEATS, st.integers(1, 3)),
    st.builds(Say, st.sampled_from(["players", "spectators", "team"]), st.text(min_size=1), SEATS | st.none()),
    st.builds(
        Sketch, SEATS, st.lists(st.builds(Mark, st.just("ring"), area=st.sampled_from(["enna", "rome"])), max_size=2)
    ),
    st.builds(Suggest, SEATS, st.lists(st.sampled_from(["pass", "stop", "jump"]), max_size=3), st.text(max_size=9)),
    st.just(Rematch()),
)


def expected_number(table: Table, deed: Deed, off: int) -> int:
    stream = "game" if isinstance(deed, Play | Undo | Sketch | Suggest) else "seats"
    return max(0, (0 if isinstance(deed, Say) else table.numbers[stream]) + off)


def a_game_of_deeds(data: st.DataObject, game: str, number: int) -> tuple[Table, list[list[StreamEntry]]]:
    """Execute random commands of random people, legal or not; refused ones must change nothing."""
    chosen: dict[str, Any] = {"options": QUICK} if game == "war" else {}
    table = Table.open("table-1", Settings(game, host="anna", **chosen), SECRET, 1)
    kept: list[list[StreamEntry]] = []
    draw = data.draw
    for at in range(number):
        if table.status == "running" and draw(st.integers(0, 9)) < 7:
            seat = draw(st.sampled_from(awaited(table)))
            move = draw(st.sampled_from(moves(table, seat)[:40]))
            kept.append(play(table, seat, move))
            continue
        who = draw(st.sampled_from([*PEOPLE, NOBODY]))
        if table.status == "open" and draw(st.booleans()):
            deed: Deed = Sit(draw(st.integers(0, len(table.seats) - 1)))
        else:
            deed = draw(ANY_DEED)
        before = received(table, who.player)
        try:
            kept.append(table.do(who, deed, expected_number(table, deed, draw(st.sampled_from([0, 0, 0, -1, 1]))), at))
        except (TableError, Refused):
            assert before == received(table, who.player)
    return table, kept


@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(5, 60))
def test_a_duel_loaded_from_its_entries_is_the_same_table_for_everybody(data: st.DataObject, number: int) -> None:
    table, kept = a_game_of_deeds(data, "duel", number)
    same_for_all(table, loaded(table, [entry for entries in kept for entry in entries]))
    same_for_all(table, loaded(table, table.entries()))


@settings(max_examples=25, deadline=None)
@given(st.data(), st.integers(5, 40))
def test_a_war_loaded_from_its_entries_is_the_same_table_for_everybody(data: st.DataObject, number: int) -> None:
    table, kept = a_game_of_deeds(data, "war", number)
    same_for_all(table, loaded(table, [entry for entries in kept for entry in entries]))


@settings(max_examples=40, deadline=None)
@given(st.data(), st.integers(5, 60))
def test_a_table_that_follows_in_pieces_is_the_same_and_goes_on_the_same(data: st.DataObject, number: int) -> None:
    table, kept = a_game_of_deeds(data, "duel", number)
    follower = loaded(table, [])
    while kept:
        pieces = data.draw(st.integers(1, len(kept)))
        follower.follow(entry for entries in kept[:pieces] for entry in entries)
        del kept[:pieces]
    same_for_all(table, follower)
    assert table.numbers == follower.numbers
    for _ in range(5):
        if table.status != "running":
            break
        seat = awaited(table)[0]
        assert awaited(table) == awaited(follower)
        move = data.draw(st.sampled_from(moves(table, seat)))
        assert play(table, seat, move) == play(follower, seat, move)
        assert table.log is not None
        assert follower.log is not None
        assert table.log.memory is not None
        assert follower.log.memory is not None
        assert table.log.memory.snapshot() == follower.log.memory.snapshot()
        assert table.log.turns == follower.log.turns


def test_entries_that_are_not_this_tables_are_refused() -> None:
    table, other = a_duel(), a_duel(edition="classic")
    play(table, 0, "pass")
    [kept] = play(other, 0, "pass")
    with pytest.raises(RecordError, match="not follow from the rules and the dice"):
        a_duel().follow([kept])
    with pytest.raises(RecordError, match="cannot be played"):
        table.follow([kept])
    with pytest.raises(RecordError, match="the secret is not the one that was committed to"):
        Table.load("table-1", table.settings, bytes(32), 1, table.entries())
