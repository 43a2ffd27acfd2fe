"""Bots wait in line without losing their time, and nobody waits for a process that has been given up."""

import asyncio
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest

from famiglia.server.bus.message import BusMessage
from famiglia.server.live import bot_pool as thinking
from famiglia.server.live.bot_pool import Thinking
from famiglia.server.live.broadcast import Telling
from famiglia.table import BotTask

from .people import PATIENCE

THOUGHT = BotTask("duel", "random", 0, 2, ("pass",), None)  # type: ignore[arg-type]


class Pool:
    """In the place of processes: thoughts that are decided when the test says so."""

    def __init__(self) -> None:
        self.thoughts: list[Future[str]] = []
        self._processes: dict[int, Any] = {}
        self.closing = threading.Event()
        self.closed = threading.Event()
        self.may_close = threading.Event()

    def submit(self, *told: object) -> "Future[str]":
        self.thoughts.append(Future())
        return self.thoughts[-1]

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

    monkeypatch.setattr(Thinking, "_running_executor", begun)
    return found


async def some(count: int, pool: Pool) -> None:
    """Wait until so many thoughts have reached the pool."""
    async with asyncio.timeout(PATIENCE):
        while len(pool.thoughts) < count:
            await asyncio.sleep(0.001)


async def test_patience_begins_when_the_thought_leaves_the_line(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first bot takes too long; the second one has waited for it all that time, and still has all of its own."""
    monkeypatch.setattr(thinking, "PATIENCE", PATIENCE)
    monkeypatch.setattr(thinking, "AHEAD", 1)
    bots = Thinking(1)
    stuck = asyncio.create_task(bots.decide(THOUGHT, b"secret"))
    await some(1, pool)
    # A patience that begins while the second bot waits for the first one is over at once.
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    waiting = asyncio.create_task(bots.decide(THOUGHT, b"secret"))
    await asyncio.sleep(0)
    assert bots.free.locked()
    monkeypatch.setattr(thinking, "PATIENCE", PATIENCE)
    pool.thoughts[0].set_exception(TimeoutError())
    await some(2, pool)
    assert stuck.done()
    pool.thoughts[1].set_result("well decided")
    assert ["pass", "well decided"] == [await stuck, await waiting]
    pool.may_close.set()
    await bots.close()


async def test_a_pool_that_does_not_end_stops_nothing_else(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.01)
    bots = Thinking(1)
    assert "pass" == await bots.decide(THOUGHT, b"secret")
    assert not pool.closed.is_set()
    assert bots.executor is None
    pool.may_close.set()
    await bots.close()
    assert pool.closed.is_set()


async def test_closing_waits_for_the_processes_but_blocks_nobody(pool: Pool) -> None:
    bots = Thinking(1)
    asked = asyncio.create_task(bots.decide(THOUGHT, b"secret"))
    await some(1, pool)
    closing = asyncio.create_task(bots.close())
    while not pool.closing.is_set():
        await asyncio.sleep(0.001)
    assert not closing.done()
    pool.may_close.set()
    await closing
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)


async def test_real_processes_end_when_thinking_does() -> None:
    bots = Thinking(1)
    bots.executor = pool = ProcessPoolExecutor(1)
    assert 3 == await asyncio.get_running_loop().run_in_executor(pool, max, 1, 3)
    processes = list(pool._processes.values())
    await bots.close()
    assert [False] == [process.is_alive() for process in processes]


async def test_news_go_on_after_one_that_could_not_be_told(caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []

    class Bus:
        async def publish(self, news: BusMessage) -> None:
            if news.about == "broken":
                raise ValueError("nobody has thought of this")
            told.append(news.about)

    telling = Telling(None, Bus())  # type: ignore[arg-type]
    for about in ("one", "broken", "two"):
        telling.outbox.put_nowait(BusMessage("table", about, {}, "me"))
    posting = asyncio.create_task(telling.post())
    async with asyncio.timeout(PATIENCE):
        while len(told) < 2:
            await asyncio.sleep(0.001)
    posting.cancel()
    await asyncio.gather(posting, return_exceptions=True)
    assert ["one", "two"] == told
    assert "news could not be told to other processes" in caplog.text
