"""Records that people upload: checked one at a time, in a process of their own; only a few may wait."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeAlias

from famiglia.store import TableRow, TableSummary
from famiglia.table import StreamEntry, Table

from ..http.problems import ProblemError
from ..logs import log
from ..process.process_pool import ProcessPool
from .table_rows import index_of, row_of

MOST_WAITING: Final = 8
MOST_OF_ONE: Final = 2
"""Of one person: the one that is being checked, and the next."""
COME_AGAIN: Final = 10
"""Seconds after which it is worth another try."""
LATER: Final = {"Retry-After": str(COME_AGAIN)}
PATIENCE = 300.0
"""Seconds after which the check of a record is given up; the longest takes a few, on a busy machine many more."""
NICE: Final = 5
"""Commands and bots go first when the machine is busy."""

Kept: TypeAlias = tuple[TableRow, list[StreamEntry], TableSummary]
"""What the store keeps of a table."""


class Uploads(ProcessPool):
    """The process that checks records, and those who wait for it."""

    def __init__(self) -> None:
        super().__init__(1, NICE)
        self.waiting: list[str] = []
        """The person behind each record that is not checked yet."""
        self.turn = asyncio.Lock()

    async def kept(self, id_: str, data: bytes, player: str, at: int) -> Kept:
        """The table of a record, as it is stored; `TableError` if the record is not intact."""
        if len(self.waiting) >= MOST_WAITING or self.waiting.count(player) >= MOST_OF_ONE:
            raise ProblemError("records-waiting", headers=LATER, seconds=COME_AGAIN)
        self.waiting.append(player)
        try:
            async with self.turn:
                return await self.run(PATIENCE, checked, id_, data, player, at)
        except (BrokenProcessPool, TimeoutError) as error:
            log(logging.ERROR, "a record could not be checked", reason=type(error).__name__, bytes=len(data))
            raise ProblemError("busy", headers=LATER) from None
        finally:
            self.waiting.remove(player)


def checked(id_: str, data: bytes, player: str, at: int) -> Kept:
    """The work itself, in the other process."""
    table = Table.imported(id_, data, player, at)
    return row_of(table), table.entries(), index_of(table, at, True)
