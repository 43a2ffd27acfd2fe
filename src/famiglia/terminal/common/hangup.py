"""Detects that the terminal is gone, because its window was closed or its connection lost."""

import asyncio
import os
import select
import signal
import sys
from collections.abc import Callable


def on_hang_up(then: Callable[[], None]) -> None:
    """Call a function on SIGHUP, on systems that have this signal."""
    if hasattr(signal, "SIGHUP"):
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, then)


def hung_up() -> bool:
    """True if the terminal is gone. This is checked too, because a parent process may have disabled SIGHUP."""
    if not hasattr(select, "poll") or sys.__stdin__ is None:
        return False
    asking = select.poll()
    asking.register(sys.__stdin__.fileno(), 0)
    return any(event & (select.POLLHUP | select.POLLERR) for _, event in asking.poll(0))


def end_at_once() -> None:
    """End the process at once, without restoring the terminal, which is gone."""
    os._exit(129)
