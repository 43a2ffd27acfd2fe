"""Moves at a table: whole games, expected numbers, undo, refusals."""

import gc
import pickle
import random
import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from famiglia import duel
from famiglia.game import Refused
from famiglia.record import verify
from famiglia.table import Occupant, Table, TableError, views
from famiglia.table.messages import Play, Say, Undo

from .tables import (
    ANNA,
    BEN,
    QUICK,
    SECRET,
    a_duel,
    a_war,
    act,
    awaited,
    duel_state,
    loaded,
    moves,
    opened,
    play,
    play_on,
    same_for_all,
    seated,
)


def with_brute() -> Table:
    """A duel in which Anna can play a Brute now, so that a move lies before the end of her turn."""
    table = a_duel()
    rng = random.Random(5)
    while not (0 in awaited(table) and any(" on " in move for move in moves(table, 0))):
        play_on(table, rng, 1)
    return table


def bots_finish(table: Table, most: int = 5000) -> int:
    """Let bots play to the end, each deciding from the task that it gets."""
    for number in range(most):
        waiting = table.bots_to_act()
        if not waiting:
            return number
        task = pickle.loads(pickle.dumps(table.bot_task(waiting[0])))
        assert task.number == table.numbers["game"]
        table.do_as_bot(waiting[0], task.decide(number.to_bytes(32, "big")), task.number, 400 + number)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("edition", duel.EDITIONS)
def test_bots_play_a_whole_duel_through_the_table(edition: str) -> None:
    table = seated(opened(edition=edition), "greedy", "random")
    assert bots_finish(table) > 20
    assert "over" == table.status
    assert table.log is not None
    found = verify(table.log.record.text.encode())
    assert table.log.game.result() == found.result
    assert "".join(entry.body for entry in table.streams["game"]) == table.log.record.text
    same_for_all(table, loaded(table, table.entries()))


@pytest.mark.parametrize("options", [(), QUICK])
def test_bots_play_a_whole_war_through_the_table(options: tuple[str, ...]) -> None:
    table = a_war("greedy", "random", "greedy", "random", options=options)
    assert bots_finish(table) > 100
    assert "over" == table.status
    assert table.log is not None
    assert verify(table.log.record.text.encode()).result == table.log.game.result()
    same_for_all(table, loaded(table, table.entries()))


def test_a_person_and_a_bot_take_turns() -> None:
    table = seated(opened(first=0), ANNA, "greedy")
    for _ in range(5):
        assert [] == table.bots_to_act()
        play(table, 0, "pass")
        while table.bots_to_act():
            play(table, 1, table.bot_task(1).decide(SECRET))
        assert "running" == table.status


def test_a_stale_move_is_refused_with_the_current_number_and_nothing_changes() -> None:
    table = a_duel()
    play(table, 0, "pass")
    for expected in (0, 2, 4):
        with pytest.raises(TableError) as error:
            table.do(BEN, Play(1, "pass"), expected, 5)
        assert ("stale", 409) == (error.value.code, error.value.status)
        assert {"stream": "game", "expected": expected, "current": 3} == error.value.extra
    assert 3 == table.numbers["game"]


def test_a_move_that_a_rule_forbids_says_which() -> None:
    table = a_duel()
    entries = table.entries()
    with pytest.raises(Refused) as error:
        act(table, ANNA, Play(0, "take F4 with F3 F3 down F3"))
    assert error.value.rule.startswith("D")
    with pytest.raises(Refused, match="D-10"):
        act(table, BEN, Play(1, "pass"))
    assert entries == table.entries()


def test_a_text_that_is_no_move_says_what_is_expected() -> None:
    for table in (a_duel(), a_war()):
        with pytest.raises(TableError) as error:
            act(table, ANNA, Play(0, "jump over " + "x" * 100))
        assert ("bad-move", 422) == (error.value.code, error.value.status)
        assert len(str(error.value.extra["found"])) <= 60
        assert error.value.extra["expected"]
        with pytest.raises(TableError):
            views.why(table, 0, "jump")


def test_nobody_moves_before_the_game_or_after_it() -> None:
    table = seated(opened(), ANNA)
    for deed in (Play(0, "pass"), Undo(0)):
        with pytest.raises(TableError) as error:
            act(table, ANNA, deed)
        assert "not-running" == error.value.code
    table = a_duel()
    play(table, 0, "pass")
    play(table, 1, "pass")
    for deed in (Play(0, "pass"), Undo(0)):
        with pytest.raises(TableError) as error:
            act(table, ANNA, deed)
        assert "over" == error.value.code


def test_a_move_is_taken_back_while_nothing_new_was_revealed() -> None:
    table = with_brute()
    before = duel_state(table, 0)
    chosen = next(move for move in moves(table, 0) if " on " in move)
    play(table, 0, chosen)
    state = duel_state(table, 0)
    assert (1, [0]) == (state.undoable, state.to_decide)
    [kept] = act(table, ANNA, Undo(0))
    assert '{"kind":"undo","moves":1' == kept.body[:24]
    assert before == duel_state(table, 0)
    log = views.entries(table, None, 0)
    assert ("undo", 1, 0) == (log[-1].kind, log[-1].moves, log[-1].seat)
    same_for_all(table, loaded(table, table.entries()))


