"""The places of Mandamenti and seas on the screen: a grid of five columns and three rows, with north at the top."""

from typing import Final

from famiglia.war import Pack

SLOTS: Final = ((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4))
"""Row and column of the twelve boxes; the other cells are sea."""
SICILY: Final = {
    "trapani": (0, 0), "palermo": (0, 1), "termini": (0, 2), "cefalu": (0, 3), "messina": (0, 4),
    "corleone": (1, 1), "agrigento": (1, 2), "enna": (1, 3), "catania": (1, 4),
    "gela": (2, 2), "lentini": (2, 3), "siracusa": (2, 4),
}  # fmt: skip
COAST: Final = {
    "mare_trapani": (0, 0), "mare_palermo": (0, 1), "mare_cefalu": (0, 3), "mare_messina": (0, 4),
    "mare_catania": (1, 4), "mare_siracusa": (2, 4), "mare_licata": (3, 3), "mare_agrigento": (2, 1), "mare_sciacca": (1, 0),
}  # fmt: skip
"""By sea: the line with its name (0 above the first row of boxes, 3 below the last) and the column."""
COLUMNS, ROWS = 5, 3


def places(pack: Pack) -> dict[str, tuple[int, int]]:
    """Row and column of every Mandamento: as on Sicily, or in the order of a pack with another map."""
    ids = [mandamento.id for mandamento in pack.mandamenti]
    return SICILY if set(ids) == set(SICILY) else dict(zip(ids, SLOTS, strict=True))


def shores(pack: Pack) -> dict[str, tuple[int, int]]:
    """Line and column of every sea."""
    ids = [sea.id for sea in pack.seas]
    return COAST if set(ids) == set(COAST) else dict(zip(ids, COAST.values(), strict=True))


def grid(pack: Pack) -> dict[tuple[int, int], str]:
    """The Mandamento in a row and column."""
    return {place: id_ for id_, place in places(pack).items()}


def cell_of(pack: Pack, area: str) -> tuple[int, int, int]:
    """Row and column of the box of an area, and its line in the box."""
    found = pack.mandamento(pack.area(area).mandamento)
    return (*places(pack)[found.id], found.areas.index(area))


def step(pack: Pack, area: str, down: int, right: int) -> str:
    """The area that an arrow key leads to."""
    row, column, line = cell_of(pack, area)
    if down:
        return _vertical(pack, area, row, column, line, down)
    for to in range(column + right, COLUMNS if right > 0 else -1, right):
        if (row, to) in grid(pack):
            return pack.mandamento(grid(pack)[row, to]).areas[line]
    return area


def _vertical(pack: Pack, area: str, row: int, column: int, line: int, down: int) -> str:
    areas = pack.mandamento(grid(pack)[row, column]).areas
    if 0 <= line + down < len(areas):
        return areas[line + down]
    for to in range(row + down, ROWS if down > 0 else -1, down):
        if (to, column) in grid(pack):
            return pack.mandamento(grid(pack)[to, column]).areas[0 if down > 0 else -1]
    return area
