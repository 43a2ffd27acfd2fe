"""What the buses over a server have in common: they connect again by themselves, and say so when news may be missing."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

from ..logs import log
from ..process.shutdown import end_tasks
from .bus import RESYNC, BusError, Listener, Listeners, News, packed, unpacked

SHORTEST = 0.1
LONGEST = 5.0
"""Seconds between two tries to connect again; each wait is twice as long as the one before."""


class ConnectedBus(ABC):
    """A bus over a server that may go away and come back."""

    failures: tuple[type[Exception], ...]
    """What the server's driver raises when it cannot do its work."""

    alone = False

    def __init__(self) -> None:
        self._listeners = Listeners()
        self._keeping: asyncio.Task[None] | None = None
        self._connected = False
        self._closing = False
        self._sending = asyncio.Lock()

    @abstractmethod
    async def _connect(self) -> None:
        """Connect, and listen."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Let go of the connection, whatever state it is in; must not raise."""

    @abstractmethod
    async def _lost(self) -> None:
        """Pass on what arrives; return, or raise a failure, when the connection is lost."""

    @abstractmethod
    async def _send(self, data: bytes) -> None:
        """Send a message to everybody."""

    async def open(self, patient: bool = False) -> None:
        """Connect; a `BusError` says why that is not possible. With patience it is tried again in the background."""
        try:
            await self._connect()
            self._connected = True
        except self.failures as error:
            await self._disconnect()
            failed = BusError(f"the bus between processes cannot be reached: {error}")
            if not patient:
                raise failed from error
            log(logging.WARNING, str(failed))
        self._keeping = asyncio.create_task(self._keep(), name="famiglia-bus")

    async def close(self) -> None:
        """Disconnect."""
        if self._keeping is not None:
            # The flag ends the task even where its driver swallows the cancellation.
            self._closing = True
            await end_tasks([self._keeping])
            self._keeping = None
            self._connected = False
            await self._disconnect()

    async def publish(self, news: News) -> None:
        """Tell everybody. What cannot be sent is dropped: after a reconnect everybody looks at everything again."""
        data = packed(news)
        # One at a time: a connection cannot do more, and the order stays.
        async with self._sending:
            if self._connected:
                with contextlib.suppress(*self.failures):
                    await self._send(data)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with all news from now on; what is returned ends that."""
        return self._listeners.add(listener)

    def healthy(self) -> bool:
        """Is it connected?"""
        return self._connected

    def _arrived(self, data: bytes | str) -> None:
        if (news := unpacked(data)) is not None:
            self._listeners.tell(news)

    async def _keep(self) -> None:
        """Stay connected until `close`."""
        while not self._closing:
            if self._connected:
                with contextlib.suppress(*self.failures):
                    await self._lost()
                self._connected = False
                await self._disconnect()
            if await self._connect_again():
                self._connected = True
                self._listeners.tell(RESYNC)

    async def _connect_again(self) -> bool:
        pause = SHORTEST
        while not self._closing:
            try:
                await self._connect()
                return True
            except self.failures:
                await self._disconnect()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)
        return False
