"""The tables in the memory of this process: loaded from the store, locked for one writer at a time, evicted when idle."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from famiglia.record import RecordError
from famiglia.store import ALIASES, CommandRow, Store
from famiglia.table import StreamEntry
from famiglia.table.streams import GAME, SEATS

from ..http.problems import ProblemError
from ..logs import log
from .footprint import footprint
from .live_table import LiveTable
from .table_rows import load_table, summary_of

MEGABYTE: Final = 1024 * 1024
MIN_THREADED: Final = 300
"""Entries from which a table is loaded in a thread."""
SUMMARISED: Final = (GAME, SEATS)
"""The streams that lists of tables depend on."""


class TableRegistry:
    """Finds tables, in memory or in the store."""

    def __init__(self, store: Store, max_bytes: int = 256 * MEGABYTE) -> None:
        self.store = store
        self.max_bytes = max_bytes
        """Above this, idle tables are evicted, the least recently used first."""
        self.bytes = 0
        """The estimated size of all tables in memory."""
        self.by_id: dict[str, LiveTable] = {}
        self.idle: OrderedDict[str, LiveTable] = OrderedDict()
        """Those of them that are not in use, the least recently used first."""
        self.process_id = secrets.token_hex(8)
        """The name of this process on the bus."""
        self.tasks: set[asyncio.Task[None]] = set()
        """References to background tasks, without which Python may drop them."""

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Hold the lock of a table, which is loaded if necessary; the problem `no-such-table` if there is none."""
        live = self.by_id.get(table_id)
        if live is None:
            live = self.by_id[table_id] = LiveTable(table_id)
        live.lock_users += 1
        self.update_usage(live)
        try:
            async with live.lock:
                if live.cached is None:
                    await self.load(live)
                yield live
        finally:
            live.lock_users -= 1
            self.update_usage(live)

    def update_usage(self, live: LiveTable) -> None:
        """Count the size of a table again, and evict others if necessary; to be called when its use has changed."""
        if self.by_id.get(live.id) is not live:
            return
        size = 0 if live.cached is None else footprint(live.cached)
        self.bytes += size - live.counted_bytes
        live.counted_bytes = size
        self.idle.pop(live.id, None)
        if live.is_idle:
            self.idle[live.id] = live
            if live.cached is None:
                self.evict(live)
        while self.idle and self.bytes > self.max_bytes:
            self.evict(next(iter(self.idle.values())))

    def evict(self, live: LiveTable) -> None:
        """Remove an idle table from memory; it is loaded again when it is needed."""
        if self.idle.get(live.id) is live:
            del self.by_id[live.id], self.idle[live.id]
            self.bytes -= live.counted_bytes

    def start_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; an unexpected error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log(logging.ERROR, "fault", exc_info=error)

    async def load(self, live: LiveTable) -> None:
        """Load a table from the store; the lock is held."""
        stored = await self.store.table(live.id)
        if stored is None:
            raise ProblemError("no-such-table")
        if len(stored.entries) > MIN_THREADED:
            live.cached = await asyncio.to_thread(load_table, stored)
        else:
            live.cached = load_table(stored)
        live.bot_secret = stored.row.bot_secret
        self.update_usage(live)

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply the entries that other processes have written; False if there are none. The lock is held."""
        table = live.table
        entries = await self.store.entries_after(live.id, table.numbers)
        if not entries:
            return False
        try:
            table.follow(entries)
        except (RecordError, AssertionError, LookupError):
            await self.load(live)
        except BaseException:
            live.invalidate()
            raise
        return True

    async def catch_up_with(self, live: LiveTable, numbers: Mapping[str, int]) -> bool:
        """Bring a table to these numbers of the store; False if nothing has changed. The lock is held."""
        if numbers.get(ALIASES, 0) > live.alias_number:
            await self.load(live)
            live.alias_number = numbers[ALIASES]
            return True
        return await self.catch_up(live)

    def is_behind(self, live: LiveTable, numbers: Mapping[str, int]) -> bool:
        """Has another process written more than this process knows?"""
        if live.cached is None:
            return False
        known = live.cached.numbers | {ALIASES: live.alias_number}
        return any(number > known.get(stream, 0) for stream, number in numbers.items())

    async def commit(
        self,
        live: LiveTable,
        entries: Sequence[StreamEntry],
        before: Mapping[str, int],
        command: CommandRow | None,
        now: int,
    ) -> None:
        """Write new entries to the store, if the streams still have the numbers from before.

        Chat does not change the summary of the table: lists would reveal it to everybody.
        """
        streams = {entry.stream for entry in entries}
        summary = None
        if not streams.isdisjoint(SUMMARISED):
            # The summary depends on both streams, so both must be up to date.
            summary = summary_of(live.table, now, SEATS in streams)
            streams.update(SUMMARISED)
        await self.store.append(live.id, entries, {stream: before[stream] for stream in streams}, command, summary)
