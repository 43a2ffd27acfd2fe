"""Verifies uploaded records, one at a time, in a child process with a short queue."""

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
"""The maximum number of records that one player may have in the queue, including the one being verified."""
RETRY_AFTER: Final = 10
"""Seconds after which a refused upload may be tried again."""
RETRY_HEADERS: Final = {"Retry-After": str(RETRY_AFTER)}
CHECK_TIMEOUT = 300.0
"""Seconds after which verification is given up. The longest records take a few seconds, on a busy machine many more."""
NICE: Final = 5
"""The niceness of the process, so that commands and bots have priority on a busy machine."""

ImportedTable: TypeAlias = tuple[TableRow, list[StreamEntry], TableSummary]
"""The row, the entries and the summary of the table, for the store."""


class UploadChecker(ProcessPool):
    """Verifies records in a child process."""

    def __init__(self) -> None:
        super().__init__(1, NICE)
        self.waiting: list[str] = []
        """The player of each record in the queue."""
        self.turn = asyncio.Lock()

    async def check(self, table_id: str, data: bytes, player: str, now: int) -> ImportedTable:
        """The table of a record; raises `TableError` if the record is not valid."""
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
    """Verify a record and convert it to a table; this runs in the child process."""
    table = Table.imported(table_id, data, player, now)
    return row_of(table), table.entries(), summary_of(table, now, True)
