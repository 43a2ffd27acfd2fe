"""Events with their names and arguments, and which team may see which argument."""

from typing import Any, Final

import msgspec

from .engine import event_kinds, move_codes
from .engine.position import ALONE, BRONTE, DRAW, MORE, ROUNDS, TEAM, Position
from .moves import SECRET, Move
from .names import Names

REASONS: Final = {ALONE: "alone", TEAM: "team", MORE: "more", ROUNDS: "rounds", BRONTE: "bronte", DRAW: "draw"}

# The kinds of event arguments, besides those of `move_codes`.
SEAT, OWNER, PLAIN, FAMILY, CHARACTER, MANDAMENTO, TEAM_NAME, REASON, SIDE = range(100, 109)

EVENT_TYPES: Final[dict[int, tuple[str, tuple[tuple[str, int], ...]]]] = {
    event_kinds.FAMILY_TAKEN: ("family-taken", (("seat", SEAT), ("family", FAMILY))),
    event_kinds.STARTER: ("starter", (("seat", SEAT),)),
    event_kinds.CHARACTER: ("character", (("seat", SEAT), ("character", CHARACTER))),
    event_kinds.ROUND_BEGINS: ("round", (("round", PLAIN), ("starter", SEAT))),
    event_kinds.PAID: ("paid", (("seat", SEAT), ("n", PLAIN), ("soldati", PLAIN))),
    event_kinds.RECEIVED: ("received", (("seat", SEAT), ("n", PLAIN))),
    event_kinds.FEE: ("fee", (("seat", SEAT), ("to", SEAT), ("n", PLAIN))),
    event_kinds.RECRUITED: ("recruited", (("seat", SEAT), ("n", PLAIN))),
    event_kinds.PLACED: ("placed", (("seat", SEAT), ("area", move_codes.AREA), ("n", PLAIN))),
    event_kinds.SET_OUT: ("set-out", (("seat", SEAT), ("area", move_codes.AREA))),
    event_kinds.CAR_PLACED: ("car-placed", (("seat", SEAT), ("area", move_codes.AREA))),
    event_kinds.LAB_PLACED: ("lab-placed", (("seat", SEAT), ("area", move_codes.AREA))),
    event_kinds.BOAT_PLACED: ("boat-placed", (("seat", SEAT), ("sea", move_codes.SEA))),
    event_kinds.BOAT_MOVED: ("boat-moved", (("seat", SEAT), ("sea", move_codes.SEA), ("to", move_codes.SEA))),
    event_kinds.BOAT_SUNK: ("boat-sunk", (("seat", SEAT), ("sea", move_codes.SEA))),
    event_kinds.START_TOKEN: ("start-token", (("seat", SEAT), ("column", PLAIN))),
    event_kinds.TOKEN_MOVED: ("token-moved", (("owner", OWNER), ("bottom", PLAIN), ("place", PLAIN))),
    event_kinds.TOKEN_EXERTED: ("token-exerted", (("seat", SEAT), ("row", move_codes.ROW), ("to", move_codes.TO))),
    event_kinds.ORDER_GAINED: ("order-gained", (("seat", SEAT), ("order", move_codes.ORDER))),
    event_kinds.NEXT_STARTER: ("next-starter", (("seat", SEAT),)),
    event_kinds.BUST: ("bust", (("seat", SEAT),)),
    event_kinds.DEADLOCK: ("deadlock", (("seat", SEAT),)),
    event_kinds.ISSUED: ("issued", (("seat", SEAT), ("area", move_codes.AREA), ("order", move_codes.ORDER))),
    event_kinds.REVEALED: ("revealed", (("seat", SEAT), ("area", move_codes.AREA), ("order", move_codes.ORDER))),
    event_kinds.EXECUTES: ("executes", (("seat", SEAT), ("area", move_codes.AREA), ("order", move_codes.ORDER))),
    event_kinds.RETURNED: (
        "returned",
        (("seat", SEAT), ("area", move_codes.AREA), ("order", move_codes.ORDER), ("hidden", PLAIN)),
    ),
    event_kinds.LAB_LOST: ("lab-lost", (("area", move_codes.AREA),)),
    event_kinds.CARS_LOST: ("cars-lost", (("seat", SEAT), ("area", move_codes.AREA), ("n", PLAIN))),
    event_kinds.MOVED: ("moved", (("area", move_codes.AREA), ("to", move_codes.AREA), ("n", PLAIN), ("cars", PLAIN))),
    event_kinds.ATTACK: (
        "attack",
        (("owner", OWNER), ("area", move_codes.AREA), ("attack", PLAIN), ("defence", PLAIN)),
    ),
    event_kinds.STRUCK: ("struck", (("seat", SEAT), ("area", move_codes.AREA), ("attack", PLAIN), ("defence", PLAIN))),
    event_kinds.LOST: ("lost", (("owner", OWNER), ("area", move_codes.AREA), ("n", PLAIN))),
    event_kinds.SPOILS: ("spoils", (("seat", SEAT), ("n", PLAIN))),
    event_kinds.REPLACED: ("replaced", (("seat", SEAT), ("area", move_codes.AREA), ("n", PLAIN))),
    event_kinds.DEFENDS: ("defends", (("seat", SEAT), ("area", move_codes.AREA))),
    event_kinds.CARD_SHOWN: ("card-shown", (("seat", SEAT), ("card", move_codes.CARD), ("side", SIDE))),
    event_kinds.TURNCOAT: ("turncoat", (("owner", OWNER), ("area", move_codes.AREA))),
    event_kinds.COWARD: ("coward", (("owner", OWNER), ("area", move_codes.AREA), ("n", PLAIN))),
    event_kinds.TAKEN: ("taken", (("seat", SEAT), ("area", move_codes.AREA))),
    event_kinds.EMPTIED: ("emptied", (("area", move_codes.AREA),)),
    event_kinds.CONTROL: ("control", (("mandamento", MANDAMENTO), ("owner", OWNER))),
    event_kinds.MARKED: ("marked", (("seat", SEAT), ("tile", move_codes.TILE))),
    event_kinds.UNMARKED: ("unmarked", (("seat", SEAT), ("tile", move_codes.TILE))),
    event_kinds.PHASE: ("encounter", (("round", PLAIN),)),
    event_kinds.SHEET: ("sheet", (("sheet", PLAIN),)),
    event_kinds.SOLD: ("sold", (("seat", SEAT), ("order", move_codes.ORDER))),
    event_kinds.GIVEN: ("given", (("seat", SEAT), ("cost", PLAIN), ("n", PLAIN))),
    event_kinds.OVER: ("over", (("winner", TEAM_NAME), ("reason", REASON))),
}
"""By kind of event: its name, and the name and kind of each argument."""

