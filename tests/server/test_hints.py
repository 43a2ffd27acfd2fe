"""Hints over HTTP: given against bots, refused between people, limited, and computed apart from the bots' moves."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from famiglia.record import read
from famiglia.server.http.problems import ProblemError
from famiglia.server.live import hints as module
from famiglia.server.live.hints import MAX_WAITING, RETRY_AFTER, HintPool
from famiglia.table.hints import log_at, task_for_hint

from .patched_server import patched_program
from .people import PATIENCE, Person, State, problem
from .server_process import RunningServer, cmdline, running

Come = Callable[[str | None], Person]
STEP = 40
LOG = log_at(read((Path(__file__).parent.parent / "record" / "example.jsonl").read_bytes()), STEP)
TASK = task_for_hint(LOG, LOG.game.to_decide()[0])
BUSY = ("busy", 503, {"Retry-After": str(RETRY_AFTER)})


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are given up only where a test says so, however busy the machine is."""
    monkeypatch.setattr(module, "HINT_TIMEOUT", PATIENCE)


@asynccontextmanager
async def stopped() -> AsyncIterator[tuple[HintPool, int]]:
    """A pool for hints whose process is suspended, and the id of the process."""
    hints = HintPool()
    await hints.advise(TASK, "Anna")
    assert hints.executor is not None
    [process] = hints.executor._processes
    os.kill(process, signal.SIGSTOP)
    try:
        yield hints, process
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)
        await hints.close()


async def refused(hints: HintPool, player: str) -> None:
    with pytest.raises(ProblemError) as trouble:
        await hints.advise(TASK, player)
    assert (trouble.value.code, trouble.value.status, trouble.value.headers) == BUSY


def workers(server: RunningServer) -> list[int]:
    """The processes in which hints and the moves of bots are computed."""
    return [child for child in server.children() if b"--multiprocessing-fork" in cmdline(child)]


def question(state: State, **more: Any) -> State:
    return {"seat": state["game"]["viewer"], "number": state["numbers"]["game"], **more}


def test_against_a_bot_a_person_gets_three_lines_with_reasons(person: Come) -> None:
    anna = person("Anna")
    state = anna.open(seats=("me", "bot:boss"), first=0)
    assert state["about"]["hints"]
    path = f"/api/tables/{state['about']['id']}/hint"
    response = anna.http.post(path, json=question(state, move="pass"))
    assert 200 == response.status_code
    hint = response.json()
    legal = {choice["move"] for choice in state["game"]["moves"]}
    assert {line["move"] for line in hint["lines"]} <= legal
    assert all(line["reasons"] and line["plan"] for line in hint["lines"])
    assert "pass" == hint["asked"]["move"]
    assert hint == anna.http.post(path, json=question(state, move="pass")).json()
    problem(anna.http.post(path, json=question(state) | {"number": 1}), 409, "stale")
    problem(anna.http.post(path, json=question(state, move="take F4 with F3 F3 down F3")), 422, "not-legal")


def test_between_people_a_hint_is_refused_unless_the_table_was_opened_with_hints(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    for hints in (False, True):
        table = str(anna.open(seats=("me", "open"), first=0, hints=hints)["about"]["id"])
        ben.sit(table, 1)
        state = anna.look(table)
        assert hints == state["about"]["hints"] == state["about"]["settings"]["hints"]
        response = anna.http.post(f"/api/tables/{table}/hint", json=question(state))
        if hints:
            assert 200 == response.status_code
        else:
            assert "people play against each other" in problem(response, 409, "hints-off")["detail"]


async def test_each_person_gets_one_hint_at_a_time() -> None:
    async with stopped() as (hints, process):
        first = asyncio.create_task(hints.advise(TASK, "Eve"))
        await asyncio.sleep(0)
        await refused(hints, "Eve")
        other = asyncio.create_task(hints.advise(TASK, "Anna"))
        await asyncio.sleep(0)
        assert ["Eve", "Anna"] == hints.waiting
        os.kill(process, signal.SIGCONT)
        assert all(advice.lines for advice in await asyncio.gather(first, other))
        assert [] == hints.waiting
        assert (await hints.advise(TASK, "Eve")).lines


async def test_only_a_few_hints_wait() -> None:
    async with stopped() as (hints, process):
        line = [asyncio.create_task(hints.advise(TASK, f"person {each}")) for each in range(MAX_WAITING)]
        await asyncio.sleep(0)
        await refused(hints, "one more")
        os.kill(process, signal.SIGCONT)
        assert all(advice.lines for advice in await asyncio.gather(*line))
        assert (await hints.advise(TASK, "one more")).lines


async def test_the_timeout_of_a_hint_includes_the_wait_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that times out while it waits leaves the one that is being computed alone."""
    async with stopped() as (hints, process):
        first = asyncio.create_task(hints.advise(TASK, "Anna"))
        await asyncio.sleep(0)
        monkeypatch.setattr(module, "HINT_TIMEOUT", 0.01)
        await refused(hints, "Ben")
        assert ["Anna"] == hints.waiting
        os.kill(process, signal.SIGCONT)
        assert (await first).lines


async def test_after_a_hint_that_hangs_or_crashes_the_next_one_gets_a_new_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with stopped() as (hints, process):
        monkeypatch.setattr(module, "HINT_TIMEOUT", 0.01)
        await refused(hints, "Anna")
        monkeypatch.setattr(module, "HINT_TIMEOUT", PATIENCE)
        assert (await hints.advise(TASK, "Anna")).lines
        assert hints.executor is not None
        [new] = hints.executor._processes
        assert new != process
        os.kill(new, signal.SIGSTOP)
        asked = asyncio.create_task(refused(hints, "Anna"))
        await asyncio.sleep(0)
        os.kill(new, signal.SIGKILL)
        await asked
        assert (await hints.advise(TASK, "Anna")).lines
        os.kill(process, signal.SIGCONT)


def test_bots_play_on_while_a_hint_hangs_or_crashes(tmp_path: Path) -> None:
    patient = f"import famiglia.server.live.hints as hints; hints.HINT_TIMEOUT = {PATIENCE}"
    program = patched_program(tmp_path, patient)
    with (
        running(f"sqlite:///{tmp_path / 'games.db'}", program, limits="off") as server,
        ThreadPoolExecutor() as threads,
    ):
        anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
        state = anna.open(seats=("me", "bot:boss"), first=0)

        def ask() -> httpx.Response:
            return anna.http.post(f"/api/tables/{state['about']['id']}/hint", json=question(state))

        def play() -> None:
            table = ben.open(seats=("me", "bot:random"))["about"]["id"]
            assert ben.play_to_the_end(table, lambda moves: moves[0])["game"]["result"]

        assert 200 == ask().status_code
        [process] = workers(server)
        play()
        [bots] = set(workers(server)) - {process}
        os.kill(process, signal.SIGSTOP)
        refused, hanging = wait([threads.submit(ask), threads.submit(ask)], return_when=FIRST_COMPLETED)
        for each in refused:
            problem(each.result(), 503, "busy")
            assert str(RETRY_AFTER) == each.result().headers["retry-after"]
        play()
        assert [False] == [each.done() for each in hanging]
        os.kill(process, signal.SIGKILL)
        for each in hanging:
            problem(each.result(), 503, "busy")
        assert 200 == ask().status_code
        assert bots in workers(server)
        anna.close()
        ben.close()
        assert 0 == server.stop()
