"""What a team shares: marks on its private map, and suggestions of moves. Nobody else ever learns of them."""

import random

import msgspec
import pytest

from famiglia.table import Table, TableError, Who, bounds, views
from famiglia.table.messages import Leave, Sit, TableState, TableUpdate
from famiglia.table.team_messages import Mark, Sketch, Suggest, Suggestion, Team, TeamMark

from .tables import (
    ANNA,
    BEN,
    CARLA,
    DINO,
    NOBODY,
    PEOPLE,
    a_duel,
    a_war,
    act,
    awaited,
    loaded,
    opened,
    play_on,
    received,
    seated,
)

EVE = Who("eve", "Eve")
ARROW = Mark("arrow", from_="enna", to="nicosia")
RING = Mark("ring", area="mare_licata", text="a boat here?")
NOTE = Mark("note", area="gela", text="they are weak")


def team(table: Table, who: Who, seat: int | None = None) -> Team | None:
    """What this person's team shares, as the state shows it."""
    return views.state(table, who.player, who.name, seat, (), 0).team


def marks(table: Table, who: Who) -> list[TeamMark]:
    shared = team(table, who)
    assert shared is not None
    return shared.marks


def refused(code: str, table: Table, who: Who, deed: Sketch | Suggest) -> TableError:
    before = [received(table, each.player) for each in PEOPLE]
    with pytest.raises(TableError) as error:
        act(table, who, deed)
    assert code == error.value.code
    assert before == [received(table, each.player) for each in PEOPLE]
    return error.value


def finish(table: Table) -> None:
    while table.status == "running":
        play_on(table, random.Random(1), 50)


def test_marks_are_there_for_both_of_a_team_and_for_nobody_else() -> None:
    table = a_war(*PEOPLE)
    act(table, ANNA, Sketch(0, [ARROW, NOTE]))
    act(table, DINO, Sketch(3, [RING]))
    both = [TeamMark("arrow", "enna", "nicosia", seat=0), TeamMark("note", area="gela", text="they are weak", seat=0)]
    assert both == marks(table, ANNA) == marks(table, CARLA)
    assert (
        [TeamMark("ring", area="mare_licata", text="a boat here?", seat=3)] == marks(table, BEN) == marks(table, DINO)
    )
    for who in (EVE, NOBODY):
        assert team(table, who) is None


def test_new_marks_replace_those_of_the_same_seat() -> None:
    table = a_war(*PEOPLE)
    act(table, ANNA, Sketch(0, [ARROW]))
    act(table, CARLA, Sketch(2, [RING]))
    act(table, ANNA, Sketch(0, [NOTE]))
    assert [(0, "note"), (2, "ring")] == [(mark.seat, mark.kind) for mark in marks(table, CARLA)]
    act(table, ANNA, Sketch(0, []))
    assert [2] == [mark.seat for mark in marks(table, ANNA)]


def test_a_suggestion_is_the_mates_until_it_is_replaced_or_withdrawn() -> None:
    table = a_war(*PEOPLE)
    number = table.numbers["game"]
    act(table, ANNA, Suggest(0, ["issue enna", "order red_b1"], "  before\nthey do "))
    suggestion = Suggestion(0, ["issue enna", "order red_b1"], "before they do", number)
    assert Team([], None, suggestion) == team(table, ANNA)
    assert Team([], suggestion, None) == team(table, CARLA)
    assert Team([], None, None) == team(table, BEN)
    act(table, CARLA, Suggest(2, ["pass"]))
    assert Team([], Suggestion(2, ["pass"], "", number), suggestion) == team(table, ANNA)
    act(table, ANNA, Suggest(0, ["pass"]))
    act(table, CARLA, Suggest(2, []))
    assert Team([], Suggestion(0, ["pass"], "", number), None) == team(table, CARLA)


