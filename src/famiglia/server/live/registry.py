"""The tables that this process has at hand: each with one writer at a time, and never showing what is not committed."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from famiglia.record import RecordError
from famiglia.store import ALIASES, Store
from famiglia.table import Table

from ..http.problems import ProblemError
from ..logs import log
from .footprint import footprint
from .table_rows import loaded

if TYPE_CHECKING:
    from .sockets import Socket

MEGABYTE: Final = 1024 * 1024
LONG: Final = 300
"""A table with so many entries is read in a thread."""
PRESENCE_LASTS: Final = 40.0
"""Seconds after which another process that says nothing has nobody at its tables any more."""


@dataclass(frozen=True)
class Elsewhere:
    """Who looks at a table through another process."""

    seats: tuple[int, ...]
    spectators: int
    heard: float


@dataclass
class Live:
    """A table at hand. `table` may only be looked at and changed by whoever holds the lock; None means read it anew."""

    id: str
    table: Table | None = None
    bot_secret: bytes = b""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    visitors: int = 0
    """Those who hold the lock or wait for it; the table stays at hand for them."""
    sockets: "dict[Socket, None]" = field(default_factory=dict)
    """Those who look on, in the order they came: in this order they are told."""
    aliases: int = 0
    """How many times players of this table had moved to an account when it was read."""
    counted: int = 0
    """The bytes of this table that are part of `Tables.bytes`."""
    work: asyncio.Task[None] | None = None
    """What goes on at this table by itself: bots that think, a rematch that is opened."""
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    shown: tuple[frozenset[int], int] = (frozenset(), 0)
    """Who was online, and how many spectators there were, when that was told last."""
    published: tuple[frozenset[int], int] = (frozenset(), 0)
    """Who looks on here, as other processes were told last."""
    presence_due: asyncio.TimerHandle | None = None

    @property
    def at_hand(self) -> Table:
        """The table; whoever holds the lock has seen to it that it is there."""
        assert self.table is not None
        return self.table

    @property
    def idle(self) -> bool:
        return not self.sockets and not self.visitors and self.work is None

    def here(self) -> tuple[frozenset[int], int]:
        """The seats that are online through this process, and its spectators."""
        seats: set[int] = set()
        watching: set[object] = set()
        for socket in self.sockets:
            if socket.mine:
                seats.update(socket.mine)
            else:
                watching.add(socket.player or socket)
        return frozenset(seats), len(watching)

    def present(self) -> tuple[frozenset[int], int]:
        """The same, through all processes."""
        seats, watching = self.here()
        since = monotonic() - PRESENCE_LASTS
        for other in self.elsewhere.values():
            if other.heard >= since:
                seats |= frozenset(other.seats)
                watching += other.spectators
        return seats, watching


class Tables:
    """Finds tables, in memory or in the store."""

    def __init__(self, store: Store, most_bytes: int = 256 * MEGABYTE) -> None:
        self.store = store
        self.most_bytes = most_bytes
        """Above this, idle tables are forgotten, the least recently used first."""
        self.bytes = 0
        """What all tables at hand take, as estimated when each was used last."""
        self.lives: dict[str, Live] = {}
        self.idle: OrderedDict[str, Live] = OrderedDict()
        """Those of them that are not in use, the least recently used first."""
        self.sender = secrets.token_hex(8)
        """The name of this process on the bus."""
        self.tasks: set[asyncio.Task[None]] = set()
        """What goes on by itself; kept, so that it is not forgotten, and ended with the server."""

    @asynccontextmanager
    async def visit(self, id_: str) -> AsyncIterator[Live]:
        """Hold a table, alone; the problem `no-such-table` if there is none."""
        live = self.lives.get(id_)
        if live is None:
            live = self.lives[id_] = Live(id_)
        live.visitors += 1
        self.settle(live)
        try:
            async with live.lock:
                if live.table is None:
                    await self.load(live)
                yield live
        finally:
            live.visitors -= 1
            self.settle(live)

    def settle(self, live: Live) -> None:
        """Call this after visitors, sockets or work of a table have changed: count it again, and make room if it is needed."""
        if self.lives.get(live.id) is not live:
            return
        size = 0 if live.table is None else footprint(live.table)
        self.bytes += size - live.counted
        live.counted = size
        self.idle.pop(live.id, None)
        if live.idle:
            self.idle[live.id] = live
            if live.table is None:
                self.forget(live)
        while self.idle and self.bytes > self.most_bytes:
            self.forget(next(iter(self.idle.values())))

    def forget(self, live: Live) -> None:
        """Keep an idle table no longer; the next visit reads it from the store."""
        if self.idle.get(live.id) is live:
            del self.lives[live.id], self.idle[live.id]
            self.bytes -= live.counted

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log(logging.ERROR, "fault", exc_info=error)

    async def load(self, live: Live) -> None:
        """Read a table from the store; the lock is held."""
        stored = await self.store.table(live.id)
        if stored is None:
            raise ProblemError("no-such-table")
        if len(stored.entries) > LONG:
            live.table = await asyncio.to_thread(loaded, stored)
        else:
            live.table = loaded(stored)
        live.bot_secret = stored.row.bot_secret
        self.settle(live)

    async def catch_up(self, live: Live) -> bool:
        """Follow what other processes have written; was there something? The lock is held."""
        table = live.at_hand
        news = await self.store.entries_after(live.id, table.numbers)
        if not news:
            return False
        try:
            table.follow(news)
        except (RecordError, AssertionError, LookupError):
            await self.load(live)
        except BaseException:
            live.table = None
            raise
        return True

    async def follow(self, live: Live, heads: Mapping[str, int]) -> bool:
        """Catch up with a table that the store knows like this; has anything changed? The lock is held."""
        if heads.get(ALIASES, 0) > live.aliases:
            await self.load(live)
            live.aliases = heads[ALIASES]
            return True
        return await self.catch_up(live)

    def behind(self, live: Live, numbers: Mapping[str, int]) -> bool:
        """Has another process written more than this one knows?"""
        if live.table is None:
            return False
        known = live.table.numbers | {ALIASES: live.aliases}
        return any(number > known.get(stream, 0) for stream, number in numbers.items())
