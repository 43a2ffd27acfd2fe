"""The chat rooms of a table: who may read and write in each, and the entries that store its lines."""

import json
from collections.abc import Mapping, Sequence
from typing import Final

from famiglia.record.header import LONGEST_NAME

from . import bounds
from .errors import TableError
from .messages import ChatLine, Say
from .occupants import Who, one_line
from .streams import PLAYERS, SPECTATORS, TEAM, StreamEntry

LONGEST_LINE: Final = 500


def readable_rooms(mine: Sequence[int], left: Sequence[int], over: bool, team: str | None) -> dict[str, str]:
    """The rooms that a person may read, each with its stream. The person holds the seats `mine` and may return to `left`.

    While the game runs, players cannot read what spectators write, nor the other way round. When it is over, both rooms are
    open to everybody. The room of a team stays closed to others.
    """
    rooms: dict[str, str] = {}
    if mine or over:
        rooms["players"] = PLAYERS
    if not (mine or left) or over:
        rooms["spectators"] = SPECTATORS
    if mine and team is not None:
        rooms["team"] = TEAM + team
    return rooms


def chat_entry(rooms: Mapping[str, str], who: Who, seat: int | None, deed: Say, at: int) -> StreamEntry:
    """The entry for a new line of chat; raises `TableError` if the person may not write it."""
    if deed.room not in rooms or (deed.room == "players" and seat is None):
        raise TableError("no-such-room", room=deed.room)
    text = one_line(deed.text, LONGEST_LINE)
    if not text:
        raise TableError("empty-line")
    body = {"name": one_line(who.name, LONGEST_NAME), "seat": seat, "text": text}
    return StreamEntry(rooms[deed.room], json.dumps(body, ensure_ascii=False), at, who.player)


def lines(entries: Sequence[StreamEntry], after: int, before: int | None = None) -> list[ChatLine]:
    """The lines of a room with numbers after `after` and before `before`; the last ones if there are too many."""
    end = len(entries) if before is None else min(before - 1, len(entries))
    start = max(after, end - bounds.LINES_AT_ONCE)
    chat_lines = []
    for number, entry in enumerate(entries[start:end], start + 1):
        body = json.loads(entry.body)
        chat_lines.append(ChatLine(number, entry.at, body["name"], body["seat"], body["text"]))
    return chat_lines
