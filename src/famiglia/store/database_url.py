"""Parses database URLs."""

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from .errors import StoreError

EXPECTED = "expected sqlite:///path/to/file.db or postgresql://user:password@host:port/database"
DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
OPTIONS = ("host", "port", "sslmode")
"""Options in the query of a PostgreSQL URL; `host` may be the folder of a socket."""


def parse_database_url(url: str) -> URL:
    """Parse a URL and set the driver; raises `StoreError`, without the password, for an invalid URL."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError(f"database URL: not a URL; {EXPECTED}") from None
    if parsed.drivername not in DRIVERS:
        raise StoreError(f"database URL: unknown kind {parsed.drivername!r}; {EXPECTED}")
    parsed = parsed.set(drivername=DRIVERS[parsed.drivername])
    return _file(parsed) if parsed.drivername == "sqlite" else _server(parsed)


def _file(url: URL) -> URL:
    if url.host or url.query:
        raise StoreError(f"database URL {masked(url)}: a SQLite file has neither host nor options; {EXPECTED}")
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreError(
            f"database URL {masked(url)}: no file is named, and games must outlive the process; {EXPECTED}"
        )
    file = Path(url.database).expanduser()
    try:
        if file.is_dir():
            raise StoreError(f"database URL {masked(url)}: {file} is a folder; {EXPECTED}")
        if not file.parent.is_dir():
            raise StoreError(f"database URL {masked(url)}: the folder {file.parent} does not exist; make it first")
    except OSError as error:
        raise StoreError(
            f"database URL {masked(url)}: {error.strerror}; choose a place that you may write to"
        ) from None
    return url.set(database=str(file))


def _server(url: URL) -> URL:
    if not url.database:
        raise StoreError(f"database URL {masked(url)}: no database is named; {EXPECTED}")
    for option in url.query:
        if option not in OPTIONS:
            raise StoreError(f"database URL {masked(url)}: unknown option {option!r}; expected {', '.join(OPTIONS)}")
    # asyncpg has another name for sslmode.
    query = {"ssl" if option == "sslmode" else option: value for option, value in url.query.items()}
    return url.set(query=query)


def masked(url: URL) -> str:
    """The URL for messages, with stars instead of the password."""
    return url.render_as_string(hide_password=True)
