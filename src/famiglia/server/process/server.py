"""uvicorn's server with a stop of our own: it always ends, and a signal to stop is no failure."""

import asyncio
import logging
import signal
from collections.abc import Generator
from contextlib import contextmanager
from queue import SimpleQueue
from types import FrameType
from typing import ClassVar

import uvicorn

from .shutdown import STOP_WITHIN, Deadline
from .signals import STOP, let_through


class Server(uvicorn.Server):
    """A server that a signal stops within a limit, with exit code 0; a second signal ends it at once."""

    stop_within: ClassVar = STOP_WITHIN

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told: SimpleQueue[int] = SimpleQueue()
        """Every signal to stop; of all that a signal handler can call, this never waits for a lock."""

    def answer_signals(self) -> None:
        """Stop in order from now on, even if the signal comes before the event loop runs."""
        for sign in STOP:
            signal.signal(sign, self.handle_exit)
        let_through(*STOP)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Answer signals from now on, until the process has ended."""
        logging.captureWarnings(True)
        Deadline(asyncio.get_running_loop(), self.told, self.stop_within).start()
        self.answer_signals()
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; what has begun comes to its end before the deadline."""
        self.should_exit = True
        self.told.put(sig)
