"""A move as one number, for the engine: a verb and up to three small arguments, a byte each."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Code: TypeAlias = i64

# The kinds of arguments; `famiglia.war.names` has their words.
AREA: Final = 1
SEA: Final = 2
ORDER: Final = 3
SPACE: Final = 4
CIRCLE: Final = 5
COLOUR: Final = 6
COLUMN: Final = 7
ROW: Final = 8
CARD: Final = 9
TILE: Final = 10
NUMBER: Final = 11
WAY: Final = 12
WITH: Final = 13
TO: Final = 14

PASS: Final = 0
LEAD: Final = 1
SOLDATO: Final = 2
CAR: Final = 3
BOAT: Final = 4
LAB: Final = 5
SAIL: Final = 6
SINK: Final = 7
START: Final = 8
TILE_USE: Final = 9
TOKEN: Final = 10
SPACE_USE: Final = 11
COLUMN_USE: Final = 12
PART: Final = 13
RECRUIT: Final = 14
INTO: Final = 15
PLACE: Final = 16
ISSUE: Final = 17
CHOOSE_ORDER: Final = 18
EXERT: Final = 19
ONTO: Final = 20
GATHER: Final = 21
RALLY: Final = 22
SOLDATI: Final = 23
CARS: Final = 24
EXECUTE: Final = 25
MOVE: Final = 26
ALLIES: Final = 27
BRIBE: Final = 28
REPLACE: Final = 29
BUY: Final = 30
FINESSE: Final = 31
BRUTE: Final = 32
DEFEND: Final = 33
CHOOSE_CARD: Final = 34
TAKE: Final = 35
LEAVE: Final = 36
STRIKE: Final = 37
REMOVE: Final = 38
AGITATE: Final = 39
DEFECT: Final = 40
SPREAD: Final = 41
MARK: Final = 42
UNMARK: Final = 43
SELL: Final = 44
GIVE: Final = 45

BY_LAND: Final = 0
BY_SEA: Final = 1

WITHOUT_CAR: Final = 0
WITH_CAR: Final = 1

TO_SUPPLY: Final = 0
TO_SHEET: Final = 1
TO_BOX: Final = 2

VERBS: Final[list[tuple[str, tuple[int, ...]]]] = [
    ("pass", ()),
    ("lead", (COLOUR,)),
    ("soldato", (AREA,)),
    ("car", (AREA,)),
    ("boat", (SEA,)),
    ("lab", (AREA,)),
    ("sail", (SEA,)),
    ("sink", (COLOUR,)),
    ("start", (COLUMN,)),
    ("tile", (TILE,)),
    ("token", (CIRCLE, COLOUR)),
    ("space", (SPACE,)),
    ("column", (COLUMN,)),
    ("part", (NUMBER,)),
    ("recruit", (NUMBER,)),
    ("into", (AREA,)),
    ("place", (NUMBER,)),
    ("issue", (AREA,)),
    ("order", (ORDER,)),
    ("exert", (ROW, TO)),
    ("onto", (CIRCLE,)),
    ("gather", (AREA,)),
    ("rally", (AREA,)),
    ("soldati", (NUMBER,)),
    ("cars", (NUMBER,)),
    ("execute", (ORDER,)),
    ("move", (AREA, AREA, WAY)),
    ("allies", (AREA, AREA)),
    ("bribe", ()),
    ("replace", (NUMBER,)),
    ("buy", (NUMBER,)),
    ("finesse", ()),
    ("brute", ()),
    ("defend", (COLOUR,)),
    ("card", (CARD,)),
    ("take", ()),
    ("leave", ()),
    ("strike", (AREA, AREA, WITH)),
    ("remove", (AREA, NUMBER)),
    ("agitate", (AREA, AREA)),
    ("defect", (AREA,)),
    ("spread", (AREA,)),
    ("mark", (TILE,)),
    ("unmark", (TILE,)),
    ("sell", (ORDER,)),
    ("give", ()),
]
"""By verb: its word in the notation, and the kinds of its arguments."""

SECRET_VERBS: Final = (CHOOSE_ORDER, CHOOSE_CARD)
"""Verbs whose argument only the team of the seat that chooses may know."""


def code(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Code:
    return verb + a * 256 + b * 65536 + c * 16777216


def verb_of(move: Code) -> i64:
    return move & 255


def first(move: Code) -> i64:
    return (move >> 8) & 255


def second(move: Code) -> i64:
    return (move >> 16) & 255


def third(move: Code) -> i64:
    return (move >> 24) & 255
