"""Responses: status, body and headers, for HTTP requests and for refused WebSocket upgrades alike."""

import asyncio
import gzip
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from starlette.types import Scope, Send

from .problems import PROBLEM_JSON, Problem

JSON = "application/json"
MIN_COMPRESSED: Final = 4096
"""Bytes below which compression is not worth its time."""
MIN_THREADED: Final = 64 * 1024
"""Bytes from which a body is compressed in a thread."""

encode = msgspec.json.Encoder().encode


@dataclass
class Response:
    """A response to a request."""

    status: int
    body: bytes
    type: str = JSON
    headers: dict[str, str] = field(default_factory=dict)
    compressible: bool = False
    """May the body be compressed for a client that accepts gzip?"""
    compressed: bytes | None = None
    """The body as gzip, if it was compressed beforehand."""


def json_response(status: int, content: Any, headers: dict[str, str] | None = None) -> Response:
    """A response with JSON content that no cache may store."""
    return Response(status, encode(content), headers={"Cache-Control": "no-store", **(headers or {})})


def problem_response(problem: Problem, headers: dict[str, str] | None = None) -> Response:
    """A response with a problem (RFC 9457)."""
    return Response(problem.status, encode(problem), PROBLEM_JSON, {"Cache-Control": "no-store", **(headers or {})})


async def send_response(scope: Scope, send: Send, response: Response) -> None:
    """Send a response to an HTTP request or to a WebSocket upgrade."""
    body = response.body
    headers = [(b"content-type", response.type.encode())]
    for name, value in response.headers.items():
        headers.append((name.lower().encode(), value.encode("latin-1")))
    accepted = scope["famiglia.headers"].get(b"accept-encoding", b"")
    if response.compressible and len(body) >= MIN_COMPRESSED and b"gzip" in accepted:
        if response.compressed is not None:
            body = response.compressed
        elif len(body) >= MIN_THREADED:
            body = await asyncio.to_thread(gzip.compress, body, 1, mtime=0)
        else:
            body = gzip.compress(body, 1, mtime=0)
        headers += [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    if response.status not in (204, 304):
        headers.append((b"content-length", str(len(body)).encode()))
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": response.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
