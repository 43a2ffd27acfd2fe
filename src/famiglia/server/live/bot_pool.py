"""The processes in which bots choose their moves, so that no table waits for the bot of another."""

import asyncio
import logging
import os
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256

from famiglia.dice import Dice
from famiglia.table import BotTask

from ..logs import log
from ..process.process_pool import ProcessPool

DECISION_TIMEOUT = 120.0
"""Seconds that a bot may take, from when its task is handed to the processes."""
QUEUED_PER_PROCESS = 8
"""Tasks that are handed to each process, so that none is idle while the server is busy; further tasks wait here."""


class BotPool(ProcessPool):
    """Runs the tasks of bots."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes or min(4, os.cpu_count() or 1))
        self.slots = asyncio.Semaphore(self.processes * QUEUED_PER_PROCESS)

    async def decide(self, task: BotTask, secret: bytes) -> str:
        """The move of a bot. A bot that fails plays a random legal move instead: the table must not wait for ever."""
        seed = seed_of(secret, task)
        async with self.slots:
            return await self._decide(task, seed) or task.moves[Dice(seed).below(len(task.moves))]

    async def _decide(self, task: BotTask, seed: bytes) -> str | None:
        for _ in range(3):
            try:
                return await self.run(DECISION_TIMEOUT, decide, task, seed)
            except BrokenProcessPool:
                log(logging.WARNING, "the bots' processes have died and are started again")
            except TimeoutError:
                log(logging.ERROR, "a bot has not come to an end", bot=task.bot, game=task.game)
                break
            except Exception as error:
                log(logging.ERROR, "a bot has failed", exc_info=error, bot=task.bot, game=task.game)
                break
        return None


def seed_of(secret: bytes, task: BotTask) -> bytes:
    """The seed for this one decision: the same in every process, and independent of the cards."""
    decision = f"{task.seat} {task.number}"
    return sha256(b"famiglia bot\n" + secret + decision.encode()).digest()


def decide(task: BotTask, seed: bytes) -> str:
    """Choose a move; runs in the other process."""
    return task.decide(seed)
