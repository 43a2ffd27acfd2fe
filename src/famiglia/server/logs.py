"""The log: one JSON object per line on stderr, without tokens and secret links."""

import contextlib
import logging
import re
import sys
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import Any

import msgspec

from .text_cache import cached_for_short_texts

_encode = msgspec.json.Encoder().encode
_SECRET = re.compile(r"[A-Za-z0-9_-]{16,}")
logger = logging.getLogger("famiglia")


class RequestLine(msgspec.Struct):
    """The line of the log for a request."""

    at: str
    level: str
    event: str
    id: str
    method: str
    path: str
    status: int
    ms: float


@cached_for_short_texts
def redacted(text: str) -> str:
    """The text with possible secrets (links, ids of tables) shortened to six characters.

    >>> redacted("/api/tables/Zm9vYmFyYmF6cXV4MTIzNA/commands")
    '/api/tables/Zm9vYm…/commands'
    """
    return _SECRET.sub(lambda match: match[0][:6] + "…", text)


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": _time(record.created),
            "level": record.levelname.lower(),
            "event": redacted(record.getMessage()),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = self.formatException(record.exc_info)
        return _encode(line).decode()


def log_request(id_: str, method: str, path: str, status: int, seconds: float) -> None:
    """Log a request. There is one for every move, so the line is written without the detour over a `LogRecord`.

    Like all handlers of `logging`, this raises no error if the log cannot be written.
    """
    if logger.isEnabledFor(logging.INFO) and sys.stderr is not None:
        line = RequestLine(
            _time(time()), "info", "request", id_, method, redacted(path), status, round(seconds * 1000, 1)
        )
        with contextlib.suppress(OSError, ValueError):  # a full disk, a closed stream
            sys.stderr.write(_encode(line).decode() + "\n")


def _time(seconds: float) -> str:
    whole = int(seconds)
    return f"{_second(whole)}.{int((seconds - whole) * 1000):03}+00:00"


@lru_cache(maxsize=4)
def _second(seconds: int) -> str:
    """The time without its fraction, which is the same for many lines."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def log(level: int, event: str, exc_info: BaseException | None = None, **facts: Any) -> None:
    """Log an event with any facts about it."""
    if logger.isEnabledFor(level):
        logger.log(level, event, exc_info=exc_info, extra={"facts": facts})


def settings(level: str) -> dict[str, Any]:
    """The configuration of logging, for `logging.config` and uvicorn."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonFormatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "loggers": {
            "famiglia": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "uvicorn.error": {"level": "WARNING"},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }
