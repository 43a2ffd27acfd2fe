"""How seats change hands: what an entry of the stream `seats` says, and what it does."""

import json
from collections.abc import Sequence
from typing import Any

from famiglia.record.header import LONGEST_NAME

from .errors import TableError
from .messages import Invite, Leave, Sit
from .occupants import NOBODY, SUBSTITUTE, Occupant, Who, free_name, one_line
from .settings import bots_of
from .streams import SEATS, StreamEntry


def seat_entry(did: str, at: int, player: str | None, **told: Any) -> StreamEntry:
    """An entry of the stream `seats`: what a person did."""
    return StreamEntry(SEATS, json.dumps({"did": did, **told}, ensure_ascii=False), at, player)


def sit(seats: Sequence[Occupant], status: str, who: Who, deed: Sit, at: int) -> StreamEntry:
    """A person takes a seat, or comes back to it."""
    occupant = seats[deed.seat]
    if status == "over":
        raise TableError("over")
    if status == "running":
        if occupant.substitute_for is None or occupant.substitute_for != who.player:
            raise TableError("seat-taken", seat=deed.seat)
        return seat_entry("back", at, who.player, seat=deed.seat)
    if occupant.kind != "open":
        raise TableError("seat-taken", seat=deed.seat)
    wanted = who.name if deed.name is None else deed.name
    if deed.name is not None and not one_line(deed.name, LONGEST_NAME):
        raise TableError("bad-name")
    name = free_name(wanted, [other.name for other in seats])
    return seat_entry("sat", at, who.player, seat=deed.seat, name=name, seed=deed.seed)


def leave(seats: Sequence[Occupant], status: str, who: Who, deed: Leave, at: int) -> StreamEntry:
    """A person leaves a seat; while the game runs a bot fills in."""
    if seats[deed.seat].player != who.player:
        raise TableError("not-your-seat", seat=deed.seat)
    if status == "over":
        raise TableError("over")
    return seat_entry("left" if status == "open" else "substituted", at, who.player, seat=deed.seat)


def invite(seats: Sequence[Occupant], status: str, game: str, who: Who, deed: Invite, at: int) -> StreamEntry:
    """The host puts a bot into a seat, or sends one away."""
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


def occupant_after(seats: Sequence[Occupant], told: dict[str, Any], player: str | None) -> Occupant:
    """Who holds the seat after this entry."""
    occupant = seats[told["seat"]]
    if told["did"] == "sat":
        return Occupant("human", player, told["name"], seed=told["seed"])
    if told["did"] == "back":
        return Occupant("human", player, occupant.name, seed=occupant.seed)
    if told["did"] == "substituted":
        return Occupant("bot", None, occupant.name, SUBSTITUTE, occupant.player, occupant.seed)
    if told["did"] == "invited" and told["bot"] is not None:
        return Occupant("bot", bot=told["bot"])
    return NOBODY
