"""A request, taken apart: who asks what, in which language."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from starlette.types import Receive

from famiglia.rulebook import Message
from famiglia.table import Who

from ..auth.sessions import Session
from ..live.replays import LOADING
from .limits import network
from .problems import Trouble

if TYPE_CHECKING:
    from famiglia.store import Player

    from ..live.registry import Live
    from ..services import House

BODY_WITHIN = 30.0
"""Seconds in which a request must have told its body."""


@dataclass(slots=True)
class Call:
    """What a handler gets."""

    house: "House"
    session: Session | None
    path: dict[str, str]
    query: Any
    body: Any
    lang: str
    address: str
    """What limits count the client by: its IPv4 address, or the network of its IPv6 address."""
    at: int
    heads: dict[bytes, bytes] = field(default_factory=dict)

    @property
    def player(self) -> "Player":
        """The person who asks; the route has seen to it that there is one."""
        if self.session is None:
            raise Trouble("not-signed-in")
        return self.session.player

    @property
    def reader(self) -> str:
        """Whose budget reading is charged to: the person's, without a session the address's."""
        return network(self.address) if self.session is None else f"player {self.session.player.id}"

    @property
    def who(self) -> Who:
        """The person as a table knows them; without a session somebody without a name."""
        return Who(None, "") if self.session is None else Who(self.session.player.id, self.session.player.name)

    @asynccontextmanager
    async def look(self) -> "AsyncIterator[Live]":
        """Hold the table of the path; what that costs is charged to the reader. Nothing may be awaited meanwhile."""
        id_, looks = self.path["table"], self.house.reading.looks
        looks.check(self.reader)
        if id_ not in self.house.tables.lives:
            looks.charge(self.reader, LOADING)
        async with self.house.telling.visit(id_) as live:
            with looks.charged(self.reader):
                yield live


async def read_body(receive: Receive, limit: int) -> bytes:
    """The whole body; whatever is longer than the limit is refused before it is read to its end."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Trouble("bad-request", what=Message("request-cut-off"))
                part = message.get("body", b"")
                size += len(part)
                if size > limit:
                    raise Trouble("too-large", most=limit, headers={"Connection": "close"})
                parts.append(part)
                if not message.get("more_body", False):
                    return b"".join(parts)
    except TimeoutError:
        raise Trouble("bad-request", what=Message("request-too-slow"), headers={"Connection": "close"}) from None
