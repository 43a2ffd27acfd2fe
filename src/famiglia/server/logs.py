"""The log: one JSON object per line on stderr, without tokens and secret links."""

import logging
import re
from datetime import UTC, datetime
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_SECRET = re.compile(r"[A-Za-z0-9_-]{16,}")
logger = logging.getLogger("famiglia")


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
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": redacted(record.getMessage()),
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = self.formatException(record.exc_info)
        return _encode(line).decode()


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
