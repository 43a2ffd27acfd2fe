"""Records that people upload: checked one at a time, in a thread, and with a short line of those that wait."""

import asyncio
from typing import Final

from famiglia.table import Table

from .problems import Trouble

MOST_WAITING: Final = 8
MOST_OF_ONE: Final = 2
"""Of one person: the one that is being checked, and the next."""
COME_AGAIN: Final = 10
"""Seconds after which it is worth another try."""


class Uploads:
    """Whoever finds the line too long is sent away, so that nobody waits for minutes."""

    def __init__(self) -> None:
        self.waiting: list[str] = []
        """The person behind each record that is not checked yet."""
        self.turn = asyncio.Lock()

    async def table(self, id_: str, data: bytes, player: str, at: int) -> Table:
        """The table of a record; `TableError` if it is not intact."""
        if len(self.waiting) >= MOST_WAITING or self.waiting.count(player) >= MOST_OF_ONE:
            raise Trouble("records-waiting", headers={"Retry-After": str(COME_AGAIN)}, seconds=COME_AGAIN)
        self.waiting.append(player)
        try:
            async with self.turn:
                return await asyncio.to_thread(Table.imported, id_, data, player, at)
        finally:
            self.waiting.remove(player)
