"""What a table keeps: entries of its streams, each appended and never changed."""

from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

SEATS: Final = "seats"
GAME: Final = "game"
PLAYERS: Final = "chat:players"
SPECTATORS: Final = "chat:spectators"
TEAM: Final = "chat:team:"
"""Followed by the name of the team."""


class StreamEntry(NamedTuple):
    """One entry; in its stream it is counted from 1."""

    stream: str
    body: str
    """JSON; in the stream `game` a line of the record as it is, newline and all."""
    at: int
    player: str | None


class Kept(Protocol):
    """An entry as a store returns it."""

    @property
    def stream(self) -> str: ...

    @property
    def body(self) -> str: ...

    @property
    def at(self) -> int: ...

    @property
    def player(self) -> str | None: ...


def in_order(entries: Iterable[Kept]) -> list[StreamEntry]:
    """The same entries, seats before the game and the game before chat; within a stream the order stays."""
    found = [StreamEntry(kept.stream, kept.body, kept.at, kept.player) for kept in entries]
    return sorted(found, key=lambda entry: (entry.stream != SEATS, entry.stream != GAME))
