"""Bots think in processes of their own, so that no table ever waits for another table's bot."""

import asyncio
import logging
import os
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256

from famiglia.dice import Dice
from famiglia.table import BotTask

from ..logs import log
from ..process.process_pool import ProcessPool

PATIENCE = 120.0
"""Seconds after which a bot is not waited for any longer, once its thought is among the next of a process."""
AHEAD = 8
"""Thoughts handed to each process, so that none is idle while the server has other things to do; the others wait here."""


class Thinking(ProcessPool):
    """The processes that decide for bots."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes or min(4, os.cpu_count() or 1))
        self.free = asyncio.Semaphore(self.processes * AHEAD)

    async def decide(self, thought: BotTask, secret: bytes) -> str:
        """The bot's move. One that fails plays any legal move instead: a table must never wait for ever."""
        seed = seed_of(secret, thought)
        async with self.free:
            return await self._decide(thought, seed) or thought.moves[Dice(seed).below(len(thought.moves))]

    async def _decide(self, thought: BotTask, seed: bytes) -> str | None:
        for _ in range(3):
            try:
                return await self.run(PATIENCE, decide, thought, seed)
            except BrokenProcessPool:
                log(logging.WARNING, "the bots' processes have died and are begun anew")
            except TimeoutError:
                log(logging.ERROR, "a bot has not come to an end", bot=thought.bot, game=thought.game)
                break
            except Exception as error:
                log(logging.ERROR, "a bot has failed", exc_info=error, bot=thought.bot, game=thought.game)
                break
        return None


def seed_of(secret: bytes, thought: BotTask) -> bytes:
    """Dice for this one decision: the same in every process, and nothing that the cards depend on."""
    place = f"{thought.seat} {thought.number}"
    return sha256(b"famiglia bot\n" + secret + place.encode()).digest()


def decide(thought: BotTask, seed: bytes) -> str:
    """The work itself, in the other process."""
    return thought.decide(seed)
