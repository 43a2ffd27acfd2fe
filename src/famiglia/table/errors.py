"""Errors of a table that do not come from the rules of its game, each with a code for programs and a message for people."""

from typing import Any, Final

from famiglia.game import NotationError
from famiglia.rulebook import Refusal, Refused
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
    "no-team": 409,
    "not-over": 409,
    "asked": 409,
    "nothing-to-undo": 409,
    "undone-enough": 409,
    "moved-enough": 409,
    "talked-enough": 409,
    "sketched-enough": 409,
    "no-hints": 409,
    "hints-off": 409,
    "not-your-turn": 409,
    "long-record": 413,
    "bad-settings": 422,
    "bad-move": 422,
    "final-move": 422,
    "not-legal": 422,
    "no-such-bot": 422,
    "bad-name": 422,
    "empty-line": 422,
    "no-such-place": 422,
    "bad-mark": 422,
    "bad-record": 422,
}
"""By code: the HTTP status."""
SHOWN: Final = 60
"""The maximum length of an invalid move in an error message."""


class TableError(Exception):
    """Raised if something cannot be done at a table; the table is unchanged."""

    def __init__(self, code: str, **extra: Argument) -> None:
        self.code = code
        self.status = STATUS[code]
        self.message = Message(f"table-{code}", tuple(extra.items()))
        self.extra: dict[str, Any] = dict(extra)
        super().__init__(code, extra)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (self.code, self.extra)

    def __str__(self) -> str:
        return self.message.text()


class RefusedAt(Refused):
    """Raised for one of several moves that is not legal; nothing has changed."""

    def __init__(self, refusal: Refusal, at: int) -> None:
        super().__init__(refusal)
        self.at = at
        """Which of the moves it is, counted from 0."""


def bad_move(error: NotationError, **extra: Argument) -> TableError:
    """The error for a text that is not a move."""
    return TableError("bad-move", where=error.where, found=error.found[:SHOWN], expected=error.expected, **extra)


def _unpickle(code: str, extra: dict[str, Any]) -> TableError:
    """Create the error again when it arrives from another process."""
    return TableError(code, **extra)
