"""How much memory a table takes, estimated without walking through it."""

from typing import Final

from famiglia.table import Table
from famiglia.table.streams import GAME

# Measured with tracemalloc over tables read from their entries, games half played and finished; rounded up.
EMPTY: Final = 10_000
"""A table at which nothing has happened (2 KB), and the deal of its game (up to 8 KB)."""
LINE: Final = {"duel": 1_000, "war": 2_000}
"""A line of a game without its text (940 and 1,830): move, events, and its share of the positions that are kept."""
ENTRY: Final = 250
"""Any other entry without its text (200)."""


def footprint(table: Table) -> int:
    """Bytes that a table takes, rather too many than too few; the cost does not grow with the table."""
    lines = len(table.streams[GAME])
    others = sum(map(len, table.streams.values())) - lines
    return EMPTY + LINE[table.settings.game] * lines + ENTRY * others + table.text_bytes
