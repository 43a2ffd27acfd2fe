"""Responses that a protocol sends by itself, to requests that never reach the application."""

import asyncio
from email.utils import formatdate

from websockets.datastructures import Headers
from websockets.http11 import Response

from famiglia.rulebook import message

from ..process.file_descriptors import is_reserved
from .problems import PROBLEM_JSON, ProblemError
from .responses import encode

CLOSE_TIMEOUT = 3.0
"""Seconds that a client has to read the last response when a connection is closed."""


def uses_reserve(transport: asyncio.BaseTransport) -> bool:
    """Was this connection accepted when nearly all file descriptors were in use?"""
    sock = transport.get_extra_info("socket")
    return sock is not None and is_reserved(sock.fileno())


def protocol_error(protocol: str, reason: str | None = None) -> ProblemError:
    """The problem of a request that violates its protocol."""
    return ProblemError("bad-request", what=message("request-no-protocol", protocol=protocol), extra={"reason": reason})


def raw_response(error: ProblemError) -> Response:
    """The whole response for an error, in English, because the headers with the language may not have arrived."""
    problem = error.problem("en")
    body = encode(problem)
    headers = Headers(
        {
            "Date": formatdate(usegmt=True),
            "Connection": "close",
            "Content-Type": PROBLEM_JSON,
            "Content-Length": str(len(body)),
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
        }
    )
    return Response(problem.status, problem.title, headers, body)
