"""Stopping a server always ends: waiting has a time limit, and the log names what hung."""

import asyncio
import json
from pathlib import Path

import pytest
import uvloop

from famiglia.server.bus.message import BusMessage
from famiglia.server.config import Config
from famiglia.server.process.shutdown import close_service, end_tasks
from famiglia.server.services import Services

from ..services import Redis

PATIENCE = 60
MESSAGES = 500


def test_the_services_close_while_messages_are_on_their_way_to_redis(redis: Redis, tmp_path: Path) -> None:
    """Under uvloop the driver of Redis swallows nearly every cancellation of a task that is publishing."""
    config = Config(database_url=f"sqlite:///{tmp_path / 'games.db'}", bus_url=redis.url)

    async def close_while_publishing() -> None:
        for sent in range(10):
            services = Services(config)
            await services.open()
            for _ in range(MESSAGES):
                services.broadcaster.outbox.put_nowait(BusMessage("table", "id", {}, services.tables.process_id))
            async with asyncio.timeout(PATIENCE):
                while services.broadcaster.outbox.qsize() > MESSAGES - sent:
                    await asyncio.sleep(0)
                await services.close()
            ended = services.publishing.done()
            services.broadcaster.close()  # ends a task that hangs, so that the test fails instead of hanging
            assert ended

    uvloop.run(close_while_publishing())


async def test_a_task_that_swallows_its_cancellation_is_named_and_left_behind(caplog: pytest.LogCaptureFixture) -> None:
    released = asyncio.Event()

    async def stubborn() -> None:
        while not released.is_set():
            try:
                await released.wait()
            except asyncio.CancelledError:
                continue

    tasks = [asyncio.create_task(stubborn(), name="a stubborn task") for _ in range(2)]
    await asyncio.sleep(0)
    try:
        await end_tasks(tasks, timeout=0.05)
        await close_service("a stubborn part", stubborn(), timeout=0.05)
    finally:
        released.set()
        await asyncio.gather(*tasks)
    said = json.dumps([record.__dict__["facts"] for record in caplog.records])
    assert "a stubborn task at" in said
    assert "a stubborn part at" in said
