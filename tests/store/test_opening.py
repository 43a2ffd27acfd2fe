"""Opening a database: accepted URLs, errors, migrations and settings."""

import asyncio
import os
import sqlite3
import stat
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url, text

from famiglia.store import Store, StoreError, sqlite, table_lists, upgrade
from famiglia.store import postgres as postgresql
from famiglia.store.database import driver
from famiglia.store.schema import metadata

from ..services import Postgres, free_port
from .rows import entry, opened, summary

PATIENCE = 60.0
"""Seconds after which a test gives up."""


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("", "not a URL; expected sqlite:///path/to/file.db or postgresql://"),
        ("famiglia.db", "not a URL; expected sqlite:///"),
        ("mysql://host/famiglia", "unknown kind 'mysql'; expected sqlite:///"),
        ("sqlite://", "no file is named, and games must outlive the process"),
        ("sqlite:///:memory:", "no file is named"),
        ("sqlite://host/file.db", "a SQLite file has neither host nor options"),
        ("sqlite:////nowhere/at/all/file.db", "the folder /nowhere/at/all does not exist; make it first"),
        ("sqlite:////", "/ is a folder"),
        ("postgresql://user:password@host", "no database is named"),
        ("postgresql://user:secret@host:port/famiglia", "not a URL"),
        ("postgresql://user:secret@host/famiglia?speed=9", "unknown option 'speed'; expected host, port, sslmode"),
    ],
)
async def test_a_url_that_is_no_database_is_told_clearly(url: str, told: str) -> None:
    with pytest.raises(StoreError) as error:
        await Store.open(url)
    assert told in str(error.value)
    assert "secret" not in str(error.value)


async def test_a_server_that_does_not_answer_is_told_without_the_password() -> None:
    port = free_port()
    with pytest.raises(StoreError, match=rf"postgresql\+asyncpg://anna:\*\*\*@127.0.0.1:{port}/famiglia") as error:
        await Store.open(f"postgresql://anna:secret@127.0.0.1:{port}/famiglia")
    assert "secret" not in str(error.value)


async def test_a_database_that_the_server_does_not_have_is_told(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match='database "nowhere" does not exist'):
        await Store.open(f"postgresql://famiglia@127.0.0.1:{postgres.port}/nowhere")


async def test_a_new_file_is_for_its_owner_alone_and_one_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    """It holds the seeds of running games and the hashes of passwords."""
    file = tmp_path / "games.db"
    before = os.umask(0o022)
    try:
        for wanted in (0o600, 0o640):
            if file.exists():
                file.chmod(wanted)
            store = await Store.open(f"sqlite:///{file}")
            await store.new_player("Anna", f"link {wanted}", 5)
            found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
            assert dict.fromkeys(("games.db", "games.db-wal", "games.db-shm"), wanted) == found
            await store.close()
    finally:
        os.umask(before)


async def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna, " * 1000)
    with pytest.raises(StoreError, match="file is not a database"):
        await Store.open(f"sqlite:///{tmp_path}/letter.txt")
    assert "Dear Anna, " * 1000 == (tmp_path / "letter.txt").read_text()


