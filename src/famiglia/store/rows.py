"""The types that the store takes and returns. Times are whole seconds since 1970; bodies and settings are opaque texts."""

from typing import Protocol

import msgspec


class Player(msgspec.Struct, frozen=True):
    """A guest, or a player with an account."""

    id: str
    name: str
    account: str | None
    created: int


class NewEntry(Protocol):
    """An entry to be appended to a stream of a table."""

    @property
    def stream(self) -> str: ...
    @property
    def body(self) -> str: ...
    @property
    def at(self) -> int: ...
    @property
    def player(self) -> str | None: ...


class Entry(msgspec.Struct, frozen=True):
    """An entry of a stream as it is stored; `seq` counts the entries of the stream from 1."""

    stream: str
    seq: int
    body: str
    at: int
    player: str | None


class TableRow(msgspec.Struct, frozen=True):
    """A table, without its streams."""

    id: str
    game: str
    settings: str
    secret: bytes
    bot_secret: bytes
    visibility: str
    pace: str
    status: str
    opened: int
    updated: int


class StoredTable(msgspec.Struct, frozen=True):
    """A table with all its entries, in the order in which they were written."""

    row: TableRow
    entries: list[Entry]


class CommandRow(msgspec.Struct, frozen=True):
    """A command that has taken effect."""

    player: str
    id: str
    fingerprint: bytes
    """A hash of its content."""
    since: str
    """The stream numbers that the sender knew before, such as `game:12,seats:3`; streams that are missing were empty."""
    at: int


class Seat(msgspec.Struct, frozen=True):
    """A seat in a list of tables."""

    player: str | None
    name: str
    bot: str | None
    waiting: bool
    """Is it this seat's turn?"""
    won: bool = False
    """False while the game runs, and for games that ended before the store had this field."""


class TableSummary(msgspec.Struct, frozen=True):
    """The part of a table that lists show; updated when entries are appended."""

    status: str
    updated: int
    seats: tuple[Seat, ...]
    bot_waiting: bool
    """Is it a bot's turn?"""
    players: frozenset[str] | None = None
    """The players whose lists contain the table: those in its seats, and the host; None if they have not changed."""


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    settings: str
    visibility: str
    pace: str
    status: str
    seats: tuple[Seat, ...]
    yours: tuple[int, ...]
    """The seats of the player who requests the list."""
    your_turn: bool
    opened: int
    updated: int


class Note(msgspec.Struct, frozen=True):
    """A player's private note at a table; version 0 stands for no note yet."""

    text: str
    version: int
