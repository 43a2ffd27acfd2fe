"""Budgets of computing time for reading: every request uses some of the reader's budget, which is refilled over time."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic, thread_time
from typing import Final

from ..http.problems import too_many

REPLAYS: Final = (3.0, 0.05)
"""The size of a budget in seconds of computing, and its refill per second. Enough for the replays of a few whole wars."""
VIEWS: Final = (10.0, 0.1)
"""The same for looking at tables: enough for a thousand views at once, and ten more each second."""
LOADING: Final = 0.04
"""Seconds that are charged for loading a table; it takes that long for a finished war."""
MAX_READERS: Final = 10_000


class ReadBudgets:
    """The computing time that each reader has used and that is not refilled yet."""

    def __init__(self, active: bool, burst: float, rate: float) -> None:
        self.active = active
        self.burst = burst
        self.rate = rate
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By reader: the seconds used, and the time at which that was true."""

    def check(self, reader: str) -> None:
        """Raise the problem `too-many` if the budget is used up."""
        excess = self._used(reader) - self.burst
        if self.active and excess >= 0:
            # One second more than necessary, so that the budget is enough for a whole response.
            raise too_many(ceil(excess / self.rate) + 1)

    @contextmanager
    def charged(self, reader: str) -> Iterator[None]:
        """Charge the computing time of a `with` block, which must not await anything."""
        start = thread_time()
        try:
            yield
        finally:
            self.charge(reader, thread_time() - start)

    def charge(self, reader: str, seconds: float) -> None:
        """Charge this number of seconds of computing."""
        self.used[reader] = (self._used(reader) + seconds, monotonic())
        self.used.move_to_end(reader)
        if len(self.used) > MAX_READERS:
            self.used.popitem(last=False)

    def _used(self, reader: str) -> float:
        used, at = self.used.get(reader, (0.0, 0.0))
        return max(0.0, used - (monotonic() - at) * self.rate)
