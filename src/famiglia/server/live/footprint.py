"""Estimates how much memory a table takes, in constant time."""

from typing import Final

from famiglia.table import Table
from famiglia.table.streams import GAME

# Measured with tracemalloc over tables read from their entries, games half played and finished; rounded up.
EMPTY: Final = 10_000
"""An empty table (2 KB) with the deal of its game (up to 8 KB)."""
LINE: Final = {"duel": 1_000, "war": 2_200}
"""A line of a game without its text (940 and 2,100): its move, its events, and its share of stored positions."""
ENTRY: Final = 250
"""Any other entry without its text (200)."""


def footprint(table: Table) -> int:
    """The estimated number of bytes that a table takes, rather too high than too low."""
    lines = len(table.streams[GAME])
    others = sum(map(len, table.streams.values())) - lines
    return EMPTY + LINE[table.settings.game] * lines + ENTRY * others + table.text_bytes
