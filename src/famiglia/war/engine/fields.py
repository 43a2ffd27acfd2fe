"""The kinds of frames and their fields, each declared once.

A frame begins with its step and the seat that decides. The constants are the places of the other fields; `FRAMES` declares
what each field holds, its name in the view, and who may know it. The engine reads `p.get(fields.FIGHT_AREA)`; the written form
of a position, the checks of a position that was read, and the view use `FRAMES`.

A field that may be empty (its kind ends in OR_NONE) holds its value + 1, and 0 for none: `Position.get_optional` and
`Position.set_optional` read and write the value itself, and -1 for none.
"""

from dataclasses import dataclass, replace
from typing import Final

from . import step_kinds

STEP: Final = 0
SEAT: Final = 1

OPTIONAL: Final = 1
"""The value of a field ..._OPTIONAL if the decision may be declined."""

ROUND_POINT: Final = 2
ROUND_SEAT: Final = 3
ROUND_SEATS_DONE: Final = 4

UNITS_SOLDATI: Final = 2
UNITS_CARS: Final = 3
UNITS_BOATS: Final = 4
UNITS_SEATS_LEFT: Final = 5

LABS_LEFT: Final = 2
LABS_SEATS_LEFT: Final = 3

START_TOKENS_PLACED: Final = 2

TILES_USED: Final = 2

SPACE_PLACE: Final = 2
SPACE_OWNER: Final = 3
SPACE_DEADLOCK: Final = 4

COLUMN_NUMBER: Final = 2

GAIN_COLUMN: Final = 2
GAIN_ACTION_DONE: Final = 3
GAIN_ORDER_ISSUED: Final = 4

PARTS_SPACE: Final = 2
PARTS_DONE: Final = 3
PARTS_FINAL: Final = 4
PARTS_OWNER: Final = 5

RECRUIT_MOST: Final = 2
RECRUIT_OPTIONAL: Final = 3

INTO_MOST: Final = 2
INTO_OWN_ONLY: Final = 3

PLACE_AREA: Final = 2
PLACE_MOST: Final = 3
PLACE_OPTIONAL: Final = 4

ISSUE_LEFT: Final = 2
ISSUE_STACKED: Final = 3
ISSUE_AREAS_USED: Final = 4
ISSUE_DONE: Final = 5

WHICH_ORDER_AREA: Final = 2
WHICH_ORDER_OPTIONAL: Final = 3

EQUIP_LEFT: Final = 2
EQUIP_KINDS: Final = 3
EQUIP_OPTIONAL: Final = 4
EQUIP_PLACED: Final = 5

SAIL_SEA: Final = 2

SINK_SEA: Final = 2

RALLY_AREA: Final = 2
"""Where Soldati and cars gather; the same in the two steps that follow."""
RALLY_AREAS_USED: Final = 3
RALLY_AREAS_DONE: Final = 4
RALLY_REQUIRED: Final = 5
RALLY_FROM: Final = 3
"""The area they come from, in the steps that ask for Soldati and for cars."""
RALLY_COMING: Final = 4
"""The Soldati that come along, in the step that asks for cars."""

EXERT_LEFT: Final = 2
EXERT_TO: Final = 3
EXERT_ROW: Final = 4
EXERT_TWO_ROWS: Final = 5
EXERT_ROWS_USED: Final = 6
EXERT_TAKEN: Final = 7
EXERT_SAME_ROW: Final = 8
EXERT_FORCED: Final = 9
EXERT_FIRST_TO: Final = 10

ORDER_SLOT: Final = 2
ORDER_AREA: Final = 3
ORDER_DONE: Final = 4
ORDER_MOVED: Final = 5
ORDER_CLOSED: Final = 6
ORDER_RALLIED: Final = 7
"""1 if the order has rallied and not moved since."""

FIGHT_SLOT: Final = 2
FIGHT_AREA: Final = 3
FIGHT_MOVEMENTS: Final = 4
FIGHT_STRIKES: Final = 5
FIGHT_CAR: Final = 6
"""The area with the car that the order has used; none if it has used no car or lost it."""
FIGHT_REACHED: Final = 7
FIGHT_TAKEN: Final = 8
FIGHT_CAR_LOST: Final = 9

