"""Computes replays in short slices and stories in a thread, for one reader after the other, so that commands hardly wait."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from time import monotonic, thread_time
from typing import Final, TypeAlias

from famiglia.game import Viewer
from famiglia.table import Table
from famiglia.table.messages import GameStory, Step
from famiglia.table.views import step_count, step_line, steps, story

from .live_table import LiveTable
from .read_budget import REPLAYS, ReadBudgets

SLICE: Final = 2
"""The number of steps in one slice; between slices the server does other work."""

TableAccess: TypeAlias = Callable[[], AbstractAsyncContextManager[tuple[Table, Viewer]]]
"""Locks the table for one slice, and provides the table and the seat from which the reader views it."""


class ReplayReader:
    """Computes the steps of replays and the stories of finished games, for all readers in turn."""

    def __init__(self, limited: bool) -> None:
        self.budgets = ReadBudgets(limited, *REPLAYS)
        self.turn = asyncio.Lock()

    async def read(self, reader: str, access: TableAccess, first: int, count: int) -> tuple[list[Step], int]:
        """Some steps of a replay, and their total number. If moves are undone meanwhile, only the steps until then."""
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
                # Pause for as long as the slice took, so that readers never use more than half of the server's time.
                await asyncio.sleep(monotonic() - started)
            if not some:
                break
        return read, total

    async def story(self, reader: str, access: Callable[[], AbstractAsyncContextManager[LiveTable]]) -> GameStory:
        """The story of a finished game. It replays the whole game, so it is computed in a thread, and only once."""
        self.budgets.check(reader)
        async with self.turn, access() as live:
            story, seconds = await asyncio.to_thread(timed_story, live.table)
        self.budgets.charge(reader, seconds)
        return story


def timed_story(table: Table) -> tuple[GameStory, float]:
    """The story of a game, and the seconds of computing that it took."""
    started = thread_time()
    return story(table), thread_time() - started


def is_current(table: Table, number: int, step: Step) -> bool:
    """Is this still the step with this number, or was it undone?"""
    return number < step_count(table) and step_line(table, number) == step.n
