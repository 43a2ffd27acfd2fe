"""Reading a replay costs much: it is done in short slices, one reader after the other, and each reader has a budget."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic, thread_time
from typing import Final

from famiglia.game import Viewer
from famiglia.table import Table
from famiglia.table.messages import Step
from famiglia.table.showing import steps

from .problems import too_many

SLICE: Final = 2
"""Steps that are made in one go; in between, the server does what else there is to do."""
SAVED: Final = 3.0
"""Seconds of computing that a reader may use at once: the replays of a few whole wars."""
SHARE: Final = 0.05
"""Of each further second, the part that a reader may use."""
MOST_READERS: Final = 10_000


class Budgets:
    """By reader: the seconds of computing that are used up and not yet earned back."""

    def __init__(self, active: bool) -> None:
        self.active = active
        self.used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The seconds used, and when that was."""

    def check(self, reader: str) -> None:
        """Raises the problem `too-many` if the budget is used up."""
        over = self._used(reader) - SAVED
        if self.active and over >= 0:
            # One second more than needed: enough is earned by then for one whole answer.
            raise too_many(ceil(over / SHARE) + 1)

    @contextmanager
    def charged(self, reader: str) -> Iterator[None]:
        """Charge the computing that is done meanwhile; nothing may be awaited in it."""
        begun = thread_time()
        try:
            yield
        finally:
            self.used[reader] = (self._used(reader) + thread_time() - begun, monotonic())
            self.used.move_to_end(reader)
            if len(self.used) > MOST_READERS:
                self.used.popitem(last=False)

    def _used(self, reader: str) -> float:
        used, at = self.used.get(reader, (0.0, 0.0))
        return max(0.0, used - (monotonic() - at) * SHARE)


class Reading:
    """Makes the steps of replays, for all readers in turn."""

    def __init__(self, limited: bool) -> None:
        self.budgets = Budgets(limited)
        self.turn = asyncio.Lock()

    async def steps(
        self, reader: str, table: Table, viewer: Viewer, first: int, count: int, lang: str | None
    ) -> list[Step]:
        """Some steps of a table that does not change meanwhile."""
        found: list[Step] = []
        for begin in range(first, first + count, SLICE):
            async with self.turn:
                with self.budgets.charged(reader):
                    some = steps(table, viewer, begin, min(SLICE, first + count - begin), lang)
                found += some
                await asyncio.sleep(0)
            if not some:
                break
        return found
