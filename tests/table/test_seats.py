"""Seats: taking and leaving them, bots, substitutes, names."""

import pytest

from famiglia.table import Table, TableError, Who, views
from famiglia.table.duel.messages import DuelState
from famiglia.table.errors import STATUS
from famiglia.table.messages import Deed, Invite, Leave, Play, Sit
from famiglia.table.occupants import free_name
from famiglia.words import LANGUAGES

from .tables import ANNA, BEN, CARLA, NOBODY, PEOPLE, a_duel, a_war, act, awaited, loaded, moves, opened, play, seated


def refused(table: Table, who: Who, deed: Deed, code: str, expected: int | None = None) -> TableError:
    """Assert that a command is refused with this code and changes nothing."""
    before = [*table.entries()], [*table.seats], table.status
    number = table.numbers["game" if isinstance(deed, Play) else "seats"] if expected is None else expected
    with pytest.raises(TableError) as error:
        table.do(who, deed, number, 5)
    assert code == error.value.code
    assert before == ([*table.entries()], [*table.seats], table.status)
    return error.value


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = opened()
    assert ["seats"] == [entry.stream for entry in act(table, ANNA, Sit(1))]
    assert "open" == views.about(table, None).status
    assert ["seats", "game", "game"] == [entry.stream for entry in act(table, BEN, Sit(0))]
    assert "running" == views.about(table, None).status
    assert table.log is not None
    assert ("Ben", "Anna") == table.log.record.header.seats


def test_the_promise_of_the_seed_stands_before_anybody_sits_down() -> None:
    table = opened()
    promised = views.about(table, None).commitment
    seated(table, ANNA, BEN)
    assert table.log is not None
    assert promised == table.log.record.header.commitment


def test_what_a_seat_adds_to_the_seed_is_public_and_changes_the_deal() -> None:
    plain, table = a_duel(), opened(first=0)
    act(table, ANNA, Sit(0, "my words"))
    act(table, BEN, Sit(1))
    assert ["my words", ""] == views.about(table, None).added
    assert table.log is not None
    assert plain.log is not None
    assert ("my words", "") == table.log.record.header.added
    assert plain.log.record.dealt != table.log.record.dealt


def test_one_person_may_hold_several_seats_and_each_has_a_name_of_its_own() -> None:
    table = seated(opened(), ANNA, ANNA)
    assert ["Anna", "Anna 2"] == [occupant.name for occupant in table.seats]
    assert [0, 1] == table.seats_of("anna")


def test_whoever_holds_several_seats_may_name_each_of_them() -> None:
    table = opened()
    act(table, ANNA, Sit(0, name="Carla"))
    act(table, ANNA, Sit(1, name=" Dario\u202e "))
    assert table.log is not None
    assert ("Carla", "Dario") == table.log.record.header.seats
    act(table, ANNA, Leave(1))
    act(table, ANNA, Sit(1, name="somebody else"))
    assert "Dario" == table.seats[1].name, "whoever comes back is called as before"


def test_a_seat_is_not_called_by_a_name_that_nobody_sees() -> None:
    with pytest.raises(TableError) as error:
        act(opened(), ANNA, Sit(0, name="\u200d\u200d"))
    assert "bad-name" == error.value.code


def test_names_are_made_fit_for_a_record() -> None:
    table = opened()
    act(table, Who("x", "  An\x1bna\n\u202e "), Sit(0))
    assert "Anna" == table.seats[0].name
    assert "?" == free_name("\x07", [])
    assert "👨\u200d👩\u200d👧 2" == free_name("👨\u200d👩\u200d👧", ["👨\u200d👩\u200d👧"])
    long = "x" * 70
    assert 60 == len(free_name(long, ["x" * 60]))
    assert free_name(long, ["x" * 60]).endswith(" 2")


def test_a_bot_and_a_person_of_the_same_name_are_told_apart_in_the_record() -> None:
    table = seated(opened(), "greedy", Who("x", "greedy"))
    assert table.log is not None
    assert ("greedy", "greedy 2") == table.log.record.header.seats


def test_a_taken_seat_is_not_given_twice() -> None:
    table = seated(opened("war"), ANNA)
    refused(table, BEN, Sit(0), "seat-taken")
    refused(table, ANNA, Sit(0), "seat-taken")
    act(table, ANNA, Invite(1, "random"))
    refused(table, BEN, Sit(1), "seat-taken")


def test_who_has_no_name_may_only_look_on() -> None:
    refused(opened(), NOBODY, Sit(0), "no-name")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    for deed in (Sit(seat), Leave(seat), Invite(seat, "greedy"), Play(seat, "pass")):
        refused(opened(), ANNA, deed, "no-such-seat")


def test_a_seat_left_before_the_game_is_open_again() -> None:
    table = seated(opened(), ANNA)
    refused(table, BEN, Leave(0), "not-your-seat")
    act(table, ANNA, Leave(0))
    assert "open" == table.seats[0].kind
    act(table, BEN, Sit(0))
    assert "Ben" == table.seats[0].name


