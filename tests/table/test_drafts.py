"""Drafts: a seat tries moves on a private copy, which ends before anything that the seat does not know yet."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from famiglia.table import Table, TableError, views
from famiglia.table.draft_messages import Draft
from famiglia.table.war.messages import WarState
from tests.duel.builder import at

from .tables import a_duel, a_war, awaited, duel_state, moves, opened, play, play_on, received, war_state
from .test_wire_types import as_told


def drafted(table: Table, seat: int, *tried: str) -> Draft:
    return views.draft(table, seat, table.numbers["game"], tried)


def everything(table: Table) -> list[Any]:
    """All that there is of a table: what everybody receives, its entries, its record, the dice, and what is cached."""
    assert table.log is not None
    log = table.log
    dice = log.record.dice
    assert dice is not None
    seen = [received(table, player) for player in ("anna", "ben", "carla", "dino", "eve", None)]
    kept = [list(log.lines), list(log.turns), list(log.views), dict(table.numbers), str(log.game.position)]
    return [*seen, *kept, table.entries(), log.record.text, list(dice.answers), dice.copy().below(10**6)]


def until_asked(table: Table, rng: random.Random, wanted: Callable[[int, list[str]], bool]) -> int:
    """Play on until a seat has moves such as these, and return it."""
    while True:
        for seat in awaited(table):
            if wanted(seat, moves(table, seat)):
                return seat
        play_on(table, rng, 1)


def own_moves(table: Table, seat: int, rng: random.Random, most: int) -> list[str]:
    """Random moves of this seat alone, found on a copy with real dice, until somebody else has to decide."""
    assert table.log is not None
    game = table.log.game.copy()
    found: list[str] = []
    while seat in game.to_decide() and len(found) < most:
        legal = [str(each) for each in game.moves(seat) if not str(each).startswith(("sell", "give"))]
        move = rng.choice([each for each in legal if each not in ("pass", "stop")] or legal)
        found.append(move)
        game.play(seat, move)
    return found


def moments(begin: Callable[[], Table], pace: int) -> Iterator[tuple[Table, int, random.Random]]:
    """A running table now and then, with a seat that has to decide."""
    table, rng = begin(), random.Random(8)
    while table.status == "running":
        yield table, rng.choice(awaited(table)), rng
        play_on(table, rng, rng.randint(1, pace))


BOTH = pytest.mark.parametrize(("begin", "pace"), [(a_duel, 3), (a_war, 40)])


@BOTH
def test_a_draft_shows_the_state_that_the_same_moves_lead_to(begin: Callable[[], Table], pace: int) -> None:
    longest = 0
    for table, seat, rng in moments(begin, pace):
        tried = own_moves(table, seat, rng, 40)
        draft = drafted(table, seat, *tried)
        made = len(draft.moves)
        assert tried[:made] == [move.move for move in draft.moves]
        assert (made == len(tried)) == (draft.stopped is None)
        for move, told in zip(tried[:made], draft.moves, strict=True):
            before = views.game_state(table, seat)
            assert before is not None
            choice = next(each for each in before.moves if each.move == move)
            assert (choice.verb, choice.arguments, choice.says) == (told.verb, told.arguments, told.says)
            play(table, seat, move)
        after = views.game_state(table, seat)
        assert after is not None
        after.undoable = 0
        assert msgspec.json.encode(after) == msgspec.json.encode(draft.game)
        longest = max(longest, made)
    assert longest > 1


@BOTH
def test_a_draft_leaves_no_trace_and_is_what_its_type_tells(begin: Callable[[], Table], pace: int) -> None:
    for table, seat, rng in moments(begin, pace):
        before = everything(table)
        for tried in (own_moves(table, seat, rng, 40), ["pass", "pass"], moves(table, seat)[-2:]):
            assert as_told(msgspec.json.encode(drafted(table, seat, *tried)), Draft)
        assert before == everything(table)


@BOTH
def test_what_a_draft_refuses_to_try_cannot_be_taken_back_and_what_it_tries_can(
    begin: Callable[[], Table], pace: int
) -> None:
    """As long as the seat itself is asked next."""
    tried = 0
    for table, seat, rng in moments(begin, pace):
        move = rng.choice(own_moves(table, seat, rng, 1))
        draft = drafted(table, seat, move)
        assert table.log is not None
        if move.split()[0] in table.log.kind.final_verbs:
            assert [] == draft.moves
            continue
        play(table, seat, move)
        entry = table.log.record.entries[-1]
        assert (draft.stopped is not None) == (entry.reveals() or table.status == "over")
        if awaited(table) == (seat,):
            assert (draft.stopped is None) == (table.log.record.undoable(seat) > 0)
        tried += draft.stopped is None
    assert tried


def test_a_draft_of_a_duel_stops_before_a_card_is_turned_up() -> None:
    table = a_duel()
    refresh = next(move for move in moves(table, 0) if move.startswith("refresh"))
    draft = drafted(table, 0, refresh, "pass")
    assert draft.stopped is not None
    assert ([], 0, "final", None) == (draft.moves, draft.stopped.at, draft.stopped.why, draft.stopped.reason)
    assert duel_state(table, 0).view == draft.game.view


def test_a_draft_of_a_duel_stops_before_the_street_is_filled_again() -> None:
    table = a_duel()
    assert table.log is not None
    for street, why in (("F0A1", None), ("F0", "final")):
        table.log.game.position = at(street).position
        draft = drafted(table, 0, "take F0")
        assert why == (draft.stopped and draft.stopped.why)
        assert (why is None) == (draft.game.to_decide == [1])


def test_a_draft_ends_with_the_turn_of_the_seat() -> None:
    table = a_duel()
    draft = drafted(table, 0, "pass", "pass")
    assert draft.stopped is not None
    assert draft.stopped.reason is not None
    assert (["pass"], 1, "other-seat", "D-10") == (
        [move.move for move in draft.moves], draft.stopped.at, draft.stopped.why, draft.stopped.reason.rule
    )  # fmt: skip
    assert ([1], [], 2) == (draft.game.to_decide, draft.game.moves, draft.game.turn)


def test_a_draft_stops_before_a_move_that_a_rule_forbids() -> None:
    table = a_duel()
    draft = drafted(table, 0, "take F4 with F3 F3 down F3", "pass")
    refusal = views.why(table, 0, "take F4 with F3 F3 down F3")
    assert refusal is not None
    assert draft.stopped is not None
    assert draft.stopped.reason is not None
    assert (0, "illegal", refusal.rule) == (draft.stopped.at, draft.stopped.why, draft.stopped.reason.rule)
    assert duel_state(table, 0).moves == draft.game.moves


@pytest.mark.rule("W-044")
def test_a_draft_of_a_war_stops_before_the_orders_are_revealed() -> None:
    """Somebody's last move of the planning turns all of them up."""
    table, rng = a_war(), random.Random(1)
    assert table.log is not None
    while True:
        seat = awaited(table)[0]
        tried = own_moves(table, seat, rng, 40)
        draft = drafted(table, seat, *tried)
        for move in tried:
            play(table, seat, move)
        revealed = [event.kind for event in table.log.record.entries[-1].events if event.kind == "revealed"]
        if revealed:
            break
    assert draft.stopped is not None
    assert (len(tried) - 1, "final") == (draft.stopped.at, draft.stopped.why)
    hidden = [order for area in war_state(table, seat).view["areas"].values() for order in area["orders"]]
    assert all(order["order"] for order in hidden)
    assert isinstance(draft.game, WarState)
    shown = [order for area in draft.game.view["areas"].values() for order in area["orders"]]
    assert not all(order["order"] for order in shown)


