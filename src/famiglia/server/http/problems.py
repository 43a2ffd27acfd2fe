"""Problems: errors as `application/problem+json` (RFC 9457), in the language of the request."""

from http import HTTPStatus
from typing import Any

import msgspec

from famiglia.rulebook import Argument, message

PROBLEM_JSON = "application/problem+json"

STATUS: dict[str, int] = {
    "bad-request": 400,
    "bad-json": 400,
    "not-signed-in": 401,
    "wrong-password": 401,
    "wrong-link": 401,
    "foreign-origin": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-method": 405,
    "id-reused": 409,
    "account-taken": 409,
    "has-account": 409,
    "no-account": 409,
    "note-changed": 409,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "bad-field": 422,
    "bad-password": 422,
    "not-your-password": 422,
    "too-many": 429,
    "too-many-sockets": 429,
    "long-head": 431,
    "fault": 500,
    "busy": 503,
    "failing": 503,
    "records-waiting": 503,
    "server-full": 503,
}
"""The status of each code of the server; tables and rules have codes of their own. Each code has its text in the catalogues."""


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request failed (RFC 9457). `code` is for programs, `detail` for people."""

    type: str
    """The URL where the code is described."""
    title: str
    """The status in words."""
    status: int
    detail: str
    """For people, in the language of the request."""
    code: str
    """For programs."""
    rule: str | None = None
    """The rule that forbids a move, with its `sentence`, the `fact` that makes it apply, and a `remedy` if there is one."""
    sentence: str | None = None
    """The rule in words."""
    fact: str | None = None
    """What on the table makes the rule apply."""
    remedy: str | None = None
    """What would make the move legal."""
    field: str | None = None
    """The invalid field of the request."""
    reason: str | None = None
    """For programmers, in English: what could not be read."""
    line: int | None = None
    """In an uploaded record: the damaged line."""
    state: Any = None
    """After a stale command: the table as it stands now."""
    version: int | str | None = None
    """After a stale note: the version that is stored now. Of a failing server: its own version."""
    database: bool | None = None
    """Of a failing server: can the database be written?"""
    bus: bool | None = None
    """Of a failing server: is it connected to the other processes?"""


class ProblemError(Exception):
    """Raised while a request is handled; the response is its problem."""

    def __init__(
        self,
        code: str,
        *,
        headers: dict[str, str] | None = None,
        extra: dict[str, Any] | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.status = STATUS[code]
        self.headers = headers or {}
        self.extra = extra or {}
        self.arguments = arguments

    def problem(self, lang: str) -> Problem:
        detail = message(f"problem-{self.code}", **self.arguments).text(lang)
        return create_problem(self.code, self.status, detail, **self.extra)


def create_problem(code: str, status: int, detail: str, **extra: Any) -> Problem:
    """A problem with this code."""
    return Problem(f"/api/docs#{code}", HTTPStatus(status).phrase, status, detail, code, **extra)


def too_many(seconds: int) -> ProblemError:
    """The problem of a client that may try again in so many seconds."""
    return ProblemError("too-many", headers={"Retry-After": str(seconds)}, seconds=seconds)