REVEALING: Final = frozenset(
    {"tiles-drawn", "families-dealt", "starter", "character", "revealed", "card-shown", "sold"}
)
"""Kinds of events that use chance or reveal a secret: their move cannot be taken back."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """An event. Only `known_to`, a team and its seats, may know the argument named by `secret`."""

    kind: str
    arguments: dict[str, Any] = {}
    secret: str = ""
    known_to: tuple[int | str, ...] = ()

    @property
    def reveals(self) -> bool:
        return self.kind in REVEALING

    def as_json(self) -> dict[str, Any]:
        """The whole event as plain data, secrets included."""
        return {"kind": self.kind, **self.arguments}

    def seen_by(self, viewer: int | str | None) -> "Event":
        """The event as a seat, a team or a spectator (None) may know it."""
        if not self.secret or viewer in self.known_to:
            return self
        words = str(self.arguments[self.secret]).split(" ")
        return Event(self.kind, {**self.arguments, self.secret: " ".join([*words[:-1], SECRET])})


def played(p: Position, names: Names, seat: int, move: Move) -> Event:
    return Event("played", {"seat": seat, "move": str(move)}, "move" if move.secret else "", _team(p, names, seat))


def take_events(p: Position, names: Names) -> list[Event]:
    """Remove the events from a position and return them with their names."""
    width = 5
    numbers = [int(number) for number in p.events]
    p.clear_events()
    return [_event(p, names, numbers[at], numbers[at + 1 : at + width]) for at in range(0, len(numbers), width)]


def _event(p: Position, names: Names, kind: int, numbers: list[int]) -> Event:
    if kind == event_kinds.TILES_DRAWN:
        return Event("tiles-drawn", {"tiles": [names.words[move_codes.TILE][tile] for tile in p.tiles]})
    if kind == event_kinds.FAMILIES_DEALT:
        colours = names.words[move_codes.COLOUR]
        dealt = {
            names.team(team): [colours[i] for i in range(int(p.board.families)) if int(p.dealt[team]) >> i & 1]
            for team in range(2)
        }
        return Event("families-dealt", {"families": dealt})
    name, declared = EVENT_TYPES[kind]
    arguments = {key: _word(p, names, what, n) for (key, what), n in zip(declared, numbers, strict=False)}
    if kind == event_kinds.TOKEN_MOVED:
        bottom = arguments.pop("bottom")
        arguments["place"] = names.words[move_codes.SPACE if bottom else move_codes.CIRCLE][numbers[2]]
    if kind == event_kinds.START_TOKEN:
        arguments["column"] += 1
    if kind == event_kinds.ISSUED:
        return Event(name, arguments, "order", _team(p, names, numbers[0]))
    if kind == event_kinds.RETURNED:
        hidden = bool(arguments.pop("hidden"))
        return Event(name, arguments, "order" if hidden else "", _team(p, names, numbers[0]))
    return Event(name, arguments)


def _team(p: Position, names: Names, seat: int) -> tuple[int | str, ...]:
    """The viewers that belong to a seat's team: the team and both its seats."""
    return (names.team(int(p.board.team[seat])), seat, int(p.board.mate[seat]))


def _word(p: Position, names: Names, what: int, n: int) -> Any:
    pack = p.board.pack
    if what in (PLAIN, SEAT):
        return n
    if what == OWNER:
        return names.owner_seat(n)
    if what == FAMILY:
        return pack.families[n].id
    if what == CHARACTER:
        return pack.characters[n].id
    if what == MANDAMENTO:
        return pack.mandamenti[n].id
    if what == TEAM_NAME:
        return names.team(n) if n >= 0 else None
    if what == REASON:
        return REASONS[n]
    if what == SIDE:
        return ("attacker", "defender")[n]
    return names.words[what][n]
