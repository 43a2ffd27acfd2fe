"""Several worker processes on one port: uvicorn's supervisor with our server and with a time limit for the shutdown."""

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
from .shutdown import STOP_TIMEOUT
from .signals import STOP_SIGNALS, blocked

EXTRA_TIMEOUT: Final = 10.0
"""Seconds that the parent waits in addition to the time after which a worker ends itself."""
END_AT_ONCE: Final = signal.SIGTERM if sys.platform == "win32" else signal.SIGUSR1
"""Tells a worker to end at once."""


class WorkerServer(Server):
    """The server of a worker. It ignores repeated signals, because Ctrl-C reaches it from the terminal and from its parent."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            if sys.platform != "win32":
                threading.Thread(target=self.wait_for_end, daemon=True).start()
            yield
        # The parent's signal may come when the worker has stopped already and Python no longer handles it.
        for sign in STOP_SIGNALS:
            signal.signal(sign, signal.SIG_IGN)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            super().handle_exit(sig, frame)

    def wait_for_end(self) -> None:
        """Wait for `END_AT_ONCE` in a thread: Python's own handlers would wait for a main thread that may hang."""
        signal.sigwait([END_AT_ONCE])
        self.received.put(END_AT_ONCE)
        self.received.put(END_AT_ONCE)


class Worker(multiprocess.Process):
    """A worker process. Signals that arrive while it starts are delivered when its server can handle them."""

    @cached_property
    def server(self) -> Server:
        return WorkerServer(self.config)

    def start(self) -> None:
        with blocked(*STOP_SIGNALS, END_AT_ONCE):
            super().start()


# uvicorn has no other place where the class of its processes can be chosen.
multiprocess.Process = Worker  # type: ignore[misc]


class Workers(Multiprocess):
    """The parent process: starts workers, replaces those that die, and ends them all."""

    stop_timeout: ClassVar = STOP_TIMEOUT + EXTRA_TIMEOUT
    signals_received = 0
    """The number of signals to stop."""

    def handle_int(self) -> None:
        self.signals_received += 1
        self.should_exit.set()

    handle_term = handle_int

    def join_all(self) -> None:
        """Wait for the workers until the timeout, then kill those that are left; exit code 1 if a worker failed."""
        until = time.monotonic() + self.stop_timeout
        end_sent = False
        while (left := [worker for worker in self.processes if worker.exitcode is None]) and time.monotonic() < until:
            self.handle_signals()
            if self.signals_received > 1 and not end_sent:
                end_sent = True
                until = time.monotonic() + EXTRA_TIMEOUT
                for worker in left:
                    assert worker.process.pid is not None
                    os.kill(worker.process.pid, END_AT_ONCE)
            left[0].process.join(0.1)
        for worker in left:
            worker.process.kill()
            worker.process.join()
            log(logging.CRITICAL, "a worker did not stop and was killed", worker=worker.pid)
        if any(worker.exitcode for worker in self.processes):
            raise SystemExit(1)
