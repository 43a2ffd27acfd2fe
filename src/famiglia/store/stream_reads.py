"""Reading the streams of a table."""

from collections.abc import Iterable, Mapping
from hashlib import sha256

from sqlalchemy import Connection, and_, bindparam, or_, select

from . import aliases
from .rows import CommandRow, Entry, Stored, TableRow
from .schema import command, event, game_table, stream

OF_A_TABLE = [game_table.c[name] for name in TableRow.__struct_fields__]
OF_AN_ENTRY = [event.c[name] for name in Entry.__struct_fields__]

DONE = select(command.c.fingerprint, command.c.since, command.c.at).where(
    command.c.key.in_(bindparam("keys", expanding=True))
)
KEY = 16
"""Bytes."""
HEADS = select(stream).where(stream.c.table_id.in_(bindparam("tables", expanding=True)))


def table(connection: Connection, table_id: str) -> Stored | None:
    """A table with all its entries in the order in which they were written."""
    row = connection.execute(select(*OF_A_TABLE).where(game_table.c.id == table_id)).one_or_none()
    if row is None:
        return None
    rows = connection.execute(select(*OF_AN_ENTRY).where(event.c.table_id == table_id).order_by(event.c.ordinal))
    entries = [Entry(*each) for each in rows]
    now = aliases.at_table(connection, table_id, entries)
    return Stored(aliases.in_table(TableRow(*row), now), [aliases.in_entry(entry, now) for entry in entries])


def after(connection: Connection, table_id: str, numbers: Mapping[str, int]) -> list[Entry]:
    """The entries that came after these numbers; of a stream that is not named, all."""
    now_at = heads(connection, [table_id])[table_id]
    news = [
        and_(event.c.stream == name, event.c.seq > numbers.get(name, 0))
        for name, number in now_at.items()
        if number > numbers.get(name, 0)
    ]
    if not news:
        return []
    newer = select(*OF_AN_ENTRY).where(event.c.table_id == table_id, or_(*news)).order_by(event.c.ordinal)
    entries = [Entry(*each) for each in connection.execute(newer)]
    now = aliases.at_table(connection, table_id, entries)
    return [aliases.in_entry(entry, now) for entry in entries]


def heads(connection: Connection, tables: Iterable[str]) -> dict[str, dict[str, int]]:
    """How many entries each stream of these tables has; a table that does not exist has none."""
    found: dict[str, dict[str, int]] = {each: {} for each in tables}
    if found:
        for table_id, name, number in connection.execute(HEADS, {"tables": list(found)}):
            found[table_id][name] = number
    return found


def done(connection: Connection, table_id: str, player: str, command_id: str) -> CommandRow | None:
    """What is kept of a command, if it took effect before."""
    names = [player, *aliases.before(connection, player)]
    row = connection.execute(DONE, {"keys": [command_key(table_id, name, command_id) for name in names]}).first()
    return CommandRow(player, command_id, *row) if row else None


def command_key(table_id: str, player: str, command_id: str) -> bytes:
    """What a command is found by: short, and for each player and table another."""
    return sha256("\n".join((table_id, player, command_id)).encode()).digest()[:KEY]
