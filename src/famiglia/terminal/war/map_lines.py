"""Sicily in lines of text: twelve boxes of three areas each, and the seas around them."""

from typing import Any

from textual.content import Content

from .family_colours import badge, chip
from .map_grid import COLUMNS, ROWS, grid, shores
from .scene import Scene

BOX = 4
"""The lines of a Mandamento: its name and three areas."""
FACE_DOWN = "▪"
LAB, CAR = "⌂", "c"


def map_lines(scene: Scene, width: int, cursor: str | None, spread: bool) -> list[Content]:
    """The whole map; `spread` leaves lines between the rows for the seas."""
    cell = width // COLUMNS
    near = set(scene.pack.area(cursor).neighbours) if cursor else set()
    marked = set(scene.marked())
    lines: list[Content] = []
    for row in range(ROWS):
        if spread:
            lines.append(_coast(scene, row, cell))
        boxes = [_box(scene, row, column, cell, cursor, near, marked, spread) for column in range(COLUMNS)]
        lines += [Content("").join(parts) for parts in zip(*boxes, strict=True)]
    if spread:
        lines.append(_coast(scene, ROWS, cell))
    return lines


def area_at(scene: Scene, width: int, spread: bool, x: int, y: int) -> str | None:
    """The area under a point of the map."""
    row, line = divmod(y, BOX + 1) if spread else divmod(y, BOX)
    line -= 2 if spread else 1
    place = (row, x // (width // COLUMNS))
    if line not in range(BOX - 1) or place not in grid(scene.pack):
        return None
    return scene.pack.mandamento(grid(scene.pack)[place]).areas[line]


def _box(
    scene: Scene, row: int, column: int, cell: int, cursor: str | None, near: set[str], marked: set[str], spread: bool
) -> list[Content]:
    id_ = grid(scene.pack).get((row, column))
    if id_ is None:
        return _open_sea(scene, row, column, cell, spread)
    mandamento = scene.pack.mandamento(id_)
    lines = [_heading(scene, id_, mandamento.name, cell)]
    for area in mandamento.areas:
        sign = "◆" if area in marked else "›" if area in near else " "
        lines.append(_area(scene, area, sign, cell, at_cursor=area == cursor, near=area in near))
    return lines


def _heading(scene: Scene, id_: str, name: str, cell: int) -> Content:
    """The name, and who controls it: ● if the control token is turned up, ○ if it will be."""
    control = scene.facts["mandamenti"][id_]
    if control["seat"] is None:
        return Content.styled(_filled(name[: cell - 4], cell - 1) + " ", "$muted")
    sign = "●" if control["face_up"] else "○"
    line = _filled(name[: cell - 6], cell - 4)
    return Content.assemble(
        (line + " ", "bold $primary"), (sign, "bold $primary"), chip(scene.pack, scene.family(control["seat"])), " "
    )


def _filled(name: str, width: int) -> str:
    return f"{name} ".ljust(width, "─")[:width]


def _area(scene: Scene, id_: str, sign: str, cell: int, *, at_cursor: bool, near: bool) -> Content:
    area = scene.areas[id_]
    extras = _extras(scene, area)
    room = max(3, cell - len("◆V12  ") - extras.cell_length)
    name = scene.pack.area(id_).name
    label = name if len(name) <= room else name[: room - 1].rstrip() + "."
    style = "reverse bold" if at_cursor else "bold" if sign == "◆" or near else ""
    line = Content.assemble(
        (sign, "bold $primary" if sign == "◆" else "bold"),
        chip(scene.pack, scene.family(area["owner"]), area["soldati"]),
        " ",
        (label, style),
        " " * (room - len(label)),
        extras,
    )
    return line.pad_right(max(0, cell - line.cell_length))


def _extras(scene: Scene, area: dict[str, Any]) -> Content:
    """Labs, cars and orders, each with its own sign."""
    parts = Content("")
    if area["labs"]:
        parts += Content.styled(LAB * int(area["labs"]), "$success")
    if area["cars"]:
        parts += Content.styled(f"{CAR}{area['cars']}", "$secondary")
    for order in area["orders"]:
        parts += order_mark(scene, order)
    return parts


def order_mark(scene: Scene, order: dict[str, Any]) -> Content:
    """A token: face down a square, else its short name; one that is done stays only as a vest."""
    if order["order"] is None:
        return Content.styled(FACE_DOWN, "bold $warning")
    short = order["order"].rsplit("_", 1)[-1].upper()
    return Content.styled(short, "$muted strike" if order["executed"] else "bold $warning")


def boats(scene: Scene, sea: str) -> Content:
    """The boats on a sea, a letter each."""
    found = [family for family, n in scene.facts["seas"][sea].items() for _ in range(n)]
    return Content("").join([Content.styled(" "), *(chip(scene.pack, family) for family in found)])


def _sea(scene: Scene, sea: str) -> Content:
    return Content.assemble((f"~ {scene.pack.sea(sea).name}", "$aside"), boats(scene, sea))


def _coast(scene: Scene, line: int, cell: int) -> Content:
    """The seas that are named between two rows of boxes."""
    parts = []
    for column in range(COLUMNS):
        here = [sea for sea, place in shores(scene.pack).items() if place == (line, column)]
        told = _sea(scene, here[0]) if here else Content("")
        parts.append(told.pad_right(max(0, cell - told.cell_length)))
    return Content("").join(parts)


def _open_sea(scene: Scene, row: int, column: int, cell: int, spread: bool) -> list[Content]:
    """Where no land is: on a small screen the list of the seas, else which letter stands for which family."""
    cells = [(1, 0), (2, 0), (2, 1)]
    at = cells.index((row, column))
    if spread:
        told = [_who(scene, seat, cell) for seat in range(BOX)] if at == 1 else []
    else:
        told = [_short_sea(scene, sea.id, cell) for sea in scene.pack.seas[at * 3 : at * 3 + 3]]
    told = [*told, *[Content("")] * BOX][:BOX]
    return [line.pad_right(max(0, cell - line.cell_length)) for line in told]


def _who(scene: Scene, seat: int, cell: int) -> Content:
    """A family's letter and name, its corner and its team."""
    family = scene.family(seat)
    if not family:
        return Content("")
    corner = scene.pack.seats[seat]
    label = f" {scene.pack.family(family).name} · {corner.id} · {corner.team}"
    return Content.assemble(badge(scene.pack, family), (label[: cell - 3], "$muted"))


def _short_sea(scene: Scene, sea: str, cell: int) -> Content:
    afloat = boats(scene, sea)
    name = scene.pack.sea(sea).name.removeprefix("Mare ")[: cell - 4 - afloat.cell_length]
    return Content.assemble((f"~{name}", "$aside"), afloat)


__all__ = ["BOX", "area_at", "boats", "map_lines", "order_mark"]
