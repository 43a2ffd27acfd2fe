"""The decisions that contain the pending one, such as the space to which a part belongs."""

from ..engine import step_kinds
from ..engine.position import Position
from ..names import Names
from ..view_json import settled
from ..view_types import Decision


def path(p: Position, names: Names) -> list[Decision]:
    """The frames under the uppermost one, the outermost first, without the frame of the round."""
    p = p.copy()
    found: list[Decision] = []
    p.pop()
    while len(p.stack):
        if p.step() != step_kinds.ROUND:
            found.append(settled(p, names))
        p.pop()
    return found[::-1]
