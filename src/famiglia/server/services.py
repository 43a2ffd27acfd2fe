"""Everything that a server process holds: the store, the bus, the tables at hand, and those who look after them."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from famiglia.store import Store, StoreError

from .assets.static_files import StaticFiles
from .auth.passwords import Passwords
from .auth.sessions import Sessions
from .bus.bus import Bus, create_bus
from .bus.message import BusMessage
from .clock import Clock
from .config import Config
from .database_health import Health
from .http.limits import RateLimits
from .http.problems import ProblemError
from .live.bot_pool import Thinking
from .live.broadcast import Telling
from .live.commands import Doing
from .live.registry import MEGABYTE, Live, Tables
from .live.replays import Reading
from .live.uploads import Uploads
from .logs import log
from .process.process_pool import CLOSE_TIMEOUT
from .process.shutdown import SERVICE_TIMEOUT, close_service, end_tasks

WAKE_EVERY: Final = 10
LOOK_EVERY: Final = 15
PRUNE_EVERY: Final = 600


class Services:
    """The services of one process, opened together and closed together."""

    store: Store
    bus: Bus
    sessions: Sessions
    health: Health
    limits: RateLimits
    tables: Tables
    telling: Telling
    doing: Doing
    posting: asyncio.Task[None]

    def __init__(self, config: Config, clock: Clock | None = None) -> None:
        self.config = config
        self.clock = clock or Clock()
        self.static_files = StaticFiles()
        self.passwords = Passwords()
        self.thinking = Thinking(config.bots)
        self.uploads = Uploads()
        self.reading = Reading(config.limits)
        self.rounds: list[asyncio.Task[None]] = []
        self.closing = asyncio.Event()

    async def open(self) -> None:
        """Open the store and the bus, and wake the bots that were waiting when the server was stopped."""
        self.store = await Store.open(self.config.database_url)
        self.bus = create_bus(self.config.database_url, self.config.bus_url or None)
        await self.bus.open(retry=True)  # a worker that begins while the bus is away serves without it
        self.sessions = Sessions(self.store, self.config.secure, self.config.cookie, self.bus.is_local)
        self.health = Health(self.store)
        self.limits = RateLimits(self.store, self.config.limits)
        self.tables = Tables(self.store, self.config.table_memory * MEGABYTE)
        self.telling = Telling(self.tables, self.bus)
        self.doing = Doing(self.tables, self.telling, self.thinking, self.clock)
        self.bus.subscribe(self.hear)
        loop = asyncio.get_running_loop()
        self.woken = self.clock.now() + 1
        rounds = ((self._wake, WAKE_EVERY), (self._look, LOOK_EVERY), (self._prune, PRUNE_EVERY))
        self.rounds = [loop.create_task(self._every(seconds, work)) for work, seconds in rounds]
        self.posting = loop.create_task(self.telling.post())

    async def close(self) -> None:
        """Let what has begun come to its end, then close everything."""
        self.closing.set()
        self.telling.close()
        for live in self.tables.lives.values():
            if live.presence_due is not None:
                live.presence_due.cancel()
        await close_service("post", self.posting)
        await close_service("bus", self.bus.close())
        await asyncio.gather(
            close_service("bots", self.thinking.close(), CLOSE_TIMEOUT + 1),
            close_service("uploads", self.uploads.close(), CLOSE_TIMEOUT + 1),
        )
        # Nothing gives them more to do now; to cancel one in the middle of a transaction would break its connection.
        await end_tasks([*self.rounds, *self.tables.tasks], grace=SERVICE_TIMEOUT)
        await close_service("passwords", asyncio.to_thread(self.passwords.close))
        await close_service("store", self.store.close())

    def hear(self, news: BusMessage) -> None:
        """BusMessage from another process, or that some may have been missed."""
        if news.kind == "resync":
            for live in list(self.tables.lives.values()):
                self._look_at(live, anew=True)
        elif news.sender == self.tables.sender:
            return
        elif news.kind == "session":
            self.forget(news.about)
        elif live_ := self.tables.lives.get(news.about):
            if news.kind == "presence":
                self.telling.heard_presence(live_, news)
            elif not news.numbers or self.tables.behind(live_, news.numbers):
                self._look_at(live_, anew=not news.numbers)

    def forget(self, session: str) -> None:
        """A session has ended: forget it, and close its sockets."""
        self.sessions.forget(session)
        for live in self.tables.lives.values():
            for socket in list(live.sockets):
                if socket.session is not None and socket.session.hash == session:
                    socket.cut()

    def end_sessions(self, *sessions: str) -> None:
        """The same in every process."""
        for session in sessions:
            self.forget(session)
            self.telling.outbox.put_nowait(BusMessage("session", session, {}, self.tables.sender))

    def read_anew(self, ids: list[str]) -> None:
        """Who sits where has another id now: read these tables anew, in every process."""
        for id_ in ids:
            if live := self.tables.lives.get(id_):
                self._look_at(live, anew=True)
        self.telling.publish_anew(ids)

    def _look_at(self, live: Live, anew: bool = False) -> None:
        if live.idle:
            self.tables.forget(live)
        else:
            self.tables.start(self._catch_up(live, anew))

    async def _catch_up(self, live: Live, anew: bool) -> None:
        with contextlib.suppress(StoreError, ProblemError):
            async with self.tables.visit(live.id):
                if anew:
                    await self.tables.load(live)
                if anew or await self.tables.catch_up(live):
                    self.telling.push(live)

    async def _every(self, seconds: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do something now and then until `close`; if it fails, it is done again the next time."""
        while not self.closing.is_set():
            try:
                await work()
            except Exception as error:
                log(logging.WARNING, "a round has failed", exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self.closing.wait()

    async def _wake(self) -> None:
        """Bots that wait longer than they should are woken: their process has died, or has only just begun."""
        before, self.woken = self.woken, self.clock.now()
        for id_ in await self.store.tables_awaiting_bots(before):
            if self.closing.is_set():
                return
            await self.doing.wake_table(id_)

    async def _look(self) -> None:
        """A message that got lost costs time, nothing else: every table that is looked at is compared with the store."""
        watched = [live for live in self.tables.lives.values() if live.sockets]
        if not watched:
            return
        heads = await self.store.stream_numbers([live.id for live in watched])
        for live in watched:
            self.telling.publish_presence(live)
            if self.tables.behind(live, heads.get(live.id, {})):
                self.tables.start(self._refresh(live.id))

    async def _refresh(self, table: str) -> None:
        with contextlib.suppress(StoreError, ProblemError):
            async with self.telling.visit(table):
                pass  # a visit catches up by itself

    async def _prune(self) -> None:
        """Forget what has expired, see `store.prune`; not by a clock that was just set, for it may be set right again."""
        if self.clock.steady():
            await self.store.prune(self.clock.now())
