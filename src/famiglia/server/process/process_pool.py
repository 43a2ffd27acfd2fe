"""A pool of child processes for long computations, which would otherwise block requests."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from .signals import blocked

CLOSE_TIMEOUT: Final = 10.0
"""Seconds that a stopping server waits for these processes."""

T = TypeVar("T")


class ProcessPool:
    """A few child processes, which are started when there is work, and again after they have died."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.processes = processes
        self.nice = nice
        """The niceness of the processes relative to the server."""
        self.executor: ProcessPoolExecutor | None = None
        self.closed = False
        self.ending: set[asyncio.Future[None]] = set()
        """The shutdown of each executor that was given up, which runs in a thread."""

    async def run(self, timeout: float, work: Callable[..., T], *args: object) -> T:
        """Call a function in one of the processes, and return its result or raise its exception.

        Raises `BrokenProcessPool` if the processes have died, and `TimeoutError` after `timeout` seconds; the next call
        starts new processes. After `close`, every call is cancelled.
        """
        if self.closed:
            raise asyncio.CancelledError
        executor = self._running_executor()
        try:
            async with asyncio.timeout(timeout):
                with blocked(signal.SIGINT):
                    result = asyncio.get_running_loop().run_in_executor(executor, work, *args)
                # Python's executor breaks when it finds cancelled work after its processes have died.
                return await asyncio.shield(result)
        except (BrokenProcessPool, TimeoutError):
            self._give_up(executor)
            if self.closed:
                raise asyncio.CancelledError from None
            raise

    async def close(self) -> None:
        """End the processes, even in the middle of their work."""
        self.closed = True
        if self.executor is not None:
            self._give_up(self.executor)
        if self.ending:
            await asyncio.wait(self.ending, timeout=CLOSE_TIMEOUT)

    def _running_executor(self) -> ProcessPoolExecutor:
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.processes, context, initialize, (self.nice,))
        return self.executor

    def _give_up(self, executor: ProcessPoolExecutor) -> None:
        if self.executor is executor:
            self.executor = None
            for process in list((executor._processes or {}).values()):
                process.terminate()
            ending = asyncio.get_running_loop().run_in_executor(None, executor.shutdown)
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)


def initialize(nice: int) -> None:
    """Prepare a new child process: it ignores Ctrl-C, and ends when the server ends for any reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()


def _exit_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)
