"""Counting attempts for rate limits, for all processes together."""

from sqlalchemy import Connection, func, select

from .database import insert
from .schema import attempt


def count_attempt(connection: Connection, key: str, now: int, window: int, limit: int) -> int | None:
    """Count an attempt and return None; if there were `limit` within `window` seconds, only return the seconds to wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(key, 0))))
    # Attempts in the future were made before the clock was set back; those further ahead than the window are ignored.
    recent = (attempt.c.key == key, attempt.c.at > now - window, attempt.c.at < now + window)
    times, first = connection.execute(select(func.sum(attempt.c.times), func.min(attempt.c.at)).where(*recent)).one()
    if (times or 0) >= limit:
        return max(1, int(now if first is None else first) + window - now)
    added = insert(connection, attempt).values(key=key, at=now, times=1, expires=now + window)
    changes = {"times": attempt.c.times + 1, "expires": added.excluded.expires}
    connection.execute(added.on_conflict_do_update(index_elements=["key", "at"], set_=changes))
    return None
