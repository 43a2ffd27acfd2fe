"""Taking and leaving seats: the entries of the stream `seats`, and the occupant of the seat after each."""

import json
from collections.abc import Sequence
from typing import Any

from famiglia.record.header import LONGEST_NAME

from .errors import TableError
from .messages import Invite, Leave, Sit
from .occupants import NOBODY, SUBSTITUTE, Occupant, Who, free_name, one_line
from .settings import bots_of
from .streams import SEATS, StreamEntry


def seat_entry(did: str, at: int, player: str | None, **fields: Any) -> StreamEntry:
    """An entry of the stream `seats`."""
    return StreamEntry(SEATS, json.dumps({"did": did, **fields}, ensure_ascii=False), at, player)


def sit(seats: Sequence[Occupant], status: str, who: Who, deed: Sit, at: int) -> StreamEntry:
    """The entry for a person who takes an open seat, or takes their own seat back from its substitute."""
    occupant = seats[deed.seat]
    if status == "over":
        raise TableError("over")
    if status == "running":
        if occupant.substitute_for is None or occupant.substitute_for != who.player:
            raise TableError("seat-taken", seat=deed.seat)
        return seat_entry("back", at, who.player, seat=deed.seat)
    if occupant.kind != "open":
        raise TableError("seat-taken", seat=deed.seat)
    requested = who.name if deed.name is None else deed.name
    if deed.name is not None and not one_line(deed.name, LONGEST_NAME):
        raise TableError("bad-name")
    name = free_name(requested, [other.name for other in seats])
    return seat_entry("sat", at, who.player, seat=deed.seat, name=name, seed=deed.seed)


def leave(seats: Sequence[Occupant], status: str, who: Who, deed: Leave, at: int) -> StreamEntry:
    """The entry for a person who leaves a seat; in a running game a substitute takes it."""
    if seats[deed.seat].player != who.player:
        raise TableError("not-your-seat", seat=deed.seat)
    if status == "over":
        raise TableError("over")
    return seat_entry("left" if status == "open" else "substituted", at, who.player, seat=deed.seat)


def invite(seats: Sequence[Occupant], status: str, game: str, who: Who, deed: Invite, at: int) -> StreamEntry:
    """The entry for a host who puts a bot into an open seat, or removes one."""
    if status != "open":
        raise TableError("begun")
    occupant = seats[deed.seat]
    if occupant.kind == "human":
        raise TableError("seat-taken", seat=deed.seat)
    if deed.bot is None and occupant.kind == "open":
        raise TableError("no-bot-there", seat=deed.seat)
    if deed.bot is not None and deed.bot not in bots_of(game):
        raise TableError("no-such-bot", bot=deed.bot[:40], expected=", ".join(bots_of(game)))
    return seat_entry("invited", at, who.player, seat=deed.seat, bot=deed.bot)


def occupant_after(seats: Sequence[Occupant], body: dict[str, Any], player: str | None) -> Occupant:
    """The occupant of the seat in an entry with this body, after the entry."""
    occupant = seats[body["seat"]]
    if body["did"] == "sat":
        return Occupant("human", player, body["name"], seed=body["seed"])
    if body["did"] == "back":
        return Occupant("human", player, occupant.name, seed=occupant.seed)
    if body["did"] == "substituted":
        return Occupant("bot", None, occupant.name, SUBSTITUTE, occupant.player, occupant.seed)
    if body["did"] == "invited" and body["bot"] is not None:
        return Occupant("bot", bot=body["bot"])
    return NOBODY
