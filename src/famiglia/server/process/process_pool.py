"""Processes beside the server's own, for work that takes long: visitors do not wait for it."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from .signals import held_back

ENDED_WITHIN: Final = 10.0
"""Seconds that a server which stops waits for these processes."""

T = TypeVar("T")


class Processes:
    """A few processes; begun when the first work comes, and anew when they have died."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.processes = processes
        self.nice = nice
        """How far they stand back behind others when the machine is busy."""
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False
        self.ending: set[asyncio.Future[None]] = set()
        """Pools that were given up; a thread waits for the end of each."""

    async def run(self, within: float, work: Callable[..., T], *given: object) -> T:
        """What a function returns or raises in one of the processes.

        Raises `BrokenProcessPool` if they have died and `TimeoutError` after so many seconds; they are begun anew then.
        After `close` all work is cancelled.
        """
        if self.closed:
            raise asyncio.CancelledError
        pool = self._pool()
        try:
            async with asyncio.timeout(within):
                with held_back(signal.SIGINT):
                    working = asyncio.get_running_loop().run_in_executor(pool, work, *given)
                # Python's pool breaks when it finds cancelled work after its processes have died.
                return await asyncio.shield(working)
        except (BrokenProcessPool, TimeoutError):
            self._forget(pool)
            if self.closed:
                raise asyncio.CancelledError from None
            raise

    async def close(self) -> None:
        """End the processes, even in the middle of their work."""
        self.closed = True
        if self.pool is not None:
            self._forget(self.pool)
        if self.ending:
            await asyncio.wait(self.ending, timeout=ENDED_WITHIN)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, begin, (self.nice,))
        return self.pool

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            for process in list((pool._processes or {}).values()):
                process.terminate()
            ending = asyncio.get_running_loop().run_in_executor(None, pool.shutdown)
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)


def begin(nice: int) -> None:
    """What a process does first: leave Ctrl-C to the server, and end when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
