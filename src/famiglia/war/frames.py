"""The stack of a position that was read: which steps may follow from which, and what their frames may hold."""

from typing import Final

from famiglia.game import NotationError

from . import stages as s
from .board import SEATS, Board
from .position import OVER, Position
from .standing import CONFLICT, frames

MOVEMENT: Final = (s.BRIBERY, s.HOW_MANY, s.CAR_ALONG, s.REPLACE, s.BUY, *CONFLICT)
"""The steps of one movement: they share a frame."""

FOLLOW: Final[dict[int, tuple[int, ...]]] = {
    s.ROUND: (
        s.FAMILIES, s.START_TOKENS, s.TILES, s.TURN, s.SPACE, s.GAIN, s.PARTS, s.ULTIMA, s.UNMARK, s.MARK, s.WHICH, s.ORDER,
    ),
    s.START_TOKENS: (s.LABS,),
    s.LABS: (s.UNITS,),
    s.TILES: (s.EQUIP, s.EXERT),
    s.GAIN: (s.COLUMN, s.WHICH_ORDER, s.EQUIP, s.EXERT),
    s.PARTS: (s.RECRUIT, s.INTO, s.PLACE, s.ISSUE, s.EQUIP, s.GATHER, s.RALLY, s.EXERT),
    s.ISSUE: (s.WHICH_ORDER,),
    s.WHICH_ORDER: (s.WHICH_ORDER,),
    s.EQUIP: (s.SAIL, s.SINK, s.ONTO),
    s.LAUNCH: (s.SAIL, s.SINK),
    s.EXERT: (s.EQUIP, s.ONTO),
    s.RALLY: (s.RALLY_SOLDATI, s.RALLY_CARS),
    s.ORDER: (
        s.PLACE, s.RECRUIT, s.LAUNCH, s.PER_LAB, s.SPREAD, s.RALLY, s.PENTITO, s.DEFECT, s.AGITATE, s.FIGHT, *MOVEMENT,
    ),
    s.PER_LAB: (s.PLACE,),
    s.SPREAD: (s.PLACE,),
    s.FIGHT: (*MOVEMENT, s.RECRUITMENT),
}  # fmt: skip
"""By step: what may lie on it."""

FLAG, COUNT, SEAT, AREA, SEA, AREAS, AREA_OR_NONE, OWNER, CAR, SLOT = range(10)
PLACE, COLUMN, SPACE, PARTS, KINDS, TO, TO_OR_NONE, ROW_OR_NONE, ROWS_USED, TILES, CARD, POINT, EFFECT = range(10, 23)

MOVING: Final = (AREA, AREA, FLAG, COUNT, CAR, SLOT, OWNER, COUNT, OWNER, CARD, CARD, FLAG)

SHAPES: Final[dict[int, tuple[int, ...]]] = {
    s.ROUND: (POINT, SEAT, COUNT),
    s.UNITS: (COUNT, COUNT, COUNT, COUNT),
    s.LABS: (COUNT, COUNT),
    s.START_TOKENS: (COUNT,),
    s.TILES: (TILES,),
    s.SPACE: (PLACE, OWNER, FLAG),
    s.COLUMN: (COLUMN,),
    s.GAIN: (COLUMN, FLAG, FLAG),
    s.PARTS: (SPACE, PARTS, FLAG, OWNER),
    s.RECRUIT: (COUNT, FLAG),
    s.INTO: (COUNT, FLAG),
    s.PLACE: (AREA, COUNT, FLAG),
    s.ISSUE: (COUNT, FLAG, AREAS, COUNT),
    s.WHICH_ORDER: (AREA, FLAG),
    s.EQUIP: (COUNT, KINDS, FLAG, COUNT),
    s.SAIL: (SEA,),
    s.SINK: (SEA,),
    s.RALLY: (AREA, AREAS, COUNT, FLAG),
    s.RALLY_SOLDATI: (AREA, AREA),
    s.RALLY_CARS: (AREA, AREA, COUNT),
    s.EXERT: (COUNT, TO, ROW_OR_NONE, FLAG, ROWS_USED, COUNT, FLAG, FLAG, TO_OR_NONE),
    s.ORDER: (SLOT, AREA, PARTS, FLAG, FLAG, FLAG),
    s.FIGHT: (SLOT, AREA, COUNT, COUNT, CAR, AREA_OR_NONE, AREA_OR_NONE),
    s.RECRUITMENT: (AREA,),
    s.PENTITO: (AREA, EFFECT, PARTS, COUNT, AREAS, FLAG, COUNT),
    s.AGITATE: (AREA, COUNT),
    s.LAUNCH: (AREA, COUNT),
    s.DEFECT: (AREA, COUNT),
    s.PER_LAB: (AREA_OR_NONE, COUNT),
    s.SPREAD: (AREA, COUNT, COUNT, AREAS),
    **dict.fromkeys(MOVEMENT, MOVING),
}
"""By step: what the numbers of its frame are; the rest of it is 0."""


def limits(board: Board) -> dict[int, tuple[int, int]]:
    """By kind of number: the least and the most."""
    areas = int(board.areas)
    return {
        FLAG: (0, 1),
        COUNT: (0, 99),
        SEAT: (0, SEATS - 1),
        AREA: (0, areas - 1),
        SEA: (0, int(board.seas) - 1),
        AREAS: (0, (1 << areas) - 1),
        AREA_OR_NONE: (0, areas),
        OWNER: (0, SEATS),
        CAR: (0, 99),
        SLOT: (-1, SEATS * int(board.orders_each) - 1),
        PLACE: (0, int(board.circles) - 1),
        COLUMN: (0, len(board.column_action) - 1),
        SPACE: (0, len(board.infinite) - 1),
        PARTS: (0, 255),
        KINDS: (1, 7),
        TO: (0, 2),
        ROW_OR_NONE: (0, 4),
        ROWS_USED: (0, 15),
        TILES: (0, (1 << len(board.tile_verb)) - 1),
        CARD: (0, len(board.card_verb)),
        POINT: (0, 8),
        EFFECT: (0, len(board.effect_verb) - 1),
        TO_OR_NONE: (0, 3),
    }


def wrong_frame(depth: int, text: str, expected: str) -> NotationError:
    texts = text.split(">")
    return NotationError(f"stack, frame {depth + 1}", texts[depth] if depth < len(texts) else "", expected)


def check_shapes(p: Position, text: str) -> None:
    """Steps that may lie on one another, with numbers that mean something."""
    rows = frames(p)
    if (p.phase == OVER) != (not rows):
        raise NotationError("stack", text, "- when the game is over, and only then")
    bounds = limits(p.board)
    for depth, frame in enumerate(rows):
        step = frame[0]
        if step not in ((s.ROUND,) if depth == 0 else FOLLOW.get(rows[depth - 1][0], ())):
            below = s.NAMES[rows[depth - 1][0]] if depth else "nothing"
            raise wrong_frame(depth, text, f"a step that may lie on {below}")
        if (frame[1] < 0) != (step in (s.ROUND, s.FAMILIES)):
            raise wrong_frame(depth, text, "a seat, or - for round and families")
        shape = SHAPES.get(step, ())
        for i, value in enumerate(frame[2:]):
            least, most = bounds[shape[i]] if i < len(shape) else (0, 0)
            if not least <= value <= most:
                raise wrong_frame(depth, text, f"number {i + 1} from {least} to {most}")
