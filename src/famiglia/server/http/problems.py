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
"""By code: the HTTP status. Tables have further codes (`famiglia.table.errors`). The texts are in the catalogues."""


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request failed (RFC 9457)."""

    type: str
    """The URL where the code is described."""
    title: str
    """The status in English words."""
    status: int
    detail: str
    """An explanation for people, in the language of the request."""
    code: str
    """The kind of problem, for programs."""
    rule: str | None = None
    """In `refused`: the id of the rule that forbids the move."""
    sentence: str | None = None
    """In `refused`: the text of the rule."""
    fact: str | None = None
    """In `refused`: the situation on the table that makes the rule apply."""
    remedy: str | None = None
    """In `refused`: what would make the move legal."""
    field: str | None = None
    """The name of the invalid field of the request."""
    reason: str | None = None
    """Why the request is invalid, for programmers, in English."""
    at: int | None = None
    """In `refused`, `bad-move` and `final-move` about several moves: which of them it is, counted from 0."""
    line: int | None = None
    """In `bad-record`: the number of the first invalid line."""
    state: Any = None
    """In `stale`: the current state of the table."""
    version: int | str | None = None
    """In `note-changed`: the current version of the note. In `failing`: the version of the server."""
    database: bool | None = None
    """In `failing`: whether the database can be written."""
    bus: bool | None = None
    """In `failing`: whether this server process is connected to the others."""


class ProblemError(Exception):
    """Raised by a handler to answer a request with a problem."""

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
        """The problem in this language."""
        detail = message(f"problem-{self.code}", **self.arguments).text(lang)
        return create_problem(self.code, self.status, detail, **self.extra)


def create_problem(code: str, status: int, detail: str, **extra: Any) -> Problem:
    """Create a problem with a link to its description."""
    return Problem(f"/api/docs#{code}", HTTPStatus(status).phrase, status, detail, code, **extra)


def too_many(seconds: int) -> ProblemError:
    """The problem of a client that may try again after this number of seconds."""
    return ProblemError("too-many", headers={"Retry-After": str(seconds)}, seconds=seconds)
