"""The end of a server: every wait for a part has a limit, and what did not end in time is named in the log."""

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

PART_WITHIN: Final = 5.0
"""Seconds that each part of a stopping server has to end."""
SAY_WITHIN: Final = 5.0
"""Seconds that a process which is about to be ended has for its last line in the log."""
STOP_WITHIN: Final = 30.0
"""Seconds after which a server that was told to stop ends its process, whatever still hangs."""


async def end_tasks(tasks: Iterable["asyncio.Task[Any]"], grace: float = 0.0, within: float = PART_WITHIN) -> None:
    """Cancel tasks that have not ended after the grace; those that swallow the cancellation are named and left behind."""
    waiting = set(tasks)
    if waiting and grace:
        _, waiting = await asyncio.wait(waiting, timeout=grace)
    for task in waiting:
        task.cancel()
    await _wait(waiting, within)


async def end_part(name: str, closing: Awaitable[None], within: float = PART_WITHIN) -> None:
    """Wait until a part has closed itself; a failure is logged, so that the other parts are closed too."""
    task = asyncio.ensure_future(closing)
    if isinstance(task, asyncio.Task):
        task.set_name(name)
    await _wait({task}, within)
    if not task.done():
        task.cancel()
    elif not task.cancelled() and (error := task.exception()) is not None:
        log(logging.ERROR, "a part could not be closed", exc_info=error, part=name)


async def _wait(waiting: "set[asyncio.Future[Any]] | set[asyncio.Task[Any]]", within: float) -> None:
    if waiting:
        _, hung = await asyncio.wait(waiting, timeout=within)
        if hung:
            log(logging.ERROR, "hung at the stop", tasks=sorted(_place_of_task(task) for task in hung))


class Deadline(threading.Thread):
    """Ends the process when its stop takes too long, or when it is told to stop a second time; begun with the server."""

    def __init__(self, loop: asyncio.AbstractEventLoop, told: SimpleQueue[int], within: float) -> None:
        super().__init__(name="famiglia-deadline", daemon=True)
        self.loop = loop
        self.told = told
        """Every signal to stop."""
        self.within = within

    def run(self) -> None:
        self.told.get()
        try:
            self.told.get(timeout=self.within)
            say = self._say_hurried
        except Empty:
            say = self._say_hung
        # Saying it may hang too, for instance where the log's reader has stopped reading.
        saying = threading.Thread(target=say, daemon=True)
        saying.start()
        saying.join(SAY_WITHIN)
        end_process(1)

    def _say_hurried(self) -> None:
        log(logging.WARNING, "told to stop a second time; the process is ended")

    def _say_hung(self) -> None:
        tasks, threads = self._hanging()
        log(logging.CRITICAL, "the stop took too long; the process is ended", tasks=tasks, threads=threads)

    def _hanging(self) -> tuple[list[str], list[str]]:
        """The tasks that have not ended, and the threads that keep a process from ending."""
        tasks = [] if self.loop.is_closed() else sorted(map(_place_of_task, asyncio.all_tasks(self.loop)))
        frames = sys._current_frames()
        threads = [
            f"{thread.name} at {_place(frames.get(thread.ident or 0))}"
            for thread in threading.enumerate()
            if thread is not self and not thread.daemon
        ]
        return tasks, threads


def end_process(code: int) -> None:
    """End at once, with the processes of bots; what they shared is removed here, else Python warns that it was left behind."""
    for child in multiprocessing.active_children():
        child.kill()
    util._run_finalizers(0)  # type: ignore[attr-defined]
    os._exit(code)


def _place_of_task(task: "asyncio.Future[Any]") -> str:
    if not isinstance(task, asyncio.Task):
        return repr(task)
    stack = task.get_stack(limit=1)
    return f"{task.get_name()} at {_place(stack[0] if stack else None)}"


def _place(frame: Any) -> str:
    return "an unknown place" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"
