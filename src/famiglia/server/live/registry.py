"""The tables in the memory of this process. They are loaded from the store, locked by one writer at a time, and evicted."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final

from famiglia.record import RecordError
from famiglia.store import ALIASES, CommandRow, Store
from famiglia.table import StreamEntry, Table
from famiglia.table.streams import GAME, SEATS

from ..http.problems import ProblemError
from ..logs import log
from .footprint import footprint
from .live_table import LiveTable
from .table_rows import load_table, summary_of, with_next_commitment

MEGABYTE: Final = 1024 * 1024
MIN_THREADED: Final = 300
"""Entries from which a table is loaded in a thread."""
SUMMARISED: Final = (GAME, SEATS)
"""The streams that lists of tables depend on."""


class TableLock:
    """Holds the lock of a table in an `async with` block. Every command does this, so it is no generator."""

    __slots__ = ("id", "live", "tables")

    def __init__(self, tables: "TableRegistry", table_id: str) -> None:
        self.tables = tables
        self.id = table_id

    async def __aenter__(self) -> LiveTable:
        live = self.tables.by_id.get(self.id)
        if live is None:
            live = self.tables.by_id[self.id] = LiveTable(self.id)
        self.live = live
        live.lock_users += 1
        self.tables.idle.pop(live.id, None)
        try:
            await live.lock.acquire()
        except BaseException:
            self._leave()
            raise
        try:
            if live.cached is None:
                await self.tables.load(live)
        except BaseException:
            await self.__aexit__()
            raise
        return live

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()
        self._leave()

    def _leave(self) -> None:
        self.live.lock_users -= 1
        self.tables.update_usage(self.live)


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
        """The tables that are not in use, the least recently used first."""
        self.process_id = secrets.token_hex(8)
        """The name of this process on the bus."""
        self.tasks: set[asyncio.Task[None]] = set()
        """Background tasks, referenced here so that they are not garbage-collected."""

    def locked(self, table_id: str) -> "TableLock":
        """Lock a table, which is loaded if necessary; raises the problem `no-such-table` if it does not exist."""
        return TableLock(self, table_id)

    def keep(self, table: Table, bot_secret: bytes) -> None:
        """Keep a table that this process has just created and stored, so that it need not be loaded."""
        if table.id not in self.by_id:
            live = self.by_id[table.id] = LiveTable(table.id, with_next_commitment(table, bot_secret), bot_secret)
            self.update_usage(live)

    def game_in_memory(self, table_id: str) -> str | None:
        """The game of a table; None if the table is not in memory."""
        live = self.by_id.get(table_id)
        return live.cached.settings.game if live is not None and live.cached is not None else None

    def update_usage(self, live: LiveTable) -> None:
        """Update the size of a table and whether it is idle, and evict idle tables if memory is short."""
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
        """Run a coroutine in the background; an unexpected error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log(logging.ERROR, "fault", exc_info=error)

    async def load(self, live: LiveTable) -> None:
        """Load a table from the store; the caller holds the lock."""
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
        """Apply entries that other processes have written; returns False if there are none. The caller holds the lock."""
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
        """Catch up with these numbers of the store; returns False if nothing has changed. The caller holds the lock."""
        if numbers.get(ALIASES, 0) > live.alias_number:
            await self.load(live)
            live.alias_number = numbers[ALIASES]
            return True
        return await self.catch_up(live)

    def is_behind(self, live: LiveTable, numbers: Mapping[str, int]) -> bool:
        """Does the store, with these numbers, have more entries than the table in memory?"""
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
        """Write new entries to the store, if the streams still have the numbers `before`; raises `Stale` otherwise.

        Chat does not change the summary of the table, because lists would reveal it to everybody.
        """
        streams = {entry.stream for entry in entries}
        summary = None
        if not streams.isdisjoint(SUMMARISED):
            # The summary depends on both streams, so both must be up to date.
            summary = summary_of(live.table, now, SEATS in streams)
            streams.update(SUMMARISED)
        await self.store.append(live.id, entries, {stream: before[stream] for stream in streams}, command, summary)
