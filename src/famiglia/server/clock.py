"""The time of day: the only place where the server reads the system's clock, which may be set forward or back at any time."""

from collections.abc import Callable
from time import monotonic, time
from typing import Final

JUMP: Final = 60.0
"""Seconds; if the time of day goes that much further or less far than time passes, the clock was set."""


class Clock:
    """Seconds since 1970, and whether the clock has been set meanwhile."""

    def __init__(self, read: Callable[[], float] = time) -> None:
        self.read = read
        self.ahead: float | None = None

    def now(self) -> int:
        """The time of day, in whole seconds."""
        return int(self.read())

    def steady(self) -> bool:
        """Has the clock gone on by itself since this was asked before? The first time nothing is known yet: no."""
        before, self.ahead = self.ahead, self.read() - monotonic()
        return before is not None and abs(self.ahead - before) < JUMP
