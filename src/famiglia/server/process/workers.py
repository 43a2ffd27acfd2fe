"""Several workers behind one port: uvicorn's processes, with our server in each, and with a stop that has a limit."""

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from functools import cached_property
from types import FrameType
from typing import ClassVar, Final

from uvicorn.supervisors import Multiprocess, multiprocess

from ..logs import log
from .server import Server
from .shutdown import STOP_WITHIN
from .signals import STOP, held_back

AFTER_THE_WORKERS: Final = 10.0
"""Seconds that the parent grants beyond the time after which a worker ends itself."""
AT_ONCE: Final = signal.SIGTERM if sys.platform == "win32" else signal.SIGUSR1
"""Tells a worker to end at once."""


class WorkersServer(Server):
    """Ctrl-C reaches a worker twice, from the terminal and through its parent: only the parent knows a second one."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            if sys.platform != "win32":
                threading.Thread(target=self.end_at_once, daemon=True).start()
            yield
        # The parent's signal may come when the worker has stopped already, and Python no longer answers it.
        for sign in STOP:
            signal.signal(sign, signal.SIG_IGN)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)

    def end_at_once(self) -> None:
        """Wait for the parent's word in a thread: Python's own handlers wait for a main thread that may hang."""
        signal.sigwait([AT_ONCE])
        self.told.put(AT_ONCE)
        self.told.put(AT_ONCE)


class Worker(multiprocess.Process):
    """One process; a signal that comes while it begins waits until its server can answer it."""

    @cached_property
    def server(self) -> Server:
        return WorkersServer(self.config)

    def start(self) -> None:
        with held_back(*STOP, AT_ONCE):
            super().start()


# uvicorn names the class of its processes here and nowhere else.
multiprocess.Process = Worker  # type: ignore[misc]


class Workers(Multiprocess):
    """The parent: begins workers, replaces those that die, and ends them all."""

    stop_within: ClassVar = STOP_WITHIN + AFTER_THE_WORKERS
    told = 0
    """Signals to stop that have come."""

    def handle_int(self) -> None:
        self.told += 1
        self.should_exit.set()

    handle_term = handle_int

    def join_all(self) -> None:
        """Wait for the workers with a limit, then kill those that are left; exit code 1 if one did not end well."""
        until = time.monotonic() + self.stop_within
        hurried = False
        while (left := [worker for worker in self.processes if worker.exitcode is None]) and time.monotonic() < until:
            self.handle_signals()
            if self.told > 1 and not hurried:
                hurried = True
                until = time.monotonic() + AFTER_THE_WORKERS
                for worker in left:
                    assert worker.process.pid is not None
                    os.kill(worker.process.pid, AT_ONCE)
            left[0].process.join(0.1)
        for worker in left:
            worker.process.kill()
            worker.process.join()
            log(logging.CRITICAL, "a worker did not stop and was killed", worker=worker.pid)
        if any(worker.exitcode for worker in self.processes):
            raise SystemExit(1)
