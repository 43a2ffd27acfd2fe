"""The services of a server process: store, bus, sessions, tables in memory and so on. Every handler gets them."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from famiglia.store import Store

from .assets.static_files import StaticFiles
from .auth.passwords import Passwords
from .auth.sessions import Sessions
from .bus.bus import Bus, create_bus
from .bus.message import BusMessage
from .clock import Clock
from .config import Config
from .database_health import DatabaseHealth
from .http.limits import RateLimits
from .live.bot_pool import BotPool
from .live.broadcast import Broadcaster
from .live.commands import Commands
from .live.follower import ChangeFollower
from .live.hints import HintPool
from .live.read_budget import VIEWS, ReadBudgets
from .live.registry import MEGABYTE, TableRegistry
from .live.replays import ReplayReader
from .live.table_tasks import TableTasks
from .live.uploads import UploadChecker
from .logs import log
from .process.garbage import collect
from .process.process_pool import CLOSE_TIMEOUT
from .process.shutdown import SERVICE_TIMEOUT, close_service, end_tasks

RESUME_INTERVAL: Final = 10
COMPARE_INTERVAL: Final = 15
CLEAN_UP_INTERVAL: Final = 600
"""Seconds between two runs of the periodic tasks."""


class Services:
    """The services of one server process, opened and closed together."""

    store: Store
    bus: Bus
    sessions: Sessions
    database_health: DatabaseHealth
    limits: RateLimits
    tables: TableRegistry
    broadcaster: Broadcaster
    table_tasks: TableTasks
    commands: Commands
    follower: ChangeFollower
    publishing: asyncio.Task[None]

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        self.config = config
        self.clock = clock or Clock()
        self.static_files = StaticFiles()
        self.passwords = Passwords()
        self.bot_pool = BotPool(config.bots)
        self.hints = HintPool()
        self.uploads = UploadChecker()
        self.replays = ReplayReader(config.limits)
        self.views = ReadBudgets(config.limits, *VIEWS)
        """The budgets for looking at tables, separate from replays, so that a reader of many replays can still open a game."""
        self.periodic_tasks: list[asyncio.Task[None]] = []
        self.closing = asyncio.Event()

    async def open(self) -> None:
        """Open the store and the bus, and start the periodic tasks."""
        self.store = await Store.open(self.config.database_url)
        self.bus = create_bus(self.config.database_url, self.config.bus_url or None)
        await self.bus.open(retry=True)  # a worker that starts while the bus is down serves without it
        self.sessions = Sessions(self.store, self.config.secure, self.config.cookie, self.bus.is_local)
        self.database_health = DatabaseHealth(self.store)
        self.limits = RateLimits(self.store, self.config.limits)
        self.tables = TableRegistry(self.store, self.config.table_memory * MEGABYTE)
        self.broadcaster = Broadcaster(self.tables, self.bus)
        self.table_tasks = TableTasks(self.tables, self.broadcaster, self.bot_pool, self.clock)
        self.commands = Commands(self.tables, self.broadcaster, self.table_tasks)
        self.follower = ChangeFollower(self.tables, self.broadcaster)
        self.bus.subscribe(self.receive)
        loop = asyncio.get_running_loop()
        self.resumed = self.clock.now() + 1
        periodic = (
            (self._resume_bots, RESUME_INTERVAL),
            (self.follower.compare_watched, COMPARE_INTERVAL),
            (self._clean_up, CLEAN_UP_INTERVAL),
        )
        self.periodic_tasks = [loop.create_task(self._repeat(seconds, work)) for work, seconds in periodic]
        self.publishing = loop.create_task(self.broadcaster.publish_outbox())

    async def close(self) -> None:
        """Wait for work in progress, then close everything."""
        self.closing.set()
        self.broadcaster.close()
        for live in self.tables.by_id.values():
            if live.presence_timer is not None:
                live.presence_timer.cancel()
        await close_service("outbox", self.publishing)
        await close_service("bus", self.bus.close())
        await asyncio.gather(
            close_service("bots", self.bot_pool.close(), CLOSE_TIMEOUT + 1),
            close_service("hints", self.hints.close(), CLOSE_TIMEOUT + 1),
            close_service("uploads", self.uploads.close(), CLOSE_TIMEOUT + 1),
        )
        # With a grace period, because a cancellation in the middle of a transaction would break its connection.
        await end_tasks([*self.periodic_tasks, *self.tables.tasks], grace=SERVICE_TIMEOUT)
        await close_service("passwords", asyncio.to_thread(self.passwords.close))
        await close_service("store", self.store.close())

    def receive(self, message: BusMessage) -> None:
        """Handle a message from the bus."""
        if message.kind == "resync":
            self.follower.reload(self.tables.by_id)
        elif message.sender == self.tables.process_id:
            return
        elif message.kind == "session":
            self._forget_session(message.about)
        else:
            self.follower.receive(message)

    def end_sessions(self, sessions: Iterable[str]) -> None:
        """Forget sessions that have ended, and close their sockets, in every process."""
        for session in sessions:
            self._forget_session(session)
            self.broadcaster.publish_session_end(session)

    def _forget_session(self, session: str) -> None:
        self.sessions.forget(session)
        for live in self.tables.by_id.values():
            for socket in list(live.sockets):
                if socket.session is not None and socket.session.hash == session:
                    socket.cut()

    def reload_tables(self, table_ids: list[str]) -> None:
        """Load these tables again in every process, because the ids of their players have changed."""
        self.follower.reload(table_ids)
        self.broadcaster.publish_reload(table_ids)

    async def _repeat(self, seconds: int, work: Callable[[], Awaitable[None]]) -> None:
        """Run work periodically until `close`; after a failure it runs again the next time."""
        while not self.closing.is_set():
            try:
                await work()
            except Exception as error:
                log(logging.WARNING, "a periodic task has failed", exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.closing.wait()

    async def _resume_bots(self) -> None:
        """Resume bots that have waited since the last run: their process has died, or this one has just started."""
        before, self.resumed = self.resumed, self.clock.now()
        for table_id in await self.store.tables_awaiting_bots(before):
            if self.closing.is_set():
                return
            await self.table_tasks.resume(table_id)

    async def _clean_up(self) -> None:
        """Collect garbage, and delete what has expired, unless the clock was just set: it may be wrong."""
        collect()
        if self.clock.steady():
            await self.store.prune(self.clock.now())
