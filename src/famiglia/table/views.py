"""What each person at a table gets to see: the whole state, what has changed, a replay, an export, a refusal."""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from famiglia.game import NotationError, Viewer
from famiglia.rulebook import Refusal, Refused

from .chat import lines
from .errors import TableError
from .game_log import GameLog
from .game_views import entries, game_state, step_count, step_line, steps
from .games import game_of
from .messages import About, ChatLine, GamePreview, SeatState, TableState, TableUpdate
from .streams import GAME, SEATS
from .table import SHOWN, Table

NOTHING: Mapping[str, int] = {}


def state(
    table: Table,
    player: str | None,
    name: str | None,
    seat: int | None,
    online: Collection[int],
    spectators: int,
    after: Mapping[str, int] = NOTHING,
) -> TableState:
    """All that this person may know; of log and chat only what comes after these numbers."""
    viewer = table.viewer(player, seat)
    rooms = table.rooms(player, viewer)
    return TableState(
        about=about(table, player),
        seats=seat_states(table, player, online),
        you=name,
        numbers=numbers(table, rooms),
        game=game_state(table, viewer),
        log=entries(table, viewer, after.get(GAME, 0)),
        chat={room: lines(table.streams[stream], after.get(room, 0)) for room, stream in rooms.items()},
        spectators=spectators,
    )


def update(
    table: Table,
    player: str | None,
    seat: int | None,
    since: Mapping[str, int],
    online: Collection[int],
    spectators: int,
    *,
    presence: bool = False,
) -> TableUpdate:
    """What has changed for this person since these numbers; with `presence` also who is there."""
    viewer = table.viewer(player, seat)
    rooms = table.rooms(player, viewer)
    now = numbers(table, rooms)
    sat = since.get(SEATS, 0) < now[SEATS]
    played = since.get(GAME, 0) < now[GAME]
    turned = played and (table.status == "over" or since.get(GAME, 0) == 0)
    said = {room: lines(table.streams[stream], since.get(room, 0)) for room, stream in rooms.items()}
    return TableUpdate(
        numbers=now,
        about=about(table, player) if sat or turned else None,
        seats=seat_states(table, player, online) if sat or turned or presence else None,
        game=game_state(table, viewer) if sat or played else None,
        log=entries(table, viewer, since.get(GAME, 0)),
        chat={room: found for room, found in said.items() if found},
        spectators=spectators if presence else None,
    )


def older(table: Table, player: str | None, seat: int | None, room: str, before: int) -> list[ChatLine]:
    """The lines of a room before this number, as many as are sent together."""
    rooms = table.rooms(player, table.viewer(player, seat))
    if room not in rooms:
        raise TableError("no-such-room", room=room)
    return lines(table.streams[rooms[room]], 0, before)


def numbers(table: Table, rooms: Mapping[str, str]) -> dict[str, int]:
    """By stream that the reader may know of: how many entries it has."""
    found = {GAME: len(table.streams[GAME]), SEATS: len(table.streams[SEATS])}
    return found | {room: len(table.streams[stream]) for room, stream in rooms.items()}


def about(table: Table, player: str | None) -> About:
    """What is settled at the table."""
    settings = table.settings
    header = table.log.record.header if table.log is not None else None
    return About(
        id=table.id,
        game=settings.game,  # type: ignore[arg-type]
        settings=settings.public(),
        visibility=settings.visibility,  # type: ignore[arg-type]
        pace=settings.pace,  # type: ignore[arg-type]
        status=table.status,
        opened=table.opened,
        host=player is not None and player == settings.host,
        rules=header.rules if header else settings.rules,
        commitment=header.commitment if header else table.commitment,
        added=[occupant.seed for occupant in table.seats],
        imported=table.is_imported,
        next=table.next,
        rematch=[seat for seat, occupant in enumerate(table.seats) if occupant.player in table.asked],
        next_commitment=table.next_commitment if table.status == "over" else None,
        worth=dict(game_of(settings.game).worth),
    )


def seat_states(table: Table, player: str | None, online: Collection[int]) -> list[SeatState]:
    """Every seat and who holds it."""
    return [
        SeatState(
            seat=seat,
            kind=occupant.kind,
            name=occupant.name,
            bot=occupant.bot,
            yours=player is not None and occupant.player == player,
            online=occupant.kind == "bot" or seat in online,
            substitute=occupant.substitute_for is not None,
            back=player is not None and occupant.substitute_for == player,
        )
        for seat, occupant in enumerate(table.seats)
    ]


def seen_record(table: Table, viewer: Viewer) -> Iterator[str]:
    """The record, line by line: complete when the game is over, before that as the viewer may know it and without hashes.

    A hash covers secrets, and with few orders to choose from it is soon tried out.
    """
    log = table.log
    if log is None:
        return
    if log.over:
        yield from log.record.written
        return
    for told, line in zip(log.lines, log.record.lines, strict=True):
        if told.events and "events" in line:
            line["events"] = [event.seen_by(viewer).as_json() for event in told.events]
        yield json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"


def why(table: Table, seat: int, move: str) -> Refusal | None:
    """The refusal that this move of this seat would meet, or None if it is legal."""
    log, read = _about_move(table, move)
    refused: Refusal | None = log.game.why_not(seat, read)
    return refused


def preview(table: Table, seat: int, move: str) -> GamePreview:
    """What this move of this seat would bring, as far as the seat can know; `Refused` if it is not legal."""
    log, read = _about_move(table, move)
    refused = log.game.why_not(seat, read)
    if refused is not None:
        raise Refused(refused)
    return log.kind.preview(log, seat, read)


def _about_move(table: Table, move: str) -> tuple[GameLog, Any]:
    """The running game, and the move that the text stands for."""
    if table.log is None:
        raise TableError("not-running")
    try:
        return table.log, table.log.game.move(move)
    except NotationError as error:
        raise TableError("bad-move", where=error.where, found=error.found[:SHOWN], expected=error.expected) from None


__all__ = [
    "about", "entries", "game_state", "numbers", "older", "preview", "seat_states", "seen_record", "state", "step_count",
    "step_line", "steps", "update", "why",
]  # fmt: skip
