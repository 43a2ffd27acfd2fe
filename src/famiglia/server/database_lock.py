"""Who serves a SQLite file: a lock of the system, which ends with its process however that ends, and the address beside it."""

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

FAR: Final = 1 << 30
"""Where in the lock file the locked bytes are, on systems where nobody else can read what is locked."""
SHARERS: Final = 64
"""As many servers may share a file there, if a bus connects them."""


class Found(msgspec.Struct):
    """What a server writes down about itself; no address while it is still beginning."""

    address: str = ""
    public: bool = False
    """Does it listen on more than this machine?"""


class Held(ConfigError):
    """Another server has the file."""

    def __init__(self, config: Config, found: Found) -> None:
        there = f"the server at {found.address}" if found.address else "another server"
        told = config.failed("database_url", f"{there} has this file open; end it first, or name another file")
        super().__init__(str(told))
        self.found = found


class Holding:
    """The lock while it is held."""

    def __init__(self, lock: int | None, public: bool) -> None:
        self.lock = lock
        self.public = public

    def tell(self, address: str) -> None:
        """Write down where the server is, for whoever wants to start another one."""
        if self.lock is not None:
            _write(self.lock, msgspec.json.encode(Found(address, self.public)))


@contextmanager
def holding(config: Config) -> Iterator[Holding]:
    """Hold the database for as long as the server runs; `Held` if another one does.

    Only servers that a bus connects may share a file: without one they would not hear of each other's moves.
    """
    try:
        database = parse_database_url(config.database_url)
    except StoreError as error:
        raise config.failed("database_url", reason_of(error)) from None
    if database.drivername != "sqlite":
        yield Holding(None, config.public)
        return
    file = Path(database.database or "").resolve()
    lock_file = file.with_name(file.name + ".lock")
    try:
        lock = os.open(lock_file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        # The database cannot be written there either, and says better why.
        yield Holding(None, config.public)
        return
    try:
        if not _locked(lock, shared=bool(config.bus_url)):
            raise Held(config, _read(lock_file))
        _write(lock, b"")
        yield Holding(lock, config.public)
    finally:
        os.close(lock)


def reason_of(error: StoreError) -> str:
    """Why a database cannot be used, without its name."""
    return re.sub(r"^database(?: URL)?(?: [a-z+]+:\S*)?: ", "", str(error))


def _write(lock: int, text: bytes) -> None:
    os.ftruncate(lock, 0)
    os.lseek(lock, 0, os.SEEK_SET)
    os.write(lock, text)


def _read(file: Path) -> Found:
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(file.read_bytes(), type=Found)
    return Found()


if sys.platform == "win32":
    import msvcrt

    def _locked(lock: int, shared: bool) -> bool:
        places = [(FAR + number, 1) for number in range(SHARERS)] if shared else [(FAR, SHARERS)]
        for start, length in places:
            os.lseek(lock, start, os.SEEK_SET)
            with suppress(OSError):
                msvcrt.locking(lock, msvcrt.LK_NBLCK, length)
                return True
        return False

else:
    import fcntl

    def _locked(lock: int, shared: bool) -> bool:
        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # A file system that knows no locks keeps nobody from playing.
            return True
        return True
