"""What can be derived from a view of a war: prices, numbers, dangers and the order of execution."""

from ..engine.position import ENCOUNTER, OVER, PLANNING, SETUP
from ..guidance_types import WarGuidance
from ..names import names_of
from ..view import View
from .columns import columns
from .dossier import dossier
from .order_history import NO_HISTORY, OrderHistory
from .path import path
from .queue import queue
from .reach import reach
from .spaces import spaces
from .stakes import stakes
from .threats import threats

__all__ = ["OrderHistory", "guidance", "seat_guidance", "team_guidance"]


def guidance(view: View, seat: int, history: OrderHistory = NO_HISTORY) -> WarGuidance:
    """The guidance for a seat, from a view that knows its secrets and the public history of the orders."""
    found: WarGuidance = {**team_guidance(view, history), **seat_guidance(view, seat)}
    return found


def team_guidance(view: View, history: OrderHistory = NO_HISTORY) -> WarGuidance:
    """The part of the guidance that is the same for a whole team."""
    p, names = view.table, names_of(view.table.board)
    found: WarGuidance = {}
    if p.phase != OVER:
        found["path"] = path(p, names)
    if p.phase == ENCOUNTER:
        found["queue"] = queue(p, names, history)
    if p.phase not in (SETUP, OVER):
        found["threats"] = threats(view, names)
        found["dossier"] = dossier(view, names, history)
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
