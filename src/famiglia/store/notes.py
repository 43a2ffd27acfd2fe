"""Private notes: one for each player and table; every change increments the version."""

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import IntegrityError

from .database import insert
from .errors import NoSuchTable, Stale
from .rows import Note
from .schema import note


def note_of(connection: Connection, table: str, player: str) -> Note:
    """A player's note at a table."""
    query = select(note.c.text, note.c.version).where(note.c.table_id == table, note.c.player == player)
    row = connection.execute(query).one_or_none()
    return Note(*row) if row else Note("", 0)


def write_note(connection: Connection, table: str, player: str, text: str, version: int) -> Note:
    """Replace the note if it still has this version; raises `Stale` otherwise."""
    if version:
        changed = connection.execute(
            update(note)
            .where(note.c.table_id == table, note.c.player == player, note.c.version == version)
            .values(text=text, version=version + 1)
        )
    else:
        row = {"table_id": table, "player": player, "text": text, "version": 1}
        try:
            changed = connection.execute(insert(connection, note).values(row).on_conflict_do_nothing())
        except IntegrityError:
            raise NoSuchTable(table) from None
    if not changed.rowcount:
        raise Stale({"note": note_of(connection, table, player).version})
    return Note(text, version + 1)
