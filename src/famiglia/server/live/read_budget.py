"""Budgets for reading: each reader may use so many seconds of the server's computing, and earns them back with time."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic, thread_time
from typing import Final

from ..http.problems import too_many

REPLAYS: Final = (3.0, 0.05)
"""Seconds of computing that a reader may use at once, and the part of each further second: the replays of a few whole wars."""
VIEWS: Final = (10.0, 0.1)
"""The same for looking at tables: about a thousand views at once, and ten each second."""
LOADING: Final = 0.04
"""Seconds that are charged for loading a table, as long as it takes for a finished war."""
MAX_READERS: Final = 10_000


class ReadBudgets:
    """By reader: the seconds of computing that were used and are not yet earned back."""

    def __init__(self, active: bool, burst: float, rate: float) -> None:
        self.active = active
        self.burst = burst
        self.rate = rate
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The seconds used, and when that was."""

    def check(self, reader: str) -> None:
        """Raise the problem `too-many` if the budget is used up."""
        excess = self._used(reader) - self.burst
        if self.active and excess >= 0:
            # One second more than necessary: then there is enough for a whole response.
            raise too_many(ceil(excess / self.rate) + 1)

    @contextmanager
    def charged(self, reader: str) -> Iterator[None]:
        """Charge the computing that is done meanwhile; nothing may be awaited in it."""
        start = thread_time()
        try:
            yield
        finally:
            self.charge(reader, thread_time() - start)

    def charge(self, reader: str, seconds: float) -> None:
        """Charge so many seconds of computing."""
        self.used[reader] = (self._used(reader) + seconds, monotonic())
        self.used.move_to_end(reader)
        if len(self.used) > MAX_READERS:
            self.used.popitem(last=False)

    def _used(self, reader: str) -> float:
        used, at = self.used.get(reader, (0.0, 0.0))
        return max(0.0, used - (monotonic() - at) * self.rate)
