"""Requests to the application without a network: the same code, many times as fast."""

import asyncio
import json
import logging
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.parse import unquote

from famiglia.server.app import application
from famiglia.server.config import Config

PATIENCE = 120.0
HOST = "127.0.0.1:8000"


@dataclass(frozen=True)
class Reply:
    """An answer of the application."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Faults(logging.Handler):
    """Collects the errors of a log."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class InProcessApp:
    """The application over a database, started and shut down as a server does it."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.app: Any = application(Config(database_url=database, limits=False, bots=1, log="error", **settings))
        self.faults: list[str] = []
        """The errors in the log."""
        self._log = Faults(self.faults)
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __aenter__(self) -> "InProcessApp":
        logging.getLogger("famiglia").addHandler(self._log)
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._life = asyncio.create_task(self.app(scope, self._to_app.get, self._from_app.put))
        await self._lifespan("startup")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._lifespan("shutdown")
        await self._life
        logging.getLogger("famiglia").removeHandler(self._log)

    async def _lifespan(self, moment: str) -> None:
        await self._to_app.put({"type": f"lifespan.{moment}"})
        async with asyncio.timeout(PATIENCE):
            answer = await self._from_app.get()
        assert answer["type"] == f"lifespan.{moment}.complete", answer

    async def ask(
        self,
        method: str,
        path: str,
        query: str = "",
        headers: dict[str, str] | None = None,
        body: bytes = b"",
        cookie: str = "",
    ) -> Reply:
        """Send a request; an exception of the application is raised here."""
        raw = path.encode("utf-8", "surrogatepass")
        heads = [(b"host", HOST.encode())]
        heads += [
            (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in (headers or {}).items()
        ]
        if cookie:
            heads.append((b"cookie", cookie.encode("latin-1", "replace")))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "server": ("127.0.0.1", 8000),
            "client": ("127.0.0.1", 50000),
            "scheme": "http",
            "method": method,
            "root_path": "",
            "path": unquote(raw.decode("latin-1")),
            "raw_path": raw,
            "query_string": query.encode("utf-8", "surrogatepass"),
            "headers": heads,
            "state": {},
        }
        sent: list[dict[str, Any]] = []
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        async with asyncio.timeout(PATIENCE):
            await self.app(scope, receive, send)
        response_headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in sent[0]["headers"]}
        return Reply(sent[0]["status"], response_headers, b"".join(message.get("body", b"") for message in sent[1:]))
