"""The bus of a server that is a single process."""

import asyncio
from collections.abc import Callable

from .bus import Subscriber, Subscribers
from .message import BusMessage, encode


class LocalBus:
    """Delivers messages within this process."""

    is_local = True

    def __init__(self) -> None:
        self._subscribers = Subscribers()
        self._open = False

    async def open(self, retry: bool = False) -> None:
        """Deliver messages from now on; there is nothing to connect to."""
        self._open = True

    async def close(self) -> None:
        """Deliver no more messages."""
        self._open = False

    async def publish(self, message: BusMessage) -> None:
        """Deliver a message in the next iteration of the event loop, so that it never arrives at once, as on other buses."""
        encode(message)
        asyncio.get_running_loop().call_soon(self._deliver, message)

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call the subscriber with every message from now on. Returns a function that unsubscribes it."""
        return self._subscribers.add(subscriber)

    def healthy(self) -> bool:
        """Is the bus open?"""
        return self._open

    def _deliver(self, message: BusMessage) -> None:
        if self._open:
            self._subscribers.deliver(message)
