"""The small write that shows whether a database can be written."""

from sqlalchemy import Connection

from .database import insert
from .schema import attempt

KEY = "health"


def try_write(connection: Connection) -> None:
    """Increment the counter of one row, in SQLite a single page. The cleanup deletes the row, the next check adds it again."""
    added = insert(connection, attempt).values(key=KEY, at=0, times=1, expires=0)
    increment = {"times": attempt.c.times + 1}
    connection.execute(added.on_conflict_do_update(index_elements=["key", "at"], set_=increment))
