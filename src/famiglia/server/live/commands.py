"""What happens at a table: a command is checked, done, committed, answered, and only then told to everybody."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from famiglia.rulebook import Refused
from famiglia.store import CommandRow, DuplicateCommand, Stale, StoreError, TableTaken
from famiglia.table import BotTask, StreamEntry, Table, TableError, Who
from famiglia.table.messages import Command, Leave, Play, Say, Sit, Undo
from famiglia.table.streams import GAME, SEATS

from ..clock import Clock
from ..http.problems import ProblemError
from ..http.responses import encode
from ..logs import log, redacted
from .bot_pool import Thinking
from .broadcast import Made, Telling, eyes, known
from .registry import Live, Tables
from .table_rows import index_of, next_id, next_secret, opened, row_of

LISTED: Final = (GAME, SEATS)
"""The streams that lists of tables are made from."""

FINGERPRINT: Final = 16
"""Bytes that tell two commands of one person apart."""

TRIES: Final = 30
"""So often a command may come second to those of other processes before it is given up."""


@dataclass
class Wish:
    """A command, who sends it, and how they want to be answered."""

    who: Who
    player: str
    command: Command
    at: int
    made: Made = field(default_factory=dict)
    """The answer, ready for whoever sees with the same eyes."""

    def __post_init__(self) -> None:
        deed = self.command.deed
        self.fingerprint = sha256(encode((self.command.expected, deed))).digest()[:FINGERPRINT]
        self.seat = deed.seat if isinstance(deed, Play | Undo) else None

    def do(self, table: Table) -> list[StreamEntry]:
        return table.do(self.who, self.command.deed, self.command.expected, self.at)

    def known(self, table: Table, since: dict[str, int]) -> dict[str, int]:
        """What the sender knew before, by the names of the rooms; whoever sits down or leaves sees with other eyes."""
        if isinstance(self.command.deed, Sit | Leave):
            since = {"seats": since["seats"]}
        rooms = table.rooms(self.player, table.viewer(self.player, self.seat))
        return {name: since.get(stream, 0) for name, stream in {"game": "game", "seats": "seats", **rooms}.items()}


class Doing:
    """Carries out commands, and what follows from them: bots that move, rematches that are opened."""

    def __init__(self, tables: Tables, telling: Telling, thinking: Thinking, clock: Clock) -> None:
        self.tables = tables
        self.store = tables.store
        self.telling = telling
        self.thinking = thinking
        self.clock = clock

    async def command(self, id_: str, wish: Wish) -> bytes:
        """The answer to a command, as JSON; a second copy of it changes nothing and is told what the first one changed."""
        async with self.telling.visit(id_) as live:
            try:
                answer = await self._until_written(live, wish)
            except DuplicateCommand as seen:
                await self._follow(live)
                return self._again(live, seen.command, wish)
            except TableError as error:
                if error.code == "stale":
                    after = {} if wish.seat is None else known(live.at_hand, f"game:{wish.command.expected}")
                    error.extra["state"] = self.telling.state_for(live, wish.who, None, after)
                raise
            self.telling.push(live, made=wish.made)
            self.telling.publish(live)
            self.wake(live)
            return answer

    def _again(self, live: Live, before: CommandRow, wish: Wish) -> bytes:
        """What has changed since the first copy of a command came, as its sender may know it now; the lock is held."""
        if before.fingerprint != wish.fingerprint:
            raise ProblemError("id-reused")
        table = live.at_hand
        seat = wish.seat if wish.seat in table.seats_of(wish.player) else None
        return encode(self.telling.update_for(live, wish.player, seat, known(table, before.since)))

    async def _follow(self, live: Live) -> None:
        """See to it that the table knows all that was written, by any process; the lock is held."""
        if live.table is None:
            await self.tables.load(live)
        else:
            await self.tables.catch_up(live)
        self.telling.push(live)

    async def _until_written(self, live: Live, wish: Wish) -> bytes:
        """If another process was faster, look at what it did and try again."""
        for _ in range(TRIES):
            try:
                return await self._try(live, wish)
            except Stale:
                await self.tables.load(live)
                self.telling.push(live)
        return await self._try(live, wish)

    async def _try(self, live: Live, wish: Wish) -> bytes:
        """Do it and commit it. What is refused may be an old command, or this process may not know the latest yet."""
        if isinstance(wish.command.deed, Say):
            # A line of chat is never refused for coming late: whether it is a second copy must be known before.
            await self._must_be_new(live, wish)
        try:
            since, entries = live.at_hand.numbers, wish.do(live.at_hand)
        except (TableError, Refused):
            await self._must_be_new(live, wish)
            if not await self.tables.catch_up(live):
                raise
            self.telling.push(live)
            since, entries = live.at_hand.numbers, wish.do(live.at_hand)
        try:
            seen = wish.known(live.at_hand, since)
            update = self.telling.update_for(live, wish.player, wish.seat, seen)
            answer = encode(update)
            row = CommandRow(wish.player, wish.command.id, wish.fingerprint, written(seen), wish.at)
            await self._commit(live, entries, since, row, wish.at)
        except BaseException:
            live.table = None
            raise
        wish.made[eyes(live.at_hand, wish.player, wish.seat, seen)] = (answer, update.numbers)
        return answer

    async def _must_be_new(self, live: Live, wish: Wish) -> None:
        """Raise `DuplicateCommand` if the command took effect before."""
        before = await self.store.find_command(live.id, wish.player, wish.command.id)
        if before is not None:
            raise DuplicateCommand(before) from None

    async def _commit(
        self, live: Live, entries: Sequence[StreamEntry], since: dict[str, int], row: CommandRow | None, at: int
    ) -> None:
        """Keep what was done. Talk leaves no trace in lists: not everybody who reads them may know of it."""
        streams = {entry.stream for entry in entries}
        index = None
        if not streams.isdisjoint(LISTED):
            # What lists tell follows from both; nobody who knows only one of them may write it.
            index = index_of(live.at_hand, at, SEATS in streams)
            streams.update(LISTED)
        await self.store.append(live.id, entries, {stream: since[stream] for stream in streams}, row, index)

    def wake(self, live: Live) -> None:
        """If bots are to move, or a rematch is to be opened, begin with it; the lock is held."""
        if live.work is not None or live.table is None:
            return
        if live.table.wants_rematch:
            live.work = self.tables.start(self._watched(live, self._rematch))
        elif live.table.bots_to_act():
            live.work = self.tables.start(self._watched(live, self._bots))

    async def wake_table(self, id_: str) -> None:
        """The same for a table that nobody may have looked at since the server was started."""
        try:
            async with self.tables.visit(id_) as live:
                if await self.tables.catch_up(live):
                    self.telling.push(live)
                self.wake(live)
        except Exception as error:
            log(logging.WARNING, "a table with waiting bots cannot be woken", exc_info=error, table=redacted(id_))

    async def _watched(self, live: Live, work: Callable[[Live], Awaitable[None]]) -> None:
        try:
            await work(live)
        except (StoreError, Stale, ProblemError, TableError, Refused) as error:
            log(logging.WARNING, "what a table does by itself has failed; it is tried again", exc_info=error)
        finally:
            live.work = None
            self.tables.settle(live)

    async def _bots(self, live: Live) -> None:
        """Bots move until it is a person's turn."""
        while True:
            async with self.tables.visit(live.id):
                waiting = live.at_hand.bots_to_act()
                if not waiting:
                    return
                thought = live.at_hand.bot_task(waiting[0])
            move = await self.thinking.decide(thought, live.bot_secret)
            async with self.tables.visit(live.id):
                await self._bot_moves(live, thought, move)

    async def _bot_moves(self, live: Live, thought: BotTask, move: str) -> None:
        at = self.clock.now()
        since = live.at_hand.numbers
        try:
            entries = live.at_hand.do_as_bot(thought.seat, move, thought.number, at)
        except TableError:
            return  # somebody came back to the seat, or took a move back: the bot thinks anew
        except Refused as error:
            log(logging.ERROR, "a bot wanted an illegal move", exc_info=error, bot=thought.bot, game=thought.game)
            entries = live.at_hand.do_as_bot(thought.seat, thought.moves[0], thought.number, at)
        try:
            await self._commit(live, entries, since, None, at)
        except Stale:
            await self.tables.load(live)
            self.telling.push(live)
            return
        except BaseException:
            live.table = None
            raise
        self.telling.push(live)
        self.telling.publish(live)

    async def _rematch(self, live: Live) -> None:
        """Open the next table, and tell this one where it is; done twice it is the same table."""
        at = self.clock.now()
        async with self.tables.visit(live.id):
            old = live.at_hand
            settings, occupants = old.rematch_settings()
            secret = live.bot_secret
            table, entries = opened(next_id(old, secret), settings, occupants, at, next_secret(secret))
            with suppress(TableTaken):
                await self.store.new_table(row_of(table), entries, index_of(table, at, True))
            since, told = old.numbers, old.opened_next(table.id, at)
            try:
                await self._commit(live, told, since, None, at)
            except BaseException:
                live.table = None
                raise
            self.telling.push(live)
            self.telling.publish(live)
        await self.wake_table(table.id)


def written(numbers: Mapping[str, int]) -> str:
    """Numbers of streams as `known` reads them; what is at 0 needs no mention."""
    return ",".join(f"{name}:{number}" for name, number in numbers.items() if number)
