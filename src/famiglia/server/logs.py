"""One JSON object per line on stderr; never a token, never a whole link."""

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_SECRET = re.compile(r"[A-Za-z0-9_-]{16,}")
logger = logging.getLogger("famiglia")


def redacted(text: str) -> str:
    """The text with its secrets (links, ids of tables) cut to six letters.

    >>> redacted("/api/tables/Zm9vYmFyYmF6cXV4MTIzNA/commands")
    '/api/tables/Zm9vYm…/commands'
    """
    return _SECRET.sub(lambda found: found[0][:6] + "…", text)


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": redacted(record.getMessage()),
        }
        told.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            told["fault"] = self.formatException(record.exc_info)
        return _encode(told).decode()


def log(level: int, event: str, exc_info: BaseException | None = None, **facts: Any) -> None:
    """Write a line: what happened, and its facts by name."""
    if logger.isEnabledFor(level):
        logger.log(level, event, exc_info=exc_info, extra={"facts": facts})


def settings(level: str) -> dict[str, Any]:
    """The logging settings, in the form that `logging.config` and uvicorn take."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "loggers": {
            "famiglia": {"handlers": ["stderr"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
            "uvicorn.error": {"level": "WARNING"},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
    }


def to_person(text: str) -> None:
    """Tell whoever started the server something, beside the log."""
    print(text, file=sys.stdout, flush=True)
