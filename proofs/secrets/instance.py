"""An instance of the real application in this process, over a SQLite file of its own."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
from starlette.types import ASGIApp, Message

from famiglia.dice import commitment
from famiglia.server.app import application_of
from famiglia.server.clock import Clock
from famiglia.server.config import Config
from famiglia.server.live.table_rows import row_of, summary_of
from famiglia.server.services import Services
from famiglia.table import Table

ADDRESS = "http://localhost"
HIDDEN = "-" * 64
"""Replaces a commitment, which is as long."""


class RecordedSocket:
    """A socket that records every message it receives."""

    def __init__(self, app: ASGIApp, path: str, query: str, cookie: str) -> None:
        heads = [(b"host", b"localhost")] + ([(b"cookie", cookie.encode())] if cookie else [])
        scope = {"type": "websocket", "path": path, "query_string": query.encode(), "headers": heads}
        self.heard: list[bytes] = []
        self.to_app: asyncio.Queue[Message] = asyncio.Queue()
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self.to_app.get, self._receive))

    async def close(self) -> None:
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task

    async def _receive(self, message: Message) -> None:
        content = message.get("text", message.get("status", message.get("code", "")))
        self.heard.append(f"{message['type']} {content} {message.get('headers')} {message.get('body')}".encode())


class Instance:
    """The application, its database, and an HTTP client for each of its users."""

    def __init__(self, folder: Path, secret: bytes, rules: str, clock: Clock | None = None) -> None:
        self.secret = secret
        """The secret of the table that is compared."""
        self.promise = commitment(secret, rules)
        self.folder = folder
        self.clock = clock
        self.clients: dict[str | None, httpx.AsyncClient] = {}
        self.versions: dict[str | None, int] = {}
        """By user: the version of their note."""

    async def open(self) -> None:
        """Start the application."""
        config = Config(database_url=f"sqlite:///{self.folder}/games.db", limits=False, bots=1)
        self.services = Services(config, self.clock)
        self.app = application_of(self.services)
        await self.services.open()

    async def close(self) -> None:
        for client in self.clients.values():
            await client.aclose()
        await self.services.close()

    async def ask(self, who: str | None, method: str, path: str, body: Any = None) -> bytes:
        """The whole answer to a request: status, headers and body as they are sent."""
        answer = await self._client(who).request(method, path, json=body)
        await self.settle()
        heads = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
        return self.masked(b"%d\n%s\n\n%s" % (answer.status_code, heads, answer.content))

    async def listen(self, who: str | None, path: str, query: str) -> RecordedSocket:
        """Open a socket of this user."""
        jar = self._client(who).cookies
        socket = RecordedSocket(self.app, path, query, "; ".join(f"{name}={value}" for name, value in jar.items()))
        while not socket.heard and not socket.task.done():
            await asyncio.sleep(0)
        await self.settle()
        return socket

    async def keep(self, table: Table, at: int) -> None:
        """Store a table that was played outside the instance."""
        await self.services.store.new_table(row_of(table, bytes(32)), table.entries(), summary_of(table, at, True))

    def table(self, id_: str) -> Table:
        """The table itself, with all its secrets."""
        return self.services.tables.by_id[id_].table

    def masked(self, data: bytes) -> bytes:
        """An answer or message without the commitment.

        It is the only thing sent to all that depends on the secret: it is published before anyone sits down, and it is
        a SHA-256 of 32 random bytes, which reveals nothing about them. Exactly this field is replaced, by one of equal length.
        (That of a rematch depends on the secret of the bots, which is the same in both instances.)
        """
        return data.replace(f'"commitment":"{self.promise}"'.encode(), f'"commitment":"{HIDDEN}"'.encode())

    async def settle(self) -> None:
        """Wait until the application has nothing left to do: no message to send, no bot that decides."""
        while self._busy():
            thinking = any(live.background_task is not None for live in self.services.tables.by_id.values())
            await asyncio.sleep(0.002 if thinking else 0)

    def _busy(self) -> bool:
        lives = self.services.tables.by_id.values()
        senders = sum(len(live.sockets) for live in lives)
        return (
            len(self.services.tables.tasks) > senders
            or not self.services.broadcaster.outbox.empty()
            or any(live.lock_users or live.background_task or live.presence_timer for live in lives)
            or any(not socket.queue.empty() for live in lives for socket in live.sockets)
        )

    def _client(self, who: str | None) -> httpx.AsyncClient:
        if who not in self.clients:
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
            # No compression: compressed commitments differ in length.
            heads = {"Accept-Encoding": "identity"}
            self.clients[who] = httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=heads)
        return self.clients[who]


def body_of(answer: bytes) -> Any:
    """The JSON of an answer."""
    return json.loads(answer.partition(b"\n\n")[2])
