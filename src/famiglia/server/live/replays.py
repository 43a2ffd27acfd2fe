"""Reading costs much: each reader has a budget, and replays are made in short slices, one reader after the other."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from math import ceil
from time import monotonic, thread_time
from typing import Final, TypeAlias

from famiglia.game import Viewer
from famiglia.table import Table
from famiglia.table.messages import Step
from famiglia.table.views import step_count, step_line, steps

from ..http.problems import too_many

SLICE: Final = 2
"""Steps that are made in one go; in between, the server does what else there is to do."""
REPLAYS: Final = (3.0, 0.05)
"""Seconds of computing that a reader may use at once, and the part of each further second: the replays of a few whole wars."""
LOOKS: Final = (10.0, 0.1)
"""The same for looking at tables: about a thousand looks at once, and ten each second."""
LOADING: Final = 0.04
"""Seconds of computing that are charged for a table which is not in memory, those of a finished war."""
MOST_READERS: Final = 10_000

Visit: TypeAlias = Callable[[], AbstractAsyncContextManager[tuple[Table, Viewer]]]
"""Hold a table for one slice, and look at it through the reader's eyes."""


class Budgets:
    """By reader: the seconds of computing that are used up and not yet earned back."""

    def __init__(self, active: bool, saved: float, share: float) -> None:
        self.active = active
        self.saved = saved
        self.share = share
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The seconds used, and when that was."""

    def check(self, reader: str) -> None:
        """Raises the problem `too-many` if the budget is used up."""
        over = self._used(reader) - self.saved
        if self.active and over >= 0:
            # One second more than needed: enough is earned by then for one whole answer.
            raise too_many(ceil(over / self.share) + 1)

    @contextmanager
    def charged(self, reader: str) -> Iterator[None]:
        """Charge the computing that is done meanwhile; nothing may be awaited in it."""
        begun = thread_time()
        try:
            yield
        finally:
            self.charge(reader, thread_time() - begun)

    def charge(self, reader: str, seconds: float) -> None:
        """Charge so many seconds of computing."""
        self.used[reader] = (self._used(reader) + seconds, monotonic())
        self.used.move_to_end(reader)
        if len(self.used) > MOST_READERS:
            self.used.popitem(last=False)

    def _used(self, reader: str) -> float:
        used, at = self.used.get(reader, (0.0, 0.0))
        return max(0.0, used - (monotonic() - at) * self.share)


class Reading:
    """Makes the steps of replays, for all readers in turn."""

    def __init__(self, limited: bool) -> None:
        self.budgets = Budgets(limited, *REPLAYS)
        self.looks = Budgets(limited, *LOOKS)
        """For looking at tables; apart, so that a reader of many replays can still come back to a game."""
        self.turn = asyncio.Lock()

    async def steps(self, reader: str, visit: Visit, first: int, count: int) -> tuple[list[Step], int]:
        """Some steps of a table and how many it has; where moves are taken back meanwhile, only those made before."""
        found: list[Step] = []
        total = 0
        for begin in range(first, first + count, SLICE):
            async with self.turn:
                async with visit() as (table, viewer):
                    if found and not stands(table, begin - 1, found[-1]):
                        break
                    begun = monotonic()
                    with self.budgets.charged(reader):
                        some = steps(table, viewer, begin, min(SLICE, first + count - begin))
                    found += some
                    total = step_count(table)
                # As long as the slice took: readers never have more than half of the server's time.
                await asyncio.sleep(monotonic() - begun)
            if not some:
                break
        return found, total


def stands(table: Table, number: int, step: Step) -> bool:
    """Is this still the step with this number? Not if it was taken back."""
    return number < step_count(table) and step_line(table, number) == step.n
