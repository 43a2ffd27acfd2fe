"""What a reader could work out from the table: prices, numbers, dangers and the order of execution, from a view alone."""

from ..engine.position import ENCOUNTER, OVER, PLANNING, SETUP
from ..guidance_types import WarGuidance
from ..names import names_of
from ..view import View
from .columns import columns
from .dossier import dossier
from .past import NOTHING, Past
from .path import path
from .queue import queue
from .reach import reach
from .spaces import spaces
from .stakes import stakes
from .threats import threats

__all__ = ["Past", "guidance", "seat_guidance", "team_guidance"]


def guidance(view: View, seat: int, past: Past = NOTHING) -> WarGuidance:
    """The guidance for a seat, from a view that knows its secrets and the public history of the orders."""
    found: WarGuidance = {**team_guidance(view, past), **seat_guidance(view, seat)}
    return found


def team_guidance(view: View, past: Past = NOTHING) -> WarGuidance:
    """The part of the guidance that is the same for a whole team."""
    p, names = view.table, names_of(view.table.board)
    found: WarGuidance = {}
    if p.phase != OVER:
        found["path"] = path(p, names)
    if p.phase == ENCOUNTER:
        found["queue"] = queue(p, names, past)
    if p.phase not in (SETUP, OVER):
        found["threats"] = threats(view, names)
        found["dossier"] = dossier(view, names, past)
    return _without_empty(found)


def seat_guidance(view: View, seat: int) -> WarGuidance:
    """The part of the guidance that differs between mates."""
    p, names = view.table, names_of(view.table.board)
    found: WarGuidance = {}
    if p.phase == PLANNING:
        found["columns"] = columns(p, seat)
        found["spaces"] = spaces(p, names, seat)
    if p.phase in (PLANNING, ENCOUNTER):
        found["reach"] = reach(p, names, seat)
        found["stakes"] = stakes(p, names, seat)
    return _without_empty(found)


def _without_empty(found: WarGuidance) -> WarGuidance:
    kept: WarGuidance = {name: value for name, value in found.items() if value}  # type: ignore[assignment]
    return kept
