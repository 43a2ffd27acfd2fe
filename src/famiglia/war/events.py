"""What happened, in names: everything that follows from a move, and who may know it."""

from typing import Any, Final

import msgspec

from . import code, news
from .moves import SECRET, Move
from .names import Names
from .position import ALONE, BRONTE, DRAW, MORE, ROUNDS, TEAM, Position

REASONS: Final = {ALONE: "alone", TEAM: "team", MORE: "more", ROUNDS: "rounds", BRONTE: "bronte", DRAW: "draw"}

# How a number of the news is told: as a word of the pack, or by one of these.
SEAT, OWNER, PLAIN, FAMILY, CHARACTER, MANDAMENTO, TEAM_NAME, REASON, SIDE = range(100, 109)

SHAPES: Final[dict[int, tuple[str, tuple[tuple[str, int], ...]]]] = {
    news.FAMILY_TAKEN: ("family-taken", (("seat", SEAT), ("family", FAMILY))),
    news.STARTER: ("starter", (("seat", SEAT),)),
    news.CHARACTER: ("character", (("seat", SEAT), ("character", CHARACTER))),
    news.ROUND_BEGINS: ("round", (("round", PLAIN), ("starter", SEAT))),
    news.PAID: ("paid", (("seat", SEAT), ("n", PLAIN), ("soldati", PLAIN))),
    news.RECEIVED: ("received", (("seat", SEAT), ("n", PLAIN))),
    news.FEE: ("fee", (("seat", SEAT), ("to", SEAT), ("n", PLAIN))),
    news.RECRUITED: ("recruited", (("seat", SEAT), ("n", PLAIN))),
    news.PLACED: ("placed", (("seat", SEAT), ("area", code.AREA), ("n", PLAIN))),
    news.SET_OUT: ("set-out", (("seat", SEAT), ("area", code.AREA))),
    news.CAR_PLACED: ("car-placed", (("seat", SEAT), ("area", code.AREA))),
    news.LAB_PLACED: ("lab-placed", (("seat", SEAT), ("area", code.AREA))),
    news.BOAT_PLACED: ("boat-placed", (("seat", SEAT), ("sea", code.SEA))),
    news.BOAT_MOVED: ("boat-moved", (("seat", SEAT), ("sea", code.SEA), ("to", code.SEA))),
    news.BOAT_SUNK: ("boat-sunk", (("seat", SEAT), ("sea", code.SEA))),
    news.START_TOKEN: ("start-token", (("seat", SEAT), ("column", PLAIN))),
    news.TOKEN_MOVED: ("token-moved", (("owner", OWNER), ("bottom", PLAIN), ("place", PLAIN))),
    news.TOKEN_EXERTED: ("token-exerted", (("seat", SEAT), ("row", code.ROW), ("to", code.TO))),
    news.ORDER_GAINED: ("order-gained", (("seat", SEAT), ("order", code.ORDER))),
    news.NEXT_STARTER: ("next-starter", (("seat", SEAT),)),
    news.BUST: ("bust", (("seat", SEAT),)),
    news.DEADLOCK: ("deadlock", (("seat", SEAT),)),
    news.ISSUED: ("issued", (("seat", SEAT), ("area", code.AREA), ("order", code.ORDER))),
    news.REVEALED: ("revealed", (("seat", SEAT), ("area", code.AREA), ("order", code.ORDER))),
    news.EXECUTES: ("executes", (("seat", SEAT), ("area", code.AREA), ("order", code.ORDER))),
    news.RETURNED: ("returned", (("seat", SEAT), ("area", code.AREA), ("order", code.ORDER), ("hidden", PLAIN))),
    news.LAB_LOST: ("lab-lost", (("area", code.AREA),)),
    news.CARS_LOST: ("cars-lost", (("seat", SEAT), ("area", code.AREA), ("n", PLAIN))),
    news.MOVED: ("moved", (("area", code.AREA), ("to", code.AREA), ("n", PLAIN), ("cars", PLAIN))),
    news.ATTACK: ("attack", (("owner", OWNER), ("area", code.AREA), ("attack", PLAIN), ("defence", PLAIN))),
    news.STRUCK: ("struck", (("seat", SEAT), ("area", code.AREA), ("attack", PLAIN), ("defence", PLAIN))),
    news.LOST: ("lost", (("owner", OWNER), ("area", code.AREA), ("n", PLAIN))),
    news.SPOILS: ("spoils", (("seat", SEAT), ("n", PLAIN))),
    news.REPLACED: ("replaced", (("seat", SEAT), ("area", code.AREA), ("n", PLAIN))),
    news.DEFENDS: ("defends", (("seat", SEAT), ("area", code.AREA))),
    news.CARD_SHOWN: ("card-shown", (("seat", SEAT), ("card", code.CARD), ("side", SIDE))),
    news.TURNCOAT: ("turncoat", (("owner", OWNER), ("area", code.AREA))),
    news.COWARD: ("coward", (("owner", OWNER), ("area", code.AREA), ("n", PLAIN))),
    news.TAKEN: ("taken", (("seat", SEAT), ("area", code.AREA))),
    news.EMPTIED: ("emptied", (("area", code.AREA),)),
    news.CONTROL: ("control", (("mandamento", MANDAMENTO), ("owner", OWNER))),
    news.MARKED: ("marked", (("seat", SEAT), ("tile", code.TILE))),
    news.UNMARKED: ("unmarked", (("seat", SEAT), ("tile", code.TILE))),
    news.PHASE: ("encounter", (("round", PLAIN),)),
    news.SHEET: ("sheet", (("sheet", PLAIN),)),
    news.SOLD: ("sold", (("seat", SEAT), ("order", code.ORDER))),
    news.GIVEN: ("given", (("seat", SEAT), ("cost", PLAIN), ("n", PLAIN))),
    news.OVER: ("over", (("winner", TEAM_NAME), ("reason", REASON))),
}

