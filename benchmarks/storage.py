"""Measures how much space a finished game takes in the database.

A person plays whole games at a real server in all seats, so that every move is a command. Then the server is stopped, so
that everything is in the file.
"""

import asyncio
import random
from pathlib import Path
from secrets import token_urlsafe

from proofs.server.databases import Databases
from proofs.server.server import ForkServer, Server, fork_server_in_folder
from sqlalchemy import text

from famiglia.store import Store

from .wire import Wire

GAMES = {"duel": 20, "war": 10}
"""Number of games that are played."""
SEATS = {"duel": 2, "war": 4}

SQLITE = "SELECT name, sum(pgsize) FROM dbstat GROUP BY name"
POSTGRES = "SELECT relname, pg_total_relation_size(relid) FROM pg_stat_user_tables"


def new_id() -> str:
    """An id of the same length as those of the browser."""
    return token_urlsafe(16)


def bench_storage() -> None:
    """Measure both games with both kinds of database, and print the results."""
    print("\nbytes that a finished game leaves in the database")
    with fork_server_in_folder() as (forks, folder), Databases(folder) as databases:
        for game in GAMES:
            for kind, url in (("SQLite", databases.sqlite()), ("PostgreSQL", databases.postgres())):
                asyncio.run(_bench(kind, url, game, forks, folder))


async def _bench(kind: str, url: str, game: str, forks: ForkServer, folder: Path) -> None:
    count = GAMES[game]
    rng = random.Random(0)
    sizes, moves = [], 0
    for games in (1, count):
        server = Server(url, folder, forks)
        await server.start()
        wire = await Wire(server.port).open()
        await wire.ask("POST", "/api/guests", {"name": "Anna"})
        for _ in range(games):
            moves += await play(wire, game, rng)
        await wire.close()
        await server.stop()
        sizes.append(await sizes_of(url))
    grown = {name: (size - sizes[0].get(name, 0)) // count for name, size in sizes[1].items()}
    parts = ", ".join(f"{name} {size:,}" for name, size in sorted(grown.items(), key=lambda each: -each[1]) if size)
    print(f"{kind + ', ' + game:<20}{sum(grown.values()):>12,} with {moves // (count + 1)} moves: {parts}")


async def play(wire: Wire, game: str, rng: random.Random) -> int:
    """Play a game to its end as one person in all seats, and return the number of moves."""
    status, state = await wire.ask("POST", "/api/tables", {"id": new_id(), "game": game, "seats": ["me"] * SEATS[game]})
    assert status == 201, state
    table, made = state["about"]["id"], 0
    while state["game"]["to_decide"]:
        moves = [choice["move"] for choice in state["game"]["moves"]]
        # Two passes end a duel at once.
        move = rng.choice([move for move in moves if move != "pass"] or moves)
        deed = {"do": "play", "seat": state["game"]["viewer"], "move": move}
        command = {"id": new_id(), "expected": state["numbers"]["game"], "deed": deed}
        status, answer = await wire.ask("POST", f"/api/tables/{table}/commands", command)
        assert status == 200, answer
        made += 1
        _, state = await wire.ask("GET", f"/api/tables/{table}?after=game:{answer['numbers']['game']}")
    return made


async def sizes_of(url: str) -> dict[str, int]:
    """The bytes of each table with its indexes."""
    store = await Store.open(url)
    try:
        asked = text(SQLITE if url.startswith("sqlite") else POSTGRES)
        rows = await store._read(lambda connection: connection.execute(asked).all())
        return {row[0]: int(row[1]) for row in rows}
    finally:
        await store.close()


if __name__ == "__main__":
    bench_storage()
