"""The interface of the two databases, SQLite and PostgreSQL. Both run the same functions, each called with a connection."""

import sqlite3
from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
Insert: TypeAlias = postgresql.Insert | sqlite.Insert


class Database(Protocol):
    """A database that runs functions (`Work`) with a connection."""

    async def query(self, work: Work[T]) -> T:
        """Run work that is a single query. It gets no transaction, which is cheaper; every request does this."""

    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing, in a transaction that sees one state of the database."""

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; it is committed when this returns."""

    async def upgrade(self, work: Work[T]) -> T:
        """Run work in a transaction, like `write`; it may take minutes, or wait for another process that upgrades."""

    async def check(self) -> None:
        """Search for damage, for a few seconds at most; raises `StoreError`."""

    async def ping(self) -> None:
        """Try a small write; raises `StoreError` if it fails."""

    async def close(self) -> None:
        """Finish pending work and release all resources."""


def insert(connection: Connection, table: Table) -> Insert:
    """An INSERT that supports ON CONFLICT in the dialect of the database."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def driver(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection to SQLite, for statements that run so often that the cost of SQLAlchemy matters."""
    own = connection.connection.driver_connection
    assert isinstance(own, sqlite3.Connection)
    return own
