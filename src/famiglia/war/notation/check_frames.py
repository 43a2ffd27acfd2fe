"""Which steps may follow each other on the stack, and the limits of the fields of their frames."""

from typing import Final

from famiglia.game import NotationError

from ..engine import fields
from ..engine import step_kinds as s
from ..engine.board import SEATS, Board
from ..engine.effects import EVERY_KIND
from ..engine.move_codes import BY_LAND, BY_SEA
from ..engine.position import FRAME, OVER, Position
from ..phases import rounds
from .check_table import CONFLICT
from .frame_text import FIRST, frames

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
"""By step: the steps whose frames may lie directly on its frame."""


def limits(board: Board) -> dict[int, tuple[int, int]]:
    """By kind of field: its least and its greatest value."""
    areas = int(board.areas)
    return {
        fields.FLAG: (0, 1),
        fields.COUNT: (0, 99),
        fields.A_SEAT: (0, SEATS - 1),
        fields.AREA: (0, areas - 1),
        fields.SEA: (0, int(board.seas) - 1),
        fields.AREAS: (0, (1 << areas) - 1),
        fields.AREA_OR_NONE: (0, areas),
        fields.NEXT_AREA: (0, areas),
        fields.OWNER: (0, SEATS),
        fields.WAY: (BY_LAND, BY_SEA),
        fields.SLOT: (-1, SEATS * int(board.orders_each) - 1),
        fields.CIRCLE: (0, int(board.circles) - 1),
        fields.COLUMN: (0, len(board.column_action) - 1),
        fields.SPACE: (0, len(board.infinite) - 1),
        fields.PARTS: (0, 255),
        fields.KINDS: (1, EVERY_KIND),
        fields.TO: (0, 2),
        fields.ROW_OR_NONE: (0, 4),
        fields.ROWS: (0, 15),
        fields.TILES: (0, (1 << len(board.tile_verb)) - 1),
        fields.CARD_OR_NONE: (0, len(board.card_verb)),
        fields.POINT: (rounds.BEGIN, rounds.ORDERS),
        fields.EFFECT: (0, len(board.effect_verb) - 1),
        fields.TO_OR_NONE: (0, 3),
    }


def wrong_frame(depth: int, text: str, expected: str) -> NotationError:
    texts = text.split(">")
    return NotationError(f"stack, frame {depth + 1}", texts[depth] if depth < len(texts) else "", expected)


def check_frames(p: Position, text: str) -> None:
    """Raise `NotationError` for a wrong sequence of steps or a field with an impossible value."""
    rows = frames(p)
    if (p.phase == OVER) != (not rows):
        raise NotationError("stack", text, "- when the game is over, and only then")
    bounds = limits(p.board)
    for depth, frame in enumerate(rows):
        step = frame[fields.STEP]
        under = rows[depth - 1][fields.STEP]
        if step not in ((s.ROUND,) if depth == 0 else FOLLOW.get(under, ())):
            below = s.NAMES[under] if depth else "nothing"
            raise wrong_frame(depth, text, f"a step that may lie on {below}")
        if (frame[fields.SEAT] < 0) != (step in (s.ROUND, s.FAMILIES)):
            raise wrong_frame(depth, text, "a seat, or - for round and families")
        holds = {field.place: field.holds for field in fields.FRAMES[step]}
        for place in range(FIRST, int(FRAME)):
            least, most = bounds[holds[place]] if place in holds else (0, 0)
            if not least <= frame[place] <= most:
                raise wrong_frame(depth, text, f"number {place - fields.SEAT} from {least} to {most}")
