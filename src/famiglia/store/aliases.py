"""Guests whose games went to an account: what is kept names the guest, what is read names the account."""

from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import Connection, or_, select

from .rows import Entry, TableRow
from .schema import alias, member


def at_table(connection: Connection, table: str, entries: Iterable[Entry]) -> dict[str, str]:
    """The new ids of those who belong to a table or wrote these entries."""
    belong = select(member.c.player).where(member.c.table_id == table)
    wrote = {entry.player for entry in entries if entry.player}
    old = or_(alias.c.old.in_(belong), alias.c.old.in_(sorted(wrote)))
    return {row.old: row.new for row in connection.execute(select(alias).where(old))}


def before(connection: Connection, player: str) -> list[str]:
    """The ids of the guests whose games went to this player."""
    return list(connection.execute(select(alias.c.old).where(alias.c.new == player)).scalars())


def in_table(row: TableRow, now: Mapping[str, str]) -> TableRow:
    """The table with new ids in its settings."""
    return msgspec.structs.replace(row, settings=_in_text(row.settings, now)) if now else row


def in_entry(entry: Entry, now: Mapping[str, str]) -> Entry:
    """The entry with new ids."""
    if not now:
        return entry
    player = now.get(entry.player, entry.player) if entry.player else None
    return msgspec.structs.replace(entry, player=player, body=_in_text(entry.body, now))


def _in_text(text: str, now: Mapping[str, str]) -> str:
    # Ids are 128 random bits in hexadecimal: as a whole JSON string nothing but the id itself can look like this.
    for old, new in now.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    return text
