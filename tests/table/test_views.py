"""The states and updates that viewers of a table receive."""

import json
import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from famiglia import duel
from famiglia.duel.score import points
from famiglia.table import Table, TableError, views
from famiglia.table.duel.messages import DuelArguments, DuelState
from famiglia.table.sentences import Sentence
from famiglia.words import LANGUAGES

from ..duel.builder import at
from .sentences import said
from .tables import ANNA, BEN, a_duel, awaited, duel_state, moves, opened, play, play_on, received, seated


def laid(game: duel.Duel, **chosen: Any) -> Table:
    """A table with this position."""
    table = a_duel(**chosen)
    assert table.log is not None
    table.log.game.position = game.position
    return table


def costs(game: duel.Duel) -> dict[str, str | None]:
    """By move: the id of the warning about what the move wastes, if there is one."""
    state = duel_state(laid(game, edition=game.view(0).edition), 0)
    return {move.move: move.cost.id if move.cost is not None else None for move in state.moves}


@pytest.mark.parametrize("seed", range(10))
def test_the_view_is_sent_unchanged_as_plain_data(seed: int) -> None:
    table = a_duel()
    play_on(table, random.Random(seed), seed * 15)
    for viewer in (0, 1, None):
        state = duel_state(table, viewer)
        assert table.log is not None
        assert table.log.game.view(viewer).as_json() == json.loads(msgspec.json.encode(state.view))


def test_before_the_game_there_is_none_to_see() -> None:
    table = seated(opened(), ANNA)
    state = views.state(table, "anna", "Anna", None, (0,), 3)
    assert (None, [], 3, "Anna") == (state.game, state.log, state.spectators, state.you)
    assert [True, False] == [seat.yours for seat in state.seats]
    assert [True, False] == [seat.online for seat in state.seats]
    assert [] == views.steps(table, 0, 0, 10)
    assert [] == [*views.seen_record(table, 0)]
    for ask in (views.why, views.preview):
        with pytest.raises(TableError):
            ask(table, 0, "pass")


def test_the_log_begins_with_the_deal_and_counts_the_lines_of_the_record() -> None:
    table = a_duel()
    play(table, 0, "pass")
    log = views.entries(table, None, 0)
    assert [(1, "dealt", 200), (2, "move", 300)] == [(entry.n, entry.kind, entry.at) for entry in log]
    assert Sentence("log-pass", {"seat": 0}) == log[1].events[0]["says"]
    assert [2] == [entry.n for entry in views.entries(table, None, 2)]
    play(table, 1, "pass")
    assert ["move", "end"] == [entry.kind for entry in views.entries(table, None, 3)]


def test_an_update_tells_only_what_is_new() -> None:
    table = a_duel()
    since = {"seats": 2, "game": 2, "players": 0}
    quiet = views.update(table, "anna", None, since, (), 0)
    assert {"kind": "update", "numbers": since} == json.loads(msgspec.json.encode(quiet))
    there = views.update(table, "anna", None, since, (1,), 4, presence=True)
    assert there.seats is not None
    assert ([False, True], 4) == ([seat.online for seat in there.seats], there.spectators)
    play(table, 0, "pass")
    update = views.update(table, "ben", None, since, (), 0)
    assert ([2], None, None) == ([entry.n for entry in update.log], update.about, update.seats)
    assert update.game is not None
    assert [1] == update.game.to_decide
    play(table, 1, "pass")
    last = views.update(table, "ben", None, update.numbers, (), 0)
    assert last.about is not None
    assert "over" == last.about.status


def test_state_and_updates_together_are_the_state_later() -> None:
    table, rng = a_duel(), random.Random(1)
    seen = views.state(table, "ben", None, None, (), 0)
    while table.status == "running":
        play_on(table, rng, rng.randint(1, 4))
        update = views.update(table, "ben", None, seen.numbers, (), 0)
        seen.log += update.log
        seen.numbers, seen.game = update.numbers, update.game
        seen.about = update.about or seen.about
        seen.seats = update.seats or seen.seats
        seen.chat |= update.chat
    later = views.state(table, "ben", None, None, (), 0)
    later.chat.clear()
    seen.chat.clear()
    assert later == seen


