"""What processes tell each other: that something has changed, never what; who hears it looks into the store."""

import logging
from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

import msgspec

LOG = logging.getLogger("famiglia.bus")
MOST_BYTES = 7999
"""PostgreSQL passes on less than 8000 bytes."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """One message: something changed at a table, a session ended, or (resync) anything may have been missed.

    `about` is the id of the table or the hash of the session; `numbers` are those of the table's streams, where known.
    """

    kind: Literal["table", "session", "presence", "resync"]
    about: str = ""
    numbers: dict[str, int] = {}
    sender: str = ""
    """The process that tells it."""
    seats: tuple[int, ...] = ()
    """Of `presence`: the seats that are online at the sender's."""
    spectators: int = 0


RESYNC = News("resync")
"""Messages may have been lost: look at everything again."""

Listener: TypeAlias = Callable[[News], None]


class Bus(Protocol):
    """Carries news between processes. A message may get lost when a connection breaks; `resync` tells of it afterwards."""

    @property
    def alone(self) -> bool:
        """Is this process the only one that writes to the store?"""

    async def open(self, patient: bool = False) -> None:
        """Connect; raises a `BusError` when that fails now, unless `patient`. Later failures are mended in the background."""

    async def close(self) -> None:
        """Disconnect."""

    async def publish(self, news: News) -> None:
        """Tell everybody, this process too. What cannot be sent is dropped: everybody looks again after a reconnect."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener, in the event loop, with all news from now on; what is returned ends that."""

    def healthy(self) -> bool:
        """Is it connected?"""


class BusError(Exception):
    """The bus cannot be reached."""


class Listeners:
    """Those who listen in this process."""

    def __init__(self) -> None:
        self._all: list[Listener] = []

    def add(self, listener: Listener) -> Callable[[], None]:
        """Listen from now on; what is returned ends that."""
        self._all.append(listener)
        return lambda: self._all.remove(listener) if listener in self._all else None

    def tell(self, news: News) -> None:
        """Pass it on to everybody."""
        for listener in tuple(self._all):
            try:
                listener(news)
            except Exception:
                # One listener's failure must not keep the news from the others, nor end the bus.
                LOG.exception("a listener failed at news of a %s", news.kind)


def packed(news: News) -> bytes:
    """The message as it travels."""
    data = msgspec.json.encode(news)
    if len(data) > MOST_BYTES:
        raise ValueError(f"news about {news.about[:20]!r}: {len(data)} bytes; expected at most {MOST_BYTES}")
    return data


def unpacked(data: bytes | str) -> News | None:
    """The message, or None if it is none of ours."""
    try:
        return msgspec.json.decode(data, type=News)
    except msgspec.DecodeError:
        return None


def bus_for(database_url: str, bus_url: str | None = None) -> Bus:
    """The bus for these settings: Redis where one is given, else PostgreSQL's own, else within this process."""
    if bus_url is not None:
        try:
            from .redis import RedisBus
        except ModuleNotFoundError:
            raise BusError(
                "Redis needs a package that is missing; install it with: pip install 'famiglia[redis]'"
            ) from None
        return RedisBus(bus_url)
    if database_url.startswith("postgres"):
        from .postgres import PostgresBus

        return PostgresBus(database_url)
    from .local import LocalBus

    return LocalBus()
