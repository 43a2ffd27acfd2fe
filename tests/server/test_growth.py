"""A finished game takes little room in the database."""

import asyncio
import random
from pathlib import Path

import pytest
from benchmarks.storage import play
from benchmarks.wire import Wire
from sqlalchemy import text

from famiglia.store import Store

from ..services import Postgres
from .running import Running, running

WAR = 300_000
DUEL = 40_000
SIZE = text("SELECT sum(pg_total_relation_size(relid)) FROM pg_stat_user_tables")


async def played(server: Running, game: str, seats: int) -> int:
    """One person plays all seats of a game to its end, so that every move is a command; how many there were."""
    wire = await Wire(server.port).open()
    await wire.ask("POST", "/api/guests", {"name": "Anna"})
    moves = await play(wire, game, seats, random.Random(1))
    await wire.close()
    return moves


def one_game(database: str, game: str, seats: int) -> None:
    """Start a server, play, and stop it, so that everything is in the database."""
    with running(database, limits="off") as server:
        moves = asyncio.run(played(server, game, seats))
        assert moves > (300 if game == "war" else 20)
        assert 0 == server.stop()


@pytest.mark.parametrize(("game", "seats", "most"), [("duel", 2, DUEL), ("war", 4, WAR)])
def test_a_finished_game_adds_little_to_a_file(game: str, seats: int, most: int, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    asyncio.run(size_of(f"sqlite:///{file}"))
    before = file.stat().st_size
    one_game(f"sqlite:///{file}", game, seats)
    assert file.stat().st_size - before <= most
    assert ["games.db", "games.db.lock"] == sorted(each.name for each in tmp_path.iterdir())


def test_a_finished_war_adds_little_to_postgresql(postgres: Postgres) -> None:
    database = postgres.new_database()
    before = asyncio.run(size_of(database))
    one_game(database, "war", 4)
    assert asyncio.run(size_of(database)) - before <= WAR


async def size_of(url: str) -> int:
    """The bytes of all tables with their indexes; 0 for SQLite, where the file tells."""
    store = await Store.open(url)
    try:
        if url.startswith("sqlite"):
            return 0
        return int(await store._read(lambda connection: connection.execute(SIZE).scalar_one()))
    finally:
        await store.close()
