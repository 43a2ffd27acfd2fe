"""The database gives back the space that it no longer needs."""

import json
import random
import sqlite3
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from famiglia.store import Stale, Store
from famiglia.store.database_url import parse_database_url
from famiglia.store.rows import CommandRow
from famiglia.store.store import create_database
from famiglia.store.upgrade import FOLDER

from ..services import Postgres
from .rows import command, entry, opened, summary

MONTH = 30 * 24 * 3600
COMMANDS = 300
MOVES = 200
LONG = 5000


def first_entries() -> list[dict[str, str | int]]:
    """The entries of the first version: two streams in turns, stored in another order than they were written."""
    written = [
        {"stream": ("seats", "game")[ordinal % 2], "seq": ordinal // 2 + 1, "ordinal": ordinal + 1}
        for ordinal in range(2 * MOVES)
    ]
    return written[::-1]


def first_version(connection: Connection) -> None:
    """Make the tables of the first version, with a table at which a game is played and the answers to its commands."""
    scripts = ScriptDirectory(str(FOLDER))
    with EnvironmentContext(Config(), scripts, fn=lambda now, _: scripts._upgrade_revs("0001", now)) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
    connection.execute(
        text(
            "INSERT INTO game_table (id, game, settings, secret, bot_secret, visibility, pace, status, opened, updated,"
            " length, seats) VALUES ('table', 'duel', '{}', :none, :none, 'private', 'live', 'running', 5, 100, 0, '[]')"
        ),
        {"none": b""},
    )
    number = text("INSERT INTO stream (table_id, name, number) VALUES ('table', :name, :number)")
    connection.execute(number, [{"name": name, "number": MOVES} for name in ("game", "seats")])
    line = text(
        "INSERT INTO event (table_id, stream, seq, ordinal, at, player, body)"
        " VALUES ('table', :stream, :seq, :ordinal, 7, 'anna', :body)"
    )
    connection.execute(line, [each | {"body": json.dumps(each)} for each in first_entries()])
    kept = text("INSERT INTO command VALUES ('table', 'anna', :id, :fingerprint, :answer)")
    dice = random.Random(0)
    rows = [
        {"id": f"command-{n}", "fingerprint": f"{n:016x}" * 4, "answer": dice.randbytes(LONG // 2).hex()}
        for n in range(COMMANDS)
    ]
    connection.execute(kept, rows)


async def of_first_version(url: str) -> None:
    """Make a database of the first version."""
    if url.startswith("sqlite"):
        # The first version did not use incremental vacuum.
        file = sqlite3.connect(str(parse_database_url(url).database))
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("CREATE TABLE first (id)")
        file.execute("DROP TABLE first")
        file.close()
    database = create_database(parse_database_url(url))
    await database.write(first_version)
    await database.close()


async def test_an_old_database_keeps_its_commands_without_their_answers(database_url: str) -> None:
    await of_first_version(database_url)
    store = await Store.open(database_url)
    assert CommandRow("anna", "command-7", bytes.fromhex(f"{7:016x}"), "", 100) == await store.find_command(
        "table", "anna", "command-7"
    )
    kept = await store._read(lambda connection: connection.execute(text("SELECT count(*) FROM command")).scalar())
    assert COMMANDS == kept
    await store.close()


async def test_an_old_database_keeps_its_entries_in_their_order(database_url: str) -> None:
    await of_first_version(database_url)
    store = await Store.open(database_url)
    stored = await store.table("table")
    assert stored is not None
    assert [json.dumps(each) for each in first_entries()[::-1]] == [each.body for each in stored.entries]
    assert ["game", "seats"] == sorted(
        each.stream for each in await store.entries_after("table", {"game": MOVES - 1, "seats": MOVES - 1})
    )
    await store.append("table", [entry(body="new")], {"game": MOVES}, command(COMMANDS), summary())
    assert ["new"] == [each.body for each in await store.entries_after("table", {"game": MOVES, "seats": MOVES})]
    with pytest.raises(Stale):
        await store.append("table", [entry()], {"game": MOVES}, command(COMMANDS + 1), summary())
    await store.close()


async def test_an_old_file_gives_back_the_space_of_the_answers(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    await of_first_version(f"sqlite:///{file}")
    before = file.stat().st_size
    assert before > COMMANDS * LONG
    store = await Store.open(f"sqlite:///{file}")
    assert await store.rebuild()
    assert not await store.rebuild()
    sizes = {each.name: each.stat().st_size for each in tmp_path.iterdir()}
    assert sizes["games.db"] + sizes["games.db-wal"] < 200_000
    await store.close()


async def test_what_is_forgotten_makes_a_file_shorter(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    store = await Store.open(f"sqlite:///{file}")
    assert not await store.rebuild()
    await opened(store)
    for number in range(COMMANDS):
        done = command(number, since="x" * LONG, at=100)
        await store.append("table", [entry()], {"game": number}, done, summary())
    await store.close()
    before = file.stat().st_size
    store = await Store.open(f"sqlite:///{file}")
    await store.prune(100 + MONTH)
    assert {"table": {"game": COMMANDS}} == await store.stream_numbers(["table"])
    await store.close()
    assert (True, True) == (before > COMMANDS * LONG, file.stat().st_size < 200_000)


async def test_an_old_table_of_postgresql_gives_back_the_space_of_the_answers(postgres: Postgres) -> None:
    url = postgres.new_database()
    await of_first_version(url)

    def size(connection: Connection) -> int:
        return int(connection.execute(text("SELECT pg_total_relation_size('command')")).scalar_one())

    database = create_database(parse_database_url(url))
    assert await database.read(size) > COMMANDS * LONG / 2
    await database.close()
    store = await Store.open(url)
    assert await store._read(size) < 200_000
    await store.close()