def test_a_reader_who_comes_back_gets_the_rest_of_the_log() -> None:
    table = a_duel()
    play(table, 0, "pass")
    state = views.state(table, "anna", None, None, (), 0, after={"game": 2})
    assert [2] == [entry.n for entry in state.log]


def test_the_turns_are_counted() -> None:
    table = seated(opened(first=0), ANNA, BEN)
    turns = []
    rng = random.Random(3)
    while table.status == "running":
        state = duel_state(table, None)
        turns.append((state.turn, state.to_decide[0]))
        play_on(table, rng, 1)
    assert (1, 0) == turns[0]
    for (turn, seat), (following, after) in pairwise(turns):
        assert following == turn + (seat != after)


def test_every_legal_move_is_told_with_its_parts() -> None:
    table = laid(at("F2F1A1+F3M1", hand="A2B2F1F1F2M3F0", area="A1B1"))
    state = duel_state(table, 0)
    choices = {choice.move: choice for choice in state.moves}
    assert moves(table, 0) == [*choices]
    for text, choice in choices.items():
        assert text.split()[0] in {
            "refresh": ("refresh",), "account": ("play",), "brute": ("play",), "take": ("take",), "pass": ("pass",),
            "exchange": ("fetch",), "stop": ("stop",),
        }[choice.verb]  # fmt: skip
    lowered = DuelArguments(card="F3", new=True, brute="B2", amount=2)
    brute = next(choice for choice in state.moves if choice.arguments == lowered)
    assert ("play B2 on +F3 by 2", "brute", "brute") == (brute.move, brute.verb, brute.step)
    take = next(choice for choice in state.moves if choice.arguments.back == "F2")
    assert DuelArguments(card="F3", new=True, price=3, back="F2", down="M3") == take.arguments
    assert ("take", "take") == (take.verb, take.step)


def test_a_lowered_card_and_its_twin_have_their_own_price() -> None:
    table = laid(at("F2F2", hand="F0F0F1F1", area="B1", step="take", lowered="F2-1"))
    state = duel_state(table, 0)
    assert {"F2": ["F1", "F1"], "F2-1": ["F0", "F0"]} == state.prices
    assert {1, 2} == {choice.arguments.price for choice in state.moves if choice.verb == "take"}


def test_old_and_new_of_a_kind_have_their_own_price() -> None:
    table = laid(at("F2+F2", hand="F1F1B1"))
    state = duel_state(table, 0)
    assert {"F2": ["F1", "F1"], "+F2": ["F1", "F1"]} == state.prices
    play(table, 0, "play B1 on +F2 by 1")
    state = duel_state(table, 0)
    assert {"F2": ["F1", "F1"], "+F2": ["F1", "F1"], "+F2-1": ["F0", "F0"]} == state.prices


def test_the_player_to_decide_is_warned_before_a_pass() -> None:
    def pass_warnings(table: Table, seat: int | None) -> tuple[str | None, str | None]:
        state = duel_state(table, seat)
        return state.warning.id if state.warning else None, state.ask.id if state.ask else None

    table = laid(at("F0"))
    assert (None, "ask-pass") == pass_warnings(table, 0)
    assert (None, None) == pass_warnings(table, 1) == pass_warnings(table, None)
    play(table, 0, "pass")
    assert ("warn-second-pass", "ask-pass-ends") == pass_warnings(table, 1)
    assert (None, None) == pass_warnings(table, 0)
    fair = laid(at("F4", options="fair-pass-out", passes=1))
    assert ("warn-second-pass-fair", None) == pass_warnings(fair, 0)
    ending = laid(at("F4", end="deck:1", phase=2, deck=""))
    assert ("warn-deck", None) == pass_warnings(ending, 0)
    assert ("warn-deck", None) == pass_warnings(ending, None)


def test_a_duel_says_what_its_cards_are_worth() -> None:
    worth = views.about(a_duel(), None).worth
    assert (20, 15, 0) == (len(worth), worth["F4"], worth["M0"])
    assert {} == views.about(opened("war"), None).worth


