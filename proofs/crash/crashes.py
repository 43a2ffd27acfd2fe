"""P1: a real server is killed again and again while people play; nothing they were promised is ever lost."""

import asyncio
import random
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from ..row import Row
from ..server.databases import Databases
from ..server.server import ForkServer, Server, workshop
from .crash_points import POINTS
from .history import History, compare, kept_in
from .players import Pair

PAIRS = 3
KILLS_OF_A_SET = 50
"""After so many kills the logs are compared, and other people begin with an empty database."""
LATEST = {"push": 20, "pushed": 20}
"""A planted point strikes at the latest when it is reached for this time; the others at the tenth."""
PATIENCE = 120.0


class Kills:
    """Kills one server after the other over the same database, while the same people play."""

    def __init__(self, database: str, folder: Path, forks: ForkServer, rng: random.Random) -> None:
        self.database = database
        self.server = Server(database, folder, forks)
        self.rng = rng
        self.history = History()
        self.points: Counter[str] = Counter()

    async def run(self, kills: int) -> list[str]:
        """What was found wrong after so many kills."""
        pairs = [Pair(self.server, self.history, self.rng) for _ in range(PAIRS)]
        players = [asyncio.create_task(pair.play()) for pair in pairs]
        for _ in range(kills):
            await self._kill_once()
            if any(player.done() for player in players):
                break
        await self.server.start()
        for pair in pairs:
            pair.stopping = True
        async with asyncio.timeout(PATIENCE):
            ended = await asyncio.gather(*players, return_exceptions=True)
        for pair in pairs:
            await pair.close()
        await self.server.stop()
        wrong = [f"a client gave up: {error!r}" for error in ended if error is not None]
        if not await self.server.nothing_left_behind():
            wrong.append("processes of a killed server went on")
        return wrong + self.server.errors() + compare(self.history, *await kept_in(self.database))

    async def _kill_once(self) -> None:
        point = self.rng.choice((*POINTS, *[""] * len(POINTS)))
        self.points[point or "any moment"] += 1
        if point:
            started = await self.server.start((point, self.rng.randint(1, LATEST.get(point, 10))))
            if started and not await self.server.gone(3.0):
                self.points[point] -= 1
                self.points["any moment"] += 1
        else:
            await self.server.start()
            await self._answers(self.rng.randint(0, 6), 3.0)
            await asyncio.sleep(self.rng.uniform(0, 0.03))
        await self.server.kill()

    async def _answers(self, number: int, within: float) -> None:
        """Wait until people have had so many answers: on a slow machine, too, there is something going on."""
        wanted = len(self.history.done) + number
        until = time.perf_counter() + within
        while len(self.history.done) < wanted and time.perf_counter() < until:
            await asyncio.sleep(0.002)


async def _crashes(size: int, seed: int) -> Row:
    rng = random.Random(seed)
    wrong: list[str] = []
    points: Counter[str] = Counter()
    starts: list[float] = []
    acknowledged = resent = done = 0
    async with AsyncExitStack() as stack:
        forks, folder = stack.enter_context(workshop())
        databases = stack.enter_context(Databases(folder))
        while done < size and not wrong:
            kills = min(KILLS_OF_A_SET, size - done)
            # Every fifth kill happens over PostgreSQL.
            database = databases.postgres() if done % (5 * KILLS_OF_A_SET) == 3 * KILLS_OF_A_SET else databases.sqlite()
            run = Kills(database, folder, forks, rng)
            wrong += await run.run(kills)
            done += kills
            points += run.points
            starts += run.server.starts
            acknowledged += sum(answer.accepted for answer in run.history.done)
            resent += sum(answer.answer.tries > 1 for answer in run.history.done)
    # A planted point that is never reached proves nothing: then the server has changed, and crash_points.py must follow.
    wrong += [f"nobody was killed at {point!r}" for point in POINTS if size >= 100 and not points[point] and not wrong]
    starts.sort()
    told = ", ".join(f"{count} at {point}" for point, count in points.most_common())
    ready = f"ready after {starts[len(starts) // 2]:.2f} s, p99 {starts[len(starts) * 99 // 100]:.2f} s"
    return Row(
        "P1, crashes",
        f"{done:,} kills ({told}); {acknowledged:,} acknowledged commands, {resent:,} of them sent again",
        done,
        wrong,
        ready,
    )


def crashes(size: int, seed: int = 0) -> Row:
    """So many kills, a fifth of them over PostgreSQL."""
    return asyncio.run(_crashes(size, seed))
