"""Records of a game with simultaneous moves, secrets and dice after moves."""

import json
import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from famiglia.dice import Dice, commitment
from famiglia.record import Record, RecordError, read, verify
from famiglia.record.games import GAMES
from famiglia.record.hash_chain import write_line

from .sealed_bids import Played, PublicEvent, Sealed, SealedHeader, SealedMove

SealedRecord: TypeAlias = Record[SealedHeader, Sealed, SealedMove, Played | PublicEvent]


@pytest.fixture(autouse=True, scope="module")
def _replayable() -> Iterator[None]:
    GAMES["sealed"] = lambda: SealedHeader
    yield
    del GAMES["sealed"]


def begun(seed: bytes = bytes(32)) -> SealedRecord:
    header = SealedHeader(("Anna", "Bruno", "Carla", "Dino"), commitment(seed, SealedHeader.rules))
    return Record.deal(header, Dice(seed), seed)


def played(*moves: str, seed: bytes = bytes(32)) -> SealedRecord:
    """A record after these moves, each written as its seat and its text."""
    record = begun(seed)
    for move in moves:
        record.play(int(move[0]), move[2:])
    return record


def at_random(seed: int, moves: int = 10_000) -> SealedRecord:
    rng = random.Random(seed)
    record = begun(rng.randbytes(32))
    for _ in range(moves):
        if not record.game.to_decide():
            break
        if record.undoable() and rng.random() < 0.3:
            record.undo(rng.randint(1, record.undoable()))
        else:
            seat = rng.choice([*record.game.to_decide(), rng.randrange(4)])
            record.play(seat, rng.choice(record.game.moves(seat)))
    return record


ALL_IN = ("0 bid 1", "1 bid 2", "2 bid 3", "3 bid 1")


@given(st.integers(0, 2**32 - 1), st.integers(0, 60))
def test_a_record_reads_back_to_the_same_game(seed: int, moves: int) -> None:
    record = at_random(seed, moves)
    again = read(record.text.encode())
    assert record.text == again.text
    assert record.header == again.header
    assert record.game.position == again.game.position
    assert record.undoable() == again.undoable()


@given(st.integers(0, 2**32 - 1))
def test_a_finished_record_verifies_to_its_result(seed: int) -> None:
    record = at_random(seed)
    found = verify(record.text.encode())
    assert record.game.result() == found.result
    assert (1, len(record.entries)) == (found.shuffles, found.moves)


def test_a_line_contains_the_results_of_the_dice_only_if_they_were_used() -> None:
    record = played(*ALL_IN, "0 wink")
    spoken = [line.get("chance") for line in record.lines]
    assert [None, [list(record.game.position.order)], None, None, None, [record.game.position.lucky], None] == spoken


def test_dice_of_a_copied_game_are_not_recorded() -> None:
    record = played(*ALL_IN[:3])
    record.game.copy().play(3, "bid 1")
    record.play(3, "bid 2")
    assert 1 == len(record.lines[-1]["chance"])


def forged(record: SealedRecord, line: int, chance: Any) -> bytes:
    """The record with other results of the dice in one line and matching hashes."""
    lines = json.loads(json.dumps(record.lines))
    if chance is None:
        del lines[line]["chance"]
    else:
        lines[line]["chance"] = chance
    text, tip = "", ""
    for content in lines:
        written, tip = write_line(content, tip)
        text += written
    return text.encode()


@pytest.mark.parametrize(
    ("line", "chance", "message"),
    [
        (1, None, "line 2: chance: found 1, expected \\[0, 1, 2, 3\\] in some order"),
        (1, [], "line 2: chance: found"),
        (1, 7, "line 2: chance: found"),
        (1, [[0, 1, 2]], "line 2: chance: found \\[0, 1, 2\\], expected"),
        (1, [[0, True, 2, 3]], "line 2: chance: found"),
        (1, [["0", 1, 2, 3]], "line 2: chance: found"),
        (1, [{}], "line 2: chance: found"),
        (5, None, "line 6: cannot be played: chance: a result of the dice is missing"),
        (5, [4], "line 6: cannot be played: chance: found 4, expected a number from 0 to 3"),
        (5, [-1], "line 6: cannot be played: chance: found -1"),
        (5, [True], "line 6: cannot be played: chance: found true"),
        (5, [10**40], "line 6: cannot be played: chance: found 1000"),
        (5, [[0]], "line 6: cannot be played: chance: found \\[0\\]"),
        (5, [0], "line 6: the events do not follow"),
        (5, [1, 0], "line 6: the events do not follow"),
        (4, [1], "line 5: the events do not follow"),
    ],
)
def test_forged_results_of_the_dice_are_found(line: int, chance: Any, message: str) -> None:
    record = played(*ALL_IN, "0 wink")
    assert [1] == record.lines[5]["chance"]
    with pytest.raises(RecordError, match=message):
        read(forged(record, line, chance))


