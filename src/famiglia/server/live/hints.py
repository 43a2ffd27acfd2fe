"""Computes hints, one at a time, in a child process of their own, so that they never delay or stop the moves of bots."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from time import monotonic
from typing import Final

from famiglia.bots.advice import Advice
from famiglia.table.hints import HintTask

from ..http.problems import ProblemError
from ..logs import log
from ..process.process_pool import ProcessPool

MAX_WAITING: Final = 8
"""The maximum number of hints in the queue, including the one being computed. One player has only one of them."""
RETRY_AFTER: Final = 2
"""Seconds after which a refused hint may be asked for again."""
RETRY_HEADERS: Final = {"Retry-After": str(RETRY_AFTER)}
HINT_TIMEOUT = 20.0
"""Seconds after which a hint is given up, from when it was asked for."""


class HintPool(ProcessPool):
    """Computes hints in a child process, which is started for the first one."""

    def __init__(self) -> None:
        super().__init__(1)
        self.waiting: list[str] = []
        """The player of each hint in the queue."""
        self.turn = asyncio.Lock()

    async def advise(self, task: HintTask, player: str) -> Advice:
        """Advice for a player; raises the problem `busy` if there are too many hints in the queue, or if it takes too long."""
        if player in self.waiting or len(self.waiting) >= MAX_WAITING:
            raise ProblemError("busy", headers=RETRY_HEADERS)
        self.waiting.append(player)
        try:
            return await self._advise_in_turn(task)
        except (BrokenProcessPool, TimeoutError) as error:
            log(logging.WARNING, "a hint could not be given", reason=type(error).__name__, game=task.game)
            raise ProblemError("busy", headers=RETRY_HEADERS) from None
        finally:
            self.waiting.remove(player)

    async def _advise_in_turn(self, task: HintTask) -> Advice:
        now = asyncio.get_running_loop().time
        deadline = now() + HINT_TIMEOUT
        async with asyncio.timeout_at(deadline):
            await self.turn.acquire()
        try:
            return await self.run(deadline - now(), advise, task)
        finally:
            self.turn.release()


def advise(task: HintTask) -> Advice:
    """Compute a hint; this runs in the child process."""
    return task.advice(monotonic)
