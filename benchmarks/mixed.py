"""Measures how long a move takes at 50 duels, without and with 10 wars in the same process."""

import asyncio
import random
import time
from pathlib import Path

from proofs.server.client import new_id
from proofs.server.server import ForkServer, Server, fork_server_in_folder

from .load import guest, percentiles
from .wire import Json

DUELS = 50
WARS = 10
PACE = 1.0
"""Seconds between two moves at a table."""
SECONDS = 20.0
SEATS = {"duel": 2, "war": 4}


def bench_mixed() -> None:
    """Measure the moves of duels alone and beside wars, and print the results."""
    with fork_server_in_folder() as (forks, folder):
        asyncio.run(_bench(forks, folder))


async def _bench(forks: ForkServer, folder: Path) -> None:
    server = Server(f"sqlite:///{folder / 'mixed.db'}", folder, forks)
    await server.start()
    try:
        alone, _ = await moves(server.port, 0)
        beside, wars = await moves(server.port, WARS)
    finally:
        await server.stop()
    print(f"\na move of {DUELS} duels with a move each {PACE:.0f} s, in one process")
    print(f"{'alone':<52}{percentiles(alone)}")
    print(f"{f'beside {WARS} wars with as many moves each':<52}{percentiles(beside)}")
    print(f"{'a move of these wars':<52}{percentiles(wars)}")


async def moves(port: int, wars: int) -> tuple[list[float], list[float]]:
    """The seconds that each move took at the duels and at the wars."""
    times: dict[str, list[float]] = {"duel": [], "war": []}
    end = time.perf_counter() + SECONDS
    games = ["duel"] * DUELS + ["war"] * wars
    await asyncio.gather(*(table(port, game, random.Random(number), end, times) for number, game in enumerate(games)))
    return times["duel"], times["war"]


async def table(port: int, game: str, rng: random.Random, end: float, times: dict[str, list[float]]) -> None:
    """Play all seats of one table after the other, at an even pace."""
    wire = await guest(port)
    await asyncio.sleep(rng.uniform(0, PACE))
    while time.perf_counter() < end:
        id_ = new_id()
        status, state = await wire.ask("POST", "/api/tables", {"id": id_, "game": game, "seats": ["me"] * SEATS[game]})
        assert status == 201, state
        while state["game"]["to_decide"] and time.perf_counter() < end:
            begun = time.perf_counter()
            status, answer = await wire.ask("POST", f"/api/tables/{id_}/commands", command(state, rng))
            assert status == 200, answer
            times[game].append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, begun + PACE - time.perf_counter()))
            _, state = await wire.ask("GET", f"/api/tables/{id_}")
    await wire.close()


def command(state: Json, rng: random.Random) -> Json:
    """A command with a legal move of the seat that decides."""
    game = state["game"]
    legal = [choice for choice in game["moves"] if choice["verb"] not in ("sell", "give")]
    move = rng.choice(legal or game["moves"])["move"]
    deed = {"do": "play", "seat": game["viewer"], "move": move}
    return {"id": new_id(), "expected": state["numbers"]["game"], "deed": deed}