@pytest.mark.parametrize("verb", ["card", "take", "leave", "sell", "give"])
def test_moves_of_a_war_that_are_final_at_once_are_not_tried(verb: str) -> None:
    table, rng = a_war(), random.Random(4)
    seat = until_asked(table, rng, lambda _, found: any(move.split()[0] == verb for move in found))
    move = next(move for move in moves(table, seat) if move.split()[0] == verb)
    draft = drafted(table, seat, move, "pass")
    assert draft.stopped is not None
    assert ([], 0, "final", None) == (draft.moves, draft.stopped.at, draft.stopped.why, draft.stopped.reason)


def test_a_draft_of_a_war_stops_before_the_dice_are_used() -> None:
    """The last choice of a family is followed by the throw for the starting player."""
    table, rng = a_war(options=()), random.Random(1)
    assert table.log is not None
    by_chance = False
    while not by_chance:
        seat = awaited(table)[0]
        move = rng.choice(moves(table, seat))
        draft = drafted(table, seat, move)
        play(table, seat, move)
        by_chance = table.log.record.entries[-1].by_chance
        assert by_chance == (draft.stopped is not None)


def test_a_draft_about_an_outdated_number_or_no_running_game_is_refused() -> None:
    table = a_duel()
    play(table, 0, "pass")
    for number in (0, 2, 4):
        with pytest.raises(TableError) as error:
            views.draft(table, 1, number, ["pass"])
        assert "stale" == error.value.code
    with pytest.raises(TableError) as error:
        drafted(table, 1, "pass", "jump")
    assert ("bad-move", 1) == (error.value.code, error.value.extra["at"])
    play(table, 1, "pass")
    for each, code in ((table, "over"), (opened(), "not-running")):
        with pytest.raises(TableError) as error:
            drafted(each, 0, "pass")
        assert code == error.value.code


def test_a_seat_that_is_not_asked_can_try_nothing() -> None:
    table, rng = a_war(), random.Random(2)
    play_on(table, rng, 60)
    for seat in {0, 1, 2, 3} - {*awaited(table)}:
        draft = drafted(table, seat, "pass")
        assert draft.stopped is not None
        assert ([], "other-seat") == (draft.moves, draft.stopped.why)
        assert war_state(table, seat).view == draft.game.view
