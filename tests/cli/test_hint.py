"""`famiglia hint` tells what a strong player would do at a decision of a record, and why."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from famiglia.cli import app

RECORD = str(Path(__file__).parents[1] / "record" / "example.jsonl")
WAR = str(Path(__file__).parents[1] / "record" / "war-1.jsonl")


def test_it_tells_the_best_moves_and_why_another_is_worse() -> None:
    found = CliRunner().invoke(app, ["hint", RECORD, "--step", "41", "--move", "pass", "--lang", "en"])
    assert 0 == found.exit_code
    lines = found.output.splitlines()
    assert lines[0].startswith("Before move 41, Bruno to decide.")
    assert ["1 ", "2 ", "3 ", "? "] == [line[:2] for line in lines[1::2]]
    assert "Pass: end your turn without a card" in lines[7]
    assert "leaves the next choice to Anna" in lines[8]


def test_without_a_step_it_is_about_the_last_decision() -> None:
    found = CliRunner().invoke(app, ["hint", RECORD, "--lang", "de"])
    assert 0 == found.exit_code
    assert "am Zug" in found.output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([RECORD, "--step", "0"], "--step: expected a number from 1 to"),
        ([RECORD, "--step", "3", "--move", "jump"], "This is no move"),
        ([RECORD, "--step", "3", "--move", "take F4"], "is not a legal move now"),
        ([WAR], "no hints for this game"),
        (["nothing.jsonl"], "nothing.jsonl"),
    ],
)
def test_it_says_what_it_cannot_answer(words: list[str], message: str) -> None:
    found = CliRunner().invoke(app, ["hint", *words, "--lang", "en"])
    assert 2 == found.exit_code
    assert message in found.output
