"""A client that plays over the network, with commands over HTTP and updates through a socket."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import aiohttp
import websockets
from websockets.asyncio.client import ClientConnection, connect

Json: TypeAlias = Any
PATIENCE = 60.0
INSIST_WITHIN = 600.0
"""Seconds; the server may die and start again many times meanwhile."""


@dataclass(frozen=True)
class Answer:
    """An answer of the server, and the number of attempts it took."""

    status: int
    body: Json
    tries: int = 1


def new_id() -> str:
    """A unique id of a command or a table."""
    return secrets.token_urlsafe(24)


def command(deed: Json, expected: int, id_: str = "") -> Json:
    """The body of a command."""
    return {"id": id_ or new_id(), "expected": expected, "deed": deed}


class Client:
    """A user with a session of their own."""

    def __init__(self, address: str, name: str = "Anna", up: asyncio.Event | None = None) -> None:
        self.address = address
        self.name = name
        self.up = up or asyncio.Event()
        """Set while the server runs; no request is repeated before that."""
        if up is None:
            self.up.set()
        self.player = ""

    @cached_property
    def http(self) -> aiohttp.ClientSession:
        """The HTTP session; opened by the first request."""
        return aiohttp.ClientSession(
            base_url=f"http://{self.address}",
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.CookieJar(unsafe=True),
        )

    @property
    def cookie(self) -> str:
        """The header `Cookie` that a browser would send."""
        return "; ".join(f"{cookie.key}={cookie.value}" for cookie in self.http.cookie_jar)

    async def close(self) -> None:
        await self.http.close()

    async def ask(self, method: str, path: str, body: Json = None) -> Answer:
        """Send a request; raises `aiohttp.ClientError` or `TimeoutError` if no complete answer comes."""
        async with self.http.request(method, path, json=body, allow_redirects=False) as answer:
            text = await answer.text()
            is_json = "json" in answer.headers.get("content-type", "")
            return Answer(answer.status, json.loads(text) if is_json and text else text)

    async def insist(self, method: str, path: str, body: Json = None) -> Answer:
        """Repeat a request until it is answered: the server may be down, or die meanwhile."""
        tries = 0
        async with asyncio.timeout(INSIST_WITHIN):
            while True:
                tries += 1
                try:
                    answer = await self.ask(method, path, body)
                except (aiohttp.ClientError, OSError, ValueError):
                    await self._again()
                    continue
                if answer.status != 503:
                    return Answer(answer.status, answer.body, tries)
                await self._again()

    async def become_guest(self) -> "Client":
        """Sign in as a new guest."""
        answer = await self.insist("POST", "/api/guests", {"name": self.name})
        assert answer.status == 201, answer
        self.player = answer.body["player"]
        return self

    async def open_table(self, game: str = "duel", seats: tuple[str, ...] = ("me", "open"), **settings: Json) -> Json:
        """Open a table and return its state."""
        body = {"id": new_id(), "game": game, "seats": list(seats), **settings}
        answer = await self.insist("POST", "/api/tables", body)
        if answer.status in (200, 201):
            return answer.body
        # The answer to the first attempt may have been lost: then the table exists already.
        assert answer.tries > 1, answer
        return await self.look(body["id"])

    async def look(self, table: str, seat: int | None = None) -> Json:
        """The state of a table."""
        answer = await self.insist("GET", _with_seat(f"/api/tables/{table}", seat))
        assert answer.status == 200, answer
        return answer.body

    async def do(self, table: str, deed: Json, expected: int, id_: str = "") -> Answer:
        """Send a command with the same id until it is answered."""
        return await self.send(table, command(deed, expected, id_))

    async def send(self, table: str, sent: Json) -> Answer:
        """Send the body of a command until it is answered."""
        return await self.insist("POST", f"/api/tables/{table}/commands", sent)

    def socket(self, table: str, seat: int | None = None, after: str = "", **options: Any) -> connect:
        """A socket at a table, to be used with `async with`."""
        path = _with_seat(f"/api/tables/{table}/live", seat)
        if after:
            path += ("&" if "?" in path else "?") + f"after={after}"
        heads = {"Cookie": self.cookie} if self.cookie else {}
        url = f"ws://{self.address}{path}"
        return connect(url, additional_headers=heads, max_size=None, compression=None, proxy=None, **options)

    async def messages(self, table: str, seat: int | None = None) -> AsyncIterator[Json]:
        """Yield all messages of a table's socket without end; after a lost connection continue where it broke off."""
        numbers: dict[str, int] = {}
        while True:
            after = ",".join(f"{stream}:{number}" for stream, number in numbers.items())
            try:
                async with self.socket(table, seat, after) as socket:
                    async for message in _messages(socket):
                        numbers = message["numbers"]
                        yield message
            except websockets.InvalidStatus as refused:
                if refused.response.status_code == 403:
                    seat = None  # the seat is taken by someone else: continue as a spectator
            except (OSError, websockets.WebSocketException):
                pass
            await self._again()

    async def _again(self) -> None:
        await asyncio.sleep(0.02)
        await self.up.wait()


async def _messages(socket: ClientConnection) -> AsyncIterator[Json]:
    async for text in socket:
        message = json.loads(text)
        if message["kind"] in ("state", "update"):
            yield message


def _with_seat(path: str, seat: int | None) -> str:
    return path if seat is None else f"{path}?seat={seat}"
