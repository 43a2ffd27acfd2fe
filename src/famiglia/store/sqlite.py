"""The SQLite database: one thread writes, a few read. Waiting writes share one transaction and one sync of the disk."""

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from .database import T, Work, driver
from .database_url import masked
from .errors import StoreError
from .health_check import try_write
from .sqlite_file import SqliteFile, damage_in, failure_of

READERS = 3
MAX_BATCH = 64
"""The number of writes in a transaction from which no more are added to it."""
BUSY_TIMEOUT = 10.0
"""Seconds to wait for another process that is writing."""
UPGRADE_TIMEOUT = 300.0
"""Seconds to wait for another process that is upgrading the database."""
MIN_VERSION = (3, 24)
"""The first version with ON CONFLICT DO NOTHING."""
DRIVER_ERRORS = (SQLAlchemyError, sqlite3.Error)


class WriteJob:
    """Work that waits for the writer thread, and the future of its result."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        """The result, kept until the transaction is committed."""
        self.error: BaseException | None = None

    def complete(self) -> None:
        """Complete the future, in its event loop."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


def _deliver(jobs: list[WriteJob]) -> None:
    """Complete the futures of jobs, unless their event loop is closed. Those of one loop wake it only once."""
    for loop, own in groupby(jobs, lambda job: job.loop):
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_complete, list(own))


def _complete(jobs: list[WriteJob]) -> None:
    for job in jobs:
        job.complete()


Queue: TypeAlias = "SimpleQueue[list[WriteJob]]"
"""Jobs for the writer thread; an empty list ends it."""


