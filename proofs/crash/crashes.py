"""P1: a real server is killed again and again while clients play; no command that was acknowledged is lost.

Duels are played while it is killed at any moment, and wars while it is killed during sealed choices.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path

from ..result import ProofResult
from ..server.databases import Databases
from ..server.server import ForkServer, Server, fork_server_in_folder
from .command_log import CommandLog, compare, stored_entries
from .crash_points import POINTS
from .duel_players import DuelPlayers
from .players import Players
from .war_players import WarPlayers

TABLES = 3
KILLS_OF_A_SET = 50
"""After so many kills the log of commands is compared with the database, and a new run begins with an empty one."""
LATEST = {"push": 20, "pushed": 20}
"""By crash point: the server is killed at the latest when it is reached for this time; at the other points for the tenth."""
ANY_MOMENT = "any moment"
SEALED = "a sealed choice"
PATIENCE = 120.0


def moments(rng: random.Random) -> Iterator[str]:
    """When to kill: half of the time at any moment, else at one of the crash points, each equally often."""
    while True:
        yield from rng.sample((*POINTS, *[ANY_MOMENT] * len(POINTS)), 2 * len(POINTS))


def sealed_moments(rng: random.Random) -> Iterator[str]:
    """Kill during a sealed choice, and every second time again when the choice is sent once more."""
    while True:
        yield SEALED
        yield rng.choice(("write", "written", "commit", "committed", "answer", SEALED))


class CrashRun:
    """Kills one server after the other over the same database, while the same clients play."""

    def __init__(
        self, database: str, folder: Path, forks: ForkServer, rng: random.Random, kind: type[Players] = DuelPlayers
    ) -> None:
        self.database = database
        self.server = Server(database, folder, forks)
        self.rng = rng
        self.log = CommandLog()
        self.kind = kind
        self.tables: list[Players] = []
        self.players: list[asyncio.Task[None]] = []

    async def run(self, points: list[str]) -> list[str]:
        """Kill a server at each of these points; what was found wrong afterwards."""
        self.tables = [self.kind(self.server, self.log, self.rng) for _ in range(TABLES)]
        self.players = [asyncio.create_task(table.play()) for table in self.tables]
        wrong: list[str] = []
        for point in points:
            if not await self._kill_at(point):
                wrong.append(f"{point!r} was not reached")
                break
        await self.server.start()
        for table in self.tables:
            table.stopping = True
        async with asyncio.timeout(PATIENCE):
            ended = await asyncio.gather(*self.players, return_exceptions=True)
        for table in self.tables:
            await table.close()
        await self.server.stop()
        wrong += [f"a client gave up: {error!r}" for error in ended if error is not None]
        if not await self.server.all_processes_ended():
            wrong.append("processes of a killed server went on")
        return wrong + self.server.errors() + compare(self.log, *await stored_entries(self.database))

    async def _kill_at(self, point: str) -> bool:
        """Start a server and kill it at this point; False if it did not reach the point."""
        if point == ANY_MOMENT:
            await self.server.start()
            wanted = len(self.log.done) + self.rng.randint(0, 6)
            reached = await self._comes(lambda: len(self.log.done) >= wanted)
            await asyncio.sleep(self.rng.uniform(0, 0.03))
        elif point == SEALED:
            await self.server.start()
            before = self._sealing()
            reached = await self._comes(lambda: self._sealing() > before)
            await asyncio.sleep(self.rng.uniform(0, 0.01))
        else:
            await self.server.start((point, self.rng.randint(1, LATEST.get(point, 10))))
            reached = await self._comes(self.server.dead)
        await self.server.kill()
        return reached

    def _sealing(self) -> int:
        """How many sealed choices were begun at all tables."""
        return sum(table.sealing for table in self.tables if isinstance(table, WarPlayers))

    async def _comes(self, condition: Callable[[], bool]) -> bool:
        """Wait until a condition holds; False if a client has given up meanwhile, or after a very long time."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition() and not any(player.done() for player in self.players):
                    await asyncio.sleep(0.002)
        except TimeoutError:
            return False
        return condition()


async def _crashes(
    name: str, size: int, seed: int, kind: type[Players], moments: Callable[[random.Random], Iterator[str]]
) -> ProofResult:
    rng = random.Random(seed)
    wrong: list[str] = []
    points: Counter[str] = Counter()
    starts: list[float] = []
    acknowledged = resent = done = 0
    kills, coming = max(1, min(KILLS_OF_A_SET, size // 4)), moments(rng)
    async with AsyncExitStack() as stack:
        forks, folder = stack.enter_context(fork_server_in_folder())
        databases = stack.enter_context(Databases(folder))
        while done < size and not wrong:
            # Every fifth set of kills happens over PostgreSQL; the first such set is the fourth.
            database = databases.postgres() if done // kills % 5 == 3 else databases.sqlite()
            run = CrashRun(database, folder, forks, rng, kind)
            these = list(islice(coming, min(kills, size - done)))
            wrong += await run.run(these)
            done += len(these)
            points.update(these)
            starts += run.server.starts
            acknowledged += sum(answer.accepted for answer in run.log.done)
            resent += sum(answer.answer.tries > 1 for answer in run.log.done)
    starts.sort()
    by_point = ", ".join(f"{count} at {point}" for point, count in points.most_common())
    ready = f"ready after {starts[len(starts) // 2]:.2f} s, p99 {starts[len(starts) * 99 // 100]:.2f} s"
    return ProofResult(
        name,
        f"{done:,} kills ({by_point}); {acknowledged:,} acknowledged commands, {resent:,} of them sent again",
        done,
        wrong,
        ready,
    )


def crashes(size: int, seed: int = 0) -> ProofResult:
    """Kill servers `size` times while duels are played, a fifth of them over PostgreSQL."""
    return asyncio.run(_crashes("P1, crashes", size, seed, DuelPlayers, moments))


def crashes_in_sealed_choices(size: int, seed: int = 0) -> ProofResult:
    """Kill servers `size` times while an order or a conflict card of a war is being chosen in secret."""
    return asyncio.run(_crashes("P1, sealed choices", size, seed, WarPlayers, sealed_moments))
