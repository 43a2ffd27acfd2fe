"""Everybody at a table is told what has changed, each through their own eyes, after it was committed."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
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
from .registry import Elsewhere, Live, Tables

if TYPE_CHECKING:
    from .sockets import Socket

PRESENCE_WITHIN: Final = 0.3
"""Seconds in which those who come and go are told of together."""


NOBODY_TOLD: Final = (frozenset({-1}), 0)
"""What nobody was ever told: so that presence is told again."""

Eyes: TypeAlias = tuple[object, ...]
Made: TypeAlias = dict[Eyes, tuple[bytes, dict[str, int]]]
"""Updates that are ready to be sent, with the numbers that they lead to."""


class Telling:
    """Sends tables to sockets, and news to other processes."""

    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables = tables
        self.bus = bus
        self.outbox: asyncio.Queue[BusMessage | None] = asyncio.Queue()

    @asynccontextmanager
    async def visit(self, id_: str) -> AsyncIterator[Live]:
        """Hold a table that knows everything which was committed before this call, by any process, with or without the bus."""
        heads = {} if self.bus.is_local else (await self.tables.store.stream_numbers([id_]))[id_]
        async with self.tables.visit(id_) as live:
            if self.tables.behind(live, heads) and await self.tables.follow(live, heads):
                self.push(live)
            yield live

    def state_for(self, live: Live, who: Who, seat: int | None, after: Mapping[str, int] | None = None) -> TableState:
        """All that this person may know of the table; the lock is held."""
        online, spectators = live.present()
        name = None if who.player is None else who.name
        return state(live.at_hand, who.player, name, seat, online, spectators, after or {})

    def update_for(
        self,
        live: Live,
        who: str | None,
        seat: int | None,
        since: Mapping[str, int],
        seats_too: bool = False,
    ) -> TableUpdate:
        """What has changed for this person since these numbers; the lock is held."""
        online, spectators = live.present()
        return update(live.at_hand, who, seat, since, online, spectators, presence=seats_too)

    def push(self, live: Live, seats_too: bool = False, made: Made | None = None) -> None:
        """Tell everybody who looks on through this process; the lock is held, and nothing is uncommitted.

        What was made for one pair of eyes serves all that see the same; `made` is what there is already.
        """
        table = live.at_hand
        made = {} if made is None else made
        for socket in list(live.sockets):
            if changed_eyes(table, socket):
                self.begin(live, socket)
                # Their seats are theirs from now on: who is online is told again, even if nobody came or went.
                live.shown = NOBODY_TOLD
                self.come_and_go(live)
                continue
            key = eyes(table, socket.player, socket.seat, socket.since)
            found = made.get(key)
            if found is None:
                told = self.update_for(live, socket.player, socket.seat, socket.since, seats_too)
                found = made[key] = (encode(told), told.numbers)
            if found[1] != socket.since or seats_too:
                socket.since = found[1]
                socket.offer(found[0])

    def begin(self, live: Live, socket: "Socket", after: Mapping[str, int] | None = None) -> None:
        """Send a socket the whole table, as after a reconnect; the lock is held."""
        table = live.at_hand
        if socket.seat is not None and socket.seat not in table.seats_of(socket.player):
            socket.seat = None
        socket.see(table)
        told = self.state_for(live, socket.who, socket.seat, after)
        socket.since = told.numbers
        socket.offer(encode(told))

    def publish(self, live: Live) -> None:
        """Tell other processes that there is something new."""
        self.outbox.put_nowait(BusMessage("table", live.id, live.at_hand.numbers, self.tables.sender))

    def publish_anew(self, ids: Iterable[str]) -> None:
        """Tell other processes to read these tables anew."""
        for id_ in ids:
            self.outbox.put_nowait(BusMessage("table", id_, {}, self.tables.sender))

    def come_and_go(self, live: Live) -> None:
        """Somebody has come or gone: everybody is told within a moment."""
        if live.presence_due is None:
            live.presence_due = asyncio.get_running_loop().call_later(PRESENCE_WITHIN, self._presence, live)

    def publish_presence(self, live: Live) -> None:
        seats, spectators = live.published = live.here()
        news = BusMessage("presence", live.id, {}, self.tables.sender, tuple(sorted(seats)), spectators)
        self.outbox.put_nowait(news)

    def heard_presence(self, live: Live, news: BusMessage) -> None:
        """Another process tells who looks on there; whoever is new gets the answer who looks on here."""
        if news.sender not in live.elsewhere:
            self.publish_presence(live)
        live.elsewhere[news.sender] = Elsewhere(news.seats, news.spectators, monotonic())
        self.come_and_go(live)

    def _presence(self, live: Live) -> None:
        live.presence_due = None
        if live.here() != live.published:
            self.publish_presence(live)
        if live.present() == live.shown:
            return
        live.shown = live.present()
        if live.sockets:
            self.tables.start(self._tell_presence(live))

    async def _tell_presence(self, live: Live) -> None:
        async with self.tables.visit(live.id) as found:
            self.push(found, seats_too=True)

    async def post(self) -> None:
        """Carry news to the bus, in their order, until those are sent that came before `close`."""
        while (news := await self.outbox.get()) is not None:
            try:
                await self.bus.publish(news)
            except Exception as error:
                log(logging.ERROR, "news could not be told to other processes", exc_info=error, kind=news.kind)

    def close(self) -> None:
        """Let `post` end after what waits now. Cancelling it is not enough: a driver may swallow that."""
        self.outbox.put_nowait(None)


def eyes(table: Table, player: str | None, seat: int | None, since: Mapping[str, int]) -> Eyes:
    """Those who see the same, since the same numbers; two people who have nothing to do with the table do."""
    viewer = table.viewer(player, seat)
    concerned = {table.settings.host, *(occupant.substitute_for for occupant in table.seats)}
    somebody = player if viewer is not None or player in concerned else None
    return somebody, viewer, tuple(sorted(since.items()))


def known(table: Table, after: str) -> dict[str, int]:
    """What somebody knows already, from `game:12,seats:3`; whoever knows more than there is knows another table."""
    parts = (part.partition(":") for part in after.split(",") if part)
    numbers = {name: int(number) for name, _, number in parts}
    return {name: number for name, number in numbers.items() if number <= table.numbers.get(name, number)}


def changed_eyes(table: Table, socket: "Socket") -> bool:
    """Must this person see everything anew, because they see with other eyes than before?"""
    try:
        viewer = table.viewer(socket.player, socket.seat)
    except TableError:
        return True
    if socket.mine != tuple(table.seats_of(socket.player)) or socket.status != table.status:
        return True
    return viewer != socket.viewer and game_of(table.settings.game).seats_hear_differently
