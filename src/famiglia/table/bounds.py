"""Upper bounds for what one table keeps, so that its cost stays limited.

Real games stay far below them: of 60,000 duels played at random the longest had 106 moves, of 25,000 wars the longest 501.
"""

from typing import Final

MOST_LINES: Final = 3000
"""Of an uploaded record: room for everything that a table can have written."""
UNDO_UNTIL: Final = 2000
"""Lines of a game; from then on nothing is taken back any more, and without that every game comes to its end."""
MOST_SEATINGS: Final = 200
"""Times that one person may sit down, get up and invite at one table."""
MOST_SAID: Final = 10_000
"""Lines of chat in one room."""
LINES_AT_ONCE: Final = 200
"""Lines of chat that are sent together; who wants older ones asks for them."""
