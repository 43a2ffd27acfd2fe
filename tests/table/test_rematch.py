"""Rematches with swapped seats, and tables made from uploaded records."""

import pytest

from famiglia.record import Record
from famiglia.table import StreamEntry, Table, TableError, Who, views
from famiglia.table.messages import Leave, Play, Rematch, Say, Sit

from ..record.test_record import recorded
from .tables import ANNA, BEN, CARLA, NOBODY, PEOPLE, a_duel, a_war, act, loaded, opened, play, same_for_all, seated


def over(table: Table) -> Table:
    for seat in (0, 1):
        play(table, seat, "pass")
    return table


def test_a_rematch_comes_when_every_person_has_asked() -> None:
    table = over(a_duel())
    wanted = []
    for who, asked in ((ANNA, [0]), (BEN, [0, 1])):
        act(table, who, Rematch())
        wanted.append(table.wants_rematch)
        assert asked == views.about(table, None).rematch
    settings, occupants = table.rematch_settings()
    assert table.settings == settings
    assert ["ben", "anna"] == [occupant.player for occupant in occupants]
    table.opened_next("table-2", 500)
    wanted.append(table.wants_rematch)
    assert [False, True, False] == wanted
    assert "table-2" == views.about(table, None).next
    same_for_all(table, loaded(table, table.entries()))


def test_each_person_may_add_words_to_the_next_shuffle_and_takes_them_along_to_the_next_seat() -> None:
    table = over(a_duel())
    act(table, BEN, Rematch("tea & biscuits"))
    act(table, ANNA, Rematch())
    assert [("ben", "tea & biscuits"), ("anna", "")] == [(o.player, o.seed) for o in table.rematch_settings()[1]]
    same = loaded(table, table.entries())
    assert table.rematch_settings() == same.rematch_settings()


def test_a_request_for_a_rematch_stored_without_words_is_still_valid() -> None:
    table = over(a_duel())
    table.follow([StreamEntry("seats", '{"did": "asked"}', 400, "anna")])
    assert [0] == views.about(table, None).rematch


def test_the_promise_of_the_rematch_is_told_when_the_game_is_over_and_not_before() -> None:
    table = a_duel()
    table.next_commitment = "ab" * 32
    assert None is views.about(table, "anna").next_commitment
    assert "ab" * 32 == views.about(over(table), None).next_commitment


def test_a_rematch_needs_neither_bots_nor_people_who_have_left() -> None:
    table = seated(opened(first=0), ANNA, "greedy")
    play(table, 0, "pass")
    table.do_as_bot(1, "pass", table.numbers["game"], 5)
    act(table, ANNA, Rematch())
    assert table.wants_rematch
    assert [("bot", "greedy"), ("human", None)] == [(o.kind, o.bot) for o in table.rematch_settings()[1]]
    table = a_duel()
    act(table, BEN, Leave(1))
    play(table, 0, "pass")
    table.do_as_bot(1, "pass", table.numbers["game"], 5)
    act(table, ANNA, Rematch())
    assert table.wants_rematch
    assert (None, "") == (table.rematch_settings()[1][0].substitute_for, table.rematch_settings()[1][0].name)


def test_teams_of_a_war_stay_together_and_change_sides() -> None:
    table = a_war(*PEOPLE)
    occupants = table.rematch_settings()[1]
    assert ["dino", "anna", "ben", "carla"] == [occupant.player for occupant in occupants]


def test_two_names_of_one_person_go_on_to_the_next_table() -> None:
    table = over(seated(opened(first=0), ANNA, ANNA))
    settings, occupants = table.rematch_settings()
    following = Table.open("table-2", settings, bytes(32), 1)
    for seat, occupant in enumerate(occupants):
        following.do(Who(occupant.player, occupant.name), Sit(seat), seat, 1)
    assert ["Anna 2", "Anna"] == [occupant.name for occupant in following.seats]


def test_a_rematch_is_asked_for_once_by_players_after_the_game() -> None:
    table = a_duel()
    for prepared, who, code in ((table, ANNA, "not-over"), (over(a_duel()), CARLA, "not-your-seat")):
        with pytest.raises(TableError) as error:
            act(prepared, who, Rematch())
        assert code == error.value.code
    over(table)
    act(table, ANNA, Rematch())
    with pytest.raises(TableError) as error:
        act(table, ANNA, Rematch())
    assert "asked" == error.value.code


def test_a_finished_record_becomes_a_table_to_look_at() -> None:
    record = recorded(3)
    table = Table.imported("table-9", record.text.encode(), "anna", 700)
    assert "over" == table.status
    about = views.about(table, "anna")
    assert (True, True, record.header.commitment) == (about.imported, about.host, about.commitment)
    assert ["Anna", "Bruno"] == [occupant.name for occupant in table.seats]
    assert len(record.entries) + 1 == views.step_count(table)
    assert [*record.written] == [*views.seen_record(table, None)]
    same_for_all(table, loaded(table, table.entries()))


def test_an_imported_record_keeps_what_was_added_to_its_seed() -> None:
    seeds = ("tea \u2028 & biscuits", "")
    record = Record.begin(seats=("Anna", "Ben"), seed=bytes(32), first=0, added=seeds)
    record.play(0, "pass")
    record.play(1, "pass")
    table = Table.imported("table-9", record.text.encode(), None, 700)
    assert [*seeds] == views.about(table, None).added
    assert [*record.written] == [*views.seen_record(table, None)]


def test_a_bot_in_an_imported_record_is_a_bot_again() -> None:
    record = Record.begin(seats=("greedy", "greedy 2"), seed=bytes(32), first=0)
    record.play(0, "pass")
    record.play(1, "pass")
    table = Table.imported("table-9", record.text.encode(), None, 700)
    assert [("bot", "greedy", "")] * 2 == [(each.kind, each.bot, each.name) for each in table.seats]
    assert [*record.written] == [*views.seen_record(table, None)]
    same_for_all(table, loaded(table, table.entries()))


def test_nobody_acts_at_an_imported_table() -> None:
    table = Table.imported("table-9", recorded(3).text.encode(), "anna", 700)
    for deed in (Sit(0), Leave(0), Play(0, "pass"), Rematch()):
        with pytest.raises(TableError):
            act(table, ANNA, deed)
    act(table, ANNA, Say("spectators", "what a game"))
    assert table.viewer("anna", None) is None
    assert not table.wants_rematch


@pytest.mark.parametrize("lines", [0, 1, 5])
def test_a_record_that_does_not_verify_is_refused_with_the_line(lines: int) -> None:
    data = "".join(recorded(3).written[:lines]).encode()
    with pytest.raises(TableError) as error:
        Table.imported("table-9", data, None, 1)
    assert ("bad-record", 422) == (error.value.code, error.value.status)
    assert lines + 1 == error.value.extra["line"]


def test_a_table_without_people_wants_no_rematch() -> None:
    table = seated(opened(first=0), "random", "random")
    for seat in (0, 1):
        table.do_as_bot(seat, "pass", table.numbers["game"], 5)
    assert not table.wants_rematch
    assert views.state(table, None, None, None, (), 0).game is not None
    assert NOBODY.player is None
