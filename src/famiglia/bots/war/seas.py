"""Boats: which sea opens the way to something worth having."""

from famiglia.war.engine.board import EMPTY, SEATS

from .scene import Scene


def boat_value(scene: Scene, sea: int, moved: bool = False) -> float:
    """What a boat in this sea is worth: new targets on its coast, and on the coasts it connects."""
    ground, boats = scene.ground, scene.table.boats

    def team_boats(where: int) -> int:
        return int(boats[where * SEATS + scene.seat]) + int(boats[where * SEATS + scene.mate])

    if team_boats(sea) > (1 if moved and boats[sea * SEATS + scene.seat] else 0):
        return 0.1
    here = [area for area in ground.coast[sea] if scene.owner[area] == scene.seat]
    linked = [other for other in ground.sea_near[sea] if team_boats(other)]
    around = {area for other in linked for area in ground.coast[other]}
    sources = here or [area for area in around if scene.owner[area] == scene.seat]
    if not sources:
        return 0.15
    known = {near for area in sources for near in ground.near[area]}
    targets = {*ground.coast[sea], *around} - known
    prizes = sorted((scene.prize(a) for a in targets if scene.hostile[a] or scene.owner[a] == EMPTY), reverse=True)
    left = 0.5 if scene.late else 1.0
    return left * (0.3 + 0.06 * sum(prizes[:2]))
