"""Stopping real servers: they end in time, and every line of their log is JSON."""

import json
import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ..services import Postgres, Redis, free_port
from .patched_server import extra_bots, patched_program
from .people import Person, State, until
from .server_process import PATIENCE, RunningServer, alive, children_of, environment, running

HANGING = """
import threading, time
from pathlib import Path
from famiglia.server.services import Services

hanging = threading.Event()

async def hang(self):
    with Path(__file__).with_name("closing").open("a") as file:
        print("closing", file=file)
    hanging.set()
    time.sleep(3600)

Services.close = hang
"""
UNREAD = """
import logging, threading, time
from famiglia.server.process import shutdown
from famiglia.server.services import Services

hanging = threading.Event()
shutdown.LOG_TIMEOUT = 0.1

async def block_the_log_and_hang(self):
    for handler in logging.getLogger("famiglia").handlers:
        holding = threading.Thread(target=handler.acquire)
        holding.start()
        holding.join()
    hanging.set()
    time.sleep(3600)

Services.close = block_the_log_and_hang
"""
OPENED = """
from pathlib import Path
from famiglia.server.services import Services

begin = Services.open

async def open_and_tell(self):
    await begin(self)
    with Path(__file__).with_name("opened").open("a") as file:
        print("opened", file=file)

Services.open = open_and_tell
"""
STUBBORN = """
import asyncio, threading
from famiglia.server.live.bot_pool import BotPool

hanging = threading.Event()

async def ignore_cancellation(self):
    hanging.set()
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            pass

BotPool.close = ignore_cancellation
"""
PATIENT = """
from famiglia.server.process.server import Server
from famiglia.server.process.workers import Workers

Server.stop_timeout = Workers.stop_timeout = 3600.0
"""
IMPATIENT_SERVER = """
from famiglia.server.process import server

class ImpatientDeadline(server.Deadline):
    def run(self):
        hanging.wait()
        super().run()

server.Deadline = ImpatientDeadline
server.Server.stop_timeout = 0.1
"""
"""Code that starts the time limit of a stop when it hangs, and makes it short."""
IMPATIENT_PARENT = "from famiglia.server.process.workers import Workers; Workers.stop_timeout = 1.0"
STOPPED_AT = """
import contextlib, multiprocessing, os, signal, sys
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in tests that run in the background of a shell
    signal.signal(signal.SIGINT, signal.default_int_handler)

class Stop:
    def find_spec(self, name, path, target=None):
        if name == {module!r} and bool(multiprocessing.parent_process()) is {in_worker}:
            with contextlib.suppress(FileExistsError):
                os.mkdir("stopped")
                os.killpg(0, {sign})

sys.meta_path.insert(0, Stop())
"""
ENDED = "the stop took too long; the process is ended"
HURRIED = "a second signal to stop; the process is ended"


def settings(kind: str, workers: int, request: pytest.FixtureRequest) -> dict[str, Any]:
    """The settings of a server with this bus and this many workers."""
    several = {"workers": workers, "port": free_port()} if workers > 1 else {}
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return {"database": postgres.new_database(), **several}
    folder: Path = request.getfixturevalue("tmp_path")
    file = {"database": f"sqlite:///{folder / 'games.db'}", **several}
    if kind == "sqlite":
        return file
    redis: Redis = request.getfixturevalue("redis")
    return {**file, "bus_url": redis.url}


def lines_of(said: str) -> list[State]:
    """The lines of a log; fails if a line is not JSON."""
    try:
        return [json.loads(line) for line in said.splitlines()]
    except ValueError:
        raise AssertionError(said) from None


def events(server: RunningServer, event: str) -> list[State]:
    return [line for line in lines_of(server.log_text()) if line["event"] == event]


def lines_in(file: Path) -> int:
    """The number of processes that have added a line to this file."""
    return len(file.read_text().splitlines()) if file.exists() else 0


def descendants(process: int) -> list[int]:
    """All descendants of a process."""
    children = children_of(process)
    return children + [below for child in children for below in descendants(child)]


