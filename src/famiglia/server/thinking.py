"""Bots think in processes of their own, so that no table ever waits for another table's bot."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256

from famiglia.dice import Dice
from famiglia.table import Thought

from .logs import log

ENDED_WITHIN = 10.0
"""Seconds that a server which stops waits for its bots' processes."""
PATIENCE = 120.0
"""Seconds after which a bot is not waited for any longer, once its thought is among the next of a process."""
AHEAD = 8
"""Thoughts handed to each process, so that none is idle while the server has other things to do; the others wait here."""


class Thinking:
    """A few processes that decide for bots; begun when the first bot is asked, and anew when they have died."""

    def __init__(self, processes: int) -> None:
        self.processes = processes or min(4, os.cpu_count() or 1)
        self.pool: ProcessPoolExecutor | None = None
        self.free = asyncio.Semaphore(self.processes * AHEAD)
        self.ending: set[asyncio.Future[None]] = set()
        """Pools that were given up; a thread waits for the end of each."""

    async def decide(self, thought: Thought, secret: bytes) -> str:
        """The bot's move. One that fails plays any legal move instead: a table must never wait for ever."""
        seed = seed_of(secret, thought)
        async with self.free:
            return await self._decide(thought, seed) or thought.moves[Dice(seed).below(len(thought.moves))]

    async def close(self) -> None:
        """Stop thinking, even in the middle of a thought."""
        if self.pool is not None:
            self._forget(self.pool)
        if self.ending:
            await asyncio.wait(self.ending, timeout=ENDED_WITHIN)

    async def _decide(self, thought: Thought, seed: bytes) -> str | None:
        for _ in range(3):
            pool = self._pool()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await asyncio.get_running_loop().run_in_executor(pool, decide, thought, seed)
            except BrokenProcessPool:
                log(logging.WARNING, "the bots' processes have died and are begun anew")
                self._forget(pool)
            except TimeoutError:
                log(logging.ERROR, "a bot has not come to an end", bot=thought.bot, game=thought.game)
                self._forget(pool)
                break
            except Exception as error:
                log(logging.ERROR, "a bot has failed", exc_info=error, bot=thought.bot, game=thought.game)
                break
        return None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, begin)
        return self.pool

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            for process in list((pool._processes or {}).values()):
                process.terminate()
            ending = asyncio.get_running_loop().run_in_executor(None, pool.shutdown)
            self.ending.add(ending)
            ending.add_done_callback(self.ending.discard)


def seed_of(secret: bytes, thought: Thought) -> bytes:
    """Dice for this one decision: the same in every process, and nothing that the cards depend on."""
    place = f"{thought.seat} {thought.number}"
    return sha256(b"famiglia bot\n" + secret + place.encode()).digest()


def begin() -> None:
    """What a process does first: leave Ctrl-C to the server, and end when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: "multiprocessing.process.BaseProcess") -> None:
    parent.join()
    os._exit(0)


def decide(thought: Thought, seed: bytes) -> str:
    """The work itself, in the other process."""
    return thought.decide(seed)
