"""The request that handlers get, with its session, query and body."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from starlette.types import Receive, Scope

from famiglia.rulebook import Message
from famiglia.table import Who

from .problems import ProblemError

if TYPE_CHECKING:
    from famiglia.store import Player

    from ..auth.sessions import Session
    from ..services import Services

BODY_TIMEOUT = 30.0
"""Seconds in which the body of a request must have arrived."""


@dataclass(slots=True)
class Request:
    """A request to the API, decoded."""

    services: "Services"
    session: "Session | None"
    path_params: dict[str, str]
    query: Any
    body: Any
    lang: str
    network: str
    """The network that limits count the client by: its IPv4 address, or the /64 of its IPv6 address."""
    now: int
    """The time of the request."""
    headers: dict[bytes, bytes] = field(default_factory=dict)

    @property
    def player(self) -> "Player":
        """The player of the session; raises the problem `not-signed-in` without one."""
        if self.session is None:
            raise ProblemError("not-signed-in")
        return self.session.player

    @property
    def who(self) -> Who:
        """The player, as a table identifies them; an anonymous spectator without a session."""
        return Who(None, "") if self.session is None else Who(self.session.player.id, self.session.player.name)

    @property
    def reader(self) -> str:
        """The name of the read budget to charge: that of the player, or of the network without a session."""
        return self.network if self.session is None else f"player {self.session.player.id}"


async def read_body(scope: Scope, receive: Receive, limit: int) -> bytes:
    """Read the whole body; raises the problem `too-large` as soon as it exceeds the limit."""
    exchange = scope.get("famiglia.exchange")
    if exchange is not None and not exchange.more_body and len(exchange.body) <= limit:
        return bytes(exchange.body)  # it has arrived together with the headers
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise ProblemError("bad-request", what=Message("request-cut-off"))
                part = message.get("body", b"")
                size += len(part)
                if size > limit:
                    raise ProblemError("too-large", most=limit, headers={"Connection": "close"})
                parts.append(part)
                if not message.get("more_body", False):
                    return b"".join(parts)
    except TimeoutError:
        what = Message("request-too-slow")
        raise ProblemError("bad-request", what=what, headers={"Connection": "close"}) from None
