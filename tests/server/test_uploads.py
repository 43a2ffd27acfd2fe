"""Uploaded records are checked one after the other in a separate process; when too many wait, further ones are refused."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from famiglia.server.http.problems import ProblemError
from famiglia.server.live import uploads as module
from famiglia.server.live.uploads import MAX_PER_PLAYER, MAX_WAITING, RETRY_AFTER, UploadChecker
from famiglia.table import TableError, bounds

from .people import Person, problem
from .server_process import RunningServer, cmdline, running

EXAMPLE = (Path(__file__).parent.parent / "record" / "example.jsonl").read_bytes()


def workers(server: RunningServer) -> list[int]:
    """The processes in which bots think and records are checked."""
    return [child for child in server.children() if b"--multiprocessing-fork" in cmdline(child)]


@asynccontextmanager
async def stopped() -> AsyncIterator[tuple[UploadChecker, int]]:
    """An upload checker whose process is suspended, and the id of the process."""
    uploads = UploadChecker()
    await uploads.check("id", EXAMPLE, "Anna", 0)
    assert uploads.executor is not None
    [process] = uploads.executor._processes
    os.kill(process, signal.SIGSTOP)
    try:
        yield uploads, process
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)
        await uploads.close()


async def refused(uploads: UploadChecker, player: str) -> None:
    with pytest.raises(ProblemError) as trouble:
        await uploads.check("id", EXAMPLE, player, 0)
    assert ("records-waiting", 503) == (trouble.value.code, trouble.value.status)
    assert {"Retry-After": str(RETRY_AFTER)} == trouble.value.headers
    for lang in ("en", "de", "fr"):
        assert str(RETRY_AFTER) in trouble.value.problem(lang).detail


async def test_only_a_few_records_wait_and_each_gets_its_turn() -> None:
    async with stopped() as (uploads, process):
        line = [asyncio.create_task(uploads.check("id", b"", f"person {each}", 0)) for each in range(MAX_WAITING)]
        await asyncio.sleep(0)
        await refused(uploads, "one more")
        os.kill(process, signal.SIGCONT)
        found = await asyncio.gather(*line, return_exceptions=True)
        assert [TableError] * MAX_WAITING == [type(each) for each in found]
        row, entries, _ = await uploads.check("id", EXAMPLE, "one more", 0)
        assert EXAMPLE.decode() == "".join(entry.body for entry in entries if entry.stream == "game")
        assert ("id", "over") == (row.id, row.status)


async def test_one_person_cannot_take_all_the_places() -> None:
    async with stopped() as (uploads, process):
        line = [asyncio.create_task(uploads.check("id", EXAMPLE, "Eve", 0)) for _ in range(MAX_PER_PLAYER)]
        await asyncio.sleep(0)
        await refused(uploads, "Eve")
        line.append(asyncio.create_task(uploads.check("id", EXAMPLE, "Anna", 0)))
        await asyncio.sleep(0)
        assert ["Eve", "Eve", "Anna"] == uploads.waiting
        os.kill(process, signal.SIGCONT)
        await asyncio.gather(*line)
        assert [] == uploads.waiting


async def test_after_the_death_of_the_process_the_next_record_is_checked_in_a_new_one() -> None:
    async with stopped() as (uploads, process):
        asked = asyncio.create_task(uploads.check("id", EXAMPLE, "Anna", 0))
        await asyncio.sleep(0)
        os.kill(process, signal.SIGKILL)
        with pytest.raises(ProblemError) as trouble:
            await asked
        assert ("busy", {"Retry-After": str(RETRY_AFTER)}) == (trouble.value.code, trouble.value.headers)
        row, _, _ = await uploads.check("id", EXAMPLE, "Anna", 0)
        assert "over" == row.status


async def test_a_record_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async with stopped() as (uploads, process):
        monkeypatch.setattr(module, "CHECK_TIMEOUT", 0.01)
        with pytest.raises(ProblemError) as trouble:
            await uploads.check("id", EXAMPLE, "Anna", 0)
        assert "busy" == trouble.value.code
        os.kill(process, signal.SIGCONT)
        monkeypatch.undo()
        row, _, _ = await uploads.check("id", EXAMPLE, "Anna", 0)
        assert "over" == row.status


def test_people_and_bots_play_on_while_a_record_is_checked(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}") as server, ThreadPoolExecutor() as threads:
        anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")

        def upload() -> int:
            return anna.http.post("/api/records", content=EXAMPLE).status_code

        assert 201 == upload()
        [checker] = workers(server)
        os.kill(checker, signal.SIGSTOP)
        uploading = threads.submit(upload)
        table = ben.open(seats=("me", "bot:random"))["about"]["id"]
        assert ben.play_to_the_end(table, lambda moves: moves[0])["game"]["result"]
        assert not uploading.done()
        os.kill(checker, signal.SIGCONT)
        assert 201 == uploading.result()
        anna.close()
        ben.close()
        assert 0 == server.stop()


def test_a_record_with_too_many_lines_is_refused_at_once(person: Callable[[str], Person]) -> None:
    response = person("Eve").http.post("/api/records", content=b"{}\n" * (bounds.MOST_LINES + 1))
    assert f"{bounds.MOST_LINES:,}" in problem(response, 413, "long-record")["detail"]
