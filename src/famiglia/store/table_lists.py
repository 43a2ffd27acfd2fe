"""Lists of tables."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, case, func, literal, or_, select, tuple_

from . import aliases
from .rows import Listing, Seat
from .schema import game_table, member

SHOWN = ("id", "game", "settings", "visibility", "pace", "status", "opened", "updated", "seats")
MOST = 100
"""Tables of one player in one answer."""

SET_BACK = 60
"""Seconds; a time that is so far ahead was written by a clock that has been set back since."""


def tables_of(connection: Connection, player: str, after: str | None = None) -> tuple[list[Listing], int]:
    """The tables where a player sits or is the host, those that are over last, else the last touched first; how many follow.

    They begin behind the table `after`, of which the player knows already.
    """
    ids = {player, *aliases.before(connection, player)}
    chosen: list[ColumnElement[bool]] = [
        game_table.c.id.in_(select(member.c.table_id).where(member.c.player.in_(sorted(ids))))
    ]
    place = (case((game_table.c.status == "over", 1), else_=0), -game_table.c.updated, game_table.c.id)
    if after is not None:
        reached = connection.execute(select(*place).where(game_table.c.id == after)).one_or_none()
        if reached is None:
            return [], 0
        chosen.append(tuple_(*place) > tuple_(*(literal(part) for part in reached)))
    found = [_listing(row, ids) for row in connection.execute(_shown().where(*chosen).order_by(*place).limit(MOST))]
    return found, connection.execute(select(func.count()).where(*chosen)).scalar_one() - len(found)


def listed(connection: Connection, limit: int) -> list[Listing]:
    """The tables that anybody may see and that are not over, the last touched first."""
    # Said literally, so that the index of the listed tables is used.
    public = game_table.c.visibility == literal("listed", literal_execute=True)
    found = _shown().where(public, game_table.c.status.in_(["open", "running"]))
    found = found.order_by(game_table.c.updated.desc(), game_table.c.id).limit(limit)
    return [_listing(row, set()) for row in connection.execute(found)]


def bots_waiting(connection: Connection, before: int) -> list[str]:
    """The tables whose game has waited for a bot since before that time, the longest first.

    A time that lies further ahead than any delay was written before the clock was set back: that bot has waited too.
    """
    since = game_table.c.bots_since
    waiting = select(game_table.c.id).where(or_(since < before, since > before + SET_BACK))
    return list(connection.execute(waiting.order_by(game_table.c.bots_since, game_table.c.id)).scalars())


def _shown() -> Select[Any]:
    return select(*(game_table.c[name] for name in SHOWN))


def _listing(row: Row[Any], ids: set[str]) -> Listing:
    shown = row._asdict()
    seats = msgspec.json.decode(shown.pop("seats"), type=tuple[Seat, ...])
    yours = tuple(number for number, seat in enumerate(seats) if seat.player in ids)
    turn = any(seats[number].waiting for number in yours)
    return Listing(**shown, seats=seats, yours=yours, your_turn=turn)