@pytest.mark.parametrize("seed", range(30))
def test_every_card_is_used_by_a_move_or_explained(seed: int) -> None:
    table, rng = a_duel(), random.Random(seed)
    play_on(table, rng, seed * 2)
    if table.status != "running":
        return
    seat = awaited(table)[0]
    state = duel_state(table, seat)
    explained = {(why.zone, why.card) for why in state.whys}
    view, used = state.view, set()
    for choice in state.moves:
        parts = choice.arguments
        used |= {("new" if parts.new else "street", parts.card), ("hand", parts.brute), ("hand", parts.lay)}
        used |= {("hand", parts.back), ("hand", parts.down), ("hand", parts.card), ("area", parts.card)}
    hand = view.hands[seat]
    assert hand is not None
    for zone, cards in (("street", view.street), ("new", view.new), ("hand", hand), ("area", view.areas[seat])):
        for card in cards:
            assert (zone, card) in explained | used
    takes = [choice.arguments for choice in state.moves if choice.verb == "take"]
    taken = {("new" if parts.new else "street", parts.card) for parts in takes}
    for zone, cards in (("street", view.street), ("new", view.new)):
        assert {(zone, card) for card in cards} <= explained | taken
    other = duel_state(table, 1 - seat)
    assert ([], []) == (other.whys, other.moves)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (at("F2", hand="F1F1"), {"accountant": ("D-30", "why-no-accountant"), "brute": ("D-40", "why-no-brute")}),
        (at("F0M2", hand="A1B1", area="F1"), {"street": ("D-20", "fact-zero-in-street")}),
        (
            at("F0M0", hand="A1B1", area="F1"),
            {"street": ("D-20", "fact-zero-in-street"), "brute": ("DA-52", "fact-already-zero")},
        ),
        (at("M3", hand="A1B2", area="F1"), {"take": ("D-53", "why-nothing-to-take")}),
        (
            at("M1", hand="M0M0", area="B1", step="take", lowered="M1-1"),
            {
                "street": ("D-11", "fact-refresh-late"),
                "accountant": ("D-11", "fact-accountant-late"),
                "brute": ("D-12", "fact-brute-done"),
            },
        ),
        (
            at("F1", hand="F0F0B1", area="A2M1", step="exchange(A2,2,-,-)"),
            {
                "street": ("D-11", "fact-refresh-late"),
                "brute": ("D-11", "fact-accountant-at-work"),
                "take": ("D-11", "fact-accountant-at-work"),
            },
        ),
    ],
    ids=[
        "nothing in hand",
        "a zero lies in the Street",
        "only zeros lie there",
        "nothing to pay with",
        "too late",
        "an Accountant at work",
    ],
)
def test_the_reason_is_sent_for_a_step_that_is_not_possible(
    game: duel.Duel, expected: dict[str, tuple[str, str]]
) -> None:
    state = duel_state(laid(game), 0)
    assert expected == {step: (why.rule, why.fact.id) for step, why in state.shut.items()}
    other = duel_state(laid(game), 1)
    assert {} == other.shut


@pytest.mark.rule("DA-41", "DA-53")
@pytest.mark.parametrize(
    ("table", "card", "expected"),
    [
        (at(hand="F1B0B1", area="A3F0M1M2", step="exchange(A3,2,F1,F0)"), "F1", ("DA-41", "fact-just-fetched")),
        (at(hand="M2A3B1", area="A3F0M1", step="exchange(A3,2,M2,F0)"), "M2", ("DA-41", "fact-just-fetched")),
        (at(hand="F1M1B1", area="A3F0M1", step="exchange(A3,2,F1,F0)"), "M1", ("DA-53", "fact-same-kind")),
    ],
)
def test_the_reason_for_a_hand_card_that_cannot_be_exchanged_is_about_that_card(
    table: duel.Duel, card: str, expected: tuple[str, str]
) -> None:
    (why,) = [why for why in duel_state(laid(table), 0).whys if (why.zone, why.card) == ("hand", card)]
    assert expected == (why.rule, why.fact.id)
    assert [card] == why.fact.args["card"]


