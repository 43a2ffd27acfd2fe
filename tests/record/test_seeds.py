"""Seeds that the seats add, and records that go on."""

import json
from hashlib import sha256

import pytest

from famiglia.dice import Dice, commitment
from famiglia.record import AnyRecord, Record, RecordError, read, verify
from famiglia.record.hash_chain import write_line
from famiglia.record.resume import append_written
from famiglia.record.seeds import dice_seed
from tests.record.test_record import recorded
from tests.record.test_war_record import recorded as recorded_war

SECRET = bytes(range(32))


def passed(record: Record) -> Record:
    """Both players pass, which ends the duel."""
    for _ in range(2):
        record.play(record.game.to_decide()[0], "pass")
    return record


def test_the_seed_of_the_dice_is_mixed_as_the_page_says() -> None:
    assert SECRET == dice_seed(SECRET, ()) == dice_seed(SECRET, ("", ""))
    mixed = b"famiglia added seed\n" + SECRET + (5).to_bytes(8, "big") + "café".encode() + (0).to_bytes(8, "big")
    assert sha256(mixed).digest() == dice_seed(SECRET, ("café", ""))


def test_what_is_added_cannot_be_moved_from_seat_to_seat() -> None:
    assert 3 == len({dice_seed(SECRET, added) for added in (("ab", ""), ("a", "b"), ("", "ab"))})


def test_an_added_seed_decides_the_deal_and_the_record_verifies() -> None:
    plain = passed(Record.begin(seed=SECRET))
    record = passed(Record.begin(seed=SECRET, added=("tea", "")))
    assert plain.dealt != record.dealt
    assert ["tea", ""] == record.lines[0]["added"]
    assert commitment(SECRET, record.header.rules) == record.header.commitment == plain.header.commitment
    assert SECRET.hex() == record.lines[-1]["seed"]
    assert record.game.result() == verify(record.text.encode()).result
    assert record.text == read(record.text.encode()).text


def test_a_war_may_be_dealt_with_added_seeds() -> None:
    record = Record.begin_war(options=("quick-setup",), seed=SECRET, added=("a", "", "", "d"))
    assert ["a", "", "", "d"] == record.lines[0]["added"]
    assert record.text == Record.resume(record.text.encode(), SECRET).text
    assert Record.begin_war(options=("quick-setup",), seed=SECRET).lines[1] != record.lines[1]


def test_a_record_to_which_nobody_added_is_written_as_ever() -> None:
    assert Record.begin(seed=SECRET).text == Record.begin(seed=SECRET, added=("", "")).text
    assert "added" not in Record.begin(seed=SECRET).lines[0]


def test_there_are_as_many_added_seeds_as_seats() -> None:
    with pytest.raises(ValueError, match="added: expected 2 texts, found 1"):
        Record.begin(added=("x",))
    with pytest.raises(ValueError, match="added: expected 4 texts, found 2"):
        Record.begin_war(added=("x", "y"))


@pytest.mark.parametrize("added", [["", ""], ["x"], [1, 2], "xy", None, []])
def test_a_header_that_adds_nothing_or_nonsense_is_refused(added: object) -> None:
    record = passed(Record.begin(seed=SECRET))
    text, tip = "", ""
    for line in json.loads(json.dumps(record.lines)):
        written, tip = write_line(line | ({"added": added} if "famiglia" in line else {}), tip)
        text += written
    with pytest.raises(RecordError, match="line 1"):
        read(text.encode())


def test_another_added_seed_does_not_verify() -> None:
    record = passed(Record.begin(seed=SECRET, added=("tea", "")))
    lines = json.loads(json.dumps(record.lines))
    lines[0]["added"] = ["coffee", ""]
    text, tip = "", ""
    for line in lines:
        written, tip = write_line(line, tip)
        text += written
    with pytest.raises(RecordError, match="line 2: the deal does not follow from the rules and the dice"):
        verify(text.encode())


# Going on


def goes_on_like(record: AnyRecord, again: AnyRecord) -> None:
    """Assert that both records are equal now and after the same further moves."""
    assert record.text == again.text
    assert str(record.game) == str(again.game)
    for _ in range(10):
        seats = record.game.to_decide()
        if not seats:
            break
        move = str(record.game.moves(seats[0])[0])
        record.play(seats[0], move)
        again.play(seats[0], move)
        assert record.written[-1] == again.written[-1]


@pytest.mark.parametrize("seed", range(12))
def test_a_running_duel_goes_on_from_its_lines_with_the_same_dice(seed: int) -> None:
    record = recorded(seed, moves=seed * 9)
    assert record.seed is not None
    goes_on_like(record, Record.resume(record.text.encode(), record.seed))


def test_a_running_war_goes_on_from_its_lines_with_the_same_dice() -> None:
    record = recorded_war(3, 60)
    assert record.seed is not None
    goes_on_like(record, Record.resume(record.text.encode(), record.seed))


def test_a_finished_record_resumes_to_itself() -> None:
    record = recorded(1)
    assert record.seed is not None
    again = Record.resume(record.text.encode(), record.seed)
    assert (record.text, record.seed) == (again.text, again.seed)


def test_nobody_goes_on_with_another_secret() -> None:
    record = recorded(1, moves=5)
    with pytest.raises(RecordError, match="line 1: the secret is not the one that was committed to"):
        Record.resume(record.text.encode(), bytes(32))


def test_lines_that_somebody_else_wrote_are_followed_and_compared() -> None:
    ahead = Record.begin(seed=SECRET, first=0)
    behind = Record.begin(seed=SECRET, first=0)
    for move in (str(ahead.game.moves(0)[0]), "pass"):
        ahead.play(ahead.game.to_decide()[0], move)
    for line in ahead.written[2:]:
        append_written(behind, line)
    assert ahead.text == behind.text
    other = Record.deal(ahead.header, Dice(bytes(32)), SECRET)
    with pytest.raises(RecordError, match="line 3"):
        append_written(other, ahead.written[2])
    for text in (
        "{}",
        "x",
        '{"kind":"end","seed":"' + "00" * 32 + '"}',
        '{"kind":"move","events":[]}',
        '{"kind":"undo","moves":9}',
    ):
        with pytest.raises(RecordError, match=f"line {len(behind.written) + 1}"):
            append_written(behind, text)
    assert ahead.text == behind.text


def test_the_text_is_its_lines() -> None:
    record = recorded(2)
    assert record.text == "".join(record.written)
    assert all(line.endswith("\n") for line in record.written)
    assert len(record.lines) == len(record.written)
