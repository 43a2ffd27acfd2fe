"""How often something may be tried, counted for all processes together."""

from sqlalchemy import Connection, delete, func, select

from .database import insert
from .schema import attempt, command, session

COMMANDS_KEPT = 30 * 24 * 3600
"""Seconds for which a second copy of a command is known as such."""


def hit(connection: Connection, key: str, at: int, window: int, most: int) -> int | None:
    """Count a try unless there were `most` of them within the last `window` seconds; then the seconds to wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(key, 0))))
    # A try from the future was made before the clock was set back: one that is further ahead than the window no longer counts.
    recent = (attempt.c.key == key, attempt.c.at > at - window, attempt.c.at < at + window)
    times, first = connection.execute(select(func.sum(attempt.c.times), func.min(attempt.c.at)).where(*recent)).one()
    if (times or 0) >= most:
        return max(1, int(at if first is None else first) + window - at)
    tried = insert(connection, attempt).values(key=key, at=at, times=1, expires=at + window)
    again = {"times": attempt.c.times + 1, "expires": tried.excluded.expires}
    connection.execute(tried.on_conflict_do_update(index_elements=["key", "at"], set_=again))
    return None


def prune(connection: Connection, at: int) -> None:
    """Forget sessions and tries that have expired, and commands older than 30 days."""
    connection.execute(delete(session).where(session.c.expires <= at))
    connection.execute(delete(attempt).where(attempt.c.expires <= at))
    connection.execute(delete(command).where(command.c.at <= at - COMMANDS_KEPT))
