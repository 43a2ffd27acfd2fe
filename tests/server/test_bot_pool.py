"""The process pool of bots: timeouts, waiting for a free process, and closing."""

import asyncio
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from famiglia.bots import BOTS
from famiglia.server.live import bot_pool
from famiglia.server.live.bot_pool import GIVE_WAY, BotPool, level_after
from famiglia.table import BotTask

from .people import PATIENCE

TASK = BotTask("duel", "random", 0, 2, ("pass",), None)  # type: ignore[arg-type]


class Pool:
    """A fake process pool whose tasks end when the test says so."""

    def __init__(self) -> None:
        self.tasks: list[Future[str]] = []
        self.asked: list[BotTask] = []
        self._processes: dict[int, Any] = {}
        self.closing = threading.Event()
        self.closed = threading.Event()
        self.may_close = threading.Event()

    def submit(self, *told: object) -> "Future[str]":
        self.tasks.append(Future())
        self.asked.extend(each for each in told if isinstance(each, BotTask))
        return self.tasks[-1]

    def shutdown(self, wait: bool = True) -> None:
        self.closing.set()
        self.may_close.wait(PATIENCE)
        self.closed.set()


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    found = Pool()

    def begun(bots: Any) -> Pool:
        bots.executor = found
        return found

    monkeypatch.setattr(BotPool, "_running_executor", begun)
    return found


async def some(count: int, pool: Pool) -> None:
    """Wait until this many tasks have reached the pool."""
    async with asyncio.timeout(PATIENCE):
        while len(pool.tasks) < count:
            await asyncio.sleep(0.001)


async def test_the_timeout_of_a_task_starts_when_it_is_handed_to_the_processes(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first bot takes too long; the second one, which waits for it, still gets its full time."""
    monkeypatch.setattr(bot_pool, "DECISION_TIMEOUT", PATIENCE)
    monkeypatch.setattr(bot_pool, "QUEUED_PER_PROCESS", 1)
    bots = BotPool(1)
    stuck = asyncio.create_task(bots.decide(TASK, b"secret"))
    await some(1, pool)
    # A timeout that starts while the second bot waits for the first one is over at once.
    monkeypatch.setattr(bot_pool, "DECISION_TIMEOUT", 0.0)
    waiting = asyncio.create_task(bots.decide(TASK, b"secret"))
    await asyncio.sleep(0)
    assert bots.slots.locked()
    monkeypatch.setattr(bot_pool, "DECISION_TIMEOUT", PATIENCE)
    pool.tasks[0].set_exception(TimeoutError())
    await some(2, pool)
    assert stuck.done()
    pool.tasks[1].set_result("well decided")
    assert ["pass", "well decided"] == [await stuck, await waiting]
    pool.may_close.set()
    await bots.close()


async def test_a_pool_that_does_not_end_stops_nothing_else(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "DECISION_TIMEOUT", 0.01)
    bots = BotPool(1)
    assert "pass" == await bots.decide(TASK, b"secret")
    assert not pool.closed.is_set()
    assert bots.executor is None
    pool.may_close.set()
    await bots.close()
    assert pool.closed.is_set()


@pytest.mark.parametrize("failure", [RuntimeError("planted"), TimeoutError()])
async def test_the_next_lower_level_decides_for_a_bot_that_fails_or_hangs(pool: Pool, failure: Exception) -> None:
    bots = BotPool(1)
    asked = asyncio.create_task(bots.decide(replace(TASK, bot="boss", moves=("pass", "take F0")), b"secret"))
    for number in (1, 2):
        await some(number, pool)
        pool.tasks[-1].set_exception(failure)
    await some(3, pool)
    pool.tasks[-1].set_result("well decided")
    assert "well decided" == await asked
    assert ["boss", "adviser", "fixer"] == [task.bot for task in pool.asked]
    pool.may_close.set()
    await bots.close()


async def test_if_the_lowest_level_fails_as_well_any_legal_move_is_made(pool: Pool) -> None:
    bots = BotPool(1)
    asked = asyncio.create_task(bots.decide(replace(TASK, bot="rookie"), b"secret"))
    for number in (1, 2, 3):
        await some(number, pool)
        pool.tasks[-1].set_exception(RuntimeError("planted"))
    assert "pass" == await asked
    assert ["rookie", "robot", "random"] == [task.bot for task in pool.asked]
    pool.may_close.set()
    await bots.close()


def test_a_bot_that_searches_gives_way_when_its_task_has_waited() -> None:
    names = list(BOTS["duel"])
    assert "boss" == level_after("boss", "duel", 0.9 * GIVE_WAY)
    assert names[-2] == level_after("boss", "duel", 1.1 * GIVE_WAY)
    assert names[-3] == level_after("boss", "duel", 2.1 * GIVE_WAY)
    assert "greedy" == level_after("boss", "duel", 1000 * GIVE_WAY)
    assert "greedy" == level_after("greedy", "duel", 1000 * GIVE_WAY)


async def test_closing_waits_for_the_processes_but_blocks_nobody(pool: Pool) -> None:
    bots = BotPool(1)
    asked = asyncio.create_task(bots.decide(TASK, b"secret"))
    await some(1, pool)
    closing = asyncio.create_task(bots.close())
    while not pool.closing.is_set():
        await asyncio.sleep(0.001)
    assert not closing.done()
    pool.may_close.set()
    await closing
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)


async def test_real_processes_end_with_the_pool() -> None:
    bots = BotPool(1)
    bots.executor = pool = ProcessPoolExecutor(1)
    assert 3 == await asyncio.get_running_loop().run_in_executor(pool, max, 1, 3)
    processes = list(pool._processes.values())
    await bots.close()
    assert [False] == [process.is_alive() for process in processes]
