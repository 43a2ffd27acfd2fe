"""The streams of a table: append-only lists of entries, from which everything else about the table is derived."""

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

SEATS: Final = "seats"
GAME: Final = "game"
PLAYERS: Final = "chat:players"
SPECTATORS: Final = "chat:spectators"
TEAM: Final = "chat:team:"
"""A prefix, followed by the name of the team."""
SKETCHES: Final = "sketches:"
"""The same, for what the team shares besides its chat."""


class StreamEntry(NamedTuple):
    """One entry of a stream. Its number is its position in the stream, counted from 1."""

    stream: str
    body: str
    """JSON; in the stream `game`, a line of the record with its newline."""
    at: int
    player: str | None


class StoredEntry(Protocol):
    """An entry as the store returns it; it may have further attributes."""

    @property
    def stream(self) -> str: ...

    @property
    def body(self) -> str: ...

    @property
    def at(self) -> int: ...

    @property
    def player(self) -> str | None: ...


def in_order(entries: Iterable[StoredEntry]) -> list[StreamEntry]:
    """The same entries, first those of seats, then those of the game, then chat; each stream stays in order."""
    copies = [StreamEntry(entry.stream, entry.body, entry.at, entry.player) for entry in entries]
    return sorted(copies, key=lambda entry: (entry.stream != SEATS, entry.stream != GAME))
