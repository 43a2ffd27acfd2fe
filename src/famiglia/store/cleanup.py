"""Space that nothing needs any more goes back to the disk; PostgreSQL sees to that by itself (autovacuum)."""

from sqlalchemy import Connection

from .database import driver

INCREMENTAL = 2
"""The mode of a SQLite file that can be made shorter piece by piece."""
PAGES_AT_ONCE = 200
"""So many are given back before other writing has its turn."""


def rebuild(connection: Connection) -> bool:
    """Write a SQLite file of an older version anew, without gaps and in incremental mode; was it needed?

    This is done outside of any transaction, and nobody else can write meanwhile.
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


def give_back(connection: Connection) -> bool:
    """Cut some free pages off the end of a SQLite file; are there more?"""
    if connection.dialect.name != "sqlite":
        return False
    run = driver(connection).execute
    free: int = run("PRAGMA freelist_count").fetchone()[0]
    for _ in range(min(free, PAGES_AT_ONCE)):
        # One by one: whatever number is named here, the driver stops after the first page.
        run("PRAGMA incremental_vacuum(1)")
    left: int = run("PRAGMA freelist_count").fetchone()[0]
    return 0 < left < free
