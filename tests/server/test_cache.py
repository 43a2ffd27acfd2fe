"""Tables in memory take no more bytes than they may; of those not in use, the least recently used is dropped first."""

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
from famiglia.server.config import Config
from famiglia.server.http.problems import ProblemError
from famiglia.server.live import registry as module
from famiglia.server.live.broadcast import Telling
from famiglia.server.live.commands import Doing
from famiglia.server.live.footprint import footprint
from famiglia.server.live.registry import Live, Tables
from famiglia.server.live.sockets import SocketEndpoint
from famiglia.server.live.table_rows import index_of, opened, row_of
from famiglia.server.services import Services
from famiglia.store import Store
from famiglia.table import Occupant, Settings, StreamEntry, Table
from famiglia.table.messages import Say

from ..table.tables import ANNA, a_duel, a_war, loaded, now, play_on, received

IDS = [f"{number:022}" for number in range(40)]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with forty tables that wait for players."""
    store = await Store.open(f"sqlite:///{tmp_path / 'famiglia.db'}")
    host = await store.new_player("Anna", "x", 0)
    for id_ in IDS:
        table, entries = opened(id_, Settings(host=host.id), [Occupant(), Occupant()], 0)
        await store.new_table(row_of(table), entries, index_of(table, 0, True))
    yield store
    await store.close()


async def look_at(tables: Tables, *ids: str) -> None:
    for id_ in ids:
        async with tables.visit(id_):
            pass


async def one_table(store: Store) -> int:
    """The bytes of one of these tables, which are all alike."""
    tables = Tables(store)
    await look_at(tables, IDS[0])
    return tables.bytes


async def test_the_bytes_of_all_tables_stay_below_the_bound(store: Store) -> None:
    most = 10 * await one_table(store)
    tables = Tables(store, most)
    for id_ in IDS:
        await look_at(tables, id_)
        assert tables.bytes == sum(live.counted for live in tables.lives.values()) <= most
    assert IDS[-10:] == list(tables.idle) == list(tables.lives)


async def test_the_least_recently_used_table_goes_first(store: Store) -> None:
    tables = Tables(store, 3 * await one_table(store))
    await look_at(tables, *IDS[:3], IDS[0], IDS[3])
    assert [IDS[2], IDS[0], IDS[3]] == list(tables.idle)


async def test_a_table_in_use_is_never_dropped(store: Store) -> None:
    tables = Tables(store, 3 * await one_table(store))
    watched, working = [Live(id_) for id_ in IDS[:2]]
    tables.lives |= {live.id: live for live in (watched, working)}
    watched.sockets[Mock()] = None
    working.work = Mock()
    async with tables.visit(IDS[2]) as visited:
        await look_at(tables, *IDS[:2], *IDS[3:])
        assert {IDS[0]: watched, IDS[1]: working, IDS[2]: visited} == tables.lives
        assert not tables.idle


async def test_a_table_stays_with_its_visitor_however_little_memory_there_is(store: Store) -> None:
    tables = Tables(store, 0)
    async with tables.visit(IDS[0]) as mine:
        await look_at(tables, *IDS[1:])
        assert mine is tables.lives[IDS[0]]
    assert not tables.lives
    assert 0 == tables.bytes


async def test_a_table_is_idle_again_when_its_last_socket_has_gone(store: Store) -> None:
    tables = Tables(store)
    services = Mock(tables=tables, telling=Telling(tables, LocalBus()))
    place, first, second = SocketEndpoint(services, Mock()), Mock(), Mock()
    async with tables.visit(IDS[0]) as live:
        live.sockets |= {first: None, second: None}
    place._leave(IDS[0], first)
    assert not tables.idle
    place._leave(IDS[0], second)
    assert [IDS[0]] == list(tables.idle)


async def test_a_table_is_idle_again_when_its_work_has_ended(store: Store) -> None:
    tables = Tables(store)
    doing = Doing(tables, Mock(), Mock(), Mock())
    ended = asyncio.Event()

    async def work(_: Live) -> None:
        await ended.wait()

    async with tables.visit(IDS[0]) as live:
        live.work = tables.start(doing._watched(live, work))
        task = live.work
    assert not tables.idle
    ended.set()
    async with asyncio.timeout(60):
        await task
    assert [IDS[0]] == list(tables.idle)


async def test_an_idle_table_that_is_written_to_elsewhere_is_no_longer_counted(store: Store) -> None:
    services = Services(Config())
    services.tables = Tables(store)
    await look_at(services.tables, *IDS[:2])
    gone = services.tables.lives[IDS[0]]
    one = gone.counted
    for _ in range(2):
        services._look_at(gone)
        assert [IDS[1]] == list(services.tables.lives) == list(services.tables.idle)
        assert one == services.tables.bytes


@pytest.mark.parametrize("game", ["duel", "war"])
async def test_a_dropped_table_is_freed_at_once_without_the_garbage_collector(store: Store, game: str) -> None:
    settings = Settings(game=game, host=(await store.new_player("Ben", "y", 0)).id)
    table, entries = opened("x" * 22, settings, [Occupant("bot", bot="random")] * settings.seats, 0)
    await store.new_table(row_of(table), entries, index_of(table, 0, True))
    tables = Tables(store, 0)
    gc.disable()
    try:
        async with tables.visit(table.id) as live:
            received(live.at_hand, None)
            kept = weakref.ref(live.at_hand)
        assert live.id not in tables.lives
        del live
        assert kept() is None
    finally:
        gc.enable()


async def test_a_table_that_does_not_exist_leaves_nothing_behind(store: Store) -> None:
    tables = Tables(store)
    with pytest.raises(ProblemError):
        await look_at(tables, "x" * 22)
    assert ({}, {}, 0) == (tables.lives, tables.idle, tables.bytes)


async def test_a_visit_touches_one_table_however_many_there_are(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    touched: list[str] = []
    idle = Live.idle.fget  # type: ignore[attr-defined]

    def counted(table: Table) -> int:
        touched.append(table.id)
        return footprint(table)

    def asked(live: Live) -> bool:
        touched.append(live.id)
        return bool(idle(live))

    monkeypatch.setattr(module, "footprint", counted)
    monkeypatch.setattr(Live, "idle", property(asked))
    tables = Tables(store, (len(IDS) - 2) * await one_table(store))
    await look_at(tables, *IDS)
    touched.clear()
    await look_at(tables, IDS[20])
    assert 4 * [IDS[20]] == touched


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
        now(table, ANNA, Say("players", f"{number} " + "\N{DIE FACE-6}" * 400))
    return table


MADE: dict[str, Callable[[], Table]] = {
    "open table": lambda: opened("a", Settings(host="p"), [Occupant(), Occupant()], 0)[0],
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
