"""The bus over PostgreSQL's LISTEN and NOTIFY: nothing more to run than the database itself."""

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from .reconnecting import ConnectedBus

CHANNEL = "famiglia"
PATIENCE = 10.0
"""Seconds after which a silent server counts as gone."""
HEARTBEAT = 15.0
"""Seconds between two questions whether the server is still there: a cut cable says nothing by itself."""


class PostgresBus(ConnectedBus):
    """Passes news on through the database server."""

    failures = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)

    def __init__(self, url: str) -> None:
        super().__init__()
        # asyncpg knows neither the name of the driver nor, of the scheme, anything but these two.
        self._url = "postgresql://" + url.partition("://")[2]
        self._connection: Any = None
        self._gone = asyncio.Event()

    async def _connect(self) -> None:
        self._gone.clear()
        self._connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        self._connection.add_termination_listener(lambda _: self._gone.set())
        await self._connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: self._arrived(text))

    async def _disconnect(self) -> None:
        # Ending a connection politely would wait for a server that may be gone.
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            connection.terminate()
            await asyncio.sleep(0)

    async def _lost(self) -> None:
        while not self._gone.is_set() and not self._closing:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._gone.wait()
            except TimeoutError:
                async with self._sending:
                    await self._connection.execute("SELECT 1")

    async def _send(self, data: bytes) -> None:
        if self._connection is not None:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, data.decode())
