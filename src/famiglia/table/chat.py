"""The rooms of a table: who may read and write where, and what a line of chat is."""

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
    """By room, the stream behind it: what a person may read who holds the seats `mine` and may return to the seats `left`.

    Spectators may talk about what players must not hear, and players about what is not for spectators; when the game is
    over they may read what the others wrote. What a team says among itself stays there.
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
    """A line of chat as it is kept."""
    if deed.room not in rooms or (deed.room == "players" and seat is None):
        raise TableError("no-such-room", room=deed.room)
    text = one_line(deed.text, LONGEST_LINE)
    if not text:
        raise TableError("empty-line")
    told = {"name": one_line(who.name, LONGEST_NAME), "seat": seat, "text": text}
    return StreamEntry(rooms[deed.room], json.dumps(told, ensure_ascii=False), at, who.player)


def lines(entries: Sequence[StreamEntry], after: int, before: int | None = None) -> list[ChatLine]:
    """The lines of a room after this number and before that one; of many, the last ones."""
    end = len(entries) if before is None else min(before - 1, len(entries))
    start = max(after, end - bounds.LINES_AT_ONCE)
    found = []
    for number, entry in enumerate(entries[start:end], start + 1):
        told = json.loads(entry.body)
        found.append(ChatLine(number, entry.at, told["name"], told["seat"], told["text"]))
    return found
