"""Computing the steps of replays: in short slices, for one reader after the other, so that commands hardly wait."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from time import monotonic
from typing import Final, TypeAlias

from famiglia.game import Viewer
from famiglia.table import Table
from famiglia.table.messages import Step
from famiglia.table.views import step_count, step_line, steps

from .read_budget import REPLAYS, ReadBudgets

SLICE: Final = 2
"""Steps that are computed at once; the server does other work in between."""

TableAccess: TypeAlias = Callable[[], AbstractAsyncContextManager[tuple[Table, Viewer]]]
"""Locks the table for one slice; with the viewer that the reader is at this table."""


class ReplayReader:
    """Computes the steps of replays, for all readers in turn."""

    def __init__(self, limited: bool) -> None:
        self.budgets = ReadBudgets(limited, *REPLAYS)
        self.turn = asyncio.Lock()

    async def read(self, reader: str, access: TableAccess, first: int, count: int) -> tuple[list[Step], int]:
        """Some steps of a table, and how many it has; if moves are undone meanwhile, only the steps until then."""
        read: list[Step] = []
        total = 0
        for start in range(first, first + count, SLICE):
            async with self.turn:
                async with access() as (table, viewer):
                    if read and not is_current(table, start - 1, read[-1]):
                        break
                    started = monotonic()
                    with self.budgets.charged(reader):
                        some = steps(table, viewer, start, min(SLICE, first + count - start))
                    read += some
                    total = step_count(table)
                # As long as the slice took: readers never get more than half of the server's time.
                await asyncio.sleep(monotonic() - started)
            if not some:
                break
        return read, total


def is_current(table: Table, number: int, step: Step) -> bool:
    """Is this still the step with this number? Not if it was undone."""
    return number < step_count(table) and step_line(table, number) == step.n