def test_a_suggestion_stays_when_the_game_goes_on_and_tells_how_old_it_is() -> None:
    table = a_war(*PEOPLE)
    act(table, ANNA, Suggest(0, ["pass"]))
    number = table.numbers["game"]
    play_on(table, random.Random(1), 3)
    shared = team(table, CARLA)
    assert shared is not None
    assert shared.suggestion is not None
    assert number == shared.suggestion.n < table.numbers["game"]
    act_on_an_older_position = Suggest(0, ["pass", "pass"])
    table.do(ANNA, act_on_an_older_position, number + 1, 300)
    shared = team(table, CARLA)
    assert shared is not None
    assert shared.suggestion is not None
    assert number + 1 == shared.suggestion.n


def test_a_number_of_the_future_is_refused() -> None:
    table = a_war(*PEOPLE)
    for deed in (Sketch(0, [ARROW]), Suggest(0, ["pass"])):
        with pytest.raises(TableError) as error:
            table.do(ANNA, deed, table.numbers["game"] + 1, 5)
        assert "stale" == error.value.code


@pytest.mark.parametrize(
    ("mark", "code", "field", "says"),
    [
        (Mark("arrow", from_="enna", to="atlantis"), "no-such-place", "marks[1].to", "“atlantis”"),
        (Mark("arrow", from_="rome", to="enna"), "no-such-place", "marks[1].from", "“rome”"),
        (Mark("ring", area="\x1b[2J"), "no-such-place", "marks[1].area", "“[2J”"),
        (Mark("arrow", to="enna"), "bad-mark", "marks[1]", "from, to"),
        (Mark("arrow", from_="enna", to="gela", area="enna"), "bad-mark", "marks[1]", "from, to"),
        (Mark("ring", text="here"), "bad-mark", "marks[1]", "area"),
        (Mark("ring", area="enna", to="gela"), "bad-mark", "marks[1]", "area"),
        (Mark("note", area="enna"), "bad-mark", "marks[1]", "area, text"),
        (Mark("note", area="enna", text="\x07 "), "bad-mark", "marks[1]", "area, text"),
    ],
)
def test_a_mark_that_makes_no_sense_is_refused_with_its_field(mark: Mark, code: str, field: str, says: str) -> None:
    table = a_war(*PEOPLE)
    error = refused(code, table, ANNA, Sketch(0, [ARROW, mark]))
    assert (422, field) == (error.status, error.extra["field"])
    assert says in str(error)


def test_a_suggestion_of_something_that_is_no_move_is_refused() -> None:
    error = refused("bad-move", a_war(*PEOPLE), ANNA, Suggest(0, ["pass", "invade enna"]))
    assert 1 == error.extra["at"]


def test_only_who_holds_a_seat_of_a_running_war_sketches() -> None:
    table = a_war(*PEOPLE)
    for deed in (Sketch(2, [ARROW]), Suggest(2, ["pass"])):
        refused("not-your-seat", table, ANNA, deed)
        refused("not-your-seat", table, EVE, deed)
        refused("no-name", table, NOBODY, deed)
    refused("no-such-seat", table, ANNA, Sketch(4, []))
    waiting = seated(opened("war"), *PEOPLE[:3])
    refused("not-running", waiting, ANNA, Sketch(0, [ARROW]))
    finish(table)
    refused("over", table, ANNA, Sketch(0, [ARROW]))


def test_a_duel_has_no_teams_that_could_share_anything() -> None:
    table = a_duel()
    assert team(table, ANNA) is None
    for deed in (Sketch(0, []), Suggest(0, [])):
        assert 409 == refused("no-team", table, ANNA, deed).status


def test_what_a_team_has_shared_stays_with_it_after_the_end() -> None:
    table = a_war(*PEOPLE)
    act(table, ANNA, Sketch(0, [ARROW]))
    act(table, ANNA, Suggest(0, ["pass"]))
    finish(table)
    assert ["arrow"] == [mark.kind for mark in marks(table, CARLA)]
    assert [] == marks(table, BEN)
    for who in (EVE, NOBODY):
        assert team(table, who) is None
    assert table.log is not None
    assert "arrow" not in table.log.record.text


