"""Component packs of the war: what is printed on the board, sheets, mats, tokens, tiles and cards, as data."""

from .components import (
    COLOURS,
    INSTITUTIONS,
    NEUTRAL,
    Area,
    Character,
    Column,
    ConflictCard,
    Effect,
    Family,
    Group,
    Mandamento,
    MatRow,
    Order,
    Sea,
    Seat,
    Sheet,
    Space,
    Tile,
)
from .fault import ERROR, WARNING, Fault, PackError
from .limits import Limits
from .load import drawing, examine, load
from .pack import Pack

__all__ = [
    "COLOURS", "ERROR", "INSTITUTIONS", "NEUTRAL", "WARNING", "Area", "Character", "Column", "ConflictCard", "Effect",
    "Family", "Fault", "Group", "Limits", "Mandamento", "MatRow", "Order", "Pack", "PackError", "Sea", "Seat", "Sheet",
    "Space", "Tile", "drawing", "examine", "load",
]  # fmt: skip