def test_only_the_host_invites_bots_and_only_before_the_game() -> None:
    table = opened("war")
    refused(table, BEN, Invite(0, "greedy"), "not-host")
    refused(table, ANNA, Invite(0, "genius"), "no-such-bot")
    refused(table, ANNA, Invite(0, None), "no-bot-there")
    act(table, ANNA, Invite(0, "greedy"))
    act(table, ANNA, Invite(0, "random"))
    assert ("bot", "random") == (table.seats[0].kind, table.seats[0].bot)
    act(table, ANNA, Invite(0, None))
    assert "open" == table.seats[0].kind
    act(table, BEN, Sit(0))
    refused(table, ANNA, Invite(0, "greedy"), "seat-taken")
    refused(a_duel(), ANNA, Invite(0, None), "begun")


def test_bots_alone_begin_a_game_that_people_watch() -> None:
    table = seated(opened(), "greedy", "random")
    assert "running" == table.status
    assert list(awaited(table)) == table.bots_to_act()


def test_who_leaves_a_running_game_is_filled_in_for_and_may_come_back() -> None:
    table = a_duel()
    act(table, ANNA, Leave(0))
    shown = views.seat_states(table, "anna", ())[0]
    assert ("bot", "Anna", "greedy", True, False) == (
        shown.kind, shown.name, shown.bot, shown.substitute, shown.yours,
    )  # fmt: skip
    away = loaded(table, table.entries())
    assert [0] == table.bots_to_act()
    refused(table, ANNA, Play(0, "pass"), "not-your-seat")
    refused(table, CARLA, Sit(0), "seat-taken")
    play(table, 0, table.bot_task(0).decide(bytes(32)))
    act(table, ANNA, Sit(0))
    assert [True, False] == [views.seat_states(away, who, ())[0].back for who in ("anna", "ben")]
    assert ("human", "Anna", None) == (table.seats[0].kind, table.seats[0].name, table.seats[0].substitute_for)
    assert [] == table.bots_to_act()


def test_a_seat_that_a_bot_was_invited_to_is_nobodys_to_take_over() -> None:
    table = seated(opened(), ANNA, "greedy")
    refused(table, BEN, Sit(1), "seat-taken")


def test_seats_of_a_finished_game_stay_as_they_are() -> None:
    table = a_duel()
    for seat in (0, 1):
        play(table, seat, "pass")
    assert "over" == table.status
    refused(table, ANNA, Leave(0), "over")
    refused(table, CARLA, Sit(0), "over")


def test_a_stale_number_of_the_seats_is_refused_with_the_current_one() -> None:
    table = seated(opened("war"), ANNA)
    for deed in (Sit(1), Leave(0), Invite(1, "greedy")):
        for expected in (0, 2):
            error = refused(table, ANNA, deed, "stale", expected)
            assert {"stream": "seats", "expected": expected, "current": 1} == error.extra


def test_only_a_bot_moves_for_a_bot() -> None:
    table = seated(opened(first=0), ANNA, "greedy")
    with pytest.raises(TableError, match="not yours"):
        table.do_as_bot(0, "pass", 2, 5)
    with pytest.raises(TableError, match="not yours"):
        table.do(ANNA, Play(1, "pass"), 2, 5)


def test_the_view_is_that_of_the_persons_own_seat() -> None:
    table = a_duel()
    assert (0, 1, None, None) == tuple(table.viewer(player, None) for player in ("anna", "ben", "carla", None))
    for player, seat, code in (("anna", 1, "not-your-seat"), (None, 0, "not-your-seat"), ("anna", 7, "no-such-seat")):
        with pytest.raises(TableError) as error:
            table.viewer(player, seat)
        assert code == error.value.code


def test_in_the_hot_seat_the_view_is_that_of_the_seat_to_decide_unless_another_is_requested() -> None:
    table = seated(opened(first=1), ANNA, ANNA)
    assert 1 == table.viewer("anna", None)
    play(table, 1, "pass")
    assert 0 == table.viewer("anna", None)
    assert 1 == table.viewer("anna", 1)
    assert moves(table, 0)
    state = views.state(table, "anna", "Anna", 1, (), 0).game
    assert isinstance(state, DuelState)
    assert ([], 1) == (state.moves, state.viewer)
    assert state.view.hands[0] is None


def test_all_four_seats_of_a_war_keep_their_teams() -> None:
    table = a_war(*PEOPLE)
    assert ("A", "B", "A", "B") == table.teams


def test_a_table_is_the_same_when_it_comes_back_from_its_entries() -> None:
    table = a_duel()
    act(table, ANNA, Leave(0))
    again = loaded(table, table.entries())
    assert table.seats == again.seats
    assert table.numbers == again.numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_a_table_is_a_sentence(lang: str) -> None:
    blanks = {
        "expected": "x", "current": 2, "seats": 4, "field": "edition", "value": "new", "found": "y", "bot": "z", "line": 3,
        "what": "W.", "most": 5, "number": 3, "move": "pass",
    }  # fmt: skip
    for code, status in STATUS.items():
        text = TableError(code, **blanks).message.text(lang)  # type: ignore[arg-type]
        assert text.endswith(".")
        assert 400 <= status < 500
