"""Checking uploaded records: one at a time, in a process of its own, with a short queue."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeAlias

from famiglia.store import TableRow, TableSummary
from famiglia.table import StreamEntry, Table

from ..http.problems import ProblemError
from ..logs import log
from ..process.process_pool import ProcessPool
from .table_rows import row_of, summary_of

MAX_WAITING: Final = 8
MAX_PER_PLAYER: Final = 2
"""Of one player: the record that is being checked, and the next."""
RETRY_AFTER: Final = 10
"""Seconds after which a refused upload may be tried again."""
RETRY_HEADERS: Final = {"Retry-After": str(RETRY_AFTER)}
CHECK_TIMEOUT = 300.0
"""Seconds after which the check of a record is given up; the longest take a few, on a busy machine many more."""
NICE: Final = 5
"""Commands and bots have priority when the machine is busy."""

ImportedTable: TypeAlias = tuple[TableRow, list[StreamEntry], TableSummary]
"""What the store keeps of the table."""


class UploadChecker(ProcessPool):
    """The process that checks records, and its queue."""

    def __init__(self) -> None:
        super().__init__(1, NICE)
        self.waiting: list[str] = []
        """The player of each record that is not checked yet."""
        self.turn = asyncio.Lock()

    async def check(self, table_id: str, data: bytes, player: str, now: int) -> ImportedTable:
        """The table of a record; `TableError` if the record does not verify."""
        if len(self.waiting) >= MAX_WAITING or self.waiting.count(player) >= MAX_PER_PLAYER:
            raise ProblemError("records-waiting", headers=RETRY_HEADERS, seconds=RETRY_AFTER)
        self.waiting.append(player)
        try:
            async with self.turn:
                return await self.run(CHECK_TIMEOUT, import_record, table_id, data, player, now)
        except (BrokenProcessPool, TimeoutError) as error:
            log(logging.ERROR, "a record could not be checked", reason=type(error).__name__, bytes=len(data))
            raise ProblemError("busy", headers=RETRY_HEADERS) from None
        finally:
            self.waiting.remove(player)


def import_record(table_id: str, data: bytes, player: str, now: int) -> ImportedTable:
    """Check a record and convert it to a table; runs in the other process."""
    table = Table.imported(table_id, data, player, now)
    return row_of(table), table.entries(), summary_of(table, now, True)
