"""Reading the streams of a table."""

from collections.abc import Iterable, Mapping
from hashlib import sha256

from sqlalchemy import Connection, and_, bindparam, or_, select

from . import aliases
from .rows import CommandRow, Entry, StoredTable, TableRow
from .schema import command, event, game_table, stream

TABLE_COLUMNS = [game_table.c[name] for name in TableRow.__struct_fields__]
ENTRY_COLUMNS = [event.c[name] for name in Entry.__struct_fields__]

TABLE = select(*TABLE_COLUMNS).where(game_table.c.id == bindparam("table"))
ENTRIES = select(*ENTRY_COLUMNS).where(event.c.table_id == bindparam("table")).order_by(event.c.ordinal)
COMMANDS = select(command.c.fingerprint, command.c.since, command.c.at).where(
    command.c.key.in_(bindparam("keys", expanding=True))
)
KEY_BYTES = 12
NUMBERS = select(stream).where(stream.c.table_id.in_(bindparam("tables", expanding=True)))


def table(connection: Connection, table_id: str) -> StoredTable | None:
    """A table with all its entries in the order in which they were written."""
    row = connection.execute(TABLE, {"table": table_id}).one_or_none()
    if row is None:
        return None
    entries = [Entry(*each) for each in connection.execute(ENTRIES, {"table": table_id})]
    accounts = aliases.accounts_at(connection, table_id, entries)
    table_row = aliases.replace_in_row(TableRow(*row), accounts)
    return StoredTable(table_row, [aliases.replace_in_entry(entry, accounts) for entry in entries])


def entries_after(connection: Connection, table_id: str, numbers: Mapping[str, int]) -> list[Entry]:
    """The entries after these numbers; all entries of a stream that has no number here."""
    current = stream_numbers(connection, [table_id])[table_id]
    newer = [
        and_(event.c.stream == name, event.c.seq > numbers.get(name, 0))
        for name, number in current.items()
        if number > numbers.get(name, 0)
    ]
    if not newer:
        return []
    query = select(*ENTRY_COLUMNS).where(event.c.table_id == table_id, or_(*newer)).order_by(event.c.ordinal)
    entries = [Entry(*each) for each in connection.execute(query)]
    accounts = aliases.accounts_at(connection, table_id, entries)
    return [aliases.replace_in_entry(entry, accounts) for entry in entries]


def stream_numbers(connection: Connection, tables: Iterable[str]) -> dict[str, dict[str, int]]:
    """How many entries each stream of these tables has; a table that does not exist has none."""
    numbers: dict[str, dict[str, int]] = {each: {} for each in tables}
    if numbers:
        for table_id, name, number in connection.execute(NUMBERS, {"tables": list(numbers)}):
            numbers[table_id][name] = number
    return numbers


def find_command(connection: Connection, table_id: str, player: str, command_id: str) -> CommandRow | None:
    """The stored row of a command; None if it has not taken effect before."""
    players = [player, *aliases.guests_of(connection, player)]
    row = connection.execute(COMMANDS, {"keys": [command_key(table_id, each, command_id) for each in players]}).first()
    return CommandRow(player, command_id, *row) if row else None


def command_key(table_id: str, player: str, command_id: str) -> bytes:
    """The key of a command: a short hash of table, player and id."""
    return sha256("\n".join((table_id, player, command_id)).encode()).digest()[:KEY_BYTES]
