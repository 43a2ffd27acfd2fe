"""The processes of a pool end even if their work was cancelled."""

import asyncio
import threading
import time

import pytest

from famiglia.server.process.process_pool import ProcessPool

from .people import PATIENCE


async def test_cancelled_work_does_not_keep_the_processes_from_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's pool fails, in a thread of its own, when it finds cancelled work after its processes have died."""
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    processes = ProcessPool(1)
    working = [asyncio.create_task(processes.run(PATIENCE, time.sleep, 3600)) for _ in range(5)]
    await asyncio.sleep(0)
    working[-1].cancel()
    await asyncio.gather(working[-1], return_exceptions=True)
    await processes.close()
    assert [] == failed
    ended = await asyncio.gather(*working, return_exceptions=True)
    assert [asyncio.CancelledError] * 5 == [type(each) for each in ended]
    with pytest.raises(asyncio.CancelledError):
        await processes.run(PATIENCE, time.sleep, 0)
