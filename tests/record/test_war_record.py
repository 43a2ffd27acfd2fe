"""Records of wars: their packs, dice and secrets."""

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

from famiglia.cli.pack_report import new as write_pack
from famiglia.dice import Dice, commitment
from famiglia.record import AnyRecord, Record, RecordError, read, verify
from famiglia.record.hash_chain import write_line
from famiglia.record.war.header import WarHeader
from famiglia.rulebook import Refused
from famiglia.war.engine.options import WAR_1
from famiglia.war.pack import load

NAMES = ("Anna", "Bruno", "Carla", "Dino")


def recorded(seed: int, moves: int, options: tuple[str, ...] = (), undos: float = 0.1) -> AnyRecord:
    """A random war, as far as it goes, with moves taken back now and then."""
    rng = random.Random(seed)
    record = Record.begin_war("standard", options, NAMES, rng.randbytes(32))
    for _ in range(moves):
        seats = record.game.to_decide()
        if not seats:
            break
        if record.undoable() and rng.random() < undos:
            record.undo(rng.randint(1, record.undoable()))
            continue
        seat = rng.choice(seats)
        record.play(seat, rng.choice(record.game.moves(seat)))
    return record


@pytest.mark.parametrize("options", [(), ("quick-setup",), ("first-game",)])
@pytest.mark.parametrize("seed", range(3))
def test_a_record_reads_back_to_the_same_game(seed: int, options: tuple[str, ...]) -> None:
    record = recorded(seed, 120, options)
    again = read(record.text.encode())
    assert record.text == again.text
    assert record.header == again.header
    assert record.game.position == again.game.position
    assert record.undoable() == again.undoable()


def test_a_finished_record_verifies_to_its_result() -> None:
    record = recorded(1, 100_000, ("quick-setup",), undos=0.01)
    assert record.game.result() is not None
    found = verify(record.text.encode())
    assert record.game.result().as_json() == found.result.as_json()
    assert len(record.entries) == found.moves
    assert 3 == found.shuffles


def test_the_header_tells_pack_hash_options_rules_and_four_names() -> None:
    header = recorded(1, 0, ("quick-setup", "first-game", "quick-setup")).lines[0]
    told = [*header.values()]
    assert ["record 1", "war", "standard", load().hash, ["first-game", "quick-setup"], "war-2", [*NAMES]] == told[:-1]
    assert ["famiglia", "game", "pack", "pack_hash", "options", "rules", "seats", "commitment"] == [*header]


def test_the_dice_are_used_only_during_the_setup_and_their_results_are_in_the_lines() -> None:
    record = recorded(2, 150, undos=0)
    spoken = [number for number, line in enumerate(record.lines) if "chance" in line]
    assert [1, 5] == spoken  # the deal, and the line with which the fourth family is taken
    assert sum(isinstance(answer, list) for number in spoken for answer in record.lines[number]["chance"]) == 3


def test_every_changed_byte_of_the_results_of_the_dice_is_found() -> None:
    record = recorded(2, 10, undos=0)
    for number in (1, 5):
        lines = json.loads(json.dumps(record.lines))
        shuffled = next(answer for answer in lines[number]["chance"] if isinstance(answer, list))
        shuffled[0], shuffled[-1] = shuffled[-1], shuffled[0]
        with pytest.raises(RecordError, match=f"line {number + 1}: (the deal does|the events do) not follow from"):
            read(written(lines))


def written(lines: list[Any]) -> bytes:
    """These lines with matching hashes."""
    text, tip = "", ""
    for line in lines:
        one, tip = write_line(line, tip)
        text += one
    return text.encode()


# Packs


def test_another_pack_is_refused_with_both_hashes() -> None:
    record = recorded(3, 8)
    other = dataclasses.replace(load(), name="mine", hash="ab" * 32)
    with pytest.raises(RecordError) as error:
        read(record.text.encode(), pack=other)
    assert 1 == error.value.line
    for told in ('"standard"', '"mine"', load().hash, "ab" * 32, "name the folder"):
        assert told in str(error.value)
    with pytest.raises(RecordError, match="ab" * 32):
        verify(record.text.encode(), pack=other)


def test_a_pack_may_lie_in_any_folder(tmp_path: Path) -> None:
    write_pack(str(tmp_path / "mine"))
    record = recorded(3, 8)
    again = read(record.text.encode(), pack=tmp_path / "mine")
    assert load().hash == again.header.pack.hash


def test_a_record_with_a_pack_of_ones_own_names_no_folder_by_itself(tmp_path: Path) -> None:
    write_pack(str(tmp_path / "mine"))
    record = Record.begin_war(tmp_path / "mine", seats=NAMES)
    assert "mine" == record.lines[0]["pack"]
    with pytest.raises(RecordError, match='pack "mine" does not come with this program; name the folder it lies in'):
        read(record.text.encode())
    assert record.text == read(record.text.encode(), pack=str(tmp_path / "mine")).text
    lines = json.loads(json.dumps(record.lines))
    lines[0]["pack"] = str(tmp_path / "mine")
    with pytest.raises(RecordError, match="does not come with this program"):
        read(written(lines))


