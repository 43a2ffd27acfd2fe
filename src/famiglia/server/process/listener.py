"""Accepting connections, so that a server without free descriptors tells new visitors so instead of cutting them off.

An event loop by itself accepts all who wait, and resets those for whom there is no descriptor.
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
from .file_descriptors import is_needed, is_reserved, limit

if TYPE_CHECKING:
    from asyncio import SelectorEventLoop as EventLoop
else:
    try:
        from uvloop import Loop as EventLoop
    except ImportError:
        from asyncio import SelectorEventLoop as EventLoop

AT_ONCE: Final = 50
"""Connections that are accepted in one go; in between, the server does what else there is to do."""
PAUSE: Final = 0.02
"""Seconds until a listener without free descriptors looks again."""
SILENCE: Final = 60.0
"""Seconds without a refusal after which the next one is logged again."""


class Loop(EventLoop):
    """The event loop of a server."""

    async def create_server(self, protocol_factory: Any, *given: Any, sock: Any = None, **named: Any) -> Any:
        """A listener for a socket that listens already."""
        if sock is None:
            return await super().create_server(protocol_factory, *given, **named)
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
        self.pause: asyncio.TimerHandle | None = None
        self.silent_until = 0.0
        sock.setblocking(False)
        loop.add_reader(sock, self._accept)

    def close(self) -> None:
        """Accept nothing more."""
        if self.pause is not None:
            self.pause.cancel()
        self.loop.remove_reader(self.sock)

    async def wait_closed(self) -> None:
        """There is nothing to wait for: connections end by themselves."""

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = self.sock.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # not even one of the reserve is left
                self._pause()
                return
            if is_reserved(connection.fileno()):
                self._tell()
            task = self.loop.create_task(self._connect(connection))
            self.connecting.add(task)
            task.add_done_callback(self.connecting.discard)
            if is_needed(connection.fileno()):
                self._pause()
                return

    async def _connect(self, connection: socket.socket) -> None:
        try:
            connection.setblocking(False)
            await self.loop.connect_accepted_socket(self.factory, connection)
        except OSError:  # the visitor has gone already
            connection.close()

    def _tell(self) -> None:
        now = monotonic()
        if now >= self.silent_until:
            log(logging.WARNING, "nearly all descriptors are in use: new visitors are refused", limit=limit())
        self.silent_until = now + SILENCE

    def _pause(self) -> None:
        self.loop.remove_reader(self.sock)
        self.pause = self.loop.call_later(PAUSE, self._look_again)

    def _look_again(self) -> None:
        if is_needed(lowest_free(self.sock)):
            self.pause = self.loop.call_later(PAUSE, self._look_again)
        else:
            self.pause = None
            self.loop.add_reader(self.sock, self._accept)


def lowest_free(sock: socket.socket) -> int:
    """The number that whatever is opened next will have."""
    try:
        found = os.dup(sock.fileno())
    except OSError:
        return sys.maxsize
    os.close(found)
    return found
