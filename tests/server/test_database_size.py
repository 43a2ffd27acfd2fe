"""A finished game takes little room in a file."""

import asyncio
import random
from pathlib import Path

import pytest
from benchmarks.storage import play
from benchmarks.wire import Wire

from .server_process import running

MOST = 300_000


def played(database: str, game: str) -> int:
    """Play a game to its end with people in all seats, so that every move is a command; then stop the server."""

    async def play_it(port: int) -> int:
        wire = await Wire(port).open()
        await wire.ask("POST", "/api/guests", {"name": "Anna"})
        moves = await play(wire, game, random.Random(1))
        await wire.close()
        return moves

    with running(database, limits="off") as server:
        moves = asyncio.run(play_it(server.port))
        assert 0 == server.stop()
    return moves


@pytest.mark.parametrize(("game", "most"), [("duel", MOST // 5), ("war", MOST)])
def test_a_finished_game_adds_little_to_a_file(game: str, most: int, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running(database) as server:
        assert 0 == server.stop()
    before = sum(each.stat().st_size for each in tmp_path.iterdir())
    assert played(database, game)
    assert sum(each.stat().st_size for each in tmp_path.iterdir()) - before <= most
