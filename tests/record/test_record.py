"""Records of duels: writing, reading, verifying, taking moves back."""

import json
import random
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from proofs.fair.deals import verifier

from famiglia import duel
from famiglia.duel.notation import write_position
from famiglia.game import Refused
from famiglia.record import Record, RecordError, read, verify
from famiglia.record.hash_chain import write_line


def recorded(seed: int, edition: str = "revised", moves: int = 10_000, undos: float = 0.15) -> Record:
    """A random game with moves taken back now and then."""
    rng = random.Random(seed)
    options = [option for option in duel.OPTIONS if rng.random() < 0.3]
    record = Record.begin(edition, options, ("Anna", "Bruno"), rng.randbytes(32), rng.choice([None, 0, 1]))
    for _ in range(moves):
        seats = record.game.to_decide()
        if not seats:
            break
        if record.undoable() and rng.random() < undos:
            record.undo(rng.randint(1, record.undoable()))
            continue
        listed = record.game.moves(seats[0])
        record.play(seats[0], rng.choice(listed[:-1] if len(listed) > 1 and rng.random() < 0.9 else listed))
    return record


@given(st.integers(0, 2**32 - 1), st.sampled_from(duel.EDITIONS), st.integers(0, 120))
def test_a_record_reads_back_to_the_same_game(seed: int, edition: str, moves: int) -> None:
    record = recorded(seed, edition, moves)
    again = read(record.text.encode())
    assert record.text == again.text
    assert record.header == again.header
    assert [entry.move for entry in record.entries] == [entry.move for entry in again.entries]
    public = write_position(record.game.position, known_only=True)
    assert public == write_position(again.game.position, known_only=True)


@given(st.integers(0, 2**32 - 1), st.sampled_from(duel.EDITIONS))
def test_a_finished_record_verifies_to_its_result(seed: int, edition: str) -> None:
    record = recorded(seed, edition)
    found = verify(record.text.encode())
    assert record.game.result() == found.result
    assert len(record.entries) == found.moves
    assert str(record.game) == str(found.record.game)


def test_every_single_changed_byte_is_found() -> None:
    data = recorded(22).text.encode()  # a short one
    rng = random.Random(1)
    for place in range(len(data)):
        changed = bytearray(data)
        changed[place] ^= 1 << rng.randrange(8)
        with pytest.raises(RecordError):
            verify(bytes(changed))


def test_a_record_that_is_cut_off_anywhere_is_refused() -> None:
    data = recorded(6).text.encode()
    for length in range(0, len(data), 7):
        with pytest.raises(RecordError):
            verify(data[:length])
    with pytest.raises(RecordError, match="the end is missing: the file is cut off, or the game is still running"):
        verify(b"\n".join(data.split(b"\n")[:-2]) + b"\n")


FOREIGN = [
    (b"", "line 1: the file is empty"),
    (b"\x89PNG\r\n\x1a\n\0\0", "line 1: this is not a famiglia record"),
    (b'{"famiglia":"record 1","seats":"\\ud800"}\n', "line 1: a record cannot contain this text"),
    (b'{"famiglia":"record 1","x":' + b"[" * 900 + b"]" * 900 + b"}\n", "line 1"),
    (b"hello\n", "line 1: this is not a famiglia record"),
    (b'{"a":1}\n', "line 1: this is not a famiglia record"),
    (b"[" * 100_000 + b"\n", "line 1: this is not a famiglia record"),
    (b'{"famiglia":"record 9"}\n', 'line 1: format "record 9"; this program reads "record 1"'),
    (b'{"famiglia":"record 1"}', "line 1: the line does not end; the file is cut off"),
    (b'{"famiglia":"record 1"}\n', "line 1: hash null does not fit"),
]


@pytest.mark.parametrize(("data", "message"), FOREIGN)
def test_a_foreign_file_gets_a_clear_error(data: bytes, message: str) -> None:
    with pytest.raises(RecordError) as error:
        verify(data)
    assert str(error.value).startswith(message)


def forged(record: Record, change: Any) -> bytes:
    """The record with changed lines and matching hashes."""
    lines = json.loads(json.dumps(record.lines))
    change(lines)
    text, tip = "", ""
    for line in lines:
        written, tip = write_line(line, tip)
        text += written
    return text.encode()


def _other_seed(lines: list[Any]) -> None:
    lines[-1]["seed"] = "00" * 32


def _other_result(lines: list[Any]) -> None:
    lines[-1]["result"]["winner"] = 1 - (lines[-1]["result"]["winner"] or 0)


def _other_street(lines: list[Any]) -> None:
    lines[1]["street"].reverse()


def _other_draw(lines: list[Any]) -> None:
    line = next(line for line in lines[2:] for event in line["events"] if event["kind"] == "drawn")
    line["events"][1]["cards"][0] = "F4"


def _illegal_move(lines: list[Any]) -> None:
    lines[2]["events"][0]["move"] = "take F4 with F3 F3 down F3"


def _no_move(lines: list[Any]) -> None:
    lines[2]["events"][0]["move"] = "jump"


def _dropped_move(lines: list[Any]) -> None:
    del lines[4]


def _after_the_end(lines: list[Any]) -> None:
    lines.append(lines[2])


def _two_ends(lines: list[Any]) -> None:
    lines.append(lines[-1])


def _another_seed_first(lines: list[Any]) -> None:
    lines.insert(-1, lines[-1] | {"seed": "00" * 32})


def _turned_header(lines: list[Any]) -> None:
    lines[0] = dict(reversed(lines[0].items()))


def _strange_events(lines: list[Any]) -> None:
    lines[3]["events"] = 7


def _strange_line(lines: list[Any]) -> None:
    lines[3] = {"kind": "move"}


