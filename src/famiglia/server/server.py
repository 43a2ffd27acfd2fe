"""uvicorn's server with a stop of our own: it always ends, and a signal to stop is no failure."""

import asyncio
import logging
import signal
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType
from typing import ClassVar

import uvicorn

from .signals import STOP, let_through
from .stopping import STOP_WITHIN, Deadline


class Server(uvicorn.Server):
    """A server that a signal stops within a limit, with exit code 0; a second signal ends it at once."""

    stop_within: ClassVar = STOP_WITHIN
    deadline: Deadline

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Answer signals from now on, until the process has ended."""
        logging.captureWarnings(True)
        self.deadline = Deadline(asyncio.get_running_loop(), self.stop_within)
        self.deadline.start()
        for sign in STOP:
            signal.signal(sign, self.handle_exit)
        let_through(*STOP)
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; what has begun comes to its end before the deadline."""
        self.should_exit = True
        self.deadline.told.put(sig)
