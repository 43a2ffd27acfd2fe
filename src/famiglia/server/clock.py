"""The system's clock, which may be set forward or back at any time. The server reads the time of day only here."""

import time
from collections.abc import Callable
from typing import Final

JUMP: Final = 60.0
"""If the time of day and the time that has passed differ by this many seconds, somebody has set the clock."""


class Clock:
    """Reads the time of day, and notices when somebody has set the clock."""

    def __init__(self, read: Callable[[], float] = time.time) -> None:
        self.read = read
        self.offset: float | None = None
        """The time of day minus the time that has passed, at the last call of `steady`."""

    def now(self) -> int:
        """The time of day, in whole seconds since 1970."""
        return int(self.read())

    def steady(self) -> bool:
        """Return True if nobody has set the clock since the previous call; the first call returns False."""
        before, self.offset = self.offset, self.read() - _passed()
        return before is not None and abs(self.offset - before) < JUMP


def _passed() -> float:
    """Seconds that have passed since some fixed moment; on Linux this includes the time that the machine was suspended."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)
