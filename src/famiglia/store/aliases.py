"""Aliases of guests whose games were transferred to an account.

Stored streams keep the id of the guest; it is replaced by the id of the account when they are read.
"""

from collections.abc import Iterable, Mapping

import msgspec
from sqlalchemy import Connection, bindparam, or_, select

from .rows import Entry, TableRow
from .schema import alias, member

ALIASES = "aliases"
"""A stream without entries. Its number counts how many players of the table have been replaced by an account."""


def accounts_at(connection: Connection, table: str, entries: Iterable[Entry]) -> dict[str, str]:
    """By id of a guest: the account, for all guests who belong to a table or wrote these entries."""
    members = select(member.c.player).where(member.c.table_id == table)
    authors = {entry.player for entry in entries if entry.player}
    concerned = or_(alias.c.old.in_(members), alias.c.old.in_(sorted(authors)))
    return {row.old: row.new for row in connection.execute(select(alias).where(concerned))}


MEMBERS_WITH_ALIAS = (
    select(alias.c.old)
    .where(alias.c.old.in_(select(member.c.player).where(member.c.table_id == bindparam("table"))))
    .limit(1)
)


def has_aliases(connection: Connection, table: str) -> bool:
    """Have the games of a guest who belongs to this table been transferred to an account?"""
    return connection.execute(MEMBERS_WITH_ALIAS, {"table": table}).first() is not None


def guests_of(connection: Connection, player: str) -> list[str]:
    """The ids of the guests whose games were transferred to this player."""
    return list(connection.execute(select(alias.c.old).where(alias.c.new == player)).scalars())


def replace_in_row(row: TableRow, accounts: Mapping[str, str]) -> TableRow:
    """The row of a table, with accounts instead of guests in its settings."""
    return msgspec.structs.replace(row, settings=_in_text(row.settings, accounts)) if accounts else row


def replace_in_entry(entry: Entry, accounts: Mapping[str, str]) -> Entry:
    """The entry with accounts instead of guests."""
    if not accounts:
        return entry
    player = accounts.get(entry.player, entry.player) if entry.player else None
    return msgspec.structs.replace(entry, player=player, body=_in_text(entry.body, accounts))


def _in_text(text: str, accounts: Mapping[str, str]) -> str:
    # Ids are 128 random bits in hexadecimal: no other JSON string can be equal to one.
    for old, new in accounts.items():
        text = text.replace(f'"{old}"', f'"{new}"')
    return text
