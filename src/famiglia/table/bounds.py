"""Limits on the size of one table.

Real games stay far below them: the longest of 60,000 random duels had 106 moves, the longest of 25,000 random wars 501.
"""

from typing import Final

MOST_LINES: Final = 3000
"""The lines of an uploaded record; no table can write a longer one."""
UNDO_UNTIL: Final = 2000
"""The lines of a game, after which no move can be taken back. Without undo, every game ends."""
MOST_SEATINGS: Final = 200
"""How often one person may sit down, leave or invite a bot at one table."""
LONGEST_MOVE: Final = 200
"""The length of the notation of a move; all legal moves are shorter."""
MOVES_AT_ONCE: Final = 40
"""The moves that are tried out, or made in one command."""
MOST_SAID: Final = 10_000
"""The lines of chat in one room."""
LINES_AT_ONCE: Final = 200
"""The lines of chat in one message; clients request older ones."""
ENTRIES_AT_ONCE: Final = 160
"""The entries of the log in one message: all of a real duel, and at least the last round of a war."""
MOST_SKETCHES: Final = 1000
"""How often a team may change its marks and suggestions."""
