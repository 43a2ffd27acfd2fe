"""Writes a position in its compact form: one line with everything, including pending decisions (`docs/notation.md`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..engine.board import COLUMNS, EMPTY, OWNERS, ROWS, SEATS
from ..engine.options import written_names
from ..engine.position import IN_HQ, ON_MAT, OUT, OVER, Position
from ..events import REASONS
from ..names import Names, names_of
from .frame_text import LETTERS, write_stack

VERSION: Final = "war1"
NOBODY: Final = "-"
PHASES: Final = ("setup", "planning", "encounter", "over")
PLACES: Final = {int(ON_MAT): "m", int(IN_HQ): "h", int(OUT): "x"}
FIELDS: Final = (
    "options", "round", "phase", "starter", "families", "dealt", "characters", "areas", "seas", "money", "hq", "orders",
    "mats", "box", "sheet", "top", "bottom", "busts", "control", "tiles", "marks", "stack",
)  # fmt: skip


def write_position(p: Position) -> str:
    """The position as one line, from which `read_position` makes an equal position."""
    pack = p.board.pack
    names = names_of(p.board)
    values = (
        ",".join(written_names(p.rules)) or "-",
        str(p.round),
        _phase(p, names),
        f"{letter(p.starter)}/{letter(p.next_starter)}",
        ",".join(pack.families[int(n)].id if n >= 0 else "-" for n in p.family),
        "/".join(
            ",".join(family.id for family in pack.families if int(bits) >> family.index & 1) or "-" for bits in p.dealt
        ),
        ",".join(pack.characters[int(n)].id if n >= 0 else "-" for n in p.character),
        ",".join(_area(p, area) for area in range(int(p.board.areas))),
        ",".join(_sea(p, sea) for sea in range(int(p.board.seas))),
        _numbers(p.money),
        _numbers(p.hq),
        "/".join(_orders(p, seat) for seat in range(SEATS)),
        ",".join("".join(str(p.off_mat[seat * ROWS + row]) for row in range(ROWS)) for seat in range(SEATS)),
        _numbers(p.token_box),
        str(p.top_sheet),
        _sheet(p, p.top),
        _sheet(p, p.bottom),
        ",".join(_bust(p, seat) for seat in range(SEATS)),
        "".join(letter(seat) for seat in p.face_up),
        ",".join(pack.tiles[int(tile)].id for tile in p.tiles),
        "/".join(_marks(p, team) for team in range(2)),
        write_stack(p),
    )
    fields = [f"{name}={value}" for name, value in zip(FIELDS, values, strict=True)]
    return " ".join([VERSION, pack.hash[:8], *fields])


def letter(owner: i64) -> str:
    return LETTERS[int(owner)] if owner >= 0 else NOBODY


def _numbers(values: vec[i64]) -> str:
    return ",".join(str(value) for value in values)


def _phase(p: Position, names: Names) -> str:
    if p.phase != OVER:
        return PHASES[int(p.phase)]
    return f"over({names.team(int(p.winner)) if p.winner >= 0 else '-'},{REASONS[int(p.ending)]})"


def _area(p: Position, area: int) -> str:
    text = "" if p.owner[area] == EMPTY else f"{p.soldati[area]}{letter(p.owner[area])}"
    text += f"*{p.cars[area]}" if p.cars[area] else ""
    text += f"+{p.labs[area]}" if p.labs[area] else ""
    return text or "-"


def _sea(p: Position, sea: int) -> str:
    return "".join(LETTERS[seat] * int(p.boats[sea * SEATS + seat]) for seat in range(SEATS)) or "-"


def _orders(p: Position, seat: int) -> str:
    text = ""
    each = int(p.board.orders_each)
    for slot in range(seat * each, (seat + 1) * each):
        place = int(p.order_place[slot])
        if place < 0:
            text += PLACES[place]
        else:
            text += f"[{place}:{int(p.could_be[slot]):x}{'!' if int(p.executed) >> slot & 1 else ''}]"
    return text


def _sheet(p: Position, sheet: vec[i64]) -> str:
    depth = int(p.board.depth)
    places = [
        "".join(LETTERS[owner] * int(sheet[place * OWNERS + owner]) for owner in range(OWNERS))
        for place in range(int(p.board.circles))
    ]
    texts = [tokens if len(tokens) == 1 else f"({tokens})" if tokens else "." for tokens in places]
    return "/".join("".join(texts[column * depth : (column + 1) * depth]) for column in range(COLUMNS))


def _bust(p: Position, seat: int) -> str:
    if p.bust[seat] < 0:
        return "-"
    column, row = divmod(int(p.bust[seat]), int(p.board.depth))
    return f"c{column + 1}r{row + 1}{letter(p.bust_token[seat])}"


def _marks(p: Position, team: int) -> str:
    used = int(p.board.tiles_used)
    return "".join(letter(seat) for seat in p.marks[team * used : (team + 1) * used])