class SqliteDatabase:
    """A SQLite file in WAL mode; `write` returns after the sync of the disk."""

    def __init__(self, url: URL) -> None:
        if sqlite3.sqlite_version_info < MIN_VERSION:
            raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old; expected 3.24 or newer")
        self._url = url
        self._file = SqliteFile(str(url.database))
        _create_private(str(url.database))
        self._snapshot = _engine(url, "BEGIN", READERS, BUSY_TIMEOUT)
        self._autocommit = self._snapshot.execution_options(single_query=True)
        self._exclusive = _engine(url, "BEGIN IMMEDIATE", 1, BUSY_TIMEOUT)
        self._reader_threads = ThreadPoolExecutor(READERS, thread_name_prefix="famiglia-read")
        self._jobs: Queue = SimpleQueue()
        self._waiting: list[WriteJob] = []
        """Jobs of the current iteration of the event loop; they are passed to the writer thread together."""
        self._connection: Connection | None = None
        self._writer_thread = threading.Thread(target=self._write_batches, name="famiglia-write", daemon=True)
        self._writer_thread.start()
        self._open = True

    async def query(self, work: Work[T]) -> T:
        """Run work that is a single query."""
        return await self._run_in_reader(self._autocommit, work)

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing, in a transaction that sees one state of the database."""
        return await self._run_in_reader(self._snapshot, work)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; it is on the disk when this returns."""
        self._check_open()
        job = WriteJob(work)
        # The event loop of earlier jobs may have ended before it passed them on.
        if not self._waiting or self._waiting[-1].loop is not job.loop:
            job.loop.call_soon(self._hand_over)
        self._waiting.append(job)
        result: T = await job.future
        return result

    async def upgrade(self, work: Work[T]) -> T:
        """Run work in a transaction, after that of another process that is upgrading the database."""

        def committed(connection: Connection) -> T:
            result = work(connection)
            connection.commit()
            return result

        engine = _engine(self._url, "BEGIN IMMEDIATE", 1, UPGRADE_TIMEOUT)
        try:
            result = await self._run_in_reader(engine, committed)
            await self.write(_do_nothing)  # opens the connection for writing
            return result
        finally:
            engine.dispose()

    async def check(self) -> None:
        """Search for damage, for a few seconds at most."""
        if damage := await self.query(lambda connection: damage_in(driver(connection))):
            raise StoreError(f"database {masked(self._url)}: the file is damaged: {damage}", "damaged")

    async def ping(self) -> None:
        """Check that the file is in its place, the disk has room, and a small write succeeds."""
        self._check_open()
        if failure := await asyncio.get_running_loop().run_in_executor(self._reader_threads, self._file.failure):
            raise StoreError(f"database {masked(self._url)}: {failure[1]}", failure[0])
        await self.write(try_write)

    async def close(self) -> None:
        """Finish all pending work and close the file."""
        if self._open:
            self._open = False
            self._hand_over()
            self._jobs.put([])
            await asyncio.get_running_loop().run_in_executor(None, self._release)

    async def _run_in_reader(self, engine: Engine, work: Work[T]) -> T:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._reader_threads, self._read, engine, work)

    def _check_open(self) -> None:
        if not self._open:
            raise StoreError(f"database {masked(self._url)}: it is closed already")

    def _release(self) -> None:
        self._writer_thread.join()
        self._reader_threads.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._snapshot.dispose()
        self._exclusive.dispose()

    def _read(self, engine: Engine, work: Work[T]) -> T:
        try:
            with engine.connect() as connection:
                return work(connection)
        except DRIVER_ERRORS as error:
            raise self._store_error(error) from None

    def _hand_over(self) -> None:
        """Pass the waiting jobs to the writer thread."""
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    def _write_batches(self) -> None:
        while jobs := self._jobs.get():
            jobs, is_last = self._batch(jobs)
            try:
                self._write(jobs)
            except DRIVER_ERRORS as error:
                for each in jobs:
                    each.error = self._store_error(error)
            _deliver(jobs)
            if is_last:
                return

    def _batch(self, first: list[WriteJob]) -> tuple[list[WriteJob], bool]:
        """The jobs for one transaction, and whether the database is to be closed after them."""
        jobs = first
        while len(jobs) < MAX_BATCH:
            try:
                more = self._jobs.get_nowait()
            except Empty:
                break
            if not more:
                return jobs, True
            jobs = jobs + more
        return jobs, False

    def _write(self, jobs: list[WriteJob]) -> None:
        connection = self._connection = self._connection or self._exclusive.connect()
        try:
            with connection.begin():
                for job in jobs:
                    self._run(connection, job)
            self._file.remember()
        except BaseException:
            self._connection = None
            connection.close()
            raise

    def _run(self, connection: Connection, job: WriteJob) -> None:
        """Run one job. If it fails, only its own changes are rolled back, unless the whole transaction is lost."""
        own = driver(connection)
        run = own.execute
        run("SAVEPOINT job")
        try:
            job.result = job.work(connection)
        except Exception as error:
            if not own.in_transaction:
                # SQLite has rolled everything back, as it does when the disk is full.
                raise
            run("ROLLBACK TO job")
            job.error = self._store_error(error) if isinstance(error, DRIVER_ERRORS) else error
        run("RELEASE job")

    def _store_error(self, error: Exception) -> StoreError:
        reason = getattr(error, "orig", None) or error
        failure = failure_of(reason, str(self._url.database))
        store_error = StoreError(f"database {masked(self._url)}: {reason}; nothing was changed", failure)
        store_error.__cause__ = error
        return store_error


def _do_nothing(connection: Connection) -> None:
    pass


def _create_private(file: str) -> None:
    """Create a file that only its owner can read, for it holds seeds and hashes of passwords. SQLite copies its mode."""
    if os.name != "posix":
        return
    # Never open an existing file: closing one that SQLite has open in this process would release its locks.
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _engine(url: URL, begin: str, size: int, timeout: float) -> Engine:
    arguments = {"timeout": timeout, "check_same_thread": False}
    engine = create_engine(url, pool_size=size, max_overflow=0, connect_args=arguments, hide_parameters=True)
    event.listen(engine, "connect", _prepare)

    def begin_transaction(connection: Connection) -> None:
        # A single query needs no transaction of its own: SQLite has an implicit one.
        if not connection.get_execution_options().get("single_query"):
            driver(connection).execute(begin)

    event.listen(engine, "begin", begin_transaction)
    return engine


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    # The driver must not begin transactions by itself: their start and kind are set in `_engine`.
    connection.isolation_level = None
    if connection.execute("PRAGMA page_count").fetchone() == (0,):
        # Lets the file be truncated step by step; must be set while the file is empty.
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    _enable_wal(connection)
    for setting in ("synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _enable_wal(connection: sqlite3.Connection) -> None:
    # When two processes open a new file at the same time, the second one gets an error at once instead of waiting.
    until = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.01)
