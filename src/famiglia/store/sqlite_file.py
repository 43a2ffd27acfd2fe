"""Checks the file of a SQLite database: whether it still exists, has room to grow, and is not damaged."""

import contextlib
import os
import shutil
import sqlite3
import threading
from typing import TypeAlias

from .errors import Failure

MIN_FREE = 1 << 20
"""Bytes that must be free on the disk, or it counts as full."""
CHECK_TIMEOUT = 10.0
"""Seconds after which the search for damage ends, complete or not."""
FAILURES: dict[int, Failure] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "lost",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
Identity: TypeAlias = tuple[tuple[int, int], ...]


class SqliteFile:
    """The file of an open database, and its write-ahead log."""

    def __init__(self, path: str) -> None:
        self.path = os.path.abspath(path)
        self.identity: Identity | None = None

    def remember(self) -> None:
        """Remember the identity of both files; to be called after the first write."""
        if self.identity is None:
            with contextlib.suppress(OSError):
                self.identity = self._identity()

    def failure(self) -> tuple[Failure, str] | None:
        """What is wrong with the file, or None. SQLite itself would go on writing to a removed file, and lose everything."""
        try:
            if self.identity not in (None, self._identity()):
                return "lost", "the file was replaced while the server runs"
            disk = shutil.disk_usage(os.path.dirname(self.path))
        except OSError as error:
            return "lost", f"the file is out of reach: {error.strerror}"
        if disk.total and disk.free < MIN_FREE:
            return "full", f"the disk is full: {disk.free} bytes are free, and at least {MIN_FREE} are expected"
        return None

    def _identity(self) -> Identity:
        stats = (os.stat(self.path + ending) for ending in ("", "-wal"))
        return tuple((each.st_dev, each.st_ino) for each in stats)


def damage_in(connection: sqlite3.Connection) -> str | None:
    """The first damage that SQLite finds in the structure of the file; None if there is none, or after the timeout."""
    timer = threading.Timer(CHECK_TIMEOUT, connection.interrupt)
    timer.start()
    try:
        result = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    finally:
        timer.cancel()
        timer.join()
    return None if result == "ok" else " ".join(result.split())


def failure_of(error: BaseException, path: str) -> Failure:
    """The kind of failure that an error of SQLite stands for."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_IOERR and os.path.exists(path) and not os.access(path, os.W_OK):
        # SQLite has no code for a file system that has become read-only while the file was open.
        return "read-only"
    return FAILURES.get(code, "failed")
