"""Deleting what has expired, and returning free space to the disk; PostgreSQL does the latter by itself (autovacuum)."""

from sqlalchemy import Connection, delete

from .database import driver
from .schema import attempt, command, session

COMMANDS_KEPT = 30 * 24 * 3600
"""Seconds for which a second copy of a command is recognised."""

INCREMENTAL = 2
"""The auto_vacuum mode of a SQLite file that can be truncated step by step."""
MAX_PAGES = 200
"""Pages that are released before other writes get their turn."""


def delete_expired(connection: Connection, now: int) -> None:
    """Delete sessions and attempts that have expired, and commands older than 30 days."""
    connection.execute(delete(session).where(session.c.expires <= now))
    connection.execute(delete(attempt).where(attempt.c.expires <= now))
    connection.execute(delete(command).where(command.c.at <= now - COMMANDS_KEPT))


def rebuild(connection: Connection) -> bool:
    """Rewrite a SQLite file of an older version, without gaps and in incremental mode; False if it was not necessary.

    This happens outside of any transaction and blocks all other writers.
    """
    if connection.dialect.name != "sqlite":
        return False
    run = driver(connection).execute
    if run("PRAGMA auto_vacuum").fetchone()[0] == INCREMENTAL:
        return False
    run("PRAGMA auto_vacuum = INCREMENTAL")
    run("VACUUM")
    run("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return True


def release_pages(connection: Connection) -> bool:
    """Truncate a SQLite file by some free pages; True if there are more."""
    if connection.dialect.name != "sqlite":
        return False
    run = driver(connection).execute
    free: int = run("PRAGMA freelist_count").fetchone()[0]
    for _ in range(min(free, MAX_PAGES)):
        # One at a time: the driver stops after the first page, whatever the number.
        run("PRAGMA incremental_vacuum(1)")
    left: int = run("PRAGMA freelist_count").fetchone()[0]
    return 0 < left < free
