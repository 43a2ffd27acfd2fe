"""Records wait in a short line; whoever finds it too long is told when to come again."""

import asyncio
import threading
from collections.abc import Callable, Iterator

import pytest

from famiglia.server.problems import Trouble
from famiglia.server.uploads import COME_AGAIN, MOST_OF_ONE, MOST_WAITING, Uploads
from famiglia.table import Table, TableError, bounds

from .people import Person, problem


@pytest.fixture
def checking(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Checking a record takes until this is set; then the record is found damaged."""
    enough = threading.Event()

    def slowly(*told: object) -> Table:
        enough.wait()
        raise TableError("bad-record", line=1, what="?")

    monkeypatch.setattr(Table, "imported", slowly)
    yield enough
    enough.set()


async def refused(uploads: Uploads, player: str) -> None:
    with pytest.raises(Trouble) as trouble:
        await uploads.table("id", b"", player, 0)
    assert ("records-waiting", 503) == (trouble.value.code, trouble.value.status)
    assert {"Retry-After": str(COME_AGAIN)} == trouble.value.headers
    assert str(COME_AGAIN) in trouble.value.problem("en").detail


async def test_the_line_is_short_and_moves_on(checking: threading.Event) -> None:
    uploads = Uploads()
    line = [asyncio.create_task(uploads.table("id", b"", f"person {each}", 0)) for each in range(MOST_WAITING)]
    await asyncio.sleep(0)
    await refused(uploads, "one more")
    checking.set()
    found = await asyncio.gather(*line, return_exceptions=True)
    assert [TableError] * MOST_WAITING == [type(each) for each in found]
    with pytest.raises(TableError):
        await uploads.table("id", b"", "one more", 0)


async def test_nobody_fills_the_line_alone(checking: threading.Event) -> None:
    uploads = Uploads()
    line = [asyncio.create_task(uploads.table("id", b"", "Eve", 0)) for _ in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    await refused(uploads, "Eve")
    line.append(asyncio.create_task(uploads.table("id", b"", "Anna", 0)))
    await asyncio.sleep(0)
    assert ["Eve", "Eve", "Anna"] == uploads.waiting
    checking.set()
    await asyncio.gather(*line, return_exceptions=True)
    assert [] == uploads.waiting


def test_a_record_with_too_many_lines_is_refused_at_once(person: Callable[[str], Person]) -> None:
    told = person("Eve").http.post("/api/records", content=b"{}\n" * (bounds.MOST_LINES + 1))
    assert f"{bounds.MOST_LINES:,}" in problem(told, 413, "long-record")["detail"]
