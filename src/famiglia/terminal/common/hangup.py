"""When the terminal itself goes away: its window is closed, its connection breaks."""

import asyncio
import os
import select
import signal
import sys
from collections.abc import Callable


def on_hang_up(then: Callable[[], None]) -> None:
    """Call this on SIGHUP, on systems that have it."""
    if hasattr(signal, "SIGHUP"):
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, then)


def hung_up() -> bool:
    """True if the terminal is gone; asked as well as SIGHUP, which a parent process may ignore."""
    if not hasattr(select, "poll") or sys.__stdin__ is None:
        return False
    asking = select.poll()
    asking.register(sys.__stdin__.fileno(), 0)
    return any(event & (select.POLLHUP | select.POLLERR) for _, event in asking.poll(0))


def end_at_once() -> None:
    """End without another word: there is no terminal left to put in order."""
    os._exit(129)
