"""The base class of buses over a server: reconnects by itself, and delivers `resync` when messages may have been lost."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

from ..logs import log
from ..process.shutdown import end_tasks
from .bus import BusError, Subscriber, Subscribers
from .message import RESYNC, BusMessage, decode, encode

MIN_RETRY_DELAY = 0.1
MAX_RETRY_DELAY = 5.0
"""Seconds between two attempts to connect; the delay doubles after each attempt."""


class ReconnectingBus(ABC):
    """A bus over a server that may become unreachable and come back."""

    driver_errors: tuple[type[Exception], ...]
    """The exceptions of the driver when the server cannot be reached."""

    is_local = False

    def __init__(self) -> None:
        self._subscribers = Subscribers()
        self._connection_task: asyncio.Task[None] | None = None
        self._connected = False
        self._closing = False
        self._send_lock = asyncio.Lock()

    @abstractmethod
    async def _connect(self) -> None:
        """Connect and subscribe to the channel."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Drop the connection, whatever state it is in; must not raise."""

    @abstractmethod
    async def _receive(self) -> None:
        """Deliver incoming messages; return, or raise a driver error, when the connection is lost."""

    @abstractmethod
    async def _send(self, data: bytes) -> None:
        """Send a message to every process."""

    async def open(self, retry: bool = False) -> None:
        """Connect; raises `BusError` if that fails. With `retry` the attempts go on in the background instead."""
        try:
            await self._connect()
            self._connected = True
        except self.driver_errors as error:
            await self._disconnect()
            failed = BusError(f"the bus between processes cannot be reached: {error}")
            if not retry:
                raise failed from error
            log(logging.WARNING, str(failed))
        self._connection_task = asyncio.create_task(self._stay_connected(), name="famiglia-bus")

    async def close(self) -> None:
        """Disconnect."""
        if self._connection_task is not None:
            # The flag ends the task even where its driver swallows the cancellation.
            self._closing = True
            await end_tasks([self._connection_task])
            self._connection_task = None
            self._connected = False
            await self._disconnect()

    async def publish(self, message: BusMessage) -> None:
        """Send a message to every process. Without a connection it is dropped: `resync` follows when there is one again."""
        data = encode(message)
        # One at a time, because the connection allows no more, and to keep the order.
        async with self._send_lock:
            if self._connected:
                with contextlib.suppress(*self.driver_errors):
                    await self._send(data)

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call the subscriber with every message from now on. Returns a function that unsubscribes it."""
        return self._subscribers.add(subscriber)

    def healthy(self) -> bool:
        """Is the bus connected?"""
        return self._connected

    def _received(self, data: bytes | str) -> None:
        if (message := decode(data)) is not None:
            self._subscribers.deliver(message)

    async def _stay_connected(self) -> None:
        """Receive, and reconnect after a failure, until `close`."""
        while not self._closing:
            if self._connected:
                with contextlib.suppress(*self.driver_errors):
                    await self._receive()
                self._connected = False
                await self._disconnect()
            if await self._reconnect():
                self._connected = True
                self._subscribers.deliver(RESYNC)

    async def _reconnect(self) -> bool:
        delay = MIN_RETRY_DELAY
        while not self._closing:
            try:
                await self._connect()
                return True
            except self.driver_errors:
                await self._disconnect()
            await asyncio.sleep(delay)
            delay = min(2 * delay, MAX_RETRY_DELAY)
        return False
