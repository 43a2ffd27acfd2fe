"""What goes wrong, told as `application/problem+json` in the reader's language."""

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
"""The server's own problems by code; those of a table and of the rules bring their own. Each has its sentence."""


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was refused (RFC 9457). `code` is for programs, `detail` for people."""

    type: str
    """Where the code is described."""
    title: str
    """What the status means."""
    status: int
    detail: str
    """For people, in the language that was asked for."""
    code: str
    """For programs."""
    rule: str | None = None
    """The rule that forbids a move, with its `sentence`, the `fact` that makes it so, and a `remedy` if there is one."""
    sentence: str | None = None
    """The rule in words."""
    fact: str | None = None
    """What on the table makes it so."""
    remedy: str | None = None
    """What would make the move legal."""
    field: str | None = None
    """The field of the request that does not fit."""
    reason: str | None = None
    """For programmers, in English: what exactly could not be read."""
    line: int | None = None
    """Of an uploaded record: the line that is damaged."""
    state: Any = None
    """After a stale command: the table as it stands now."""
    version: int | str | None = None
    """After a stale note: the version that is kept now. Of a server that is not well: its own."""
    database: bool | None = None
    """Of a server that is not well: does the database keep what is written?"""
    bus: bool | None = None
    """Of a server that is not well: does the connection to the other processes stand?"""


class Trouble(Exception):
    """Raised by handlers; the server answers with the problem it tells."""

    def __init__(
        self,
        code: str,
        *,
        headers: dict[str, str] | None = None,
        extra: dict[str, Any] | None = None,
        **blanks: Argument,
    ) -> None:
        super().__init__(code, blanks)
        self.code = code
        self.status = STATUS[code]
        self.headers = headers or {}
        self.extra = extra or {}
        self.blanks = blanks

    def problem(self, lang: str) -> Problem:
        return told(self.code, self.status, message(f"problem-{self.code}", **self.blanks).text(lang), **self.extra)


def told(code: str, status: int, detail: str, **extra: Any) -> Problem:
    """A problem with this code."""
    return Problem(f"/api/docs#{code}", HTTPStatus(status).phrase, status, detail, code, **extra)


def too_many(seconds: int) -> Trouble:
    """Come back in so many seconds."""
    return Trouble("too-many", headers={"Retry-After": str(seconds)}, seconds=seconds)
