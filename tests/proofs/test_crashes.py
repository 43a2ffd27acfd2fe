"""P1, P7 and P8 in a small size, against real servers; `make prove` runs them in full."""

from pathlib import Path

import pytest
from proofs.crash.command_log import CommandLog, StoredEntry, compare
from proofs.crash.crash_points import POINTS
from proofs.crash.crashes import crashes
from proofs.crash.idempotency import idempotency
from proofs.crash.simultaneous import simultaneous, simultaneous_in_two_processes
from proofs.server.client import Answer, command

SECRET = {"table": b"s" * 32}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    row = crashes(120)
    assert [] == row.violations
    assert 120 == row.cases


def test_of_fifty_simultaneous_commands_exactly_one_is_accepted() -> None:
    assert [] == simultaneous(10).violations


def test_of_fifty_simultaneous_commands_to_two_processes_exactly_one_is_accepted() -> None:
    assert [] == simultaneous_in_two_processes(4).violations


def test_a_command_takes_effect_once_however_often_it_is_sent() -> None:
    assert [] == idempotency(150).violations


# The checker itself: it must find what it is for.

LINES = [
    StoredEntry("table", "chat:players", 1, "anna", '{"name":"Anna","seat":0,"text":"first"}'),
    StoredEntry("table", "chat:players", 2, "anna", '{"name":"Anna","seat":0,"text":"second"}'),
]


def talked(*texts: str) -> CommandLog:
    """What Anna was told: these lines were accepted."""
    log = CommandLog(opened={"table": 1})
    for text in texts:
        sent = command({"do": "say", "room": "players", "text": text}, 0)
        log.keep("table", "anna", sent, Answer(200, {}))
    return log


def test_the_checker_is_content_when_the_log_has_what_was_promised() -> None:
    assert [] == compare(talked("first", "second"), LINES, SECRET)


@pytest.mark.parametrize(
    ("log", "lines", "found"),
    [
        (talked("first", "second"), LINES[:1], "lost"),
        (talked("first"), LINES, "nobody was told"),
        (talked("first", "second"), [LINES[0], LINES[1]._replace(seq=3)], "gaps"),
        (talked("first"), [LINES[0], LINES[0]._replace(seq=2)], "twice"),
        (talked("first", "first"), LINES[:1], "twice"),
        (talked("first"), [LINES[0]._replace(player="bruno")], "lost"),
    ],
)
def test_the_checker_finds_what_is_lost_doubled_or_made_up(
    log: CommandLog, lines: list[StoredEntry], found: str
) -> None:
    assert any(found in wrong for wrong in compare(log, lines, SECRET))


def test_no_crash_point_is_left_in_what_people_run() -> None:
    """The points are planted from outside: the server knows nothing of them."""
    source = Path(__file__).parents[2] / "src" / "famiglia"
    told = "".join(
        file.read_text(encoding="utf-8") for room in ("server", "store") for file in (source / room).glob("*.py")
    )
    assert "crash_points" not in told
    assert "TEST_KILL" not in told
    assert len(set(POINTS)) == len(POINTS)
