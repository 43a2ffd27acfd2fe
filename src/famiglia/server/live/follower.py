"""Keeps the tables of this process up to date with what other processes write."""

import contextlib
from collections.abc import Iterable

from famiglia.store import StoreError

from ..bus.message import BusMessage
from ..http.problems import ProblemError
from .broadcast import Broadcaster
from .live_table import LiveTable
from .registry import TableRegistry


class ChangeFollower:
    """Updates tables after messages on the bus and, because messages may get lost, by regular comparisons with the store."""

    def __init__(self, tables: TableRegistry, broadcaster: Broadcaster) -> None:
        self.tables = tables
        self.broadcaster = broadcaster

    def receive(self, message: BusMessage) -> None:
        """Handle a message of another process about a table."""
        live = self.tables.by_id.get(message.about)
        if live is None:
            return
        if message.kind == "presence":
            self.broadcaster.receive_presence(live, message)
        elif not message.numbers or self.tables.is_behind(live, message.numbers):
            self.update(live, reload=not message.numbers)

    def reload(self, table_ids: Iterable[str]) -> None:
        """Reload those of these tables that are in memory."""
        for table_id in list(table_ids):
            if live := self.tables.by_id.get(table_id):
                self.update(live, reload=True)

    def update(self, live: LiveTable, reload: bool = False) -> None:
        """Bring a table up to date in the background; evict it if it is not in use."""
        if live.is_idle:
            self.tables.evict(live)
        else:
            self.tables.start_task(self._update(live, reload))

    async def compare_watched(self) -> None:
        """Compare every table that has sockets with the store, and publish its presence again."""
        watched = [live for live in self.tables.by_id.values() if live.sockets]
        if not watched:
            return
        numbers = await self.tables.store.stream_numbers([live.id for live in watched])
        for live in watched:
            self.broadcaster.publish_presence(live)
            if self.tables.is_behind(live, numbers.get(live.id, {})):
                self.tables.start_task(self._catch_up(live.id))

    async def _update(self, live: LiveTable, reload: bool) -> None:
        with contextlib.suppress(StoreError, ProblemError):
            async with self.tables.locked(live.id):
                if reload:
                    await self.tables.load(live)
                if reload or await self.tables.catch_up(live):
                    self.broadcaster.send_updates(live)

    async def _catch_up(self, table_id: str) -> None:
        with contextlib.suppress(StoreError, ProblemError):
            async with self.broadcaster.caught_up(table_id):
                pass
