"""Transferring the games of a guest to an account."""

from sqlalchemy import Connection, delete, select, update

from .aliases import ALIASES
from .database import insert
from .notes import note_of
from .schema import alias, member, note, player, session, stream


def transfer_games(connection: Connection, old: str, new: str) -> list[str]:
    """Replace the guest by the account in every table. Returns the ids of the tables, which must be reloaded.

    The secret link and the sessions of the guest end: from now on the password of the account protects the games.
    """
    if old == new:
        return []
    connection.execute(update(alias).where(alias.c.new == old).values(new=new))
    connection.execute(insert(connection, alias).values(old=old, new=new).on_conflict_do_nothing())
    connection.execute(update(player).where(player.c.id == old).values(link_hash=None))
    connection.execute(delete(session).where(session.c.player == old))
    for table in connection.execute(select(note.c.table_id).where(note.c.player == old)).scalars().all():
        _merge_notes(connection, table, old, new)
    tables = list(connection.execute(select(member.c.table_id).where(member.c.player == old)).scalars())
    for table in tables:
        added = insert(connection, stream).values(table_id=table, name=ALIASES, number=1)
        increment = {"number": stream.c.number + 1}
        connection.execute(added.on_conflict_do_update(index_elements=["table_id", "name"], set_=increment))
    return tables


def _merge_notes(connection: Connection, table: str, old: str, new: str) -> None:
    guest_note, account_note = note_of(connection, table, old), note_of(connection, table, new)
    text = "\n".join(each.text for each in (account_note, guest_note) if each.text)
    row = {"text": text, "version": max(account_note.version, guest_note.version) + 1}
    connection.execute(delete(note).where(note.c.table_id == table, note.c.player.in_([old, new])))
    connection.execute(note.insert().values(table_id=table, player=new, **row))