def test_dice_that_the_seed_does_not_decide_are_found() -> None:
    record = played(*ALL_IN, seed=bytes(32))
    other = Record.deal(record.header, Dice(bytes(31) + b"\1"), bytes(32))
    for move in ALL_IN:
        other.play(int(move[0]), move[2:])
    while seats := other.game.to_decide():
        other.play(seats[0], "end")
    assert read(other.text.encode()).game.result()
    with pytest.raises(RecordError, match="does not follow from the rules and the dice"):
        verify(other.text.encode())


# What others may know


@pytest.mark.parametrize(("viewer", "told"), [(0, "bid 3"), (1, "bid 3"), ("A", "bid 3"), (2, "bid ?"), ("B", "bid ?")])
def test_a_viewer_is_told_what_that_viewer_may_know(viewer: int | str, told: str) -> None:
    seen = played("0 bid 3").seen_by(viewer)
    assert ["order", "played"] == [event.as_json()["kind"] for event in seen]
    assert told == seen[1].as_json()["move"]


def test_a_spectator_is_told_no_secret_and_the_record_keeps_it() -> None:
    record = played("0 bid 3")
    assert "bid ?" == record.seen_by(None)[1].as_json()["move"]
    assert "bid 3" == record.events()[1].as_json()["move"]
    assert "bid 3" == record.lines[-1]["events"][0]["move"]


def test_the_fingerprint_of_a_state_is_the_same_whatever_is_secret() -> None:
    one, other = played("0 bid 1", "2 bid 1"), played("0 bid 3", "2 bid 2")
    assert [line.get("state") for line in one.lines] == [line.get("state") for line in other.lines]
    assert one.state() != played("0 bid 1").state()


# Taking back


@pytest.mark.parametrize(
    ("moves", "undoable"),
    [
        ((), 0),
        (("0 bid 1",), 1),  # a sealed bid, while the others still think
        (("0 bid 1", "0 wink"), 2),
        (("0 bid 1", "2 bid 1"), 1),  # never another seat's move
        (("0 bid 1", "2 bid 1", "0 wink"), 1),
        (ALL_IN, 0),  # never a reveal, never chance
        ((*ALL_IN, "2 wink"), 1),  # what may be done at any time
        ((*ALL_IN, "2 wink", "2 wink"), 2),
        ((*ALL_IN, "{0} step"), 1),
        ((*ALL_IN, "{0} step", "{0} step"), 2),
        ((*ALL_IN, "{0} step", "{1} wink", "{0} step"), 1),
        ((*ALL_IN, "{0} step", "{0} end"), 0),  # never so that somebody else was asked in vain
        ((*ALL_IN, "{0} end", "{1} step"), 1),
        ((*ALL_IN, "{0} end", "{0} wink"), 1),
        ((*ALL_IN, "{0} end", "{1} end", "{2} end", "{3} step", "{3} end"), 0),  # the game is over
    ],
)
def test_the_undo_horizon(moves: tuple[str, ...], undoable: int) -> None:
    order = begun().game.position.order
    record = begun()
    before = [record.game.position.copy()]
    for move in moves:
        text = move.format(*order)
        record.play(int(text[0]), text[2:])
        before.append(record.game.position.copy())
    assert undoable == record.undoable()
    if record.entries:
        last = record.entries[-1].seat
        assert [undoable if seat == last else 0 for seat in range(4)] == [record.undoable(seat) for seat in range(4)]
    with pytest.raises(ValueError, match=f"at most {undoable} of the last moves"):
        record.undo(undoable + 1)
    if undoable:
        record.undo(undoable)
        assert before[-1 - undoable] == record.game.position
        assert record.text == read(record.text.encode()).text


def test_a_move_that_used_the_dice_cannot_be_taken_back_even_if_no_event_shows_it() -> None:
    record = played(*ALL_IN)
    entry = record.entries[-1]
    assert entry.by_chance
    assert [False, False, False, True] == [entry.reveals() for entry in record.entries]


def test_every_seat_needs_a_name() -> None:
    with pytest.raises(ValueError, match="seats: expected 2 names, found 3"):
        Record.begin(seats=("Anna", "Bruno", "Carla"))
