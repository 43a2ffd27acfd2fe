"""Measures the server's memory while clients view many finished games, each of which is read from the database.

The server is one process with SQLite. There are so many games that together they would take more memory than tables may.
"""

import asyncio
import random
import statistics
import time
from pathlib import Path

from proofs.server.client import new_id
from proofs.server.server import ForkServer, Server, fork_server_in_folder

from famiglia.server.config import Config
from famiglia.server.live.new_table import create_table
from famiglia.server.live.table_rows import row_of, summary_of
from famiglia.store import Store
from famiglia.table import Occupant, Settings, Table

from .wire import Wire

MEGABYTE = 1024 * 1024
BOUND = Config().table_memory
BEYOND = 150
"""Megabytes that the process may take in addition to the tables: code, caches, unsent answers, fragmentation."""
GAMES = {"war": 500, "duel": 4000}
PLAYED = {"war": 20, "duel": 100}
"""Number of different games that are played; each is stored several times, as several tables."""
SLOWEST = {"war": 80.0, "duel": 80.0}
"""The largest acceptable computing time for a game that is not in memory, in milliseconds."""
LANGUAGES = ("en", "de", "fr")


def bench_memory() -> None:
    """Measure both games, and print the results."""
    with fork_server_in_folder() as (forks, folder):
        for game in GAMES:
            asyncio.run(_bench(game, forks, folder))


async def _bench(game: str, forks: ForkServer, folder: Path) -> None:
    database = f"sqlite:///{folder / game}.db"
    first, *others = await kept_games(game, database)
    server = Server(database, folder, forks)
    await server.start()
    try:
        wire = await Wire(server.port).open()
        for language in LANGUAGES:
            await look(wire, first, language)
        before, times, sizes = server.memory(), [], []
        for number, table in enumerate(others):
            start = cpu_seconds(server)
            await look(wire, table, LANGUAGES[number % len(LANGUAGES)])
            times.append((cpu_seconds(server) - start) * 1e3)
            sizes.append(server.memory())
        await wire.close()
    finally:
        await server.stop()
    report(game, before, times, sizes)


def report(game: str, before: int, times: list[float], sizes: list[int]) -> None:
    most, reached = max(sizes) / MEGABYTE, BOUND + BEYOND
    late = sorted(times)[int(len(times) * 0.95)]
    print(f"\n{len(times):,} finished {game}s looked at, tables bounded to {BOUND} MB")
    print(
        f"{'memory of the server before, at most, after':<52}{before / MEGABYTE:>8.0f}{most:>8.0f}{sizes[-1] / MEGABYTE:>8.0f} MB"
        f" (to reach: at most {reached})"
    )
    print(
        f"{'computing for each: mean, p95, most':<52}{statistics.mean(times):>8.1f}{late:>8.1f}{max(times):>8.1f} ms"
        f" (to reach: at most {SLOWEST[game]:.0f})"
    )


async def look(wire: Wire, table: str, language: str) -> None:
    status, answer = await wire.ask("GET", f"/api/tables/{table}?lang={language}")
    assert status == 200, answer
    assert answer["about"]["status"] == "over"


def cpu_seconds(server: Server) -> float:
    """The CPU time that all threads of the server have used so far."""
    return time.clock_gettime((~server.pid << 3) | 2)  # Linux: the clock of another process


async def kept_games(game: str, database: str) -> list[str]:
    """Store the finished games that are viewed and one more, and return the ids of their tables."""
    store = await Store.open(database)
    host, ids = (await store.new_player("Anna", "", 0)).id, []
    try:
        for seed in range(PLAYED[game]):
            table = played(game, host, seed)
            for _ in range(GAMES[game] // PLAYED[game] + (seed == 0)):
                table.id = new_id()
                await store.new_table(row_of(table), table.entries(), summary_of(table, 0, True))
                ids.append(table.id)
    finally:
        await store.close()
    return ids


def played(game: str, host: str, seed: int) -> Table:
    """A table with a game that was played at random to its end."""
    rng = random.Random(seed)
    settings = Settings(game=game, host=host)
    bots = [Occupant("bot", bot="random")] * settings.seats
    table, _ = create_table(new_id(), settings, bots, 0, rng.randbytes(32))
    while table.log is not None and table.status == "running":
        seat = rng.choice(table.log.game.to_decide())
        moves = [str(move) for move in table.log.game.moves(seat)]
        move = rng.choice([move for move in moves if move != "pass"] or moves)
        table.do_as_bot(seat, move, table.numbers["game"], 0)
    return table


if __name__ == "__main__":
    bench_memory()
