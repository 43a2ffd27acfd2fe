"""The time of day: the only place where the server reads the system's clock, which may be set forward or back at any time."""

import time
from collections.abc import Callable
from typing import Final

JUMP: Final = 60.0
"""Seconds; if the time of day goes that much further or less far than time passes, the clock was set."""


class Clock:
    """Seconds since 1970, and whether the clock has been set meanwhile."""

    def __init__(self, read: Callable[[], float] = time.time) -> None:
        self.read = read
        self.ahead: float | None = None

    def now(self) -> int:
        """The time of day, in whole seconds."""
        return int(self.read())

    def steady(self) -> bool:
        """Has the clock gone on by itself since this was asked before? The first time nothing is known yet: no."""
        before, self.ahead = self.ahead, self.read() - _passed()
        return before is not None and abs(self.ahead - before) < JUMP


def _passed() -> float:
    """Seconds that have passed, also while the machine was asleep where the system counts them."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)
