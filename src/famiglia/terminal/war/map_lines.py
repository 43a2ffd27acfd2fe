"""The map as lines of text: twelve boxes of three areas, and the seas around them."""

from typing import Any

from textual.content import Content

from .family_colours import badge, chip
from .map_grid import COLUMNS, ROWS, grid, shores
from .screen_state import ScreenState

BOX = 4
"""The number of lines of a Mandamento: its name and three areas."""
FACE_DOWN = "▪"
LAB, CAR = "⌂", "c"


def map_lines(state: ScreenState, width: int, cursor: str | None, spread: bool) -> list[Content]:
    """The whole map; with `spread` there are lines for the seas between the rows."""
    cell = width // COLUMNS
    near = set(state.pack.area(cursor).neighbours) if cursor else set()
    marked = set(state.marked())
    lines: list[Content] = []
    for row in range(ROWS):
        if spread:
            lines.append(_coast(state, row, cell))
        boxes = [_box(state, row, column, cell, cursor, near, marked, spread) for column in range(COLUMNS)]
        lines += [Content("").join(parts) for parts in zip(*boxes, strict=True)]
    if spread:
        lines.append(_coast(state, ROWS, cell))
    return lines


def area_at(state: ScreenState, width: int, spread: bool, x: int, y: int) -> str | None:
    """The area under a point of the map."""
    row, line = divmod(y, BOX + 1) if spread else divmod(y, BOX)
    line -= 2 if spread else 1
    place = (row, x // (width // COLUMNS))
    if line not in range(BOX - 1) or place not in grid(state.pack):
        return None
    return state.pack.mandamento(grid(state.pack)[place]).areas[line]


def _box(
    state: ScreenState,
    row: int,
    column: int,
    cell: int,
    cursor: str | None,
    near: set[str],
    marked: set[str],
    spread: bool,
) -> list[Content]:
    id_ = grid(state.pack).get((row, column))
    if id_ is None:
        return _open_sea(state, row, column, cell, spread)
    mandamento = state.pack.mandamento(id_)
    lines = [_heading(state, id_, mandamento.name, cell)]
    for area in mandamento.areas:
        sign = "◆" if area in marked else "›" if area in near else " "
        lines.append(_area(state, area, sign, cell, at_cursor=area == cursor, near=area in near))
    return lines


def _heading(state: ScreenState, id_: str, name: str, cell: int) -> Content:
    """The name and the controlling family: ● if its control token is face up, ○ if it will be."""
    control = state.facts["mandamenti"][id_]
    if control["seat"] is None:
        return Content.styled(_filled(name[: cell - 4], cell - 1) + " ", "$muted")
    sign = "●" if control["face_up"] else "○"
    line = _filled(name[: cell - 6], cell - 4)
    return Content.assemble(
        (line + " ", "bold $primary"), (sign, "bold $primary"), chip(state.pack, state.family(control["seat"])), " "
    )


def _filled(name: str, width: int) -> str:
    return f"{name} ".ljust(width, "─")[:width]


def _area(state: ScreenState, id_: str, sign: str, cell: int, *, at_cursor: bool, near: bool) -> Content:
    area = state.areas[id_]
    extras = _extras(state, area)
    room = max(3, cell - len("◆V12  ") - extras.cell_length)
    name = state.pack.area(id_).name
    label = name if len(name) <= room else name[: room - 1].rstrip() + "."
    style = "reverse bold" if at_cursor else "bold" if sign == "◆" or near else ""
    line = Content.assemble(
        (sign, "bold $primary" if sign == "◆" else "bold"),
        chip(state.pack, state.family(area["owner"]), area["soldati"]),
        " ",
        (label, style),
        " " * (room - len(label)),
        extras,
    )
    return line.pad_right(max(0, cell - line.cell_length))


def _extras(state: ScreenState, area: dict[str, Any]) -> Content:
    """Labs, cars and orders, each with its own symbol."""
    parts = Content("")
    if area["labs"]:
        parts += Content.styled(LAB * int(area["labs"]), "$success")
    if area["cars"]:
        parts += Content.styled(f"{CAR}{area['cars']}", "$secondary")
    for order in area["orders"]:
        parts += order_mark(state, order)
    return parts


def order_mark(state: ScreenState, order: dict[str, Any]) -> Content:
    """An order token: a square if it is face down, else its short name, struck through once it is executed."""
    if order["order"] is None:
        return Content.styled(FACE_DOWN, "bold $warning")
    short = order["order"].rsplit("_", 1)[-1].upper()
    return Content.styled(short, "$muted strike" if order["executed"] else "bold $warning")


def boats(state: ScreenState, sea: str) -> Content:
    """The boats on a sea, one letter for each."""
    found = [family for family, n in state.facts["seas"][sea].items() for _ in range(n)]
    return Content("").join([Content.styled(" "), *(chip(state.pack, family) for family in found)])


def _sea(state: ScreenState, sea: str) -> Content:
    return Content.assemble((f"~ {state.pack.sea(sea).name}", "$aside"), boats(state, sea))


def _coast(state: ScreenState, line: int, cell: int) -> Content:
    """The line with the seas between two rows of boxes."""
    parts = []
    for column in range(COLUMNS):
        here = [sea for sea, place in shores(state.pack).items() if place == (line, column)]
        name = _sea(state, here[0]) if here else Content("")
        parts.append(name.pad_right(max(0, cell - name.cell_length)))
    return Content("").join(parts)


def _open_sea(state: ScreenState, row: int, column: int, cell: int, spread: bool) -> list[Content]:
    """A cell without land: on a small screen it lists the seas, else the families with their letters."""
    cells = [(1, 0), (2, 0), (2, 1)]
    at = cells.index((row, column))
    if spread:
        lines = [_who(state, seat, cell) for seat in range(BOX)] if at == 1 else []
    else:
        lines = [_short_sea(state, sea.id, cell) for sea in state.pack.seas[at * 3 : at * 3 + 3]]
    lines = [*lines, *[Content("")] * BOX][:BOX]
    return [line.pad_right(max(0, cell - line.cell_length)) for line in lines]


def _who(state: ScreenState, seat: int, cell: int) -> Content:
    """The letter, name, corner and team of a family."""
    family = state.family(seat)
    if not family:
        return Content("")
    corner = state.pack.seats[seat]
    label = f" {state.pack.family(family).name} · {corner.id} · {corner.team}"
    return Content.assemble(badge(state.pack, family), (label[: cell - 3], "$muted"))


def _short_sea(state: ScreenState, sea: str, cell: int) -> Content:
    afloat = boats(state, sea)
    name = state.pack.sea(sea).name.removeprefix("Mare ")[: cell - 4 - afloat.cell_length]
    return Content.assemble((f"~{name}", "$aside"), afloat)


__all__ = ["BOX", "area_at", "boats", "map_lines", "order_mark"]
