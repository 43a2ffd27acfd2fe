"""Whether the database keeps what it is given, found by a small write and remembered for a few seconds."""

import asyncio
import logging
from time import monotonic
from typing import Final, Literal, TypeAlias

from famiglia.store import Failure, Store, StoreError

from .logs import log

FRESH: Final = 5.0
"""Seconds for which an answer is repeated before the database is tried again."""
WITHIN: Final = 5.0
"""Seconds after which a database that has not answered counts as silent."""
DatabaseFailure: TypeAlias = Failure | Literal["silent"]
ADVICE: Final[dict[Failure, str]] = {
    "full": "make room on the disk, then start again",
    "unwritable": "the server cannot write there; the disk may be full or faulty, or a limit on the size of files is reached",
    "read-only": "name a file that you may write, in a folder that you may write",
    "lost": "name a database that is there and that you may write",
    "damaged": "restore the backup, or name another file",
}


def advice(error: StoreError) -> str:
    """What to do about a database with which a server cannot start, as the end of a sentence."""
    return f"; {ADVICE[error.failure]}" if error.failure in ADVICE else ""


class Health:
    """Tries the database when it is asked to, for all who ask at the same time together."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trying: asyncio.Task[None] | None = None
        self.fresh_until = 0.0
        self.found: DatabaseFailure | None = None

    async def database(self) -> DatabaseFailure | None:
        """What is wrong with the database; None if nothing is."""
        if monotonic() < self.fresh_until:
            return self.found
        trying = self.trying = self.trying or asyncio.create_task(self._try())
        await asyncio.wait({trying}, timeout=WITHIN)
        if trying.done():
            trying.result()
        else:
            self._tell("silent", f"no answer for {WITHIN:.0f} seconds")
        return self.found

    async def _try(self) -> None:
        try:
            await self.store.ping()
            self._tell(None)
        except StoreError as error:
            self._tell(error.failure, str(error))
        finally:
            self.trying = None

    def _tell(self, found: DatabaseFailure | None, reason: str = "") -> None:
        """Remember what was found, and log it if it is news; the reason is for the log alone, for anyone may ask."""
        if found != self.found and found is not None:
            log(logging.ERROR, "the database does not keep what is written", trouble=found, reason=reason)
        elif found != self.found:
            log(logging.WARNING, "the database keeps what is written again")
        self.found = found
        self.fresh_until = monotonic() + FRESH
