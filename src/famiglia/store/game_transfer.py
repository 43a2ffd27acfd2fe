"""A guest's games go to an account."""

from sqlalchemy import Connection, delete, select, update

from .database import insert
from .notes import note_of
from .schema import alias, member, note, player, session, stream

ALIASES = "aliases"
"""A stream without entries: its number counts how often players of the table have moved to an account."""


def move_games(connection: Connection, old: str, new: str) -> list[str]:
    """From now on the guest is the account, in every table; the ids of the tables that are to be read anew.

    The guest's secret link and sessions end: from now on the account's password guards these games.
    """
    if old == new:
        return []
    connection.execute(update(alias).where(alias.c.new == old).values(new=new))
    connection.execute(insert(connection, alias).values(old=old, new=new).on_conflict_do_nothing())
    connection.execute(update(player).where(player.c.id == old).values(link_hash=None))
    connection.execute(delete(session).where(session.c.player == old))
    for table in connection.execute(select(note.c.table_id).where(note.c.player == old)).scalars().all():
        _move_note(connection, table, old, new)
    tables = list(connection.execute(select(member.c.table_id).where(member.c.player == old)).scalars())
    for table in tables:
        moved = insert(connection, stream).values(table_id=table, name=ALIASES, number=1)
        again = {"number": stream.c.number + 1}
        connection.execute(moved.on_conflict_do_update(index_elements=["table_id", "name"], set_=again))
    return tables


def _move_note(connection: Connection, table: str, old: str, new: str) -> None:
    guests, accounts = note_of(connection, table, old), note_of(connection, table, new)
    text = "\n".join(each.text for each in (accounts, guests) if each.text)
    row = {"text": text, "version": max(accounts.version, guests.version) + 1}
    connection.execute(delete(note).where(note.c.table_id == table, note.c.player.in_([old, new])))
    connection.execute(note.insert().values(table_id=table, player=new, **row))
