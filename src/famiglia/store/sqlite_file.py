"""The file of a SQLite database: whether it is still there, has room to grow, and is not damaged."""

import contextlib
import os
import shutil
import sqlite3
import threading
from typing import TypeAlias

from .errors import Failure

ROOM = 1 << 20
"""Bytes that must be free on the disk; with less of them it counts as full."""
CHECK_WITHIN = 10.0
"""Seconds after which the search for damage ends without having seen everything."""
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
    """The file of a database that is open, and the log of its latest changes beside it."""

    def __init__(self, path: str) -> None:
        self.path = os.path.abspath(path)
        self.identity: Identity | None = None

    def opened(self) -> None:
        """Remember which files they are; to be called once they have been written."""
        if self.identity is None:
            with contextlib.suppress(OSError):
                self.identity = self._identity()

    def trouble(self) -> tuple[Failure, str] | None:
        """What is wrong with the file. SQLite would go on writing to one that was removed, and all of it would be lost."""
        try:
            if self.identity not in (None, self._identity()):
                return "lost", "the file was replaced while the server runs"
            disk = shutil.disk_usage(os.path.dirname(self.path))
        except OSError as error:
            return "lost", f"the file is out of reach: {error.strerror}"
        if disk.total and disk.free < ROOM:
            return "full", f"the disk is full: {disk.free} bytes are free, and at least {ROOM} are expected"
        return None

    def _identity(self) -> Identity:
        found = (os.stat(self.path + ending) for ending in ("", "-wal"))
        return tuple((each.st_dev, each.st_ino) for each in found)


def damage_in(connection: sqlite3.Connection) -> str | None:
    """The first damage that SQLite finds in the structure of the file; None also if the time was too short to see all."""
    limit = threading.Timer(CHECK_WITHIN, connection.interrupt)
    limit.start()
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return None
    finally:
        limit.cancel()
        limit.join()
    return None if found == "ok" else " ".join(found.split())


def failure_of(error: BaseException, path: str) -> Failure:
    """Which failure an error of SQLite is."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_IOERR and os.path.exists(path) and not os.access(path, os.W_OK):
        # SQLite has no code for a file system that became read-only under an open file.
        return "read-only"
    return FAILURES.get(code, "failed")
