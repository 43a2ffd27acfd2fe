"""P1, P7 and P8 in a small size, against real servers; `make prove` runs them in full."""

from pathlib import Path

import pytest
from proofs.crash.command_log import CommandLog, StoredEntry, compare
from proofs.crash.crash_points import POINTS
from proofs.crash.crashes import crashes, crashes_in_sealed_choices
from proofs.crash.idempotency import idempotency
from proofs.crash.simultaneous import simultaneous, simultaneous_in_two_processes
from proofs.server.client import Answer, command

SECRET = {"table": b"s" * 32}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    row = crashes(60)
    assert [] == row.violations
    assert 60 == row.cases


def test_no_sealed_choice_of_a_war_is_lost_when_the_server_is_killed() -> None:
    row = crashes_in_sealed_choices(12)
    assert [] == row.violations
    assert 12 == row.cases


def test_of_fifty_simultaneous_commands_exactly_one_is_accepted() -> None:
    assert [] == simultaneous(10).violations


def test_of_fifty_simultaneous_commands_to_two_processes_exactly_one_is_accepted() -> None:
    assert [] == simultaneous_in_two_processes(4).violations


def test_a_command_takes_effect_once_however_often_it_is_sent() -> None:
    assert [] == idempotency(150).violations


# The comparison of the log with the database must find planted errors.

LINES = [
    StoredEntry("table", "chat:players", 1, "anna", '{"name":"Anna","seat":0,"text":"first"}'),
    StoredEntry("table", "chat:players", 2, "anna", '{"name":"Anna","seat":0,"text":"second"}'),
]


def log_of_chat(*texts: str) -> CommandLog:
    """A log of commands in which Anna's lines of chat were accepted."""
    log = CommandLog(opened={"table": 1})
    for text in texts:
        sent = command({"do": "say", "room": "players", "text": text}, 0)
        log.keep("table", "anna", sent, Answer(200, {}))
    return log


def test_a_log_that_matches_the_database_has_no_errors() -> None:
    assert [] == compare(log_of_chat("first", "second"), LINES, SECRET)


@pytest.mark.parametrize(
    ("log", "lines", "found"),
    [
        (log_of_chat("first", "second"), LINES[:1], "lost"),
        (log_of_chat("first"), LINES, "no client sent"),
        (log_of_chat("first", "second"), [LINES[0], LINES[1]._replace(seq=3)], "gaps"),
        (log_of_chat("first"), [LINES[0], LINES[0]._replace(seq=2)], "twice"),
        (log_of_chat("first", "first"), LINES[:1], "twice"),
        (log_of_chat("first"), [LINES[0]._replace(player="bruno")], "lost"),
    ],
)
def test_lost_doubled_and_invented_entries_are_found(log: CommandLog, lines: list[StoredEntry], found: str) -> None:
    assert any(found in wrong for wrong in compare(log, lines, SECRET))


def test_the_server_contains_no_crash_points() -> None:
    """They are added from outside by `proofs.crash.crash_points`."""
    source = Path(__file__).parents[2] / "src" / "famiglia"
    code = "".join(
        file.read_text(encoding="utf-8") for room in ("server", "store") for file in (source / room).glob("*.py")
    )
    assert "crash_points" not in code
    assert "TEST_KILL" not in code
    assert len(set(POINTS)) == len(POINTS)
