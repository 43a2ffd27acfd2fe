"""A table in memory: its lock, its sockets, and who is present at it."""

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from famiglia.table import Table

if TYPE_CHECKING:
    from .sockets import Socket

REMOTE_PRESENCE_SECONDS: Final = 40.0
"""Seconds for which the presence reported by another process is valid."""

Presence: TypeAlias = tuple[frozenset[int], int]
"""The seats that are online, and the number of spectators."""


@dataclass(frozen=True)
class RemotePresence:
    """Who is present through another process."""

    seats: tuple[int, ...]
    spectators: int
    received: float


@dataclass
class LiveTable:
    """A table in memory. Only the holder of the lock may read or change `table`."""

    id: str
    cached: Table | None = None
    """None while the table is not loaded, or after a failure that left it in an unknown state."""
    bot_secret: bytes = b""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lock_users: int = 0
    """The number of tasks that hold the lock or wait for it. While there are any, the table stays in memory."""
    sockets: "dict[Socket, None]" = field(default_factory=dict)
    """The sockets in the order in which they were opened; updates are sent in this order."""
    alias_number: int = 0
    """The number of the stream `ALIASES` when the table was loaded."""
    counted_bytes: int = 0
    """The bytes of this table that are part of `TableRegistry.bytes`."""
    background_task: asyncio.Task[None] | None = None
    """The task that moves bots or opens the rematch."""
    remote_presence: dict[str, RemotePresence] = field(default_factory=dict)
    """The presence reported by each other process."""
    sent_presence: Presence = (frozenset(), 0)
    """The presence that was last sent to the sockets."""
    published_presence: Presence = (frozenset(), 0)
    """The presence in this process that was last sent to the other processes."""
    presence_timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table, which is loaded whenever the lock is held."""
        assert self.cached is not None
        return self.cached

    @property
    def is_idle(self) -> bool:
        """Can the table be evicted?"""
        return not self.sockets and not self.lock_users and self.background_task is None

    def invalidate(self) -> None:
        """Let the table be loaded again before its next use."""
        self.cached = None

    def local_presence(self) -> Presence:
        """Who is present through this process."""
        seats: set[int] = set()
        spectators: set[object] = set()
        for socket in self.sockets:
            if socket.own_seats:
                seats.update(socket.own_seats)
            else:
                spectators.add(socket.player or socket)
        return frozenset(seats), len(spectators)

    def presence(self) -> Presence:
        """Who is present through any process."""
        seats, spectators = self.local_presence()
        since = monotonic() - REMOTE_PRESENCE_SECONDS
        for remote in self.remote_presence.values():
            if remote.received >= since:
                seats |= frozenset(remote.seats)
                spectators += remote.spectators
        return seats, spectators
