"""Guests whose games went to an account: what is stored names the guest, what is read names the account."""

from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import Connection, or_, select

from .rows import Entry, TableRow
from .schema import alias, member

ALIASES = "aliases"
"""A stream without entries: its number counts how often players of the table have become an account."""


def at_table(connection: Connection, table: str, entries: Iterable[Entry]) -> dict[str, str]:
    """By guest: the account, of all who belong to a table or wrote these entries."""
    members = select(member.c.player).where(member.c.table_id == table)
    authors = {entry.player for entry in entries if entry.player}
    concerned = or_(alias.c.old.in_(members), alias.c.old.in_(sorted(authors)))
    return {row.old: row.new for row in connection.execute(select(alias).where(concerned))}


def guests_of(connection: Connection, player: str) -> list[str]:
    """The ids of the guests whose games went to this player."""
    return list(connection.execute(select(alias.c.old).where(alias.c.new == player)).scalars())


def in_table(row: TableRow, accounts: Mapping[str, str]) -> TableRow:
    """The table with the accounts in its settings."""
    return msgspec.structs.replace(row, settings=_in_text(row.settings, accounts)) if accounts else row


def in_entry(entry: Entry, accounts: Mapping[str, str]) -> Entry:
    """The entry with the accounts."""
    if not accounts:
        return entry
    player = accounts.get(entry.player, entry.player) if entry.player else None
    return msgspec.structs.replace(entry, player=player, body=_in_text(entry.body, accounts))


def _in_text(text: str, accounts: Mapping[str, str]) -> str:
    # Ids are 128 random bits in hexadecimal: no other JSON string can be equal to one.
    for old, new in accounts.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    return text
