"""uvicorn's server with a time limit for the shutdown, and with exit code 0 after a signal to stop."""

import asyncio
import logging
import signal
from collections.abc import Generator
from contextlib import contextmanager
from queue import SimpleQueue
from types import FrameType
from typing import ClassVar

import uvicorn

from .shutdown import STOP_TIMEOUT, Deadline
from .signals import STOP_SIGNALS, unblock


class Server(uvicorn.Server):
    """A server that a signal stops within a time limit, with exit code 0; a second signal ends it at once."""

    stop_timeout: ClassVar = STOP_TIMEOUT

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.received: SimpleQueue[int] = SimpleQueue()
        """Every signal to stop. A `SimpleQueue` is safe in a signal handler, because it never waits for a lock."""

    def install_signal_handlers(self) -> None:
        """Shut down gracefully from now on, even if the signal comes before the event loop runs."""
        for sign in STOP_SIGNALS:
            signal.signal(sign, self.handle_exit)
        unblock(*STOP_SIGNALS)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Handle signals from now on, until the process has ended."""
        logging.captureWarnings(True)
        Deadline(asyncio.get_running_loop(), self.received, self.stop_timeout).start()
        self.install_signal_handlers()
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; requests in progress are completed before the deadline."""
        self.should_exit = True
        self.received.put(sig)