@pytest.mark.rule("D-13", "DA-52")
@pytest.mark.parametrize("table", [at("F0A0", hand="B0B2"), at("F0A0", hand="B0B2", area="A1", step="brute")])
def test_the_reason_for_a_brute_over_a_street_of_0_is_that_it_needs_a_target(table: duel.Duel) -> None:
    whys = {why.card: why for why in duel_state(laid(table), 0).whys if why.zone == "hand"}
    assert ("DA-52", "fact-brute-needs-target") == (whys["B2"].rule, whys["B2"].fact.id)
    assert ("D-13", "fact-zero-no-ability") == (whys["B0"].rule, whys["B0"].fact.id)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (at("F1A3", hand="F0F0"), {"warn-refresh"}),
        (at("F1A3", hand="F0F0", edition="classic"), {None}),
        (at("F2A3", hand="F0F0"), {None}),
        (at("F0A3", hand="F0F0"), set()),
        (at("A3+F1", hand="F0F0"), {None}),
    ],
    ids=[
        "a card is given up",
        "in the classic edition none is",
        "there is none to give up",
        "no refresh is possible",
        "the old ones were given up before",
    ],
)
def test_a_warning_is_sent_about_a_refresh_that_gives_something_up(game: duel.Duel, expected: set[str | None]) -> None:
    assert expected == {cost for move, cost in costs(game).items() if move.startswith("refresh")}


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (at("F3", hand="F0F0B1B2"), {"play B1 on F3 by 1", "play B2 on F3 by 1"}),
        (at("F1F3", hand="F0F0B1"), {"play B1 on F3 by 1"}),
        (at("B2", hand="B0B1M1"), set()),
        (at("B3", hand="B1B1F0"), {"play B1 on B3 by 1"}),
        (at("F2F2", hand="F1F1B1"), {"play B1 on F2 by 1"}),
        (at("A1+F3", hand="A0A0B1F1M3"), {"play B1 on A1 by 1"}),
        (at("F2+F2", hand="F0F0B2"), {"play B2 on F2 by 1", "play B2 on F2 by 2"}),
    ],
    ids=[
        "the card stays too dear",
        "another card can be taken",
        "a Mercenary helps out",
        "the Brute itself would have to pay",
        "only a twin at its full price can be taken",
        "an old card after a refresh",
        "the old one of two after a refresh",
    ],
)
def test_a_warning_is_sent_about_a_brute_that_achieves_nothing(game: duel.Duel, expected: set[str]) -> None:
    assert expected == {move for move, cost in costs(game).items() if cost == "warn-brute"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_that_is_sent_can_be_said(lang: str) -> None:
    names = ("Anna", "Ben")
    table, rng = a_duel(), random.Random(6)
    while table.status == "running":
        state = duel_state(table, awaited(table)[0])
        for choice in state.moves:
            assert said(choice.says, lang, names)
        for why in (*state.whys, *state.shut.values()):
            assert said(why.fact, lang, names)
            assert why.remedy is None or said(why.remedy, lang, names)
        play_on(table, rng, 1)
    for entry in views.entries(table, None, 0):
        for event in entry.events:
            assert event["says"] is not None
            assert said(event["says"], lang, names)


def test_points_are_counted_where_they_can_be_seen() -> None:
    game = at("F2", hand="F1F1", area="A1", other="B2", other_area="M2")
    for chosen, viewer, expected in (
        ({}, 0, [[6, 1], [None, 3]]),
        ({}, None, [[None, 1], [None, 3]]),
        ({"memory_aid": True}, None, [[6, 1], [3, 3]]),
    ):
        state = duel_state(laid(game.copy(), **chosen), viewer)
        assert expected == state.points
    assert points(game.position, 0) == 7


def test_at_the_end_everybody_sees_everything() -> None:
    table = a_duel()
    play(table, 0, "pass")
    assert b"null" in received(table, "carla")
    play(table, 1, "pass")
    for who in ("anna", "carla", None):
        state = views.state(table, who, None, None, (), 0).game
        assert isinstance(state, DuelState)
        assert None not in state.view.hands
        assert state.result is not None
    for step in views.steps(table, None, 0, 10):
        assert isinstance(step.game, DuelState)
        assert None not in step.game.view.hands
