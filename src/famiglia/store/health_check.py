"""The small write that shows whether a database keeps what it is given."""

from sqlalchemy import Connection

from .database import insert
from .schema import attempt

KEY = "health"


def write_little(connection: Connection) -> None:
    """Count up one row, always the same: in SQLite a single page. Pruning removes it, and the next check makes it anew."""
    tried = insert(connection, attempt).values(key=KEY, at=0, times=1, expires=0)
    again = {"times": attempt.c.times + 1}
    connection.execute(tried.on_conflict_do_update(index_elements=["key", "at"], set_=again))
