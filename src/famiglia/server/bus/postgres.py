"""The bus over LISTEN and NOTIFY of PostgreSQL, which needs no further server."""

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from .reconnecting_bus import ReconnectingBus

CHANNEL = "famiglia"
TIMEOUT = 10.0
"""Seconds after which a server that does not answer counts as lost."""
HEARTBEAT_INTERVAL = 15.0
"""Seconds between two checks of the connection, because not every lost connection is reported."""


class PostgresBus(ReconnectingBus):
    """Sends messages through the database server."""

    driver_errors = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        super().__init__()
        # asyncpg accepts two schemes only, neither with the name of a driver.
        self._url = "postgresql://" + url.partition("://")[2]
        self._connection: Any = None
        self._terminated = asyncio.Event()

    async def _connect(self) -> None:
        self._terminated.clear()
        self._connection = await asyncpg.connect(self._url, timeout=TIMEOUT, command_timeout=TIMEOUT)
        self._connection.add_termination_listener(lambda _: self._terminated.set())
        await self._connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: self._received(text))

    async def _disconnect(self) -> None:
        # A graceful close would wait for a server that may be unreachable.
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()
            await asyncio.sleep(0)

    async def _receive(self) -> None:
        while not self._terminated.is_set() and not self._closing:
            try:
                async with asyncio.timeout(HEARTBEAT_INTERVAL):
                    await self._terminated.wait()
            except TimeoutError:
                async with self._send_lock:
                    await self._connection.execute("SELECT 1")

    async def _send(self, data: bytes) -> None:
        if self._connection is not None:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, data.decode())
