"""Chat: who may write and read in which room, and when."""

import pytest

from famiglia.table import Table, TableError, Who, views
from famiglia.table.messages import ChatLine, Leave, Say, Sit

from .tables import ANNA, BEN, CARLA, DINO, NOBODY, PEOPLE, a_duel, a_war, act, opened, play, seated

EVE = Who("eve", "Eve")


def chat(table: Table, who: Who) -> dict[str, list[str]]:
    """The lines that this person can read, by room."""
    state = views.state(table, who.player, who.name, None, (), 0)
    others = {"game", "seats", "sketches"} if state.team else {"game", "seats"}
    assert set(state.chat) | others == set(state.numbers)
    return {room: [f"{line.name}: {line.text}" for line in lines] for room, lines in state.chat.items()}


def say(table: Table, who: Who, room: str, text: str = "ciao") -> None:
    act(table, who, Say(room, text))  # type: ignore[arg-type]


def closed(table: Table, who: Who, room: str) -> None:
    with pytest.raises(TableError) as error:
        say(table, who, room)
    assert ("no-such-room", 403) == (error.value.code, error.value.status)


def finish(table: Table) -> None:
    for seat in (0, 1):
        play(table, seat, "pass")
    assert "over" == table.status


def test_players_and_spectators_have_rooms_of_their_own_while_the_game_runs() -> None:
    table = a_duel()
    say(table, ANNA, "players", "good luck")
    say(table, EVE, "spectators", "Anna will win")
    assert {"players": ["Anna: good luck"]} == chat(table, ANNA) == chat(table, BEN)
    assert {"spectators": ["Eve: Anna will win"]} == chat(table, EVE) == chat(table, NOBODY)
    closed(table, ANNA, "spectators")
    closed(table, EVE, "players")
    for who in (ANNA, EVE):
        closed(table, who, "team")


def test_all_may_read_both_rooms_when_the_game_is_over() -> None:
    table = a_duel()
    say(table, ANNA, "players", "one")
    say(table, EVE, "spectators", "two")
    finish(table)
    for who in (ANNA, BEN, EVE, NOBODY):
        assert {"players": ["Anna: one"], "spectators": ["Eve: two"]} == chat(table, who)
    say(table, BEN, "spectators", "three")
    assert ["Eve: two", "Ben: three"] == chat(table, EVE)["spectators"]
    closed(table, EVE, "players")


def test_a_team_talks_among_itself_even_when_the_war_is_over() -> None:
    table = a_war(*PEOPLE)
    say(table, ANNA, "team", "attack Gela")
    say(table, DINO, "team", "they plan something")
    assert {"players": [], "team": ["Anna: attack Gela"]} == chat(table, ANNA) == chat(table, CARLA)
    assert {"players": [], "team": ["Dino: they plan something"]} == chat(table, BEN)
    assert {"spectators": []} == chat(table, EVE)
    closed(table, EVE, "team")
    assert table.log is not None
    table.log.game.position.ending = 1
    table.log.game.position.phase = 3
    assert "over" == table.status
    assert {"players": [], "spectators": []} == chat(table, EVE)
    assert ["Anna: attack Gela"] == chat(table, ANNA)["team"]


def test_a_person_with_seats_in_both_teams_speaks_for_the_one_they_name() -> None:
    table = a_war(ANNA, ANNA, BEN, CARLA)
    act(table, ANNA, Say("team", "for the others", seat=1))
    assert ["Anna 2: for the others"] == chat(table, CARLA)["team"]
    assert [] == chat(table, BEN)["team"]
    with pytest.raises(TableError, match="not yours"):
        act(table, ANNA, Say("team", "x", seat=2))


def test_who_leaves_a_running_game_leaves_the_players_room() -> None:
    table = a_duel()
    say(table, ANNA, "players")
    act(table, ANNA, Leave(0))
    assert {} == chat(table, ANNA)
    closed(table, ANNA, "players")


def test_who_may_come_back_to_a_running_game_does_not_hear_the_spectators_meanwhile() -> None:
    table = a_duel()
    say(table, EVE, "spectators", "Ben holds the bomb")
    act(table, ANNA, Leave(0))
    assert {} == chat(table, ANNA)
    closed(table, ANNA, "spectators")
    with pytest.raises(TableError, match="closed"):
        views.older_lines(table, "anna", None, "spectators", 100)
    assert ["Eve: Ben holds the bomb"] == chat(table, EVE)["spectators"] == chat(table, NOBODY)["spectators"]
    act(table, ANNA, Sit(0))
    assert ["players"] == list(chat(table, ANNA))
    act(table, ANNA, Leave(0))
    finish(table)
    assert {"players": [], "spectators": ["Eve: Ben holds the bomb"]} == chat(table, ANNA)
    say(table, ANNA, "spectators")


def test_who_leaves_before_the_game_begins_is_a_spectator_like_all_others() -> None:
    table = seated(opened(), ANNA)
    say(table, EVE, "spectators", "a fine evening")
    act(table, ANNA, Leave(0))
    assert {"spectators": ["Eve: a fine evening"]} == chat(table, ANNA)
    act(table, BEN, Sit(0))
    act(table, CARLA, Sit(1))
    assert "running" == table.status
    assert {"spectators": ["Eve: a fine evening"]} == chat(table, ANNA)


def test_a_line_is_kept_in_one_piece_and_without_control_characters() -> None:
    table = seated(opened(), ANNA)
    say(table, ANNA, "players", " one\n\x1b[2J two\u202e ")
    state = views.state(table, "anna", "Anna", None, (), 0)
    assert [ChatLine(1, 200, "Anna", 0, "one [2J two")] == state.chat["players"]
    with pytest.raises(TableError) as error:
        say(table, ANNA, "players", "\n\x07 ")
    assert "empty-line" == error.value.code


def test_a_line_never_comes_too_late_but_a_number_of_the_future_is_refused() -> None:
    table = a_duel()
    for _ in range(3):
        table.do(ANNA, Say("players", "again"), 0, 5)
    with pytest.raises(TableError) as error:
        table.do(ANNA, Say("players", "again"), 4, 5)
    assert ("stale", 3) == (error.value.code, error.value.extra["current"])


def test_only_new_lines_are_sent() -> None:
    table = a_duel()
    for text in ("one", "two", "three"):
        say(table, ANNA, "players", text)
    since = {"seats": 2, "game": 2, "players": 1}
    update = views.update(table, "ben", None, since, (), 0)
    assert ["two", "three"] == [line.text for line in update.chat["players"]]
    assert (None, None, None, []) == (update.about, update.seats, update.game, update.log)


def test_each_of_two_people_at_one_screen_speaks_under_the_name_of_their_seat() -> None:
    table = opened()
    for seat, name in enumerate(("Carla", "Dario")):
        act(table, ANNA, Sit(seat, name=name))
    for seat in (0, 1):
        table.do(ANNA, Say("players", "hello", seat), 0, 200)
    lines = views.state(table, "anna", "Anna", None, (), 0).chat["players"]
    assert [("Carla", 0), ("Dario", 1)] == [(line.name, line.seat) for line in lines]


def test_who_has_no_name_says_nothing() -> None:
    with pytest.raises(TableError) as error:
        say(a_duel(), NOBODY, "spectators")
    assert "no-name" == error.value.code
