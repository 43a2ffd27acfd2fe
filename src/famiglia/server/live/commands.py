"""Executes commands: each is checked, applied to the table and committed, and only then answered and broadcast."""

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from famiglia.rulebook import Refused
from famiglia.store import CommandRow, DuplicateCommand, Stale
from famiglia.table import StreamEntry, Table, TableError, Who
from famiglia.table.messages import Command, Leave, Play, PlayAll, Say, Sit, Undo
from famiglia.table.team_messages import Sketch, Suggest

from ..http.problems import ProblemError
from ..http.responses import encode
from .broadcast import Broadcaster, UpdateCache, audience_key
from .live_table import LiveTable
from .registry import TableRegistry
from .stream_numbers import format_numbers, known_numbers
from .table_tasks import TableTasks

FINGERPRINT_BYTES: Final = 8
"""The length of the stored fingerprint, enough to distinguish two commands of one player."""
MAX_RETRIES: Final = 30
"""How often a command is tried again when other processes were faster."""


@dataclass
class PendingCommand:
    """A command that is being executed, with its sender."""

    who: Who
    player: str
    command: Command
    now: int
    cache: UpdateCache = field(default_factory=dict)
    """Contains the encoded response, which is also the update for other sockets of the sender."""

    def __post_init__(self) -> None:
        deed = self.command.deed
        self.fingerprint = sha256(encode((self.command.expected, deed))).digest()[:FINGERPRINT_BYTES]
        self.seat = deed.seat if isinstance(deed, Play | PlayAll | Undo | Sketch | Suggest) else None

    def apply(self, table: Table) -> list[StreamEntry]:
        """Apply the command to the table, and return the new entries."""
        return table.do(self.who, self.command.deed, self.command.expected, self.now)

    def known_before(self, table: Table, before: dict[str, int]) -> dict[str, int]:
        """The stream numbers that the sender knew before the command, by their public names.

        After sitting down or leaving, the sender has another role and gets all other streams from the start.
        """
        if isinstance(self.command.deed, Sit | Leave):
            before = {"seats": before["seats"]}
        viewer = table.viewer(self.player, self.seat)
        streams = {"game": "game", "seats": "seats", **table.rooms(self.player, viewer), **table.sketches(viewer)}
        return {name: before.get(stream, 0) for name, stream in streams.items()}


class Commands:
    """Executes the commands of players."""

    def __init__(self, tables: TableRegistry, broadcaster: Broadcaster, table_tasks: TableTasks) -> None:
        self.tables = tables
        self.store = tables.store
        self.broadcaster = broadcaster
        self.table_tasks = table_tasks

    async def run(self, table_id: str, pending: PendingCommand) -> bytes:
        """Execute a command and return the response as JSON. A second copy only gets the changes since the first."""
        async with self.broadcaster.caught_up(table_id) as live:
            try:
                response = await self._run_until_committed(live, pending)
            except DuplicateCommand as duplicate:
                await self._refresh(live)
                return self._repeat(live, duplicate.command, pending)
            except TableError as error:
                after = None if pending.seat is None else pending.command.expected
                self.broadcaster.add_state(error, live, pending.who, after)
                raise
            self.broadcaster.send_updates(live, cache=pending.cache)
            self.broadcaster.publish_change(live)
            self.table_tasks.start(live)
            return response

    def _repeat(self, live: LiveTable, first: CommandRow, pending: PendingCommand) -> bytes:
        """The changes since the first copy of a command, as its sender may see them now; the caller holds the lock."""
        if first.fingerprint != pending.fingerprint:
            raise ProblemError("id-reused")
        table = live.table
        seat = pending.seat if pending.seat in table.seats_of(pending.player) else None
        since = known_numbers(table, first.since)
        return encode(self.broadcaster.update_for(live, pending.player, seat, since))

    async def _refresh(self, live: LiveTable) -> None:
        """Load the table or catch up, so that it has everything in the store; the caller holds the lock."""
        if live.cached is None:
            await self.tables.load(live)
        else:
            await self.tables.catch_up(live)
        self.broadcaster.send_updates(live)

    async def _run_until_committed(self, live: LiveTable, pending: PendingCommand) -> bytes:
        """Run a command; whenever another process was faster, reload the table and run it again."""
        for _ in range(MAX_RETRIES):
            try:
                return await self._run(live, pending)
            except Stale:
                await self.tables.load(live)
                self.broadcaster.send_updates(live)
        return await self._run(live, pending)

    async def _run(self, live: LiveTable, pending: PendingCommand) -> bytes:
        """Apply a command and commit it. If it is refused, check for a second copy, catch up with the store and try again."""
        if isinstance(pending.command.deed, Say | Sketch | Suggest):
            # These are never refused as stale, so a second copy must be recognised before it is applied.
            await self._check_duplicate(live, pending)
        try:
            before, entries = live.table.numbers, pending.apply(live.table)
        except (TableError, Refused):
            await self._check_duplicate(live, pending)
            if not await self.tables.catch_up(live):
                raise
            self.broadcaster.send_updates(live)
            before, entries = live.table.numbers, pending.apply(live.table)
        try:
            known = pending.known_before(live.table, before)
            update = self.broadcaster.update_for(live, pending.player, pending.seat, known)
            response = encode(update)
            numbers = format_numbers(known)
            row = CommandRow(pending.player, pending.command.id, pending.fingerprint, numbers, pending.now)
            await self.tables.commit(live, entries, before, row, pending.now)
        except BaseException:
            live.invalidate()
            raise
        key = audience_key(live.table, pending.player, pending.seat, known)
        pending.cache[key] = (response, update.numbers)
        return response

    async def _check_duplicate(self, live: LiveTable, pending: PendingCommand) -> None:
        """Raise `DuplicateCommand` if the command has taken effect before."""
        first = await self.store.find_command(live.id, pending.player, pending.command.id)
        if first is not None:
            raise DuplicateCommand(first) from None
