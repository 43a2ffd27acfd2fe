"""The interface of buses, the subscribers of a process, and `create_bus`, which chooses a bus by the settings."""

import logging
from collections.abc import Callable
from typing import Protocol, TypeAlias

from .message import BusMessage

LOG = logging.getLogger("famiglia.bus")

Subscriber: TypeAlias = Callable[[BusMessage], None]


class Bus(Protocol):
    """Carries messages between processes. Messages may get lost with a connection; when it is restored, `resync` is delivered."""

    @property
    def is_local(self) -> bool:
        """Is this process the only one that writes to the store?"""

    async def open(self, retry: bool = False) -> None:
        """Connect; raises `BusError` on failure, or with `retry` keeps trying in the background."""

    async def close(self) -> None:
        """Disconnect."""

    async def publish(self, message: BusMessage) -> None:
        """Send a message to every process, including this one. Without a connection it is dropped."""

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call the subscriber, in the event loop, with every message from now on. Returns a function that unsubscribes it."""

    def healthy(self) -> bool:
        """Is the bus connected?"""


class BusError(Exception):
    """The bus cannot be reached."""


class Subscribers:
    """The subscribers in this process."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    def add(self, subscriber: Subscriber) -> Callable[[], None]:
        """Add a subscriber. Returns a function that removes it."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber) if subscriber in self._subscribers else None

    def deliver(self, message: BusMessage) -> None:
        """Call every subscriber with the message."""
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(message)
            except Exception:
                # A failing subscriber must neither keep the message from the others nor stop the bus.
                LOG.exception("a subscriber failed on a message about a %s", message.kind)


def create_bus(database_url: str, bus_url: str | None = None) -> Bus:
    """The bus for these settings: Redis if there is a bus URL, else the one of PostgreSQL, else one within this process."""
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
