"""Accepts connections, so that a server without free descriptors can refuse new visitors with a proper response.

Without this module, an event loop accepts every waiting connection, and resets those for which there is no descriptor.
"""

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from ..logs import log
from .file_descriptors import is_critical, is_reserved, limit

if TYPE_CHECKING:
    from asyncio import SelectorEventLoop as EventLoop
else:
    try:
        from uvloop import Loop as EventLoop
    except ImportError:
        from asyncio import SelectorEventLoop as EventLoop

BATCH: Final = 50
"""The number of connections that are accepted in one iteration of the event loop."""
RETRY_DELAY: Final = 0.02
"""Seconds until a listener without free descriptors tries again."""
LOG_INTERVAL: Final = 60.0
"""Seconds without a refusal after which the next refusal is logged again."""


class Loop(EventLoop):
    """The event loop of a server, which listens with a `Listener`."""

    async def create_server(self, protocol_factory: Any, *args: Any, sock: Any = None, **options: Any) -> Any:
        """A `Listener` for a socket that listens already."""
        if sock is None:
            return await super().create_server(protocol_factory, *args, **options)
        return Listener(self, protocol_factory, sock)


class Listener:
    """Accepts connections while there are descriptors; the others wait in the queue of the system."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, factory: Callable[[], asyncio.BaseProtocol], sock: socket.socket
    ) -> None:
        self.loop = loop
        self.factory = factory
        self.sock = sock
        self.connecting: set[asyncio.Task[None]] = set()
        self.retry_timer: asyncio.TimerHandle | None = None
        self.silent_until = 0.0
        sock.setblocking(False)
        loop.add_reader(sock, self._accept)

    def close(self) -> None:
        """Accept no more connections."""
        if self.retry_timer is not None:
            self.retry_timer.cancel()
        self.loop.remove_reader(self.sock)

    async def wait_closed(self) -> None:
        """Return at once: connections end by themselves."""

    def _accept(self) -> None:
        for _ in range(BATCH):
            try:
                connection, _ = self.sock.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # even the reserve is used up
                self._pause()
                return
            if is_reserved(connection.fileno()):
                self._log_refusal()
            task = self.loop.create_task(self._connect(connection))
            self.connecting.add(task)
            task.add_done_callback(self.connecting.discard)
            if is_critical(connection.fileno()):
                self._pause()
                return

    async def _connect(self, connection: socket.socket) -> None:
        try:
            connection.setblocking(False)
            await self.loop.connect_accepted_socket(self.factory, connection)
        except OSError:  # the client has disconnected
            connection.close()

    def _log_refusal(self) -> None:
        now = monotonic()
        if now >= self.silent_until:
            log(logging.WARNING, "nearly all descriptors are in use: new visitors are refused", limit=limit())
        self.silent_until = now + LOG_INTERVAL

    def _pause(self) -> None:
        self.loop.remove_reader(self.sock)
        self.retry_timer = self.loop.call_later(RETRY_DELAY, self._retry)

    def _retry(self) -> None:
        if is_critical(next_descriptor(self.sock)):
            self.retry_timer = self.loop.call_later(RETRY_DELAY, self._retry)
        else:
            self.retry_timer = None
            self.loop.add_reader(self.sock, self._accept)


def next_descriptor(sock: socket.socket) -> int:
    """The number that the next descriptor will have."""
    try:
        descriptor = os.dup(sock.fileno())
    except OSError:
        return sys.maxsize
    os.close(descriptor)
    return descriptor
