"""Checks whether the database can be written, by a small write whose result is cached for a few seconds."""

import asyncio
import logging
from time import monotonic
from typing import Final, Literal, TypeAlias

from famiglia.store import Failure, Store, StoreError

from .logs import log

CACHE_SECONDS: Final = 5.0
"""Seconds for which a result is used again before the next check."""
TIMEOUT: Final = 5.0
"""Seconds after which a check without an answer fails with `silent`."""
DatabaseFailure: TypeAlias = Failure | Literal["silent"]
ADVICE: Final[dict[Failure, str]] = {
    "full": "make room on the disk, then start again",
    "unwritable": "the server cannot write there; the disk may be full or faulty, or a limit on the size of files is reached",
    "read-only": "name a file that you may write, in a folder that you may write",
    "lost": "name a database that is there and that you may write",
    "damaged": "restore the backup, or name another file",
}


def advice(error: StoreError) -> str:
    """What the operator can do about a database that cannot be opened, as the end of an error message."""
    return f"; {ADVICE[error.failure]}" if error.failure in ADVICE else ""


class DatabaseHealth:
    """Checks the database on request; simultaneous requests share one check."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trial: asyncio.Task[None] | None = None
        self.cached_until = 0.0
        self.result: DatabaseFailure | None = None

    async def failure(self) -> DatabaseFailure | None:
        """What is wrong with the database; None if it can be written."""
        if monotonic() < self.cached_until:
            return self.result
        trial = self.trial = self.trial or asyncio.create_task(self._try())
        await asyncio.wait({trial}, timeout=TIMEOUT)
        if trial.done():
            trial.result()
        else:
            self._store_result("silent", f"no answer for {TIMEOUT:.0f} seconds")
        return self.result

    async def _try(self) -> None:
        try:
            await self.store.ping()
            self._store_result(None)
        except StoreError as error:
            self._store_result(error.failure, str(error))
        finally:
            self.trial = None

    def _store_result(self, failure: DatabaseFailure | None, reason: str = "") -> None:
        """Cache a result, and log it if it has changed. Only the log has the reason, because anybody may request the result."""
        if failure != self.result and failure is not None:
            log(logging.ERROR, "the database does not keep what is written", failure=failure, reason=reason)
        elif failure != self.result:
            log(logging.WARNING, "the database keeps what is written again")
        self.result = failure
        self.cached_until = monotonic() + CACHE_SECONDS
