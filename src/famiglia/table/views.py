"""What a person may see of a table: its state, updates, older chat, the record, refusals and previews."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence

from famiglia.game import Viewer
from famiglia.rulebook import Refusal

from .chat import lines
from .draft_messages import Draft
from .errors import TableError
from .game_views import entries, game_state, last_entries, step_count, step_line, steps, story
from .games import game_of
from .hints import offers_hints
from .messages import About, ChatLine, GamePreview, SeatState, TableState, TableUpdate
from .private_copy import PrivateCopy
from .streams import GAME, SEATS
from .table import Table
from .team_messages import Team

NO_NUMBERS: Mapping[str, int] = {}


def state(
    table: Table,
    player: str | None,
    name: str | None,
    seat: int | None,
    online: Collection[int],
    spectators: int,
    after: Mapping[str, int] = NO_NUMBERS,
) -> TableState:
    """The table as this person may see it, with the log and the chat after these numbers."""
    viewer = table.viewer(player, seat)
    rooms = table.rooms(player, viewer)
    return TableState(
        about=about(table, player),
        seats=seat_states(table, player, online),
        you=name,
        numbers=numbers(table, rooms | table.sketches(viewer)),
        game=game_state(table, viewer),
        log=last_entries(table, viewer, after.get(GAME, 0)),
        chat={room: lines(table.streams[stream], after.get(room, 0)) for room, stream in rooms.items()},
        spectators=spectators,
        team=team(table, viewer),
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
    """What has changed for this person since these numbers; with `presence` also who is online."""
    viewer = table.viewer(player, seat)
    rooms = table.rooms(player, viewer)
    now = numbers(table, rooms | table.sketches(viewer))
    seats_changed = since.get(SEATS, 0) < now[SEATS]
    game_changed = since.get(GAME, 0) < now[GAME]
    status_changed = game_changed and (table.status == "over" or since.get(GAME, 0) == 0)
    chat = {room: lines(table.streams[stream], since.get(room, 0)) for room, stream in rooms.items()}
    return TableUpdate(
        numbers=now,
        about=about(table, player) if seats_changed or status_changed else None,
        seats=seat_states(table, player, online) if seats_changed or status_changed or presence else None,
        game=game_state(table, viewer) if seats_changed or game_changed else None,
        log=last_entries(table, viewer, since.get(GAME, 0)),
        chat={room: new for room, new in chat.items() if new},
        spectators=spectators if presence else None,
        team=team(table, viewer) if since.get("sketches", 0) < now.get("sketches", 0) else None,
    )


def team(table: Table, viewer: Viewer) -> Team | None:
    """What the viewer's team shares besides its chat; None without a team."""
    plans = [table.plans[stream] for stream in table.sketches(viewer).values()]
    return plans[0].seen_by(viewer) if plans and isinstance(viewer, int) else None


def older_lines(table: Table, player: str | None, seat: int | None, room: str, before: int) -> list[ChatLine]:
    """The lines of a chat room before this number, as many as fit into one message."""
    rooms = table.rooms(player, table.viewer(player, seat))
    if room not in rooms:
        raise TableError("no-such-room", room=room)
    return lines(table.streams[rooms[room]], 0, before)


def numbers(table: Table, private: Mapping[str, str]) -> dict[str, int]:
    """The number of entries in each stream that the person may see: besides game and seats, these by their public names."""
    visible = {GAME: len(table.streams[GAME]), SEATS: len(table.streams[SEATS])}
    return visible | {name: len(table.streams[stream]) for name, stream in private.items()}


def about(table: Table, player: str | None) -> About:
    """The facts about the table itself, apart from seats and game."""
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
        rematch=[seat for seat, occupant in enumerate(table.seats) if occupant.player in table.rematch_texts],
        next_commitment=table.next_commitment if table.status == "over" else None,
        worth=dict(game_of(settings.game).worth),
        hints=offers_hints(table, player),
    )


def seat_states(table: Table, player: str | None, online: Collection[int]) -> list[SeatState]:
    """The state of every seat."""
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
    """The lines of the record: complete if the game is over, otherwise as the viewer may see them and without hashes.

    A hash covers secrets, and where few values are possible, somebody could try them all until the hash matches.
    """
    log = table.log
    if log is None:
        return
    if log.over:
        yield from log.record.written
        return
    for line, content in zip(log.lines, log.record.lines, strict=True):
        if line.events and "events" in content:
            content["events"] = [event.seen_by(viewer).as_json() for event in line.events]
        yield json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


def why(table: Table, seat: int, move: str, after: Sequence[str] = ()) -> Refusal | None:
    """Why this seat may not make this move after some other moves of its own; None if it may.

    Raises an error if the other moves cannot be tried: `RefusedAt` or `TableError`.
    """
    copy = _private_copy(table, seat)
    return copy.refusal_of_last(copy.read([*after, move]))


def preview(table: Table, seat: int, move: str, after: Sequence[str] = ()) -> GamePreview:
    """The consequences of a move after some other moves of this seat, as far as the seat can know them.

    Raises `RefusedAt` if one of them is not legal, and `TableError` if one of the others cannot be tried.
    """
    copy = _private_copy(table, seat)
    *_, chosen = copy.checked([*after, move])
    return copy.kind.preview(copy.game, seat, chosen)


def draft(table: Table, seat: int, number: int, moves: Sequence[str]) -> Draft:
    """Try moves of this seat on a private copy; raises `TableError` if the log does not have this number of entries."""
    log = table.running_log(number)
    copy = PrivateCopy(log, seat)
    copy.make_each(copy.read(moves))
    turn = log.kind.turn(log, copy.game)
    return Draft(number, copy.made, log.kind.state(table, log, copy.game, seat, seat, 0, turn), copy.stopped)


def _private_copy(table: Table, seat: int) -> PrivateCopy:
    """A private copy of the game; raises `TableError` if none has begun."""
    if table.log is None:
        raise TableError("not-running")
    return PrivateCopy(table.log, seat)


__all__ = [
    "about", "draft", "entries", "game_state", "numbers", "older_lines", "preview", "seat_states", "seen_record", "state",
    "step_count", "step_line", "steps", "story", "team", "update", "why",
]  # fmt: skip
