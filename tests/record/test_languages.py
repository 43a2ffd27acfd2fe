"""Errors in records are reported in the reader's language."""

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from famiglia.cli import app
from famiglia.record import RecordError, verify
from famiglia.validation_message import LONGEST, shown

from . import test_war_record as war
from .test_record import FOREIGN, FORGERIES, forged, recorded

ENGLISH = re.compile(
    r"(?<![-\w])(the|this|is|not|one|expected|found|of|and|or|cannot|missing|object|got)(?![-\w])", re.I
)
QUOTED = re.compile(r'"[^"]*"|„[^“]*“|«[^»]*»|\[.*?\]')
EXAMPLE = Path(__file__).parent / "example.jsonl"


def error_of(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify(data)
    return error.value


def in_every_language(error: RecordError) -> None:
    """The error in all languages; each names the line, and German and French differ from English."""
    assert str(error) == error.text("en")
    assert error.text("en").startswith(f"line {error.line}: ")
    assert error.text("de").startswith(f"Zeile {error.line}: ")
    assert error.text("fr").startswith(f"ligne {error.line}\u00a0: ")
    for lang in ("de", "fr"):
        assert [] == ENGLISH.findall(QUOTED.sub("", error.text(lang))), error.text(lang)
        assert error.text(lang).endswith((".", "?")), error.text(lang)


@pytest.mark.parametrize("data", [data for data, _ in FOREIGN])
def test_the_error_for_a_foreign_file_is_translated(data: bytes) -> None:
    in_every_language(error_of(data))


@pytest.mark.parametrize("change", [change for change, _ in FORGERIES])
def test_the_error_for_a_forged_record_is_translated(change: Any) -> None:
    in_every_language(error_of(forged(recorded(7, undos=0), change)))


@pytest.mark.parametrize(
    ("line", "change", "message"),
    [
        (0, {"pack": "mine"}, 'pack "mine" does not come with this program'),
        (0, {"pack_hash": "ab" * 32}, "name the folder of the pack it was played with"),
        (0, {"options": ["cheat"]}, 'options "cheat": expected one of mandamento-vests, '),
        (0, {"seats": ["Anna"]}, "The field “seats” is not valid; expected: a list of exactly 4."),
        (0, {"colour": "red"}, "There is no field “colour” here."),
        (0, {"added": ["", "", "", ""]}, 'added: ["", "", "", ""] adds nothing'),
        (1, {"chance": []}, "a result of the dice is missing"),
        (1, {"chance": [9]}, "found 9, expected [0"),
    ],
)
def test_the_error_for_a_forged_war_is_translated(line: int, change: dict[str, Any], message: str) -> None:
    lines = json.loads(json.dumps(war.recorded(3, 0).lines))
    lines[line] |= change
    error = error_of(war.written(lines))
    assert message in str(error)
    in_every_language(error)


def test_the_rule_that_a_recorded_move_breaks_is_told_in_every_language() -> None:
    change = next(change for change, message in FORGERIES if message == "cannot be played: ")
    error = error_of(forged(recorded(7, undos=0), change))
    assert "Rule D-" in error.text("en")
    assert "Regel D-" in error.text("de")
    assert "Règle D-" in error.text("fr")


def test_what_a_strange_file_holds_is_shown_safely() -> None:
    assert r'"\u001b[31m\u0085red"' == shown("\x1b[31m\x85red")
    assert LONGEST + 1 == len(shown("x" * 1000))


def test_an_error_can_be_sent_to_another_process() -> None:
    error = error_of(b"hello\n")
    assert error.text("de") == pickle.loads(pickle.dumps(error)).text("de")


@pytest.mark.parametrize("command", [["verify"], ["replay", "--plain"]])
@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "line 1: this is not a famiglia record."),
        ("de", "Zeile 1: Das ist keine Aufzeichnung von Famiglia."),
        ("fr", "ligne 1\u00a0: ce n’est pas un enregistrement de Famiglia."),
    ],
)
def test_the_command_line_speaks_the_chosen_language(
    tmp_path: Path, command: list[str], lang: str, message: str
) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(b"hello\n")
    done = CliRunner().invoke(app, [*command, str(file), "--lang", lang])
    assert (2, f"famiglia: {file}, {message}\n") == (done.exit_code, done.stderr)


@pytest.mark.parametrize(
    ("lang", "intact", "wins", "missing"),
    [
        ("en", "intact. Moves: ", "wins", "there is no such file."),
        ("de", "unversehrt. Schritte: ", "gewinnt", "Diese Datei gibt es nicht."),
        ("fr", "intact. Coups\u00a0: ", "gagne", "ce fichier n’existe pas."),
    ],
)
def test_verify_tells_what_it_found_in_the_chosen_language(lang: str, intact: str, wins: str, missing: str) -> None:
    done = CliRunner().invoke(app, ["verify", str(EXAMPLE), "--lang", lang])
    assert 0 == done.exit_code
    assert intact in done.stdout
    assert f"Anna 55, Bruno 36. Anna {wins}." in done.stdout
    done = CliRunner().invoke(app, ["verify", "nowhere.jsonl", "--lang", lang])
    assert (2, True) == (done.exit_code, missing in done.stderr)


@pytest.mark.parametrize("command", [["verify"], ["replay", "--plain"]])
@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "line 5: the end is missing: the game was not over when this record was saved."),
        ("de", "Zeile 5: Das Ende fehlt: Das Spiel war noch nicht zu Ende, als diese Aufzeichnung gespeichert wurde."),
        (
            "fr",
            "ligne 5\u00a0: la fin manque\u00a0: la partie n’était pas terminée quand cet enregistrement a été sauvegardé.",
        ),
    ],
)
def test_a_record_saved_while_the_game_ran_is_not_called_forged(
    tmp_path: Path, command: list[str], lang: str, message: str
) -> None:
    file = tmp_path / "running.jsonl"
    file.write_bytes(without_hashes(EXAMPLE.read_bytes().splitlines()[:4]))
    done = CliRunner().invoke(app, [*command, str(file), "--lang", lang])
    assert (2, True) == (done.exit_code, done.stderr.startswith(f"famiglia: {file}, {message} ")), done.stderr


def test_a_record_whose_hashes_were_taken_away_is_called_changed() -> None:
    lines = EXAMPLE.read_bytes().splitlines()
    assert "hash null does not fit" in str(error_of(without_hashes(lines)))
    assert "hash null does not fit" in str(error_of(without_hashes(lines[:3]) + lines[3] + b"\n"))


def without_hashes(lines: list[bytes]) -> bytes:
    """The lines without hashes, as a table exports them before the end."""
    contents = [json.loads(line) for line in lines]
    for content in contents:
        del content["hash"]
    return b"".join(json.dumps(content, separators=(",", ":")).encode() + b"\n" for content in contents)
