"""PostgreSQL: for several processes, on one machine or many."""

from asyncpg.exceptions import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .database import T, Work
from .database_url import shown
from .errors import Failure, StoreError
from .health_check import write_little

CONNECTIONS = 5
PATIENCE = 15.0
"""Seconds after which a silent server counts as gone."""
FAILURES = (SQLAlchemyError, PostgresError, InterfaceError, OSError)
KINDS: dict[str, Failure] = {"53100": "full", "25006": "read-only", "XX001": "damaged", "XX002": "damaged"}
"""What the codes of the server mean (https://www.postgresql.org/docs/current/errcodes-appendix.html)."""
GONE = ("08", "57P")
"""How the codes begin that tell of a connection or a server that has ended."""


class PostgresDatabase:
    """A PostgreSQL database; nothing is acknowledged before it has committed."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            hide_parameters=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
        self._asking = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def ask(self, work: Work[T]) -> T:
        """Do work that is a single question: one way to the server and back."""
        return await self._do(self._asking, work)

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing, seeing one moment of the database."""
        return await self._do(self._reading, work)

    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction; when this returns, it is committed."""
        return await self._do(self._engine, work)

    async def check(self) -> None:
        """Nothing: PostgreSQL looks after its own files."""

    async def ping(self) -> None:
        """Write a little."""
        await self.write(write_little)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def _do(self, engine: AsyncEngine, work: Work[T]) -> T:
        """Do the work, and once more if its connection turned out to have been lost long ago.

        Work that did not come as far as its commit has done nothing, so that it may be done again.
        """
        try:
            connection, result = await self._done(engine, work)
        except FAILURES as error:
            if not getattr(error, "connection_invalidated", False):
                raise self._told(error) from error
            try:
                connection, result = await self._done(engine, work)
            except FAILURES as again:
                raise self._told(again) from again
        try:
            await connection.commit()
            return result
        except FAILURES as error:
            raise self._told(error) from error
        finally:
            await connection.close()

    async def _done(self, engine: AsyncEngine, work: Work[T]) -> tuple[AsyncConnection, T]:
        connection = await engine.connect()
        try:
            return connection, await connection.run_sync(work)
        except BaseException:
            await connection.close()
            raise

    def _told(self, error: BaseException) -> StoreError:
        # Below SQLAlchemy's error is its adapter's, and below that the one that the server or the network gave.
        reason = getattr(error, "orig", None) or error
        reason = reason.__cause__ or reason
        return StoreError(f"database {shown(self._url)}: {str(reason) or type(reason).__name__}", _failure(reason))


def _failure(reason: BaseException) -> Failure:
    code = getattr(reason, "sqlstate", None)
    if code is None or code.startswith(GONE):
        return "lost" if isinstance(reason, OSError | InterfaceError | PostgresError) else "failed"
    return KINDS.get(code, "failed")
