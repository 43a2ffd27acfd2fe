"""The shutdown of a server: every wait has a time limit, and whatever does not end in time is logged."""

import asyncio
import logging
import multiprocessing
import os
import sys
import threading
from collections.abc import Awaitable, Iterable
from multiprocessing import util
from queue import Empty, SimpleQueue
from typing import Any, Final

from ..logs import log

SERVICE_TIMEOUT: Final = 5.0
"""Seconds that each service of a stopping server has to close."""
LOG_TIMEOUT: Final = 5.0
"""Seconds to write the last line of the log before the process is ended."""
STOP_TIMEOUT: Final = 30.0
"""Seconds from the signal to stop until the process is ended, even if something hangs."""


async def end_tasks(tasks: Iterable["asyncio.Task[Any]"], grace: float = 0.0, timeout: float = SERVICE_TIMEOUT) -> None:
    """Cancel tasks that are not done after `grace` seconds; those that ignore the cancellation are logged and abandoned."""
    waiting = set(tasks)
    if waiting and grace:
        _, waiting = await asyncio.wait(waiting, timeout=grace)
    for task in waiting:
        task.cancel()
    await _wait(waiting, timeout)


async def close_service(name: str, closing: Awaitable[None], timeout: float = SERVICE_TIMEOUT) -> None:
    """Wait until a service has closed; a failure is logged, so that the other services are closed too."""
    task = asyncio.ensure_future(closing)
    if isinstance(task, asyncio.Task):
        task.set_name(name)
    await _wait({task}, timeout)
    if not task.done():
        task.cancel()
    elif not task.cancelled() and (error := task.exception()) is not None:
        log(logging.ERROR, "a service could not be closed", exc_info=error, service=name)


async def _wait(waiting: "set[asyncio.Future[Any]] | set[asyncio.Task[Any]]", timeout: float) -> None:
    if waiting:
        _, hung = await asyncio.wait(waiting, timeout=timeout)
        if hung:
            log(logging.ERROR, "hung at the stop", tasks=sorted(_task_location(task) for task in hung))


class Deadline(threading.Thread):
    """Ends the process when its shutdown takes too long, or at a second signal to stop; started with the server."""

    def __init__(self, loop: asyncio.AbstractEventLoop, received: SimpleQueue[int], timeout: float) -> None:
        super().__init__(name="famiglia-deadline", daemon=True)
        self.loop = loop
        self.received = received
        """Every signal to stop."""
        self.timeout = timeout

    def run(self) -> None:
        self.received.get()
        try:
            self.received.get(timeout=self.timeout)
            write_log = self._log_second_signal
        except Empty:
            write_log = self._log_timeout
        # Writing the log may hang too, for instance where the reader of a pipe has stopped reading.
        writer = threading.Thread(target=write_log, daemon=True)
        writer.start()
        writer.join(LOG_TIMEOUT)
        end_process(1)

    def _log_second_signal(self) -> None:
        log(logging.WARNING, "a second signal to stop; the process is ended")

    def _log_timeout(self) -> None:
        tasks, threads = self._hanging()
        log(logging.CRITICAL, "the stop took too long; the process is ended", tasks=tasks, threads=threads)

    def _hanging(self) -> tuple[list[str], list[str]]:
        """The tasks that are not done, and the threads that keep the process alive."""
        tasks = [] if self.loop.is_closed() else sorted(map(_task_location, asyncio.all_tasks(self.loop)))
        frames = sys._current_frames()
        threads = [
            f"{thread.name} at {_location(frames.get(thread.ident or 0))}"
            for thread in threading.enumerate()
            if thread is not self and not thread.daemon
        ]
        return tasks, threads


def end_process(code: int) -> None:
    """End this process and all its child processes at once. Removes shared resources, so that Python does not warn of leaks."""
    for child in multiprocessing.active_children():
        child.kill()
    util._run_finalizers(0)  # type: ignore[attr-defined]
    os._exit(code)


def _task_location(task: "asyncio.Future[Any]") -> str:
    if not isinstance(task, asyncio.Task):
        return repr(task)
    stack = task.get_stack(limit=1)
    return f"{task.get_name()} at {_location(stack[0] if stack else None)}"


def _location(frame: Any) -> str:
    return "an unknown place" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"
