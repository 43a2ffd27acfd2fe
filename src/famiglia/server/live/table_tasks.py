"""What a table does without a command: its bots move, and its rematch is opened."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from famiglia.rulebook import Refused
from famiglia.store import Stale, StoreError, TableTaken
from famiglia.table import BotTask, TableError

from ..clock import Clock
from ..http.problems import ProblemError
from ..logs import log, redacted
from .bot_pool import BotPool
from .broadcast import Broadcaster
from .live_table import LiveTable
from .new_table import create_table, rematch_id, rematch_secret
from .registry import TableRegistry
from .table_rows import row_of, summary_of


class TableTasks:
    """Runs the background tasks of tables, one at a time for each table."""

    def __init__(self, tables: TableRegistry, broadcaster: Broadcaster, bot_pool: BotPool, clock: Clock) -> None:
        self.tables = tables
        self.store = tables.store
        self.broadcaster = broadcaster
        self.bot_pool = bot_pool
        self.clock = clock

    def start(self, live: LiveTable) -> None:
        """Start the background task if bots are to move or a rematch is to be opened; the caller holds the lock."""
        if live.background_task is not None or live.cached is None:
            return
        if live.table.wants_rematch:
            live.background_task = self.tables.start_task(self._supervised(live, self._open_rematch))
        elif live.table.bots_to_act():
            live.background_task = self.tables.start_task(self._supervised(live, self._move_bots))

    async def resume(self, table_id: str) -> None:
        """Start the background task of a table that may not be in memory."""
        try:
            async with self.tables.locked(table_id) as live:
                if await self.tables.catch_up(live):
                    self.broadcaster.send_updates(live)
                self.start(live)
        except Exception as error:
            log(
                logging.WARNING, "a table with waiting bots cannot be resumed", exc_info=error, table=redacted(table_id)
            )

    async def _supervised(self, live: LiveTable, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        try:
            await work(live)
        except (StoreError, Stale, ProblemError, TableError, Refused) as error:
            log(logging.WARNING, "a background task of a table has failed; it is tried again", exc_info=error)
        finally:
            live.background_task = None
            self.tables.update_usage(live)

    async def _move_bots(self, live: LiveTable) -> None:
        """Let bots move until it is a player's turn."""
        while True:
            async with self.tables.locked(live.id):
                waiting = live.table.bots_to_act()
                if not waiting:
                    return
                task = live.table.bot_task(waiting[0])
            move = await self.bot_pool.decide(task, live.bot_secret)
            async with self.tables.locked(live.id):
                await self._play(live, task, move)

    async def _play(self, live: LiveTable, task: BotTask, move: str) -> None:
        now = self.clock.now()
        before = live.table.numbers
        try:
            entries = live.table.do_as_bot(task.seat, move, task.number, now)
        except TableError:
            return  # a player has taken the seat back, or a move was undone: the bot gets a new task
        except Refused as error:
            log(logging.ERROR, "a bot has chosen an illegal move", exc_info=error, bot=task.bot, game=task.game)
            entries = live.table.do_as_bot(task.seat, task.moves[0], task.number, now)
        try:
            await self.tables.commit(live, entries, before, None, now)
        except Stale:
            await self.tables.load(live)
            self.broadcaster.send_updates(live)
            return
        except BaseException:
            live.invalidate()
            raise
        self.broadcaster.send_updates(live)
        self.broadcaster.publish_change(live)

    async def _open_rematch(self, live: LiveTable) -> None:
        """Open the table of the rematch and store its id in this one; doing this twice opens only one table."""
        now = self.clock.now()
        async with self.tables.locked(live.id):
            settings, occupants = live.table.rematch_settings()
            secret = rematch_secret(live.bot_secret)
            table, entries = create_table(rematch_id(live.table, live.bot_secret), settings, occupants, now, secret)
            with suppress(TableTaken):
                await self.store.new_table(row_of(table), entries, summary_of(table, now, True))
            before, link = live.table.numbers, live.table.opened_next(table.id, now)
            try:
                await self.tables.commit(live, link, before, None, now)
            except BaseException:
                live.invalidate()
                raise
            self.broadcaster.send_updates(live)
            self.broadcaster.publish_change(live)
        await self.resume(table.id)
