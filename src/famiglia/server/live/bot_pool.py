"""Child processes in which bots choose their moves, so that the server can answer requests meanwhile."""

import asyncio
import logging
import os
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from hashlib import sha256
from time import monotonic

from famiglia.bots import Timed, bot, next_lower
from famiglia.dice import Dice
from famiglia.table import BotTask

from ..logs import log
from ..process.process_pool import ProcessPool

DECISION_TIMEOUT = 60.0
"""Seconds that a bot has for a move, from when its task is passed to the processes."""
GIVE_WAY = 5.0
"""A bot that searches gives way to the next lower level for each of so many seconds that its task has waited."""
QUEUED_PER_PROCESS = 8
"""Tasks that are passed to each process in advance, so that none is idle; further tasks wait in the server."""


class BotPool(ProcessPool):
    """Computes the moves of bots in child processes."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes or min(4, os.cpu_count() or 1))
        self.slots = asyncio.Semaphore(self.processes * QUEUED_PER_PROCESS)

    async def decide(self, task: BotTask, secret: bytes) -> str:
        """The move that a bot chooses. If it fails or takes too long, the next lower level decides instead.

        If even the lowest fails, any legal move is made.
        """
        seed, asked = seed_of(secret, task), monotonic()
        level: str | None = task.bot
        async with self.slots:
            while level is not None:
                move = await self._decide(replace(task, bot=level), seed, asked)
                if move is not None:
                    return move
                level = next_lower(level, task.game)
        return task.moves[Dice(seed).below(len(task.moves))]

    async def _decide(self, task: BotTask, seed: bytes, asked: float) -> str | None:
        for _ in range(3):
            try:
                return await self.run(DECISION_TIMEOUT, decide, task, seed, asked)
            except BrokenProcessPool:
                log(logging.WARNING, "the bots' processes have died and are started again")
            except TimeoutError:
                log(logging.ERROR, "a bot has taken too long", bot=task.bot, game=task.game)
                break
            except Exception as error:
                log(logging.ERROR, "a bot has failed", exc_info=error, bot=task.bot, game=task.game)
                break
        return None


def seed_of(secret: bytes, task: BotTask) -> bytes:
    """The seed for this decision. It is the same in every process and independent of the deal."""
    decision = f"{task.seat} {task.number}"
    return sha256(b"famiglia bot\n" + secret + decision.encode()).digest()


def decide(task: BotTask, seed: bytes, asked: float) -> str:
    """Choose a move for a task that the server has had since `asked`; this runs in the child process."""
    level = level_after(task.bot, task.game, monotonic() - asked)
    return replace(task, bot=level).decide(seed, monotonic)


def level_after(name: str, game: str, waited: float) -> str:
    """The level that decides after a wait of this many seconds: bots that search give way to lower levels."""
    for _ in range(int(waited / GIVE_WAY)):
        lower = next_lower(name, game)
        if lower is None or not isinstance(bot(name, game), Timed):
            break
        name = lower
    return name