@pytest.mark.parametrize(
    ("kind", "workers", "signs"),
    [
        ("sqlite", 1, [signal.SIGTERM]),
        ("sqlite", 1, [signal.SIGTERM] * 2),
        ("sqlite", 1, [signal.SIGINT]),
        ("sqlite", 1, [signal.SIGINT] * 2),
        ("postgresql", 1, [signal.SIGTERM]),
        ("postgresql", 2, [signal.SIGINT]),
        ("redis", 1, [signal.SIGINT] * 2),
        ("redis", 2, [signal.SIGTERM]),
        ("redis", 2, [signal.SIGTERM] * 2),
    ],
)
def test_every_line_of_a_server_that_is_stopped_is_json(
    kind: str, workers: int, signs: list[signal.Signals], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Bots are thinking and sockets are open; SIGINT goes to all processes at once, as Ctrl-C in a terminal does."""
    with (
        running(**settings(kind, workers, request), program=patched_program(tmp_path, extra_bots()), bots=2) as server,
        ExitStack() as open_,
    ):
        for number in range(4):
            anna = Person(server.address, f"Anna {number}")
            open_.callback(anna.close)
            table = anna.open(seats=("me", "bot:slow"), first=1)["about"]["id"]
            open_.enter_context(anna.socket(table)).next()
        below = descendants(server.process.pid)
        for sign in signs:
            (os.killpg if sign == signal.SIGINT else os.kill)(server.process.pid, sign)
        assert server.wait() in ((0,) if len(signs) == 1 else (0, 1))
        until(lambda: not any(alive(process) for process in below))
        lines = lines_of(server.log_text())
    if len(signs) == 1:
        assert "stopped" == lines[-1]["event"]
    assert [] == [line for line in lines if line["level"] in ("error", "critical") or "fault" in line]


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize(
    ("module", "in_worker"),
    [
        ("typer", False),
        ("uvicorn", False),
        ("famiglia.server.process.listener", False),
        ("famiglia.server.app", False),
        ("famiglia.server.app", True),
        ("famiglia.table.bot_task", True),
    ],
)
def test_a_server_that_is_stopped_while_it_starts_ends_without_a_traceback(
    module: str, in_worker: bool, sign: signal.Signals, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The signal comes at the moment when this module is about to be imported, to all processes there are."""
    program = patched_program(tmp_path, STOPPED_AT.format(module=module, in_worker=in_worker, sign=int(sign)))
    asked = settings("redis", 2, request) if in_worker else {**settings("sqlite", 1, request), "port": 0}
    done = subprocess.run(
        [sys.executable, *program],
        env=environment(**asked),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        start_new_session=True,
        check=False,
    )
    lines = [line["event"] for line in lines_of(done.stderr)]
    assert (tmp_path / "stopped").exists()
    assert done.returncode in (0, -sign)
    if "listening" in lines:  # from here on it is known to run, and may be stopped
        assert (0, "stopped") == (done.returncode, lines[-1])


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("fault", [HANGING, STUBBORN], ids=["hanging", "stubborn"])
def test_a_process_whose_stop_hangs_ends_itself_and_says_what_hung(
    fault: str, workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    program = patched_program(tmp_path, OPENED, fault, IMPATIENT_SERVER)
    with running(**settings("redis", workers, request), program=program) as server:
        until(lambda: workers == lines_in(tmp_path / "opened"))
        assert 1 == server.stop()
        late = events(server, ENDED)
    assert workers == len(late)
    assert all("patched_program.py" in str(line["threads"] + line["tasks"]) for line in late)


def test_a_process_that_cannot_say_what_hung_ends_itself_all_the_same(tmp_path: Path) -> None:
    """As if it were blocked by writing to a log that nobody reads any more."""
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, UNREAD, IMPATIENT_SERVER)) as server:
        assert 1 == server.stop()


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_second_signal_ends_a_server_at_once(
    workers: int, sign: signal.Signals, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Its stop would hang for an hour, and its limit is as long; a bot is thinking."""
    program = patched_program(tmp_path, extra_bots(), HANGING, PATIENT)
    with running(**settings("redis", workers, request), program=program) as server:
        anna = Person(server.address, "Anna")
        anna.open(seats=("me", "bot:slow"), first=1)
        anna.close()
        below = descendants(server.process.pid)
        os.killpg(server.process.pid, sign)
        until(lambda: workers == lines_in(tmp_path / "closing"))
        os.killpg(server.process.pid, sign)
        assert 1 == server.wait()
        until(lambda: not any(alive(process) for process in below))
        assert workers == len(events(server, HURRIED))


def test_workers_that_do_not_end_are_killed_and_named(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    program = patched_program(tmp_path, OPENED, HANGING, IMPATIENT_PARENT)
    with running(**settings("redis", 2, request), program=program) as server:
        until(lambda: 2 == lines_in(tmp_path / "opened"))
        below = descendants(server.process.pid)
        assert 1 == server.stop()
        until(lambda: not any(alive(process) for process in below))
        killed = [line["worker"] for line in events(server, "a worker did not stop and was killed")]
    assert 2 == len(killed)
    assert set(killed) <= set(below)
