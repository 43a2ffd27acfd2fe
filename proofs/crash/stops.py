"""P23: a server is stopped again and again while bots play and messages are sent; every stop is in time and without an error.

The server itself measures the time: if a stop takes too long it ends with exit code 1 and an error in its log.
"""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path

from ..result import ProofResult
from ..server.client import Client
from ..server.databases import Databases
from ..server.server import ForkServer, Server, fork_server_in_folder

TABLES = 20
"""Duels between bots that are opened after each start: some hundred moves, each of which is published on the bus."""
STOPS_OF_A_SET = 25
"""After so many stops another server starts with an empty database."""
AT_ONCE = 3
"""Servers that run at the same time."""
PATIENCE = 120.0


class StopRun:
    """Starts and stops a server over the same database again and again."""

    def __init__(self, database: str, bus: str, folder: Path, forks: ForkServer, rng: random.Random) -> None:
        settings = {"FAMIGLIA_BUS_URL": bus} if bus else {}
        self.server = Server(database, folder, forks, **settings)
        self.rng = rng
        self.seconds: list[float] = []
        """The duration of each stop."""

    async def run(self, stops: int) -> list[str]:
        """Start and stop the server this many times, and return what was found wrong."""
        wrong: list[str] = []
        while len(self.seconds) < stops and not wrong:
            await self._play()
            begun = time.perf_counter()
            try:
                code = await self.server.stop()
            except TimeoutError as error:
                wrong.append(str(error))
            else:
                wrong += [f"the server ended with exit code {code}"] if code else []
            self.seconds.append(time.perf_counter() - begun)
            wrong += self.server.faults()
        if not await self.server.all_processes_ended():
            wrong.append("processes of a stopped server went on")
        return wrong

    async def _play(self) -> None:
        """Start the server, and wait until bots play at all tables."""
        if not await self.server.start():
            raise RuntimeError(f"the server did not start: {self.server.faults()[-3:]}")
        host = await Client(self.server.address, "Anna").become_guest()
        bots = ("bot:random", "bot:random")
        opened = await asyncio.gather(*(host.open_table("duel", bots) for _ in range(TABLES)))
        last = opened[-1]
        async with asyncio.timeout(PATIENCE):
            while (await host.look(last["about"]["id"]))["numbers"] == last["numbers"]:
                await asyncio.sleep(0.005)
        await host.close()
        await asyncio.sleep(self.rng.uniform(0, 0.1))


async def _stops(size: int, seed: int, kind: str) -> ProofResult:
    rng = random.Random(seed)
    each = min(STOPS_OF_A_SET, -(-size // AT_ONCE))
    sets = [min(each, size - done) for done in range(0, size, each)]
    runs: list[StopRun] = []
    wrong: list[str] = []
    async with AsyncExitStack() as stack:
        forks, folder = stack.enter_context(fork_server_in_folder())
        databases = stack.enter_context(Databases(folder))

        async def lane() -> None:
            while sets and not wrong:
                stops = sets.pop()
                database = databases.postgres() if kind == "PostgreSQL" else databases.sqlite()
                bus = databases.redis() if kind == "Redis" else ""
                runs.append(StopRun(database, bus, folder, forks, rng))
                wrong.extend(await runs[-1].run(stops))

        async with asyncio.TaskGroup() as lanes:
            for _ in range(AT_ONCE):
                lanes.create_task(lane())
    seconds = sorted(second for run in runs for second in run.seconds)
    took = f"{seconds[len(seconds) // 2]:.2f} s (median), {seconds[-1]:.2f} s at most"
    return ProofResult(f"P23, stops, {kind}", f"{len(seconds):,} stops while bots play; {took}", len(seconds), wrong)


def stops_alone(size: int, seed: int = 0) -> ProofResult:
    """Stop a server with a SQLite file and no bus `size` times."""
    return asyncio.run(_stops(size, seed, "SQLite"))


def stops_over_postgres(size: int, seed: int = 0) -> ProofResult:
    """The same with PostgreSQL as database and bus."""
    return asyncio.run(_stops(size, seed, "PostgreSQL"))


def stops_over_redis(size: int, seed: int = 0) -> ProofResult:
    """The same with SQLite, and Redis as bus, whose driver swallows cancellations."""
    return asyncio.run(_stops(size, seed, "Redis"))