MOVE_FROM: Final = 2
MOVE_TO: Final = 3
MOVE_WAY: Final = 4
MOVE_SOLDATI: Final = 5
"""The Soldati that move; once the attack has begun, the attackers that are left."""
MOVE_CAR: Final = 6
MOVE_SLOT: Final = 7
"""The order's place, -1 for agitated neutrals."""
MOVE_OWNER: Final = 8
"""Whose Soldati move: a seat or the neutrals."""
MOVE_JOINING: Final = 9
CONFLICT_DEFENDER: Final = 10
"""The seat that plays for the defenders."""
CONFLICT_ATTACKERS_CARD: Final = 11
CONFLICT_DEFENDERS_CARD: Final = 12
CONFLICT_ATTACKER_TOOK: Final = 13

RECRUITMENT_AREA: Final = 2

PENTITO_AREA: Final = 2
PENTITO_EFFECT: Final = 3
PENTITO_SPENT: Final = 4
PENTITO_REMOVED: Final = 5
PENTITO_AREAS_USED: Final = 6
PENTITO_BEGUN: Final = 7
PENTITO_LEAST: Final = 8

AGITATE_AREA: Final = 2
AGITATE_REACH: Final = 3

LAUNCH_AREA: Final = 2
LAUNCH_LEFT: Final = 3

DEFECT_AREA: Final = 2
DEFECT_LEFT: Final = 3

PER_LAB_NEXT: Final = 2
"""The next area to go through; after the last one, the number of areas."""
PER_LAB_MOST: Final = 3

SPREAD_AREA: Final = 2
SPREAD_MOST: Final = 3
SPREAD_LEFT: Final = 4
SPREAD_AREAS_USED: Final = 5

# What a field holds. `notation.check_frames` has the least and the greatest value of each.
FLAG, COUNT, A_SEAT, AREA, SEA, AREAS, AREA_OR_NONE, NEXT_AREA, OWNER, SLOT, WAY, CIRCLE = range(12)
COLUMN, SPACE, PARTS, KINDS, TO, TO_OR_NONE, ROW_OR_NONE, ROWS, TILES, CARD_OR_NONE, POINT, EFFECT = range(12, 24)


@dataclass(frozen=True)
class Field:
    """One number of a frame."""

    place: int
    holds: int
    shown: str = ""
    """Its name in the view; empty if it is not in the view."""
    team_of: int | None = None
    """The field with the seat whose team alone may know this field; None if it is public."""


_MOVE = (
    Field(MOVE_FROM, AREA, "from"),
    Field(MOVE_TO, AREA, "to"),
    Field(MOVE_WAY, WAY, "way"),
    Field(MOVE_SOLDATI, COUNT, "soldati"),
    Field(MOVE_CAR, FLAG),
    Field(MOVE_SLOT, SLOT, "order"),
    Field(MOVE_OWNER, OWNER),
    Field(MOVE_JOINING, COUNT),
    Field(CONFLICT_DEFENDER, OWNER),
    Field(CONFLICT_ATTACKERS_CARD, CARD_OR_NONE, team_of=SEAT),
    Field(CONFLICT_DEFENDERS_CARD, CARD_OR_NONE, team_of=CONFLICT_DEFENDER),
    Field(CONFLICT_ATTACKER_TOOK, FLAG),
)


def _renamed(frame: tuple[Field, ...], shown: dict[int, str]) -> tuple[Field, ...]:
    """The same fields under these names in the view."""
    return tuple(replace(field, shown=shown.get(field.place, field.shown)) for field in frame)


_CONFLICT = _renamed(_MOVE, {MOVE_TO: "area", MOVE_SOLDATI: "attackers", MOVE_CAR: "car", MOVE_OWNER: "attacker"})
_CARDS = _renamed(
    _CONFLICT,
    {
        CONFLICT_DEFENDER: "defender",
        CONFLICT_ATTACKERS_CARD: "attackers_card",
        CONFLICT_DEFENDERS_CARD: "defenders_card",
    },
)

