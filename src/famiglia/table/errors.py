"""What a table refuses, apart from the rules of its game: a code for programs and a sentence for people."""

from typing import Any, Final

from famiglia.rulebook.refusal import Argument, Message

STATUS: Final = {
    "stale": 409,
    "no-name": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "no-such-room": 403,
    "no-such-seat": 404,
    "seat-taken": 409,
    "no-bot-there": 409,
    "not-running": 409,
    "begun": 409,
    "over": 409,
    "not-over": 409,
    "asked": 409,
    "nothing-to-undo": 409,
    "undone-enough": 409,
    "moved-enough": 409,
    "talked-enough": 409,
    "long-record": 413,
    "bad-settings": 422,
    "bad-move": 422,
    "no-such-bot": 422,
    "bad-name": 422,
    "empty-line": 422,
    "bad-record": 422,
}
"""Every code with the status that tells it over HTTP."""


class TableError(Exception):
    """Something that cannot be done at this table; nothing has changed."""

    def __init__(self, code: str, **extra: Argument) -> None:
        self.code = code
        self.status = STATUS[code]
        self.message = Message(f"table-{code}", tuple(extra.items()))
        self.extra: dict[str, Any] = dict(extra)
        super().__init__(code, extra)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.extra)

    def __str__(self) -> str:
        return self.message.text()


def _again(code: str, extra: dict[str, Any]) -> TableError:
    """The error as it comes out of another process."""
    return TableError(code, **extra)
