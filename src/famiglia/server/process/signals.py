"""Signals while processes begin: Ctrl-C reaches all of them at once, even one that cannot answer it yet."""

import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

STOP: Final = (signal.SIGINT, signal.SIGTERM)
"""The signals that ask a server to stop."""

if sys.platform == "win32":

    @contextmanager
    def held_back(*signs: signal.Signals) -> Generator[None, None, None]:
        """Windows has no way to do this."""
        yield

    def let_through(*signs: signal.Signals) -> None:
        """Nothing was held back."""

else:
    from multiprocessing import resource_tracker

    @contextmanager
    def held_back(*signs: signal.Signals) -> Generator[None, None, None]:
        """Signals wait meanwhile; in a process that is begun here they wait until it lets them through."""
        # It would be begun together with the first process, and lets these signals through when it is.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, signs)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def let_through(*signs: signal.Signals) -> None:
        """Let signals in that were held back when this process began."""
        signal.pthread_sigmask(signal.SIG_UNBLOCK, signs)