FRAMES: Final[dict[int, tuple[Field, ...]]] = {
    step_kinds.ROUND: (Field(ROUND_POINT, POINT), Field(ROUND_SEAT, A_SEAT), Field(ROUND_SEATS_DONE, COUNT)),
    step_kinds.FAMILIES: (),
    step_kinds.UNITS: (
        Field(UNITS_SOLDATI, COUNT, "soldati"),
        Field(UNITS_CARS, COUNT, "cars"),
        Field(UNITS_BOATS, COUNT, "boats"),
        Field(UNITS_SEATS_LEFT, COUNT),
    ),
    step_kinds.LABS: (Field(LABS_LEFT, COUNT, "labs"), Field(LABS_SEATS_LEFT, COUNT)),
    step_kinds.START_TOKENS: (Field(START_TOKENS_PLACED, COUNT),),
    step_kinds.TILES: (Field(TILES_USED, TILES),),
    step_kinds.TURN: (),
    step_kinds.SPACE: (
        Field(SPACE_PLACE, CIRCLE, "token"),
        Field(SPACE_OWNER, OWNER, "owner"),
        Field(SPACE_DEADLOCK, FLAG),
    ),
    step_kinds.COLUMN: (Field(COLUMN_NUMBER, COLUMN, "column"),),
    step_kinds.GAIN: (
        Field(GAIN_COLUMN, COLUMN, "column"),
        Field(GAIN_ACTION_DONE, FLAG, "action_done"),
        Field(GAIN_ORDER_ISSUED, FLAG, "order_issued"),
    ),
    step_kinds.PARTS: (
        Field(PARTS_SPACE, SPACE, "space"),
        Field(PARTS_DONE, PARTS, "done"),
        Field(PARTS_FINAL, FLAG),
        Field(PARTS_OWNER, OWNER),
    ),
    step_kinds.RECRUIT: (Field(RECRUIT_MOST, COUNT, "most"), Field(RECRUIT_OPTIONAL, FLAG)),
    step_kinds.INTO: (Field(INTO_MOST, COUNT, "most"), Field(INTO_OWN_ONLY, FLAG)),
    step_kinds.PLACE: (Field(PLACE_AREA, AREA, "area"), Field(PLACE_MOST, COUNT, "most"), Field(PLACE_OPTIONAL, FLAG)),
    step_kinds.ISSUE: (
        Field(ISSUE_LEFT, COUNT, "orders"),
        Field(ISSUE_STACKED, FLAG),
        Field(ISSUE_AREAS_USED, AREAS),
        Field(ISSUE_DONE, COUNT),
    ),
    step_kinds.WHICH_ORDER: (Field(WHICH_ORDER_AREA, AREA, "area"), Field(WHICH_ORDER_OPTIONAL, FLAG)),
    step_kinds.EQUIP: (
        Field(EQUIP_LEFT, COUNT, "n"),
        Field(EQUIP_KINDS, KINDS),
        Field(EQUIP_OPTIONAL, FLAG),
        Field(EQUIP_PLACED, COUNT),
    ),
    step_kinds.SAIL: (Field(SAIL_SEA, SEA, "sea"),),
    step_kinds.SINK: (Field(SINK_SEA, SEA, "sea"),),
    step_kinds.GATHER: (),
    step_kinds.RALLY: (
        Field(RALLY_AREA, AREA, "area"),
        Field(RALLY_AREAS_USED, AREAS),
        Field(RALLY_AREAS_DONE, COUNT),
        Field(RALLY_REQUIRED, FLAG),
    ),
    step_kinds.RALLY_SOLDATI: (Field(RALLY_AREA, AREA, "area"), Field(RALLY_FROM, AREA, "from")),
    step_kinds.RALLY_CARS: (
        Field(RALLY_AREA, AREA, "area"),
        Field(RALLY_FROM, AREA, "from"),
        Field(RALLY_COMING, COUNT, "soldati"),
    ),
    step_kinds.EXERT: (
        Field(EXERT_LEFT, COUNT, "tokens"),
        Field(EXERT_TO, TO),
        Field(EXERT_ROW, ROW_OR_NONE),
        Field(EXERT_TWO_ROWS, FLAG),
        Field(EXERT_ROWS_USED, ROWS),
        Field(EXERT_TAKEN, COUNT),
        Field(EXERT_SAME_ROW, FLAG),
        Field(EXERT_FORCED, FLAG),
        Field(EXERT_FIRST_TO, TO_OR_NONE),
    ),
    step_kinds.ONTO: (),
    step_kinds.ULTIMA: (),
    step_kinds.UNMARK: (),
    step_kinds.MARK: (),
    step_kinds.WHICH: (),
    step_kinds.ORDER: (
        Field(ORDER_SLOT, SLOT, "order"),
        Field(ORDER_AREA, AREA, "area"),
        Field(ORDER_DONE, PARTS, "done"),
        Field(ORDER_MOVED, FLAG),
        Field(ORDER_CLOSED, FLAG),
        Field(ORDER_RALLIED, FLAG),
    ),
    step_kinds.FIGHT: (
        Field(FIGHT_SLOT, SLOT, "order"),
        Field(FIGHT_AREA, AREA, "area"),
        Field(FIGHT_MOVEMENTS, COUNT, "movements"),
        Field(FIGHT_STRIKES, COUNT, "strikes"),
        Field(FIGHT_CAR, AREA_OR_NONE),
        Field(FIGHT_REACHED, AREA_OR_NONE),
        Field(FIGHT_TAKEN, AREA_OR_NONE),
        Field(FIGHT_CAR_LOST, FLAG),
    ),
    **dict.fromkeys(
        (step_kinds.BRIBERY, step_kinds.HOW_MANY, step_kinds.CAR_ALONG, step_kinds.REPLACE, step_kinds.BUY), _MOVE
    ),
    **dict.fromkeys((step_kinds.STYLE, step_kinds.DEFENDER), _CONFLICT),
    **dict.fromkeys((step_kinds.CARDS, step_kinds.TAKE_FIRST), _CARDS),
    step_kinds.TAKE_SECOND: _renamed(_CARDS, {CONFLICT_ATTACKER_TOOK: "attacker_took"}),
    step_kinds.RECRUITMENT: (Field(RECRUITMENT_AREA, AREA, "area"),),
    step_kinds.PENTITO: (
        Field(PENTITO_AREA, AREA, "area"),
        Field(PENTITO_EFFECT, EFFECT),
        Field(PENTITO_SPENT, PARTS),
        Field(PENTITO_REMOVED, COUNT, "removed"),
        Field(PENTITO_AREAS_USED, AREAS),
        Field(PENTITO_BEGUN, FLAG),
        Field(PENTITO_LEAST, COUNT),
    ),
    step_kinds.AGITATE: (Field(AGITATE_AREA, AREA, "area"), Field(AGITATE_REACH, COUNT, "range")),
    step_kinds.LAUNCH: (Field(LAUNCH_AREA, AREA, "area"), Field(LAUNCH_LEFT, COUNT, "boats")),
    step_kinds.DEFECT: (Field(DEFECT_AREA, AREA, "area"), Field(DEFECT_LEFT, COUNT, "left")),
    step_kinds.PER_LAB: (Field(PER_LAB_NEXT, NEXT_AREA), Field(PER_LAB_MOST, COUNT)),
    step_kinds.SPREAD: (
        Field(SPREAD_AREA, AREA, "area"),
        Field(SPREAD_MOST, COUNT, "most"),
        Field(SPREAD_LEFT, COUNT, "areas"),
        Field(SPREAD_AREAS_USED, AREAS),
    ),
}
"""By step: the fields of its frame in order; all other numbers of the frame are 0."""

ORIGIN: Final = {
    step_kinds.RALLY: RALLY_AREA,
    step_kinds.PENTITO: PENTITO_AREA,
    step_kinds.AGITATE: AGITATE_AREA,
    step_kinds.LAUNCH: LAUNCH_AREA,
    step_kinds.DEFECT: DEFECT_AREA,
    step_kinds.SPREAD: SPREAD_AREA,
    step_kinds.ORDER: ORDER_AREA,
    step_kinds.FIGHT: FIGHT_AREA,
}
"""By step: the field with the area that it starts from or gathers in."""