async def test_an_old_name_for_a_url_is_understood(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/famiglia.db")
    await store.ping()
    await store.close()


async def test_the_migrations_make_what_the_program_expects(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        def belongs(_: object, name: str | None, *others: object) -> bool:
            return name != "event_table" or connection.dialect.name == "postgresql"

        return list(
            compare_metadata(MigrationContext.configure(connection, opts={"include_object": belongs}), metadata)
        )

    assert [] == await store._read(differences)


async def test_a_database_is_opened_again_as_it_was(database_url: str) -> None:
    store = await Store.open(database_url)
    await opened(store, "table", entry("game", "kept"))
    await store.close()
    for _ in range(2):
        store = await Store.open(database_url)
        assert ["kept"] == [each.body for each in await store.entries_after("table", {})]
        await store.close()


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(database_url: str) -> None:
    store = await Store.open(database_url)
    await store._write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()
    for _ in range(2):
        with pytest.raises(
            StoreError, match=r"has version 9999, this program knows versions up to 0003: .* a newer famiglia"
        ):
            await Store.open(database_url)


async def test_a_sqlite_file_is_kept_as_safely_as_can_be(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/famiglia.db")

    def settings(connection: Connection) -> list[object]:
        run = driver(connection).execute
        return [run(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")]

    for work in (store._read, store._query, store._write):
        assert ["wal", 2, 1] == await work(settings)
    await store.close()


async def test_a_new_file_that_another_process_is_writing_to_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = sqlite3.connect(tmp_path / "famiglia.db", isolation_level=None)
    other.execute("CREATE TABLE begun (id)")
    other.execute("BEGIN IMMEDIATE")
    tried = 0

    def wait(seconds: float) -> None:
        nonlocal tried
        tried += 1
        time.sleep(seconds)

    monkeypatch.setattr(sqlite, "time", SimpleNamespace(monotonic=time.monotonic, sleep=wait))
    opening = asyncio.create_task(Store.open(f"sqlite:///{tmp_path}/famiglia.db"))
    while not tried:
        assert not opening.done()
        await asyncio.sleep(0.001)
    other.execute("COMMIT")
    other.close()
    store = await opening
    await store.ping()
    await store.close()


async def test_an_upgrade_in_another_process_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/famiglia.db"
    await (await Store.open(url)).close()
    other = sqlite3.connect(tmp_path / "famiglia.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    statements: list[str] = []
    prepare = sqlite._prepare

    def prepare_traced(connection: sqlite3.Connection, record: object) -> None:
        prepare(connection, record)
        connection.set_trace_callback(statements.append)

    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT", 0.0)
    monkeypatch.setattr(sqlite, "_prepare", prepare_traced)
    opening = asyncio.create_task(Store.open(url))
    while not opening.done() and "BEGIN IMMEDIATE" not in statements:
        await asyncio.sleep(0.001)
    other.execute("COMMIT")
    other.close()
    store = await opening
    await store.ping()
    await store.close()


async def test_an_upgrade_may_take_longer_than_other_statements(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    complete = upgrade.upgrade

    def slow(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(3)"))
        complete(connection)

    monkeypatch.setattr(postgresql, "TIMEOUT", 2.0)
    monkeypatch.setattr(upgrade, "upgrade", slow)
    store = await Store.open(postgres.new_database())
    with pytest.raises(StoreError):
        await store._write(lambda connection: connection.execute(text("SELECT pg_sleep(60)")))
    await store.ping()
    await store.close()


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/famiglia.db")
    await store.close()
    await store.close()
    for work in (store.ping(), store.append("table", [], {}, None, summary())):
        with pytest.raises(StoreError, match="it is closed already"):
            await work


async def test_what_waits_to_be_written_is_written_before_closing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/famiglia.db")
    await opened(store)
    writing = [
        asyncio.create_task(store.append("table", [entry()], {"game": number}, None, summary()))
        for number in range(200)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    store = await Store.open(f"sqlite:///{tmp_path}/famiglia.db")
    assert {"table": {"game": 200}} == await store.stream_numbers(["table"])
    await store.close()


def test_a_write_is_not_stopped_by_one_of_an_event_loop_that_has_ended(tmp_path: Path) -> None:
    database = sqlite.SqliteDatabase(make_url(f"sqlite:///{tmp_path}/famiglia.db"))
    ended = asyncio.new_event_loop()
    first = database.write(lambda connection: None)
    ended.call_soon(first.send, None)
    ended.call_soon(ended.stop)
    ended.run_forever()
    ended.close()
    first.close()

    async def write() -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                return await database.write(lambda connection: "done")
        finally:
            await database.close()

    assert "done" == asyncio.run(write())


async def test_a_full_file_refuses_and_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/famiglia.db")
    await opened(store)

    async def room(pages: int) -> None:
        await store._write(lambda connection: driver(connection).execute(f"PRAGMA max_page_count = {pages}"))

    await room(60)

    async def until_full(number: int) -> None:
        await store.append("table", [entry(body="x" * 1000)], {"game": number}, None, summary())
        await until_full(number + 1)

    with pytest.raises(StoreError, match="database or disk is full; nothing was changed"):
        await until_full(0)
    number = (await store.stream_numbers(["table"]))["table"]["game"]
    stored = await store.entries_after("table", {})
    assert (True, number) == (number > 5, len(stored))
    assert {"table": {"game": number}} == await store.stream_numbers(["table"])
    await room(10_000)
    await store.append("table", [entry(body="x" * 1000)], {"game": number}, None, summary())
    assert {"table": {"game": number + 1}} == await store.stream_numbers(["table"])
    await store.close()


async def test_the_store_goes_on_when_the_server_was_restarted(postgres: Postgres) -> None:
    store = await Store.open(postgres.new_database())
    await opened(store)
    postgres.stop()
    for work in (store.ping(), store.append("table", [entry()], {"game": 0}, None, summary())):
        with pytest.raises(StoreError, match=r"database postgresql\+asyncpg://"):
            await work
    postgres.start()
    await store.ping()
    await store.append("table", [entry()], {"game": 0}, None, summary())
    postgres.restart()
    assert {"table": {"game": 1}} == await store.stream_numbers(["table"])
    postgres.restart()
    await store.append("table", [entry()], {"game": 1}, None, summary())
    assert {"table": {"game": 2}} == await store.stream_numbers(["table"])
    await store.close()


async def test_a_server_is_found_by_the_folder_of_its_socket(postgres: Postgres) -> None:
    name = postgres.new_database().rpartition("/")[2]
    store = await Store.open(
        f"postgresql://famiglia@/{name}?host={postgres.folder}&port={postgres.port}&sslmode=disable"
    )
    await store.ping()
    await store.close()


async def test_the_list_of_public_tables_is_made_from_its_index(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/famiglia.db")

    def plans(connection: Connection) -> list[str]:
        statements: list[str] = []
        driver(connection).set_trace_callback(statements.append)
        table_lists.listed_tables(connection, 10)
        table_lists.tables_awaiting_bots(connection, 10)
        driver(connection).set_trace_callback(None)
        asked = [each for each in statements if each.startswith("SELECT")]
        return [str(driver(connection).execute(f"EXPLAIN QUERY PLAN {each}").fetchall()) for each in asked]

    listed, waiting = await store._read(plans)
    assert "USING INDEX game_table_listed" in listed
    assert "INDEX game_table_bots" in waiting
    await store.close()
