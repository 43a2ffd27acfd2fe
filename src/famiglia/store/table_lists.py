"""Queries for lists of tables."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, case, func, literal, or_, select, tuple_

from . import aliases
from .rows import Listing, Seat
from .schema import game_table, member

COLUMNS = ("id", "game", "settings", "visibility", "pace", "status", "opened", "updated", "seats")
MAX_TABLES = 100
"""Tables of one player in one list."""

MAX_AHEAD = 60
"""Seconds; a time further ahead was written before the clock was set back."""


def tables_of(connection: Connection, player: str, after: str | None = None) -> tuple[list[Listing], int]:
    """The tables where a player sits or is the host, and the number of those that follow.

    The list begins after the table `after`. The last updated table comes first, but finished ones come last.
    """
    ids = {player, *aliases.guests_of(connection, player)}
    conditions: list[ColumnElement[bool]] = [
        game_table.c.id.in_(select(member.c.table_id).where(member.c.player.in_(sorted(ids))))
    ]
    order = (case((game_table.c.status == "over", 1), else_=0), -game_table.c.updated, game_table.c.id)
    if after is not None:
        position = connection.execute(select(*order).where(game_table.c.id == after)).one_or_none()
        if position is None:
            return [], 0
        conditions.append(tuple_(*order) > tuple_(*(literal(part) for part in position)))
    tables = [
        _listing(row, ids)
        for row in connection.execute(_select().where(*conditions).order_by(*order).limit(MAX_TABLES))
    ]
    return tables, connection.execute(select(func.count()).where(*conditions)).scalar_one() - len(tables)


def listed_tables(connection: Connection, limit: int) -> list[Listing]:
    """The listed tables that are not over, the last updated first."""
    # A literal, because the index of the listed tables has it in its condition.
    public = game_table.c.visibility == literal("listed", literal_execute=True)
    query = _select().where(public, game_table.c.status.in_(["open", "running"]))
    query = query.order_by(game_table.c.updated.desc(), game_table.c.id).limit(limit)
    return [_listing(row, set()) for row in connection.execute(query)]


def tables_awaiting_bots(connection: Connection, before: int) -> list[str]:
    """The tables that have been waiting for a bot since before this time, the longest waiting first.

    A time too far in the future was written before the clock was set back, so that table has been waiting too.
    """
    since = game_table.c.bots_since
    waiting = select(game_table.c.id).where(or_(since < before, since > before + MAX_AHEAD))
    return list(connection.execute(waiting.order_by(game_table.c.bots_since, game_table.c.id)).scalars())


def _select() -> Select[Any]:
    return select(*(game_table.c[name] for name in COLUMNS))


def _listing(row: Row[Any], ids: set[str]) -> Listing:
    columns = row._asdict()
    seats = msgspec.json.decode(columns.pop("seats"), type=tuple[Seat, ...])
    yours = tuple(number for number, seat in enumerate(seats) if seat.player in ids)
    turn = any(seats[number].waiting for number in yours)
    return Listing(**columns, seats=seats, yours=yours, your_turn=turn)
