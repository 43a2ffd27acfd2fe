"""The memory of tables is limited: of those not in use, the least recently used one is dropped first."""

import asyncio
import gc
import random
import tracemalloc
import weakref
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from famiglia.server.bus.local import LocalBus
from famiglia.server.http.problems import ProblemError
from famiglia.server.live import registry
from famiglia.server.live.broadcast import Broadcaster
from famiglia.server.live.follower import ChangeFollower
from famiglia.server.live.footprint import footprint
from famiglia.server.live.live_table import LiveTable
from famiglia.server.live.new_table import create_table
from famiglia.server.live.registry import TableRegistry
from famiglia.server.live.sockets import SocketEndpoint
from famiglia.server.live.table_rows import row_of, summary_of
from famiglia.server.live.table_tasks import TableTasks
from famiglia.store import Store
from famiglia.table import Occupant, Settings, StreamEntry, Table
from famiglia.table.messages import Say

from ..table.tables import ANNA, a_duel, a_war, act, loaded, play_on, received

IDS = [f"{number:022}" for number in range(40)]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with forty tables that wait for players."""
    store = await Store.open(f"sqlite:///{tmp_path / 'famiglia.db'}")
    host = await store.new_player("Anna", "x", 0)
    for id_ in IDS:
        table, entries = create_table(id_, Settings(host=host.id), [Occupant(), Occupant()], 0)
        await store.new_table(row_of(table), entries, summary_of(table, 0, True))
    yield store
    await store.close()


async def look_at(tables: TableRegistry, *ids: str) -> None:
    for id_ in ids:
        async with tables.locked(id_):
            pass


async def one_table(store: Store) -> int:
    """The bytes of one of these tables, all of which have the same size."""
    tables = TableRegistry(store)
    await look_at(tables, IDS[0])
    return tables.bytes


async def test_the_bytes_of_all_tables_stay_below_the_bound(store: Store) -> None:
    most = 10 * await one_table(store)
    tables = TableRegistry(store, most)
    for id_ in IDS:
        await look_at(tables, id_)
        assert tables.bytes == sum(live.counted_bytes for live in tables.by_id.values()) <= most
    assert IDS[-10:] == list(tables.idle) == list(tables.by_id)


async def test_the_least_recently_used_table_goes_first(store: Store) -> None:
    tables = TableRegistry(store, 3 * await one_table(store))
    await look_at(tables, *IDS[:3], IDS[0], IDS[3])
    assert [IDS[2], IDS[0], IDS[3]] == list(tables.idle)


async def test_a_table_in_use_is_never_dropped(store: Store) -> None:
    tables = TableRegistry(store, 3 * await one_table(store))
    watched, working = [LiveTable(id_) for id_ in IDS[:2]]
    tables.by_id |= {live.id: live for live in (watched, working)}
    watched.sockets[Mock()] = None
    working.background_task = Mock()
    async with tables.locked(IDS[2]) as visited:
        await look_at(tables, *IDS[:2], *IDS[3:])
        assert {IDS[0]: watched, IDS[1]: working, IDS[2]: visited} == tables.by_id
        assert not tables.idle


async def test_a_table_stays_with_its_visitor_however_little_memory_there_is(store: Store) -> None:
    tables = TableRegistry(store, 0)
    async with tables.locked(IDS[0]) as mine:
        await look_at(tables, *IDS[1:])
        assert mine is tables.by_id[IDS[0]]
    assert not tables.by_id
    assert 0 == tables.bytes


async def test_a_table_is_idle_again_when_its_last_socket_has_gone(store: Store) -> None:
    tables = TableRegistry(store)
    services = Mock(tables=tables, broadcaster=Broadcaster(tables, LocalBus()))
    endpoint, first, second = SocketEndpoint(services, Mock()), Mock(), Mock()
    async with tables.locked(IDS[0]) as live:
        live.sockets |= {first: None, second: None}
    endpoint._leave(IDS[0], first)
    assert not tables.idle
    endpoint._leave(IDS[0], second)
    assert [IDS[0]] == list(tables.idle)


async def test_a_table_is_idle_again_when_its_work_has_ended(store: Store) -> None:
    tables = TableRegistry(store)
    tasks = TableTasks(tables, Mock(), Mock(), Mock())
    ended = asyncio.Event()

    async def work(_: LiveTable) -> None:
        await ended.wait()

    async with tables.locked(IDS[0]) as live:
        live.background_task = task = tables.start_task(tasks._supervised(live, work))
    assert not tables.idle
    ended.set()
    async with asyncio.timeout(60):
        await task
    assert [IDS[0]] == list(tables.idle)


async def test_an_idle_table_that_is_written_to_elsewhere_is_no_longer_counted(store: Store) -> None:
    tables = TableRegistry(store)
    follower = ChangeFollower(tables, Mock())
    await look_at(tables, *IDS[:2])
    gone = tables.by_id[IDS[0]]
    one = gone.counted_bytes
    for _ in range(2):
        follower.update(gone)
        assert [IDS[1]] == list(tables.by_id) == list(tables.idle)
        assert one == tables.bytes


@pytest.mark.parametrize("game", ["duel", "war"])
async def test_a_dropped_table_is_freed_at_once_without_the_garbage_collector(store: Store, game: str) -> None:
    settings = Settings(game=game, host=(await store.new_player("Ben", "y", 0)).id)
    table, entries = create_table("x" * 22, settings, [Occupant("bot", bot="random")] * settings.seats, 0)
    await store.new_table(row_of(table), entries, summary_of(table, 0, True))
    tables = TableRegistry(store, 0)
    gc.disable()
    try:
        async with tables.locked(table.id) as live:
            received(live.table, None)
            kept = weakref.ref(live.table)
        assert live.id not in tables.by_id
        del live
        assert kept() is None
    finally:
        gc.enable()


async def test_a_table_that_does_not_exist_leaves_nothing_behind(store: Store) -> None:
    tables = TableRegistry(store)
    with pytest.raises(ProblemError):
        await look_at(tables, "x" * 22)
    assert ({}, {}, 0) == (tables.by_id, tables.idle, tables.bytes)


async def test_a_visit_touches_one_table_however_many_there_are(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    touched: list[str] = []
    idle = LiveTable.is_idle.fget  # type: ignore[attr-defined]

    def counted(table: Table) -> int:
        touched.append(table.id)
        return footprint(table)

    def asked(live: LiveTable) -> bool:
        touched.append(live.id)
        return bool(idle(live))

    monkeypatch.setattr(registry, "footprint", counted)
    monkeypatch.setattr(LiveTable, "is_idle", property(asked))
    tables = TableRegistry(store, (len(IDS) - 2) * await one_table(store))
    await look_at(tables, *IDS)
    touched.clear()
    await look_at(tables, IDS[20])
    assert 2 * [IDS[20]] == touched


async def test_a_table_that_was_just_created_need_not_be_loaded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table, entries = create_table("a" * 22, Settings(host="anna"), [Occupant(), Occupant()], 0)
    row = row_of(table)
    assert await store.new_table(row, entries, summary_of(table, 0, True))
    tables = TableRegistry(store)
    async with tables.locked(table.id) as live:
        loaded_table = live.table
    tables = TableRegistry(store)
    tables.keep(table, row.bot_secret)
    assert [table.id] == list(tables.idle)
    assert tables.bytes
    monkeypatch.setattr(store, "table", None)
    async with tables.locked(table.id) as live:
        assert table is live.table
        assert (loaded_table.numbers, loaded_table.next_commitment) == (table.numbers, table.next_commitment)
        assert row.bot_secret == live.bot_secret


async def test_a_table_in_memory_stays_there_when_it_is_created_again(store: Store) -> None:
    tables = TableRegistry(store)
    async with tables.locked(IDS[0]) as live:
        before = live.table
    tables.keep(Table.open(IDS[0], before.settings, bytes(32), 0), bytes(32))
    async with tables.locked(IDS[0]) as live:
        assert before is live.table


def finished(table: Table) -> Table:
    play_on(table, random.Random(1), 10_000)
    assert "over" == table.status
    return table


def half_played() -> Table:
    table = a_war()
    play_on(table, random.Random(2), 100)
    return table


def uploaded() -> Table:
    log = finished(a_duel()).log
    assert log is not None
    return Table.imported("table-1", log.record.text.encode(), None, 100)


def talkative() -> Table:
    table = a_duel()
    for number in range(500):
        act(table, ANNA, Say("players", f"{number} " + "\N{DIE FACE-6}" * 400))
    return table


MADE: dict[str, Callable[[], Table]] = {
    "open table": lambda: create_table("a", Settings(host="p"), [Occupant(), Occupant()], 0)[0],
    "finished duel": lambda: finished(a_duel()),
    "finished war": lambda: finished(a_war()),
    "running war": half_played,
    "uploaded duel": uploaded,
    "much talk": talkative,
}


@pytest.mark.parametrize("which", MADE)
def test_the_estimate_of_a_table_is_near_the_memory_that_it_takes(which: str) -> None:
    kept = MADE[which]()

    def looked_at() -> Table:
        entries = msgspec.json.decode(msgspec.json.encode(kept.entries()), type=list[StreamEntry])
        table = loaded(kept, entries)
        received(table, None)
        return table

    looked_at()  # fills what all tables share
    gc.collect()
    tracemalloc.start()
    try:
        table = looked_at()
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.9 * taken < footprint(table) < 2 * taken + 20_000
