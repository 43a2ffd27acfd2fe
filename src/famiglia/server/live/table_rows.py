"""Converts tables to rows of the store, and back."""

import secrets

import msgspec

from famiglia.dice import commitment
from famiglia.store import Seat, StoredTable, TableRow, TableSummary
from famiglia.table import Settings, Table

from .new_table import rematch_secret

_encode = msgspec.json.Encoder().encode
decode_settings = msgspec.json.Decoder(Settings).decode


def row_of(table: Table, bot_secret: bytes | None = None) -> TableRow:
    """The row of a new table, without its streams."""
    settings = table.settings
    return TableRow(
        id=table.id,
        game=settings.game,
        settings=_encode(settings).decode(),
        secret=table.secret,
        bot_secret=bot_secret or secrets.token_bytes(32),
        visibility=settings.visibility,
        pace=settings.pace,
        status=table.status,
        opened=table.opened,
        updated=table.opened,
    )


def load_table(stored: StoredTable) -> Table:
    """The table that results from its stored entries."""
    row = stored.row
    table = Table.load(row.id, decode_settings(row.settings), row.secret, row.opened, stored.entries)
    return with_next_commitment(table, row.bot_secret)


def with_next_commitment(table: Table, bot_secret: bytes) -> Table:
    """The same table, which now knows the commitment to the seed of its rematch."""
    if not table.is_imported:
        table.next_commitment = commitment(rematch_secret(bot_secret), table.settings.rules)
    return table


def summary_of(table: Table, now: int, with_players: bool) -> TableSummary:
    """The summary for lists of tables; `with_players` if its players may have changed."""
    waiting, winners = ((), ()) if table.log is None else (table.log.game.to_decide(), table.log.winners)
    seats = tuple(
        Seat(occupant.player, occupant.name, occupant.bot, seat in waiting, seat in winners)
        for seat, occupant in enumerate(table.seats)
    )
    players = None
    if with_players:
        involved = {occupant.player for occupant in table.seats} | {seat.substitute_for for seat in table.seats}
        players = frozenset(player for player in {*involved, table.settings.host} if player is not None)
    return TableSummary(table.status, now, seats, bool(table.bots_to_act()) or table.wants_rematch, players)
