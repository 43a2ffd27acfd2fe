"""The PostgreSQL database, which several processes on one or more machines can share."""

from asyncpg.exceptions import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from .database import T, Work
from .database_url import masked
from .errors import Failure, StoreError
from .health_check import try_write

CONNECTIONS = 5
TIMEOUT = 15.0
"""Seconds after which a server that does not answer counts as lost."""
DRIVER_ERRORS = (SQLAlchemyError, PostgresError, InterfaceError, OSError)
FAILURES: dict[str, Failure] = {"53100": "full", "25006": "read-only", "XX001": "damaged", "XX002": "damaged"}
"""By error code of the server (https://www.postgresql.org/docs/current/errcodes-appendix.html)."""
LOST = ("08", "57P")
"""Prefixes of the error codes of a lost connection or a stopped server."""


class PostgresDatabase:
    """A PostgreSQL database; `write` returns after the commit."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            hide_parameters=True,
            connect_args={"timeout": TIMEOUT, "command_timeout": TIMEOUT},
        )
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshot = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def query(self, work: Work[T]) -> T:
        """Run work that is a single query: one round trip to the server."""
        return await self._run(self._autocommit, work)

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing, in a transaction that sees one state of the database."""
        return await self._run(self._snapshot, work)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; it is committed when this returns."""
        return await self._run(self._engine, work)

    async def upgrade(self, work: Work[T]) -> T:
        """Run work in a transaction whose statements may take as long as they need."""
        engine = create_async_engine(
            self._url, poolclass=NullPool, hide_parameters=True, connect_args={"timeout": TIMEOUT}
        )
        try:
            return await self._run(engine, work)
        finally:
            await engine.dispose()

    async def check(self) -> None:
        """Do nothing: PostgreSQL checks its own files."""

    async def ping(self) -> None:
        """Try a small write."""
        await self.write(try_write)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        """Run the work, and once more if its pooled connection turned out to be lost.

        Work that has not been committed has changed nothing, so it may run again.
        """
        try:
            connection, result = await self._run_uncommitted(engine, work)
        except DRIVER_ERRORS as error:
            if not getattr(error, "connection_invalidated", False):
                raise self._store_error(error) from error
            try:
                connection, result = await self._run_uncommitted(engine, work)
            except DRIVER_ERRORS as second:
                raise self._store_error(second) from second
        try:
            await connection.commit()
            return result
        except DRIVER_ERRORS as error:
            raise self._store_error(error) from error
        finally:
            await connection.close()

    async def _run_uncommitted(self, engine: AsyncEngine, work: Work[T]) -> tuple[AsyncConnection, T]:
        connection = await engine.connect()
        try:
            return connection, await connection.run_sync(work)
        except BaseException:
            await connection.close()
            raise

    def _store_error(self, error: BaseException) -> StoreError:
        # SQLAlchemy wraps the error of its adapter, which was caused by the error of the server or the network.
        reason = getattr(error, "orig", None) or error
        reason = reason.__cause__ or reason
        return StoreError(f"database {masked(self._url)}: {str(reason) or type(reason).__name__}", _failure(reason))


def _failure(reason: BaseException) -> Failure:
    code = getattr(reason, "sqlstate", None)
    if code is None or code.startswith(LOST):
        return "lost" if isinstance(reason, OSError | InterfaceError | PostgresError) else "failed"
    return FAILURES.get(code, "failed")
