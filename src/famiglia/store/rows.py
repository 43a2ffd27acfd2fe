"""What the store keeps, row by row. Times are whole seconds since 1970; what a body or settings mean, it does not know."""

from typing import Protocol

import msgspec


class Player(msgspec.Struct, frozen=True):
    """A person: a guest, or somebody with an account."""

    id: str
    name: str
    account: str | None
    created: int


class Line(Protocol):
    """Whatever is to be written into a stream of a table."""

    @property
    def stream(self) -> str: ...
    @property
    def body(self) -> str: ...
    @property
    def at(self) -> int: ...
    @property
    def player(self) -> str | None: ...


class Entry(msgspec.Struct, frozen=True):
    """A line of a stream as it is kept; `seq` counts its stream from 1."""

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


class Stored(msgspec.Struct, frozen=True):
    """A table with all its entries, in the order in which they were written."""

    row: TableRow
    entries: list[Entry]


class CommandRow(msgspec.Struct, frozen=True):
    """A command that took effect: whose, its id, what it asked for (fingerprint), what its sender knew before, and when."""

    player: str
    id: str
    fingerprint: bytes
    since: str
    """Numbers of streams, as `game:12,seats:3`; whatever is not named was at 0."""
    at: int


class Seat(msgspec.Struct, frozen=True):
    """A seat as lists of tables show it."""

    player: str | None
    name: str
    bot: str | None
    waiting: bool
    """Does the game wait for this seat?"""
    won: bool = False
    """False while the game runs, and of games that ended before this was kept."""


class Index(msgspec.Struct, frozen=True):
    """What lists of tables need to know after an append."""

    status: str
    updated: int
    seats: tuple[Seat, ...]
    bot_waiting: bool
    """Does the game wait for a bot?"""
    players: frozenset[str] | None = None
    """Who finds the table among their own: those who sit there, and the host; None when that has not changed."""


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
    """The seats of the player who asks."""
    your_turn: bool
    opened: int
    updated: int


class Note(msgspec.Struct, frozen=True):
    """A player's private note at a table; version 0 is the empty one that nobody has written."""

    text: str
    version: int
