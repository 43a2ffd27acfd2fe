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
from .limits import Limits
from .load import drawing, examine, load
from .pack import Pack
from .problem import ERROR, WARNING, PackError, Problem

__all__ = [
    "COLOURS",
    "ERROR",
    "INSTITUTIONS",
    "NEUTRAL",
    "WARNING",
    "Area",
    "Character",
    "Column",
    "ConflictCard",
    "Effect",
    "Family",
    "Group",
    "Limits",
    "Mandamento",
    "MatRow",
    "Order",
    "Pack",
    "PackError",
    "Problem",
    "Sea",
    "Seat",
    "Sheet",
    "Space",
    "Tile",
    "drawing",
    "examine",
    "load",
]  # fmt: skip
