"""Several processes over one database, and processes that die."""

import random
from pathlib import Path

from famiglia.store import Store

from ..processes import Child
from .rows import opened

CHILD = "tests.store.child"


def test_processes_that_open_a_new_database_at_once_all_succeed(database_url: str) -> None:
    children = [Child(CHILD, "start", database_url) for _ in range(4)]
    for child in children:
        assert "ready" == child.line()
    for child in children:
        child.send("go")
    for child in children:
        with child:
            assert ["opened"] == child.rest()


async def test_of_two_processes_exactly_one_is_first_at_every_number(store: Store, database_url: str) -> None:
    await opened(store)
    with (
        Child(CHILD, "fire", database_url, "one", "100") as one,
        Child(CHILD, "fire", database_url, "two", "100") as two,
    ):
        assert ["ready", "ready"] == [one.line(), two.line()]
        one.send("go")
        two.send("go")
        won = {"one": set(map(int, one.rest())), "two": set(map(int, two.rest()))}
    assert (set(range(100)), set()) == (won["one"] | won["two"], won["one"] & won["two"])
    stored = await store.table("table")
    assert stored is not None
    assert [(number + 1, number) for number in range(100)] == [
        (each.seq, number) for number, each in enumerate(stored.entries) if number in won[each.body]
    ]


async def test_nothing_that_was_acknowledged_is_lost_when_the_writer_is_killed(database_url: str) -> None:
    store = await Store.open(database_url)
    await opened(store)
    await store.close()
    for _ in range(5):
        acknowledged = 0
        with Child(CHILD, "write", database_url) as child:
            for _ in range(random.randint(1, 60)):
                acknowledged = int(child.line())
            child.kill()
            acknowledged = max([acknowledged, *_numbers(child)])
        store = await Store.open(database_url)
        stored = await store.table("table")
        assert stored is not None
        kept = [int(each.body.split()[0]) for each in stored.entries]
        assert list(range(1, len(kept) + 1)) == kept
        # The last entry may have been stored, together with its command, before the process could print it.
        assert len(kept) - acknowledged in (0, 1)
        assert await store.find_command("table", "anna", f"command-{len(kept) - 1}") is not None
        assert await store.find_command("table", "anna", f"command-{len(kept)}") is None
        await store.close()


def _numbers(child: Child) -> list[int]:
    assert child.process.stdout is not None
    lines = child.process.stdout.read().split("\n")
    return [int(line) for line in lines[:-1]]


async def test_a_full_disk_is_told_clearly_and_nothing_is_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/famiglia.db"
    store = await Store.open(url)
    await opened(store)
    await store.close()
    with Child(CHILD, "fill", url) as child:
        kept, error, after_the_error, after_more_room = child.rest()
    assert f"database {url}: " in error
    assert "; nothing was changed" in error
    assert int(kept) > 10
    assert [kept, str(int(kept) + 1)] == [after_the_error, after_more_room]


async def test_a_file_that_must_not_be_written_is_told_clearly(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    store = await Store.open(f"sqlite:///{folder}/famiglia.db")
    await opened(store)
    await store.close()
    (folder / "famiglia.db").chmod(0o444)
    folder.chmod(0o555)
    with Child(CHILD, "touch", f"sqlite:///{folder}/famiglia.db") as child:
        [error] = child.rest()
    folder.chmod(0o755)
    assert f"database sqlite:///{folder}/famiglia.db: " in error
    assert "readonly" in error or "unable to open" in error


async def test_a_folder_that_must_not_be_entered_is_told_clearly(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/closed/famiglia.db"
    (tmp_path / "closed").mkdir(mode=0o000)
    with Child(CHILD, "touch", url) as child:
        [error] = child.rest()
    (tmp_path / "closed").chmod(0o755)
    assert f"database URL {url}: Permission denied; choose a place that you may write to" == error
