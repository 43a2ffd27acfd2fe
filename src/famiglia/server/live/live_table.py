"""A table in memory: its lock, its sockets, and who is present at it."""

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from famiglia.table import Table

if TYPE_CHECKING:
    from .sockets import Socket

REMOTE_PRESENCE_SECONDS: Final = 40.0
"""Seconds for which the presence that another process has reported counts."""

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
    """Tasks that hold the lock or wait for it; meanwhile the table stays in memory."""
    sockets: "dict[Socket, None]" = field(default_factory=dict)
    """In the order in which they were opened, which is the order of the updates."""
    alias_number: int = 0
    """The number of the stream `ALIASES` when the table was loaded."""
    counted_bytes: int = 0
    """The bytes of this table that are part of `TableRegistry.bytes`."""
    background_task: asyncio.Task[None] | None = None
    """What the table does without a command: its bots move, or its rematch is opened."""
    remote_presence: dict[str, RemotePresence] = field(default_factory=dict)
    """By process."""
    sent_presence: Presence = (frozenset(), 0)
    """The presence that was last sent to the sockets."""
    published_presence: Presence = (frozenset(), 0)
    """The presence in this process that was last sent to the other processes."""
    presence_timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        """The table; the holder of the lock can rely on it being loaded."""
        assert self.cached is not None
        return self.cached

    @property
    def is_idle(self) -> bool:
        return not self.sockets and not self.lock_users and self.background_task is None

    def invalidate(self) -> None:
        """Load the table again before it is used next."""
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
