"""Where the Soldati of an area can move, by land, over a chain of boats, or with Allies (W-091, W-092, W-141)."""

from ..engine import move_codes
from ..engine.position import ENCOUNTER, Position
from ..engine.step import OK
from ..guidance_types import Reach
from ..names import Names
from ..phases.encounter import pending
from ..phases.fight import may_leap, may_target, reached_by_sea, team_boat


def reach(p: Position, names: Names, seat: int) -> dict[str, Reach]:
    """By area of the seat; after the reveal only areas with an attack order that is not executed yet."""
    areas = names.words[move_codes.AREA]
    owned = [area for area, owner in enumerate(list(p.owner)) if owner == seat]
    if p.phase == ENCOUNTER:
        waiting = _waiting_areas(p, seat)
        owned = [area for area in owned if area in waiting]
    return {areas[area]: found for area in owned if (found := _reach(p, names, seat, area))}


def _waiting_areas(p: Position, seat: int) -> set[int]:
    """The areas with an attack order of the seat that is not executed yet."""
    places, each = list(p.order_place), int(p.board.orders_each)
    slots = [slot for slot in range(seat * each, (seat + 1) * each) if pending(p, slot)]
    return {int(places[slot]) for slot in slots if p.board.attack[p.order_number(slot)]}


def _reach(p: Position, names: Names, seat: int, source: int) -> Reach:
    areas, seas = names.words[move_codes.AREA], names.words[move_codes.SEA]
    found: Reach = {}
    if land := by_land(p, seat, source):
        found["land"] = [areas[target] for target in land]
    if over := by_sea(p, seat, source):
        chains = chains_of_boats(p, seat, source)
        found["sea"] = {areas[target]: [seas[sea] for sea in _chain_to(p, chains, target)] for target in over}
    if allies := by_allies(p, seat, source):
        found["allies"] = [areas[target] for target in allies]
    return found


def by_land(p: Position, seat: int, source: int) -> list[int]:
    return _targets(p, seat, source, int(p.board.near[source]))


def by_sea(p: Position, seat: int, source: int) -> list[int]:
    return _targets(p, seat, source, int(reached_by_sea(p, seat, source)))


def by_allies(p: Position, seat: int, source: int) -> list[int]:
    """The targets of Allies, for which the seat needs the tile and Money."""
    distance, areas = p.board.distance, int(p.board.areas)
    near = [area for area in range(areas) if distance[source * areas + area] == 2]
    return [area for area in near if may_target(p, seat, source, area) == OK and may_leap(p, seat, source, area) == OK]


def _targets(p: Position, seat: int, source: int, areas: int) -> list[int]:
    """Those of these areas (a bit each) that the seat may move to or attack."""
    return [area for area in _bits(areas) if may_target(p, seat, source, area) == OK]


def chains_of_boats(p: Position, seat: int, source: int) -> dict[int, list[int]]:
    """By sea that can be reached over boats of the team: a shortest chain of seas to it."""
    board = p.board
    boats = [sea for sea in range(int(board.seas)) if team_boat(p, seat, sea)]
    chains = {sea: [sea] for sea in boats if int(board.area_seas[source]) >> sea & 1}
    edge = list(chains)
    while edge:
        here = edge.pop(0)
        for sea in boats:
            if sea not in chains and int(board.sea_near[here]) >> sea & 1:
                chains[sea] = [*chains[here], sea]
                edge.append(sea)
    return chains


def _chain_to(p: Position, chains: dict[int, list[int]], target: int) -> list[int]:
    return min((chains[sea] for sea in chains if int(p.board.coast[sea]) >> target & 1), key=len)


def _bits(number: int) -> list[int]:
    return [place for place in range(number.bit_length()) if number >> place & 1]
