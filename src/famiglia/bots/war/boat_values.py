"""Estimates the value of boats."""

from mypy_extensions import i64

from famiglia.war.engine.board import EMPTY, SEATS

from .area_values import prize
from .situation import Situation


def boat_value(s: Situation, sea: i64, moved: bool = False) -> float:
    """The value of a boat in this sea: it makes areas reachable on the coast there and on the coasts of connected seas."""
    board = s.board
    if _team_boats(s, sea) > (1 if moved and s.boats[sea * SEATS + s.seat] else 0):
        return 0.1
    around: i64 = 0
    for other in range(board.seas):
        if (board.sea_near[sea] >> other) & 1 and _team_boats(s, other):
            around = around | board.coast[other]
    known = _around_own(s, board.coast[sea])
    if known < 0:
        known = _around_own(s, around)
    if known < 0:
        return 0.15
    best = second = 0.0
    targets = (board.coast[sea] | around) & ~known
    for area in range(board.areas):
        if (targets >> area) & 1 and (s.hostile[area] or s.owner[area] == EMPTY):
            value = prize(s, area)
            if value > best:
                best, second = value, best
            else:
                second = max(second, value)
    left = 0.5 if s.late else 1.0
    return left * (0.3 + 0.06 * (best + second))


def _team_boats(s: Situation, sea: i64) -> i64:
    return s.boats[sea * SEATS + s.seat] + s.boats[sea * SEATS + s.mate]


def _around_own(s: Situation, areas: i64) -> i64:
    """The neighbours of the seat's areas among these, a bit each; -1 if none of them is the seat's."""
    found: i64 = 0
    any_own = False
    for area in s.own:
        if (areas >> area) & 1:
            any_own = True
            found = found | s.board.near[area]
    return found if any_own else -1
