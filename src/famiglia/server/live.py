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
from famiglia.store import Store
from famiglia.table import Table

from .logs import log
from .opening import loaded
from .problems import Trouble

if TYPE_CHECKING:
    from .sockets import Socket

MOST_KEPT: Final = 500
"""Tables at which nobody looks stay at hand until there are so many."""
ANSWERS_KEPT: Final = 64
LONG: Final = 300
"""A table with so many entries is read in a thread."""
PRESENCE_LASTS: Final = 40.0
"""Seconds after which another process that says nothing has nobody at its tables any more."""


@dataclass(frozen=True)
class Answered:
    """A command that took effect: what it asked for, and what it was answered."""

    fingerprint: str
    answer: bytes


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
    answers: OrderedDict[tuple[str, str], Answered] = field(default_factory=OrderedDict)
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

    def remember(self, player: str, command: str, answered: Answered) -> None:
        """So that a second copy of the command costs nothing."""
        self.answers[player, command] = answered
        if len(self.answers) > ANSWERS_KEPT:
            self.answers.popitem(last=False)

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

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lives: OrderedDict[str, Live] = OrderedDict()
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
        else:
            self.lives.move_to_end(id_)
        live.visitors += 1
        self._make_room()
        try:
            async with live.lock:
                if live.table is None:
                    await self.load(live)
                yield live
        finally:
            live.visitors -= 1

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
            if not live.sockets and self.lives.get(live.id) is live:
                del self.lives[live.id]
            raise Trouble("no-such-table")
        if len(stored.entries) > LONG:
            live.table = await asyncio.to_thread(loaded, stored)
        else:
            live.table = loaded(stored)
        live.bot_secret = stored.row.bot_secret

    async def catch_up(self, live: Live) -> bool:
        """Follow what other processes have written; was there something? The lock is held."""
        table = live.at_hand
        news = await self.store.after(live.id, table.numbers)
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

    def behind(self, live: Live, numbers: Mapping[str, int]) -> bool:
        """Has somebody else written more than this process knows?"""
        if live.table is None:
            return False
        known = live.table.numbers
        return any(number > known.get(stream, 0) for stream, number in numbers.items())

    def _make_room(self) -> None:
        if len(self.lives) <= MOST_KEPT:
            return
        for id_, live in list(self.lives.items()):
            if live.idle:
                del self.lives[id_]
                return
