"""Sends committed changes of tables to their sockets, and messages about them to the other processes."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeAlias

from famiglia.table import Table, TableError, Who
from famiglia.table.games import game_of
from famiglia.table.messages import TableState, TableUpdate
from famiglia.table.views import state, update

from ..bus.bus import Bus
from ..bus.message import BusMessage
from ..http.responses import encode
from ..logs import log
from .live_table import LiveTable, Presence, RemotePresence
from .registry import TableLock, TableRegistry
from .stream_numbers import known_numbers

if TYPE_CHECKING:
    from .sockets import Socket

PRESENCE_DELAY: Final = 0.3
"""Seconds for which changes of presence are collected before they are sent."""
NEVER_SENT: Final[Presence] = (frozenset({-1}), 0)
"""A presence that differs from every real one."""

AudienceKey: TypeAlias = tuple[object, ...]
UpdateCache: TypeAlias = dict[AudienceKey, tuple[bytes, dict[str, int]]]
"""Encoded updates, each with the stream numbers after it."""


class CaughtUp(TableLock):
    """Holds the lock of a table that has caught up with the other processes."""

    __slots__ = ("broadcaster",)

    def __init__(self, broadcaster: "Broadcaster", table_id: str) -> None:
        super().__init__(broadcaster.tables, table_id)
        self.broadcaster = broadcaster

    async def __aenter__(self) -> LiveTable:
        if self.broadcaster.bus.is_local:
            return await super().__aenter__()
        numbers = (await self.tables.store.stream_numbers([self.id]))[self.id]
        live = await super().__aenter__()
        try:
            if self.tables.is_behind(live, numbers) and await self.tables.catch_up_with(live, numbers):
                self.broadcaster.send_updates(live)
        except BaseException:
            await self.__aexit__()
            raise
        return live


class Broadcaster:
    """Sends states and updates of tables to sockets, and messages to the bus."""

    def __init__(self, tables: TableRegistry, bus: Bus) -> None:
        self.tables = tables
        self.bus = bus
        self.outbox: asyncio.Queue[BusMessage | None] = asyncio.Queue()

    def caught_up(self, table_id: str) -> "CaughtUp":
        """Lock a table, and catch up with everything that any process has committed before this call."""
        return CaughtUp(self, table_id)

    def state_for(
        self, live: LiveTable, who: Who, seat: int | None, after: Mapping[str, int] | None = None
    ) -> TableState:
        """The state of the table as this player may see it; the caller holds the lock."""
        online, spectators = live.presence()
        name = None if who.player is None else who.name
        return state(live.table, who.player, name, seat, online, spectators, after or {})

    def add_state(self, error: TableError, live: LiveTable, who: Who, after: int | None) -> None:
        """Add the state of the table to an error about an outdated number; its log begins after this number of entries."""
        if error.code == "stale":
            known = {} if after is None else known_numbers(live.table, f"game:{after}")
            error.extra["state"] = self.state_for(live, who, None, known)

    def update_for(
        self,
        live: LiveTable,
        player: str | None,
        seat: int | None,
        since: Mapping[str, int],
        with_presence: bool = False,
    ) -> TableUpdate:
        """What has changed for this player since these numbers; the caller holds the lock."""
        online, spectators = live.presence()
        return update(live.table, player, seat, since, online, spectators, presence=with_presence)

    def send_updates(self, live: LiveTable, with_presence: bool = False, cache: UpdateCache | None = None) -> None:
        """Send all changes to every socket of this process. The caller holds the lock and has committed the changes.

        Each update is encoded once for all sockets that get the same; `cache` contains updates that are encoded already.
        """
        table = live.table
        cache = {} if cache is None else cache
        for socket in list(live.sockets):
            if needs_whole_state(table, socket):
                self.send_state(live, socket)
                # The player has other seats now, so the presence has changed even if nobody came or left.
                live.sent_presence = NEVER_SENT
                self.presence_changed(live)
                continue
            key = audience_key(table, socket.player, socket.seat, socket.since)
            encoded = cache.get(key)
            if encoded is None:
                update = self.update_for(live, socket.player, socket.seat, socket.since, with_presence)
                encoded = cache[key] = (encode(update), update.numbers)
            if encoded[1] != socket.since or with_presence:
                socket.since = encoded[1]
                socket.send(encoded[0])

    def send_state(self, live: LiveTable, socket: "Socket", after: Mapping[str, int] | None = None) -> None:
        """Send the whole state of the table to a socket; the caller holds the lock."""
        table = live.table
        if socket.seat is not None and socket.seat not in table.seats_of(socket.player):
            socket.seat = None
        socket.remember_role(table)
        state = self.state_for(live, socket.who, socket.seat, after)
        socket.since = state.numbers
        socket.send(encode(state))

    def publish_change(self, live: LiveTable) -> None:
        """Tell the other processes, if there can be any, the new stream numbers of a table."""
        if not self.bus.is_local:
            self.outbox.put_nowait(BusMessage("table", live.id, live.table.numbers, self.tables.process_id))

    def publish_reload(self, table_ids: Iterable[str]) -> None:
        """Tell the other processes to load these tables again."""
        for table_id in table_ids:
            self.outbox.put_nowait(BusMessage("table", table_id, {}, self.tables.process_id))

    def publish_session_end(self, session: str) -> None:
        """Tell the other processes that a session has ended."""
        self.outbox.put_nowait(BusMessage("session", session, {}, self.tables.process_id))

    def publish_presence(self, live: LiveTable) -> None:
        """Tell the other processes who is present through this one."""
        seats, spectators = live.published_presence = live.local_presence()
        message = BusMessage("presence", live.id, {}, self.tables.process_id, tuple(sorted(seats)), spectators)
        self.outbox.put_nowait(message)

    def receive_presence(self, live: LiveTable, message: BusMessage) -> None:
        """Store who is present through another process. If that process is new, publish our own presence for it."""
        if message.sender not in live.remote_presence:
            self.publish_presence(live)
        live.remote_presence[message.sender] = RemotePresence(message.seats, message.spectators, monotonic())
        self.presence_changed(live)

    def presence_changed(self, live: LiveTable) -> None:
        """Send the presence after a short delay, together with other changes until then."""
        if live.presence_timer is None:
            loop = asyncio.get_running_loop()
            live.presence_timer = loop.call_later(PRESENCE_DELAY, self._after_presence_delay, live)

    def _after_presence_delay(self, live: LiveTable) -> None:
        live.presence_timer = None
        if live.local_presence() != live.published_presence:
            self.publish_presence(live)
        if live.presence() == live.sent_presence:
            return
        live.sent_presence = live.presence()
        if live.sockets:
            self.tables.start_task(self._send_presence(live.id))

    async def _send_presence(self, table_id: str) -> None:
        async with self.tables.locked(table_id) as live:
            self.send_updates(live, with_presence=True)

    async def publish_outbox(self) -> None:
        """Publish the queued messages in order; ends after `close`, when all earlier messages are sent."""
        while (message := await self.outbox.get()) is not None:
            try:
                await self.bus.publish(message)
            except Exception as error:
                log(
                    logging.ERROR,
                    "a message could not be sent to the other processes",
                    exc_info=error,
                    kind=message.kind,
                )

    def close(self) -> None:
        """End `publish_outbox` after the messages that are queued now. Do not cancel it: drivers may swallow a cancellation."""
        self.outbox.put_nowait(None)


def audience_key(table: Table, player: str | None, seat: int | None, since: Mapping[str, int]) -> AudienceKey:
    """A key that is equal for all sockets that get the same update, such as those of all spectators."""
    viewer = table.viewer(player, seat)
    with_role = {table.settings.host, *(occupant.substitute_for for occupant in table.seats)}
    distinct_player = player if viewer is not None or player in with_role else None
    return distinct_player, viewer, tuple(sorted(since.items()))


def needs_whole_state(table: Table, socket: "Socket") -> bool:
    """Has the role of this player at the table changed, so that an update is not enough?"""
    try:
        viewer = table.viewer(socket.player, socket.seat)
    except TableError:
        return True
    if socket.own_seats != tuple(table.seats_of(socket.player)) or socket.status != table.status:
        return True
    return viewer != socket.viewer and game_of(table.settings.game).events_differ_by_seat
