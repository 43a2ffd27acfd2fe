"""A database that work can be handed to; the work itself is plain code over one connection, the same for every kind."""

import sqlite3
from collections.abc import Callable
from typing import Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
Insert: TypeAlias = postgresql.Insert | sqlite.Insert


class Database(Protocol):
    """Where work is done."""

    async def ask(self, work: Work[T]) -> T:
        """Do work that is a single question; as cheap as can be, for it is asked at every request."""

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing, seeing one moment of the database."""

    async def write(self, work: Work[T]) -> T:
        """Do work in a transaction; when this returns, it is safely kept."""

    async def check(self) -> None:
        """Look for damage, for a few seconds at most; raises a `StoreError`."""

    async def ping(self) -> None:
        """Write a little; raises a `StoreError` if what is written is not safe."""

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""


def insert(connection: Connection, table: Table) -> Insert:
    """An INSERT that may say what to do on a conflict; each database has its own."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def driver(connection: Connection) -> sqlite3.Connection:
    """What is below a connection to SQLite, for statements that are run so often that everything in between counts."""
    below = connection.connection.driver_connection
    assert isinstance(below, sqlite3.Connection)
    return below
