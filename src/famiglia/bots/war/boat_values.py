"""Estimates the value of boats."""

from famiglia.war.engine.board import EMPTY, SEATS

from .situation import Situation


def boat_value(situation: Situation, sea: int, moved: bool = False) -> float:
    """The value of a boat in this sea: it makes areas reachable on the coast there and on the coasts of connected seas."""
    info, boats = situation.info, situation.table.boats

    def team_boats(where: int) -> int:
        return int(boats[where * SEATS + situation.seat]) + int(boats[where * SEATS + situation.mate])

    if team_boats(sea) > (1 if moved and boats[sea * SEATS + situation.seat] else 0):
        return 0.1
    here = [area for area in info.coast[sea] if situation.owner[area] == situation.seat]
    linked = [other for other in info.sea_near[sea] if team_boats(other)]
    around = {area for other in linked for area in info.coast[other]}
    sources = here or [area for area in around if situation.owner[area] == situation.seat]
    if not sources:
        return 0.15
    known = {near for area in sources for near in info.near[area]}
    targets = {*info.coast[sea], *around} - known
    prizes = sorted(
        (situation.prize(a) for a in targets if situation.hostile[a] or situation.owner[a] == EMPTY), reverse=True
    )
    left = 0.5 if situation.late else 1.0
    return left * (0.3 + 0.06 * sum(prizes[:2]))
