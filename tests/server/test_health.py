"""The health of a server whose database cannot be written, and databases with which it refuses to start."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from proofs.secrets.instance import Instance, body_of
from sqlalchemy import text

from famiglia.server import database_health as health
from famiglia.store import Store, StoreError, sqlite_file
from famiglia.store.database import driver
from famiglia.words import LANGUAGES, say

from ..services import Postgres
from .patched_server import patched_program
from .people import Person, problem, until
from .server_process import RunningServer, running

FACTS = ("database", "bus")
NOT_REMEMBERED = "import famiglia.server.database_health as health; health.CACHE_SECONDS = 0.0"
"""Code that makes the server test the database at every request for its health."""


@contextmanager
def uncached_server(database: str, folder: Path) -> Iterator[RunningServer]:
    """A server that tests its database at every request for its health."""
    with running(database, patched_program(folder, NOT_REMEMBERED)) as server:
        yield server


def answer(server: RunningServer) -> httpx.Response:
    return httpx.get(f"{server.address}/api/health", timeout=60)


def becomes(server: RunningServer, database: bool) -> httpx.Response:
    """Wait until the health reports the database as working or not, and return the answer."""
    found: list[httpx.Response] = []

    def right() -> bool:
        found.append(answer(server))
        return bool(found[-1].json()["database"]) == database

    until(right)
    return found[-1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "data"
    found.mkdir()
    return found


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"


def test_a_file_that_cannot_grow_is_reported_until_there_is_room_again(folder: Path, tmp_path: Path) -> None:
    with uncached_server(database_in(folder), tmp_path) as server:
        anna = Person(server.address, "Anna")
        assert 200 == answer(server).status_code
        limit = (folder / "games.db-wal").stat().st_size
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        details = problem(becomes(server, False), 503, "failing")
        assert [False, True] == [details[fact] for fact in FACTS]
        assert say("en", "health-unwritable") in details["detail"]
        assert str(folder) not in str(details)
        problem(anna.http.post("/api/me/link"), 503, "busy")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert 200 == becomes(server, True).status_code
        anna.close()
        assert 1 == server.log_text().count("the database does not keep what is written")
        assert 1 == server.log_text().count("the database keeps what is written again")


def _remove(file: Path) -> None:
    file.unlink()


def _replace(file: Path) -> None:
    other = file.with_name("other.db")
    other.write_bytes(file.read_bytes())
    other.rename(file)


def _move_the_folder(file: Path) -> None:
    file.parent.rename(file.parent.with_name("elsewhere"))


def _remove_the_log_of_changes(file: Path) -> None:
    file.with_name("games.db-wal").unlink()


@pytest.mark.parametrize("lose", [_remove, _replace, _move_the_folder, _remove_the_log_of_changes])
def test_a_file_that_was_removed_is_reported_although_sqlite_would_go_on(
    folder: Path, tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    with uncached_server(database_in(folder), tmp_path) as server:
        assert 200 == answer(server).status_code
        lose(folder / "games.db")
        details = problem(becomes(server, False), 503, "failing")
        assert [False, True] == [details[fact] for fact in FACTS]
        assert say("en", "health-lost") in details["detail"]
        if lose is _move_the_folder:
            folder.with_name("elsewhere").rename(folder)
            assert 200 == becomes(server, True).status_code


def test_a_stopped_postgresql_is_reported(postgres: Postgres, tmp_path: Path) -> None:
    with uncached_server(postgres.new_database(), tmp_path) as server:
        assert 200 == answer(server).status_code
        postgres.stop()
        try:
            details = problem(becomes(server, False), 503, "failing")
            assert say("en", "health-lost") in details["detail"]
        finally:
            postgres.start()
        becomes(server, True)


async def test_a_read_only_postgresql_is_reported(postgres: Postgres) -> None:
    url = postgres.new_database()
    store = await Store.open(url)
    name = url.rpartition("/")[2]
    await store._write(
        lambda connection: connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    )
    await store.close()
    store = await Store.open(url)
    with pytest.raises(StoreError) as error:
        await store.ping()
    assert "read-only" == error.value.failure
    await store.close()


@asynccontextmanager
async def instance(folder: Path) -> AsyncIterator[Instance]:
    found = Instance(folder, bytes(32), "")
    await found.open()
    try:
        yield found
    finally:
        await found.close()


async def health_of(instance: Instance, lang: str = "en") -> tuple[bytes, dict[str, Any]]:
    """Status and body of the health that an application in this process reports."""
    answer = await instance.ask(None, "GET", f"/api/health?lang={lang}")
    return answer[:3], dict(body_of(answer))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_read_only_database_is_reported_in_every_language(folder: Path, lang: str) -> None:
    async with instance(folder) as found:
        await found.services.store._write(lambda connection: driver(connection).execute("PRAGMA query_only = ON"))
        status, body = await health_of(found, lang)
    assert (b"503", "failing", False) == (status, body["code"], body["database"])
    assert say(lang, "health-read-only") in body["detail"]


async def test_a_full_disk_is_reported_before_the_first_move_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "MIN_FREE", 1 << 62)
    async with instance(folder) as found:
        status, body = await health_of(found)
    assert (b"503", False) == (status, body["database"])
    assert say("en", "health-full") in body["detail"]


async def test_a_database_that_does_not_answer_is_not_waited_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    within = health.TIMEOUT
    monkeypatch.setattr(health, "TIMEOUT", 0.05)
    monkeypatch.setattr(health, "CACHE_SECONDS", 0.0)
    async with instance(folder) as found:
        other = sqlite3.connect(folder / "games.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            status, body = await health_of(found)
            assert (b"503", False) == (status, body["database"])
            assert say("en", "health-silent") in body["detail"]
        other.execute("COMMIT")
        other.close()
        monkeypatch.setattr(health, "TIMEOUT", within)
        while (await health_of(found))[0] != b"200":
            await asyncio.sleep(0.01)


async def test_many_requests_for_the_health_cost_one_small_write(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CACHE_SECONDS", 3600.0)
    async with instance(folder) as found:
        wal = folder / "games.db-wal"
        before = wal.stat().st_size
        answers = await asyncio.gather(*(health_of(found) for _ in range(20)))
        answers += [await health_of(found) for _ in range(20)]
        assert {b"200"} == {status for status, _ in answers}
        frames, rest = divmod(wal.stat().st_size - before, 24 + 4096)
    assert rest == 0
    assert frames <= 3


def refused(database: str, *options: str, limit: int | None = None) -> str:
    """The one line with which a server refuses to start."""

    def prepare() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    command = [sys.executable, "-m", "famiglia", "serve", "--port", "0", "--database-url", database, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, preexec_fn=prepare)
    assert (2, "", 1) == (done.returncode, done.stdout, done.stderr.count("\n")), done
    return done.stderr.rstrip("\n")


def made(folder: Path, players: int = 300) -> Path:
    """A database with this many players in it."""

    async def fill() -> None:
        store = await Store.open(database_in(folder))
        for number in range(players):
            await store.new_player(f"Player {number} " + "x" * 500, f"link {number}", 5)
        await store.close()

    asyncio.run(fill())
    return folder / "games.db"


def test_a_server_does_not_start_where_nothing_can_be_written() -> None:
    error = refused("sqlite:////proc/games.db")
    assert "famiglia: --database-url sqlite:////proc/games.db: unable to open database file" in error
    assert error.endswith("; name a database that is there and that you may write")


def test_a_server_does_not_start_in_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    error = refused(f"sqlite:///{tmp_path}/file/games.db")
    assert f"the folder {tmp_path}/file does not exist; make it first" in error


@pytest.mark.parametrize("new", [True, False])
def test_a_server_does_not_start_where_a_file_cannot_grow(folder: Path, new: bool) -> None:
    if not new:
        made(folder, 3)
    error = refused(database_in(folder), limit=0)
    assert f"famiglia: --database-url {database_in(folder)}: " in error
    assert "cannot write" in error


def test_a_damaged_file_is_found_at_the_start_and_left_as_it_is(folder: Path) -> None:
    file = made(folder)
    pages = file.stat().st_size // 4096
    with file.open("r+b") as damaged:
        damaged.seek(pages // 2 * 4096)
        damaged.write(os.urandom(4096))
    before = file.read_bytes()
    error = refused(database_in(folder))
    assert f"famiglia: --database-url {database_in(folder)}: the file is damaged: " in error
    assert error.endswith("; restore the backup, or name another file")
    assert before == file.read_bytes()


@pytest.mark.parametrize("keep", [0.3, 0.9])
def test_a_file_that_was_cut_off_is_found_at_the_start(folder: Path, keep: float) -> None:
    file = made(folder)
    os.truncate(file, int(file.stat().st_size * keep) // 4096 * 4096)
    assert refused(database_in(folder)).endswith("; restore the backup, or name another file")


def test_a_file_that_is_no_database_is_refused(folder: Path) -> None:
    (folder / "games.db").write_text("Dear Anna, " * 1000)
    error = refused(database_in(folder))
    assert "file is not a database" in error
    assert error.endswith("; restore the backup, or name another file")


class Watched(sqlite3.Connection):
    """A database connection whose work takes until it is interrupted."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.interrupted = Event()
        self.set_progress_handler(lambda: not self.interrupted.wait(60), 1)

    def interrupt(self) -> None:
        super().interrupt()
        self.interrupted.set()


def test_the_search_for_damage_is_stopped_after_some_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "CHECK_TIMEOUT", 0.01)
    connection = sqlite3.connect(made(folder, 3), isolation_level=None, factory=Watched)
    assert sqlite_file.damage_in(connection) is None
    assert connection.interrupted.is_set()
    connection.close()