def test_who_leaves_a_seat_leaves_its_team() -> None:
    table = a_war(*PEOPLE)
    act(table, CARLA, Sketch(2, [ARROW]))
    act(table, ANNA, Leave(0))
    assert team(table, ANNA) is None
    act(table, ANNA, Sit(0))
    assert [2] == [mark.seat for mark in marks(table, ANNA)]


def test_who_holds_seats_in_both_teams_sees_what_the_team_of_the_seat_shares() -> None:
    table = a_war(ANNA, ANNA, BEN, CARLA)
    act(table, ANNA, Sketch(0, [ARROW]))
    act(table, ANNA, Sketch(1, [RING]))
    assert ["arrow", "ring"] == [
        mark.kind for seat in (0, 1) for mark in (team(table, ANNA, seat) or Team([], None, None)).marks
    ]


def update(table: Table, who: Who, since: dict[str, int]) -> TableUpdate:
    return views.update(table, who.player, None, since, (), 0)


def test_an_update_contains_what_the_team_shares_only_if_it_has_changed() -> None:
    table = a_war(*PEOPLE)
    before = views.state(table, "carla", "Carla", None, (), 0).numbers
    act(table, ANNA, Sketch(0, [ARROW]))
    changed = update(table, CARLA, before)
    assert before | {"sketches": 1} == changed.numbers
    assert changed.team == team(table, CARLA)
    assert (None, [], {}) == (changed.game, changed.log, changed.chat)
    assert update(table, CARLA, changed.numbers).team is None


def test_the_numbers_of_others_do_not_tell_of_it() -> None:
    table = a_war(*PEOPLE)
    others = (BEN, DINO, EVE, NOBODY)
    before = [received(table, who.player) for who in others]
    act(table, ANNA, Sketch(0, [ARROW]))
    act(table, CARLA, Suggest(2, ["pass"]))
    assert before == [received(table, who.player) for who in others]
    assert "sketches" not in views.state(table, "eve", "Eve", None, (), 0).numbers


def test_a_table_loaded_from_its_entries_or_following_them_has_the_same_sketches() -> None:
    table, follower = a_war(*PEOPLE), a_war(*PEOPLE)
    new = act(table, ANNA, Sketch(0, [ARROW, NOTE])) + act(table, CARLA, Suggest(2, ["pass"], "wait"))
    follower.follow(new)
    again = loaded(table, table.entries())
    for who in (*PEOPLE, EVE):
        assert received(table, who.player) == received(again, who.player) == received(follower, who.player)
    act(again, ANNA, Sketch(0, [RING]))
    assert ["ring"] == [mark.kind for mark in marks(again, CARLA)]


def test_a_team_cannot_fill_the_memory_with_sketches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_SKETCHES", 3)
    table = a_war(*PEOPLE)
    for _ in range(3):
        act(table, ANNA, Sketch(0, [ARROW]))
    assert 3 == refused("sketched-enough", table, CARLA, Suggest(2, ["pass"])).extra["most"]
    act(table, BEN, Sketch(1, [RING]))


def test_sketches_change_nothing_about_the_game() -> None:
    table = a_war(*PEOPLE)
    before = table.numbers["game"], awaited(table), views.state(table, "anna", "Anna", None, (), 0).game
    act(table, ANNA, Sketch(0, [ARROW]))
    assert before == (table.numbers["game"], awaited(table), views.state(table, "anna", "Anna", None, (), 0).game)


def test_a_state_with_sketches_is_what_its_type_tells() -> None:
    table = a_war(*PEOPLE)
    act(table, ANNA, Sketch(0, [ARROW, RING, NOTE]))
    act(table, ANNA, Suggest(0, ["pass"], "now"))
    sent = received(table, "carla")
    assert team(table, CARLA) == msgspec.json.decode(sent, type=TableState).team
    assert b'{"kind":"arrow","from":"enna","to":"nicosia","seat":0}' in sent