def test_nothing_is_taken_back_beyond_the_undo_horizon() -> None:
    """Not another's move, not one that turned up a card, not more than there is."""
    table = a_duel()
    rng = random.Random(8)
    tried = 0
    while table.status == "running":
        assert table.log is not None
        for who, seat in ((ANNA, 0), (BEN, 1)):
            may = table.log.record.undoable(seat)
            with pytest.raises(TableError) as error:
                act(table, who, Undo(seat, may + 1))
            assert "nothing-to-undo" == error.value.code
            tried += 1
            last = table.log.record.entries[-may:] if may else []
            assert all(entry.seat == seat and not entry.reveals() for entry in last)
        play_on(table, rng, 1)
    assert tried > 40


def test_only_the_own_seat_is_taken_back_and_only_with_the_current_number() -> None:
    table = with_brute()
    play(table, 0, next(move for move in moves(table, 0) if " on " in move))
    with pytest.raises(TableError, match="not yours"):
        act(table, BEN, Undo(0))
    with pytest.raises(TableError) as error:
        table.do(ANNA, Undo(0), table.numbers["game"] - 1, 5)
    assert "stale" == error.value.code
    act(table, ANNA, Undo(0))
    with pytest.raises(TableError) as error:
        act(table, ANNA, Undo(0))
    assert "nothing-to-undo" == error.value.code


def test_a_bot_forgets_moves_that_were_taken_back() -> None:
    """A bot forgets what was taken back: the hands that it remembers are the current ones."""
    table = seated(opened(first=0), ANNA, "greedy")
    rng = random.Random(2)
    for _ in range(60):
        if table.status != "running":
            break
        assert table.log is not None
        assert table.log.memory is not None
        position = table.log.game.position
        assert [position.hand0, position.hand1] == table.log.memory.snapshot()
        if table.log.record.undoable(0) and rng.random() < 0.5:
            act(table, ANNA, Undo(0, rng.randint(1, table.log.record.undoable(0))))
        else:
            play_on(table, rng, 1)


def test_a_bot_task_is_of_its_seat_alone() -> None:
    table = seated(opened(first=0), "greedy", ANNA)
    task = table.bot_task(0)
    assert ("duel", "greedy", 0, 2) == (task.game, task.bot, task.seat, task.number)
    assert list(task.moves) == moves(table, 0)
    with pytest.raises(TableError):
        table.bot_task(1)
    with pytest.raises(TableError):
        opened().bot_task(0)


def test_a_view_of_a_war_that_was_sent_is_the_view_itself() -> None:
    table = a_war("greedy", "random", "random", "greedy", options=())
    rng = random.Random(4)
    while table.status == "running":
        seat = awaited(table)[0]
        assert table.log is not None
        if rng.random() < 0.2:
            task = pickle.loads(pickle.dumps(table.bot_task(seat)))
            view = table.log.game.view(seat, memory_aid=True)
            assert view == task.packed.view()
            assert view.as_json() == task.packed.view().as_json()
            assert table.log.game.moves(seat) == task.packed.read(task.moves)
        play_on(table, rng, 1)


def calls(deed: Callable[[], object]) -> int:
    """The number of function calls while the argument runs."""
    found = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    gc.collect()  # what other tests left behind must not be counted here
    gc.disable()
    sys.setprofile(count)
    try:
        deed()
    finally:
        sys.setprofile(None)
        gc.enable()
    return found


def test_a_move_late_in_a_long_game_costs_what_it_cost_early() -> None:
    """The cost is counted in function calls: the move, the updates for all viewers, and the task of a bot."""
    table = with_brute()
    chosen = next(move for move in moves(table, 0) if " on " in move)
    table.seats[1] = Occupant("bot", bot="greedy")

    def once() -> None:
        since = table.numbers
        play(table, 0, chosen)
        for player in ("anna", None):
            views.update(table, player, None, {**since, "players": since["chat:players"]}, (), 0)
        table.bot_task(1)
        act(table, ANNA, Undo(0))
        act(table, ANNA, Say("players", "again"))

    once()
    early = calls(once)
    for _ in range(500):
        once()
    assert table.numbers["game"] > 1000
    assert early == calls(once)


@pytest.mark.parametrize(
    ("begun", "winner", "expected"),
    [
        (a_duel, 1, (1,)),
        (a_duel, None, (0, 1)),
        (a_war, "A", (0, 2)),
        (a_war, None, ()),
    ],
    ids=["one of a duel", "a shared victory", "a team", "a drawn war"],
)
def test_the_log_says_who_has_won(
    begun: Callable[[], Table], winner: int | str | None, expected: tuple[int, ...]
) -> None:
    log = begun().log
    assert log is not None
    assert () == log.winners, "while it runs"
    result = SimpleNamespace(winner=winner, mandamenti=(0, 0, 0, 0))
    log.record = SimpleNamespace(game=SimpleNamespace(result=lambda: result, team=getattr(log.game, "team", None)))  # type: ignore[assignment]
    assert expected == log.winners