def test_a_folder_without_a_pack_gets_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r'line 1: pack "standard" cannot be used: .*there is no such folder'):
        read(recorded(3, 0).text.encode(), pack=tmp_path / "nowhere")


# Secrets


def test_the_events_of_a_war_are_told_to_each_as_each_may_know_them() -> None:
    record = recorded(4, 400, ("quick-setup",))
    complete = [event.as_json() for event in record.events()]
    own: dict[Any, list[Any]] = {viewer: record.seen_by(viewer) for viewer in (0, 1, 2, 3, "A", "B", None)}
    seen = {viewer: [event.as_json() for event in events] for viewer, events in own.items()}
    assert [event["kind"] for event in complete] == [event["kind"] for event in seen[None]]
    secret = [number for number, event in enumerate(complete) if event != seen[None][number]]
    assert secret
    for number in secret:
        knowing = {viewer for viewer in seen if seen[viewer][number] == complete[number]}
        team = record.game.team(complete[number]["seat"])
        assert {team, *(seat for seat in range(4) if record.game.team(seat) == team)} == knowing


def test_a_state_is_made_of_what_a_spectator_sees() -> None:
    record = recorded(5, 60, ("quick-setup",))
    plain = record.game.view(None).as_json()
    assert json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":")) == record.header.fingerprint(
        record.game
    )


def test_a_state_does_not_tell_what_was_chosen_in_secret() -> None:
    """Whichever order goes face down, whichever card is sealed: the fingerprint is the same."""
    compared: set[str] = set()
    for seed in range(6):
        record = recorded(seed, 0, ("quick-setup",))
        rng = random.Random(seed)
        while (seats := record.game.to_decide()) and compared != {"order", "card"}:
            secret = [move for move in record.game.moves(seats[0]) if move.secret]
            if len(secret) > 1 and (len(seats) > 1 or secret[0].verb == "order"):
                after = [record.game.copy() for _ in secret]
                for game, move in zip(after, secret, strict=True):
                    game.play(seats[0], move)
                assert 1 == len({record.header.fingerprint(game) for game in after})
                compared.add(secret[0].verb)
            record.play(seats[0], rng.choice(record.game.moves(seats[0])))
    assert {"order", "card"} == compared


def test_a_record_of_an_earlier_rules_version_is_read_and_goes_on_by_it() -> None:
    secret = bytes(32)
    header = WarHeader(load(), ("quick-setup",), NAMES, commitment(secret, "war-1"), rules="war-1")
    begun = Record.deal(header, Dice(secret), secret)
    begun.play(begun.game.to_decide()[0], begun.game.moves(begun.game.to_decide()[0])[0])
    again = Record.resume(begun.text.encode(), secret)
    assert ("war-1", begun.text) == (again.header.rules, again.text)
    assert begun.game.position == again.game.position
    assert again.game.position.rules & WAR_1


WAR_1_RECORD = Path(__file__).parent / "war-1.jsonl"
"""A whole war, written when war-1 was the rules version; it has a Pentito, and a part between Rally and Movement."""


def test_a_finished_record_of_war_1_verifies_to_its_result() -> None:
    found = verify(WAR_1_RECORD.read_bytes())
    assert (367, "war-1") == (found.moves, read(WAR_1_RECORD.read_bytes()).header.rules)


@pytest.mark.rule("WA-46")
def test_the_moves_of_an_old_record_are_legal_by_its_own_rules_and_not_by_the_present_ones() -> None:
    record = read(WAR_1_RECORD.read_bytes())
    moves = [line["events"][0] for line in record.lines if line.get("kind") == "move"]

    def played_by(rules: str) -> Any:
        game = dataclasses.replace(record.header, rules=rules).deal(record.header.recorded_dice(record.lines))
        for event in moves:
            game.play(event["seat"], event["move"])
        return game

    assert record.game.position == played_by("war-1").position
    with pytest.raises(Refused) as refused:
        played_by("war-2")
    assert "WA-46" == refused.value.rule


@pytest.mark.parametrize("moves", [100, 358])
def test_an_unfinished_record_of_war_1_goes_on_to_an_end_that_verifies(moves: int) -> None:
    """A new end is played from the beginning of the old record, by the rules of its version."""
    old = read(WAR_1_RECORD.read_bytes())
    secret = bytes.fromhex(old.lines[-1]["seed"])
    begun = b"".join(WAR_1_RECORD.read_bytes().splitlines(keepends=True)[: moves + 2])
    record = Record.resume(begun, secret)
    rng = random.Random(moves)
    while seats := record.game.to_decide():
        record.play(seats[0], rng.choice(record.game.moves(seats[0])))
    assert record.text.startswith(begun.decode())
    assert "war-1" == read(record.text.encode()).header.rules
    assert record.game.result().as_json() == verify(record.text.encode()).result.as_json()
