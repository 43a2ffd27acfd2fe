"""Signals while processes start: Ctrl-C reaches all of them at once, even those without a handler yet."""

import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

if sys.platform == "win32":

    @contextmanager
    def blocked(*signals: signal.Signals) -> Generator[None, None, None]:
        """Do nothing: Windows cannot block signals."""
        yield

    def unblock(*signals: signal.Signals) -> None:
        """Do nothing: no signal was blocked."""

else:
    from multiprocessing import resource_tracker

    @contextmanager
    def blocked(*signals: signal.Signals) -> Generator[None, None, None]:
        """Block signals meanwhile; a process that is started here inherits the mask until it unblocks them."""
        # The resource tracker starts with the first process and unblocks these signals: start it before.
        resource_tracker.ensure_running()
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)

    def unblock(*signals: signal.Signals) -> None:
        """Deliver signals that were blocked when this process started."""
        signal.pthread_sigmask(signal.SIG_UNBLOCK, signals)
