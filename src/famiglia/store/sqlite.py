"""SQLite: one thread writes, a few read; what waits to be written together is made safe together, by one sync of the disk."""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from .database import T, Work, driver
from .database_url import shown
from .errors import StoreError
from .health_check import write_little
from .sqlite_file import SqliteFile, damage_in, failure_of

READERS = 3
AT_ONCE = 64
PATIENCE = 10.0
"""Seconds that we wait for another process to finish its writing."""
OLDEST = (3, 24)
"""Since then an INSERT can pass over what is there already."""
FAILURES = (SQLAlchemyError, sqlite3.Error)


class Job:
    """Work that waits for its turn, and the future that its result goes to."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.outcome: Callable[[], None] = lambda: None

    def succeeded(self, result: Any) -> None:
        """Keep the result; it is told when it is safe."""
        self.outcome = lambda: None if self.done.done() else self.done.set_result(result)

    def failed(self, error: BaseException) -> None:
        """Keep the error."""
        self.outcome = lambda: None if self.done.done() else self.done.set_exception(error)

    def tell(self) -> None:
        """Let whoever waits know; if their loop is gone, nobody waits any more."""
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.outcome)


Queue: TypeAlias = "SimpleQueue[Job | None]"


class SqliteDatabase:
    """A SQLite file in WAL mode; nothing is acknowledged before the disk has it."""

    def __init__(self, url: URL) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old; expected 3.24 or newer")
        self._url = url
        self._file = SqliteFile(str(url.database))
        _for_its_owner(str(url.database))
        self._reading = _engine(url, "BEGIN", READERS)
        self._asking = self._reading.execution_options(single=True)
        self._writing = _engine(url, "BEGIN IMMEDIATE", 1)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="famiglia-read")
        self._jobs: Queue = SimpleQueue()
        self._connection: Connection | None = None
        self._writer = threading.Thread(target=self._write_all, name="famiglia-write", daemon=True)
        self._writer.start()
        self._open = True

    async def ask(self, work: Work[T]) -> T:
        """Do work that is a single question."""
        return await self._elsewhere(self._asking, work)

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing, seeing one moment of the database."""
        return await self._elsewhere(self._reading, work)

    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction; when this returns, it is on the disk."""
        self._must_be_open()
        job = Job(work)
        self._jobs.put(job)
        result: T = await job.done
        return result

    async def check(self) -> None:
        """Look for damage, for a few seconds at most."""
        if found := await self.ask(lambda connection: damage_in(driver(connection))):
            raise StoreError(f"database {shown(self._url)}: the file is damaged: {found}", "damaged")

    async def ping(self) -> None:
        """Is the file still where we opened it, is there room, and can it be written?"""
        self._must_be_open()
        if found := await asyncio.get_running_loop().run_in_executor(self._readers, self._file.trouble):
            raise StoreError(f"database {shown(self._url)}: {found[1]}", found[0])
        await self.write(write_little)

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        if self._open:
            self._open = False
            self._jobs.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._let_go)

    async def _elsewhere(self, engine: Engine, work: Work[T]) -> T:
        self._must_be_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, engine, work)

    def _must_be_open(self) -> None:
        if not self._open:
            raise StoreError(f"database {shown(self._url)}: it is closed already")

    def _let_go(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._reading.dispose()
        self._writing.dispose()

    def _read(self, engine: Engine, work: Work[T]) -> T:
        try:
            with engine.connect() as connection:
                return work(connection)
        except FAILURES as error:
            raise self._told(error) from None

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, last = self._waiting(job)
            try:
                self._write(jobs)
            except FAILURES as error:
                for each in jobs:
                    each.failed(self._told(error))
            for each in jobs:
                each.tell()
            if last:
                return

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        """The jobs to do together, and whether the database is to be closed after them."""
        jobs = [first]
        while len(jobs) < AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _write(self, jobs: list[Job]) -> None:
        connection = self._connection = self._connection or self._writing.connect()
        try:
            with connection.begin():
                for job in jobs:
                    self._try(connection, job)
            self._file.opened()
        except BaseException:
            self._connection = None
            connection.close()
            raise

    def _try(self, connection: Connection, job: Job) -> None:
        """Do one job; if it fails, the others go on as if it had never been, unless the whole transaction is lost."""
        below = driver(connection)
        run = below.execute
        run("SAVEPOINT job")
        try:
            job.succeeded(job.work(connection))
        except Exception as error:
            if not below.in_transaction:
                # SQLite has taken everything back, as it does when the disk is full.
                raise
            run("ROLLBACK TO job")
            job.failed(self._told(error) if isinstance(error, FAILURES) else error)
        run("RELEASE job")

    def _told(self, error: Exception) -> StoreError:
        reason = getattr(error, "orig", None) or error
        failure = failure_of(reason, str(self._url.database))
        told = StoreError(f"database {shown(self._url)}: {reason}; nothing was changed", failure)
        told.__cause__ = error
        return told


def _for_its_owner(file: str) -> None:
    """A new file holds seeds and hashes of passwords from the start: nobody else may read it, nor what SQLite puts beside it."""
    if os.name != "posix":
        return
    # Only a file that is not there yet: to close one that SQLite has open in this process would let go of its locks.
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _engine(url: URL, begin: str, size: int) -> Engine:
    arguments = {"timeout": PATIENCE, "check_same_thread": False}
    engine = create_engine(url, pool_size=size, max_overflow=0, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", _prepare)

    def begun(connection: Connection) -> None:
        # A single question needs no transaction: SQLite makes one by itself.
        if not connection.get_execution_options().get("single"):
            driver(connection).execute(begin)

    event.listen(engine, "begin", begun)
    return engine


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    # The driver must not begin transactions by itself: we say when, and which kind.
    connection.isolation_level = None
    if connection.execute("PRAGMA page_count").fetchone() == (0,):
        # So that the file can be made shorter piece by piece; this must be said before anything is in it.
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    _in_wal_mode(connection)
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _in_wal_mode(connection: sqlite3.Connection) -> None:
    # When two processes open a new file at once, SQLite tells the second one at once that it is locked.
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
