"""A lock beside each SQLite file, so that no second server opens the file without knowing of the first.

The operating system releases the lock when the process ends, however it ends. The lock file contains the server's address.
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from famiglia.store import StoreError
from famiglia.store.database_url import parse_database_url

from .config import Config, ConfigError

LOCK_OFFSET: Final = 1 << 30
"""The position of the locked bytes on Windows, far behind the address, because locked bytes cannot be read."""
MAX_SERVERS: Final = 64
"""How many servers that a bus connects may share a file on Windows."""


class RunningServer(msgspec.Struct):
    """The server that has a file open, as the lock file describes it."""

    address: str = ""
    """Empty while the server is starting."""
    public: bool = False
    """Whether the server accepts connections from other machines."""


class DatabaseInUse(ConfigError):
    """Another server has the file open."""

    def __init__(self, config: Config, server: RunningServer) -> None:
        which = f"the server at {server.address}" if server.address else "another server"
        error = config.failed("database_url", f"{which} has this file open; end it first, or name another file")
        super().__init__(str(error))
        self.server = server


class DatabaseLock:
    """A lock that this process holds; `lock` is the descriptor of its file, or None if no lock is needed."""

    def __init__(self, lock: int | None, public: bool) -> None:
        self.lock = lock
        self.public = public

    def write_address(self, address: str) -> None:
        """Write the address of the server to the lock file, where a second server can read it."""
        if self.lock is not None:
            _write(self.lock, msgspec.json.encode(RunningServer(address, self.public)))


@contextmanager
def lock_database(config: Config) -> Iterator[DatabaseLock]:
    """Lock the database while the server runs; raises `DatabaseInUse` if another server has locked it.

    Only servers that a bus connects may share a file, because otherwise none would notice the moves made on the others.
    """
    try:
        database = parse_database_url(config.database_url)
    except StoreError as error:
        raise config.failed("database_url", reason_of(error)) from None
    if database.drivername != "sqlite":
        yield DatabaseLock(None, config.public)
        return
    file = Path(database.database or "").resolve()
    lock_file = file.with_name(file.name + ".lock")
    try:
        lock = os.open(lock_file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        # The database cannot be written there either, and opening it raises a better error.
        yield DatabaseLock(None, config.public)
        return
    try:
        if not _try_lock(lock, shared=bool(config.bus_url)):
            raise DatabaseInUse(config, _read(lock_file))
        _write(lock, b"")
        yield DatabaseLock(lock, config.public)
    finally:
        os.close(lock)


def reason_of(error: StoreError) -> str:
    """The message of a store error without the name of the database."""
    return re.sub(r"^database(?: URL)?(?: [a-z+]+:\S*)?: ", "", str(error))


def _write(lock: int, text: bytes) -> None:
    os.ftruncate(lock, 0)
    os.lseek(lock, 0, os.SEEK_SET)
    os.write(lock, text)


def _read(file: Path) -> RunningServer:
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(file.read_bytes(), type=RunningServer)
    return RunningServer()


if sys.platform == "win32":
    import msvcrt

    def _try_lock(lock: int, shared: bool) -> bool:
        ranges = (
            [(LOCK_OFFSET + number, 1) for number in range(MAX_SERVERS)] if shared else [(LOCK_OFFSET, MAX_SERVERS)]
        )
        for start, length in ranges:
            os.lseek(lock, start, os.SEEK_SET)
            with suppress(OSError):
                msvcrt.locking(lock, msvcrt.LK_NBLCK, length)
                return True
        return False

else:
    import fcntl

    def _try_lock(lock: int, shared: bool) -> bool:
        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some file systems do not support locks; that should keep nobody from playing.
            return True
        return True