def _other_rules(lines: list[Any]) -> None:
    lines[0]["rules"] = "duel-0"


def _other_game(lines: list[Any]) -> None:
    lines[0]["game"] = "chess"


def _other_edition(lines: list[Any]) -> None:
    lines[0]["edition"] = "third"


def _strange_header(lines: list[Any]) -> None:
    lines[0]["seats"] = None


def _numbered_seats(lines: list[Any]) -> None:
    lines[0]["seats"] = [1, 2]


def _colourful_seats(lines: list[Any]) -> None:
    lines[0]["seats"][0] = "\x1b[31mred"


def _huge_seat(lines: list[Any]) -> None:
    lines[2]["events"][0]["seat"] = 10**40


def _true_seat(lines: list[Any]) -> None:
    lines[2]["events"][0]["seat"] = True


def _numbered_move(lines: list[Any]) -> None:
    lines[2]["events"][0]["move"] = 5


def _no_events(lines: list[Any]) -> None:
    lines[2]["events"] = []


def _no_seed(lines: list[Any]) -> None:
    lines[-1]["seed"] = ""


def _strange_kind(lines: list[Any]) -> None:
    lines[3]["kind"] = "dance"


def _huge_undo(lines: list[Any]) -> None:
    lines[3] = {"kind": "undo", "moves": 999, "state": ""}


FORGERIES = [
    (_other_seed, "the seed is not the one that was committed to"),
    (_other_result, "the events do not follow from the rules and the dice"),
    (_other_street, "line 2: the deal does not follow from the rules and the dice"),
    (_other_draw, "the events do not follow from the rules and the dice"),
    (_illegal_move, "cannot be played: "),
    (_no_move, "cannot be played: move: found 'jump'"),
    (_dropped_move, "cannot be played|the events do not"),
    (_after_the_end, "something follows after the end"),
    (_two_ends, "something follows after the end"),
    (_another_seed_first, "something follows after the end"),
    (_turned_header, "line 1: the line is not written like a line of a record"),
    (_strange_events, "line 4: The field “events” is not valid; expected: a list."),
    (_strange_line, "line 4: The field “events” is missing."),
    (_other_rules, 'rules version "duel-0"; this program plays "duel-1"'),
    (_other_game, 'game "chess"; this program replays "duel", "war"'),
    (_other_edition, 'line 1: edition "third": expected one of revised, classic'),
    (_strange_header, "line 1: The field “seats” is not valid; expected: a list."),
    (_numbered_seats, "line 1: The field “seats.*” is not valid; expected: text."),
    (_colourful_seats, "expected one short line without control characters"),
    (_huge_seat, "line 3: .*seat"),
    (_true_seat, "line 3: .*seat"),
    (_numbered_move, "line 3: The field “move” is not valid; expected: text."),
    (_no_events, "line 3: The field “seat” is missing."),
    (_no_seed, "The field “seed” is not valid."),
    (_strange_kind, "line 4: The field “kind” is not valid."),
    (_huge_undo, "line 4: cannot be played: undo 9+: at most"),
]


@pytest.mark.parametrize(("change", "message"), FORGERIES)
def test_a_forged_record_with_fitting_hashes_is_found(change: Any, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        verify(forged(recorded(7, undos=0), change))


@pytest.mark.parametrize("change", [_after_the_end, _two_ends, _another_seed_first])
def test_the_verifier_that_stands_alone_finds_that_the_end_is_not_the_only_one(change: Any) -> None:
    with pytest.raises(AssertionError, match=r"after the end|not over"):
        verifier().check(forged(recorded(7, undos=0), change).decode())


def test_the_first_line_commits_to_the_seed_that_the_last_one_reveals() -> None:
    record = recorded(8)
    seed = bytes.fromhex(record.lines[-1]["seed"])
    promised = sha256(b"famiglia commitment\n" + b"duel-1\n" + seed).hexdigest()
    assert promised == record.lines[0]["commitment"]
    assert not any("seed" in line for line in record.lines[:-1])


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=40)
def test_undo_returns_the_same_position_and_never_goes_beyond_the_horizon(seed: int) -> None:
    rng = random.Random(seed)
    record = Record.begin(rng.choice(duel.EDITIONS), seed=rng.randbytes(32))
    stack: list[str] = []
    while seats := record.game.to_decide():
        assert len(stack) == record.undoable()
        if stack and rng.random() < 0.3:
            back = rng.randint(1, len(stack))
            expected = stack[-back]
            record.undo(back)
            del stack[-back:]
            assert expected == str(record.game)
            assert seats == record.game.to_decide()
            continue
        with pytest.raises(ValueError, match="at most"):
            record.undo(len(stack) + 1)
        stack.append(str(record.game))
        listed = record.game.moves(seats[0])
        events = record.play(seats[0], rng.choice(listed[:-1] if len(listed) > 1 else listed))
        revealed = any(isinstance(event, duel.Drawn | duel.Reshuffled) for event in events)
        if revealed or record.game.to_decide() != seats:
            stack.clear()
    assert 0 == record.undoable()


def test_a_refused_move_leaves_the_record_as_it_was() -> None:
    record = Record.begin(seed=bytes(32), first=0)
    before = record.text
    with pytest.raises(Refused):
        record.play(1, "pass")
    assert before == record.text
    assert [] == record.entries


def test_a_running_record_reveals_nothing_of_the_deck() -> None:
    """A running game is read without its secret, and then no card of the deck is known."""
    record = recorded(11, moves=25, undos=0)
    spectators_copy = read(record.text.encode())
    hidden = spectators_copy.game.position.deck_cards()
    assert {255} == set(hidden)
    assert spectators_copy.lines == record.lines
