"""Answers on their way out: status, bytes and headers, for requests and for refused sockets alike."""

import asyncio
import gzip
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.types import Scope, Send

from .problems import PROBLEM_JSON, Problem

JSON = "application/json"
WORTH_PACKING = 4096
LONG: Final = 64 * 1024
"""So long an answer is compressed in a thread."""

encode = msgspec.json.Encoder().encode


@dataclass
class Reply:
    """What is sent back."""

    status: int
    body: bytes
    type: str = JSON
    headers: dict[str, str] = field(default_factory=dict)
    may_pack: bool = False
    """Is it worth the time to compress it for a reader who understands gzip?"""


def json_reply(status: int, content: Any, headers: dict[str, str] | None = None) -> Reply:
    """Content as JSON; nobody may keep a copy of it."""
    return Reply(status, encode(content), headers={"Cache-Control": "no-store", **(headers or {})})


def problem_reply(problem: Problem, headers: dict[str, str] | None = None) -> Reply:
    """A problem as RFC 9457 wants it."""
    return Reply(problem.status, encode(problem), PROBLEM_JSON, {"Cache-Control": "no-store", **(headers or {})})


async def send_reply(scope: Scope, send: Send, reply: Reply) -> None:
    """Send it, whichever way the question came."""
    body = reply.body
    headers = [(b"content-type", reply.type.encode())]
    for name, value in reply.headers.items():
        headers.append((name.lower().encode(), value.encode("latin-1")))
    if reply.may_pack and len(body) >= WORTH_PACKING and b"gzip" in scope["heads"].get(b"accept-encoding", b""):
        if len(body) >= LONG:
            body = await asyncio.to_thread(gzip.compress, body, 1, mtime=0)
        else:
            body = gzip.compress(body, 1, mtime=0)
        headers += [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    if reply.status not in (204, 304):
        headers.append((b"content-length", str(len(body)).encode()))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": reply.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