REVEALING: Final = frozenset(
    {"tiles-drawn", "families-dealt", "starter", "character", "revealed", "card-shown", "sold"}
)
"""Chance has spoken, or something secret has shown itself: nobody may take the move back."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened; only `known_to`, a team and its seats, may know the argument named by `secret`."""

    kind: str
    arguments: dict[str, Any] = {}
    secret: str = ""
    known_to: tuple[int | str, ...] = ()

    @property
    def reveals(self) -> bool:
        return self.kind in REVEALING

    def as_json(self) -> dict[str, Any]:
        """All of it, for whoever may know everything."""
        return {"kind": self.kind, **self.arguments}

    def seen_by(self, viewer: int | str | None) -> "Event":
        """As a seat, a team or a spectator (None) may know it."""
        if not self.secret or viewer in self.known_to:
            return self
        told = str(self.arguments[self.secret]).split(" ")
        return Event(self.kind, {**self.arguments, self.secret: " ".join([*told[:-1], SECRET])})


def played(p: Position, names: Names, seat: int, move: Move) -> Event:
    return Event("played", {"seat": seat, "move": str(move)}, "move" if move.secret else "", _team(p, names, seat))


def told(p: Position, names: Names) -> list[Event]:
    """The news of a position as events; the news are gone afterwards."""
    width = 5
    numbers = [int(number) for number in p.news]
    p.forget_news()
    return [_event(p, names, numbers[at], numbers[at + 1 : at + width]) for at in range(0, len(numbers), width)]


def _event(p: Position, names: Names, kind: int, numbers: list[int]) -> Event:
    if kind == news.TILES_DRAWN:
        return Event("tiles-drawn", {"tiles": [names.words[code.TILE][tile] for tile in p.tiles]})
    if kind == news.FAMILIES_DEALT:
        colours = names.words[code.COLOUR]
        dealt = {
            names.team(team): [colours[i] for i in range(int(p.board.families)) if int(p.dealt[team]) >> i & 1]
            for team in range(2)
        }
        return Event("families-dealt", {"families": dealt})
    name, shape = SHAPES[kind]
    arguments = {key: _word(p, names, what, n) for (key, what), n in zip(shape, numbers, strict=False)}
    if kind == news.TOKEN_MOVED:
        bottom = arguments.pop("bottom")
        arguments["place"] = names.words[code.SPACE if bottom else code.CIRCLE][numbers[2]]
    if kind == news.START_TOKEN:
        arguments["column"] += 1
    if kind == news.ISSUED:
        return Event(name, arguments, "order", _team(p, names, numbers[0]))
    if kind == news.RETURNED:
        hidden = bool(arguments.pop("hidden"))
        return Event(name, arguments, "order" if hidden else "", _team(p, names, numbers[0]))
    return Event(name, arguments)


def _team(p: Position, names: Names, seat: int) -> tuple[int | str, ...]:
    """A seat's team, for whoever asks in the name of the team or of a member."""
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
