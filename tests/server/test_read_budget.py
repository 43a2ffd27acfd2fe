"""Reading replays is expensive: portions are small, other requests are served in between, and loops are slowed down."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from famiglia.game import Viewer
from famiglia.server.http.problems import ProblemError
from famiglia.server.live import read_budget, replays
from famiglia.server.live.live_table import LiveTable
from famiglia.table import Table
from famiglia.table.messages import Step, Undo
from famiglia.table.views import step_count, steps, story
from tests.table.tables import PEOPLE, a_duel, a_war, act, play_on

from .patched_server import patched_program
from .people import Person, new_id, problem
from .server_process import running


def live(table: Table) -> Callable[[], AbstractAsyncContextManager[LiveTable]]:
    """Locks this table."""

    @asynccontextmanager
    async def locked() -> AsyncIterator[LiveTable]:
        yield LiveTable(table.id, table)

    return locked


class Visits:
    """Counts how often a reader in seat 0 locks a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.made = 0

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[tuple[Table, Viewer]]:
        async with self.lock:
            self.made += 1
            yield self.table, 0

    async def begin(self) -> None:
        while not self.made:
            await asyncio.sleep(0)


def test_at_most_25_steps_are_sent_at_once(person: Callable[[str], Person]) -> None:
    anna = person("Anna")
    path = f"/api/tables/{anna.open()['about']['id']}/steps"
    assert 200 == anna.http.get(path, params={"count": 25}).status_code
    assert "count" == problem(anna.http.get(path, params={"count": 26}), 422, "bad-field")["field"]


async def test_others_are_served_between_the_slices_of_every_reader() -> None:
    table = a_duel()
    play_on(table, random.Random(11), 12)
    making = replays.ReplayReader(limited=True)
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    serving = asyncio.create_task(other())
    readers = (making.read(f"reader {each}", Visits(table), 0, 10) for each in range(4))
    told = await asyncio.gather(*readers)
    serving.cancel()
    assert [(steps(table, 0, 0, 10), step_count(table))] * 4 == told
    assert turns >= 4 * 10 // replays.SLICE


async def test_a_pause_as_long_as_the_slice_follows_it_and_leaves_the_table_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So all readers together take at most half of the server's time."""
    table = a_duel()
    play_on(table, random.Random(11), 12)
    clock, pauses = [1000.0], list[tuple[float, bool, bool]]()
    making, visits = replays.ReplayReader(limited=True), Visits(table)

    def slow(*asked: Any) -> list[Step]:
        clock[0] += 0.5
        return steps(*asked)

    async def pause(seconds: float) -> None:
        pauses.append((seconds, making.turn.locked(), visits.lock.locked()))

    monkeypatch.setattr(replays, "steps", slow)
    monkeypatch.setattr(replays, "monotonic", lambda: clock[0])
    monkeypatch.setattr(replays, "asyncio", SimpleNamespace(sleep=pause))
    await making.read("reader", visits, 0, 2 * replays.SLICE)
    assert [(0.5, True, False)] * 2 == pauses


async def test_slices_end_with_the_game() -> None:
    table = a_duel()
    play_on(table, random.Random(11), 12)
    last = step_count(table) - 1
    told, total = await replays.ReplayReader(limited=True).read("reader", Visits(table), last, 25)
    assert (steps(table, 0, last, 1), last + 1) == (told, total)


async def test_a_move_waits_for_one_slice_of_a_reader_and_not_for_all() -> None:
    table = a_duel()
    play_on(table, random.Random(11), 12)
    before, visits = step_count(table), Visits(table)
    reader = asyncio.create_task(replays.ReplayReader(limited=True).read("reader", visits, 0, 25))
    await visits.begin()
    async with visits.lock:
        assert not reader.done()
        play_on(table, random.Random(12), 1)
    assert (steps(table, 0, 0, 25), before + 1) == await reader


async def test_steps_end_where_a_move_is_taken_back_meanwhile() -> None:
    table = a_war()
    rng = random.Random(3)
    while not any(table.log and table.log.record.undoable(seat) for seat in range(4)):
        play_on(table, rng, 1)
    assert table.log is not None
    last = step_count(table) - 1
    seat = table.log.record.entries[-1].seat
    first = last - replays.SLICE + 1
    kept = steps(table, 0, first, replays.SLICE)
    visits = Visits(table)
    reader = asyncio.create_task(replays.ReplayReader(limited=True).read("reader", visits, first, 25))
    await visits.begin()
    async with visits.lock:
        act(table, PEOPLE[seat], Undo(seat))
        play_on(table, rng, 3)
    assert (kept, last + 1) == await reader


def test_a_used_up_budget_is_earned_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, work = [1000.0], [0.0]
    monkeypatch.setattr(read_budget, "monotonic", lambda: clock[0])
    monkeypatch.setattr(read_budget, "thread_time", lambda: work[0])
    budgets = read_budget.ReadBudgets(True, 3.0, 0.05)
    with budgets.charged("Anna"):
        work[0] += 3.5
    with pytest.raises(ProblemError) as refused:
        budgets.check("Anna")
    wait = int(refused.value.headers["Retry-After"])
    assert 0.5 / 0.05 + 1 == wait
    budgets.check("Ben")
    clock[0] += wait
    budgets.check("Anna")


def test_a_loop_of_reads_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    small = "import famiglia.server.live.replays as r; r.REPLAYS = (1e-9, 1e-9)"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, small)) as server:
        anna, ben, stranger = Person(server.address, "Anna"), Person(server.address, "Ben"), Person(server.address)
        path = f"/api/tables/{anna.open()['about']['id']}/steps"
        for reader in (anna, ben):
            assert 200 == reader.http.get(path).status_code
            response = reader.http.get(path)
            problem(response, 429, "too-many")
            assert int(response.headers["retry-after"]) >= 1

        def as_(address: str) -> int:
            return stranger.http.get(path, headers={"X-Forwarded-For": address}).status_code

        assert [200, 429, 200] == [as_("2001:db8:1:2::1"), as_("2001:db8:1:2::2"), as_("2001:db8:1:3::1")]
        for each in (anna, ben, stranger):
            each.close()


async def test_a_story_is_computed_aside_once_and_charged_to_the_reader_who_asked_first() -> None:
    table = a_duel()
    play_on(table, random.Random(11), 200)
    access = live(table)
    reader = replays.ReplayReader(limited=True)
    told = await asyncio.gather(*(reader.story(f"reader {each}", access) for each in range(3)))
    assert [story(table)] * 3 == told
    used = [reader.budgets.used[f"reader {each}"][0] for each in range(3)]
    assert used[0] > 10 * max(used[1:])
    reader.budgets.charge("reader 0", 100.0)
    with pytest.raises(ProblemError, match="too-many"):
        await reader.story("reader 0", access)


def test_a_loop_of_looks_is_told_to_wait_by_http_and_by_socket(tmp_path: Path) -> None:
    small = "import famiglia.server.services as s; s.VIEWS = (1e-9, 1e-9)"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, small)) as server:
        anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
        table = anna.open()["about"]["id"]
        for path in ("", "/record", "/why?seat=0&move=pass", "/preview?seat=0&move=pass", "/note"):
            reader = Person(server.address, "Reader")
            assert reader.http.get(f"/api/tables/{table}{path}").status_code in (200, 403)
            problem(reader.http.get(f"/api/tables/{table}{path}"), 429, "too-many")
            reader.close()
        reader, tried = Person(server.address, "Reader"), {"seat": 0, "number": 2, "moves": ["pass"]}
        problem(reader.http.post(f"/api/tables/{table}/try", json=tried), 403, "not-your-seat")
        problem(reader.http.post(f"/api/tables/{table}/try", json=tried), 429, "too-many")
        reader.close()
        assert 200 == ben.http.get(f"/api/tables/{table}").status_code
        with pytest.raises(InvalidStatus, match="429"), ben.socket(table):
            pass
        anna.close()
        ben.close()


def test_a_table_that_is_not_in_memory_is_charged_to_those_who_look_at_it(tmp_path: Path) -> None:
    dear = "import famiglia.server.live.requested_table as t; t.LOADING = 1000.0"
    database = f"sqlite:///{tmp_path / 'games.db'}"
    program = patched_program(tmp_path, dear)
    with running(database, program) as server:
        anna = Person(server.address, "Anna")
        tables = [anna.open(seats=("me", "open"))["about"]["id"] for _ in range(2)]
        assert [200] * 4 == [anna.http.get(f"/api/tables/{table}").status_code for table in tables * 2]
        kept = anna.http.cookies
        anna.close()
    with running(database, program) as server:
        anna, ben = Person(server.address), Person(server.address, "Ben")
        anna.http.cookies = kept
        assert [200, 429] == [anna.http.get(f"/api/tables/{table}").status_code for table in tables]
        assert [200, 429] == [ben.http.get(f"/api/tables/{table}").status_code for table in tables[::-1]]
        anna.close()
        ben.close()


def test_a_table_that_is_not_in_memory_is_charged_to_those_who_open_it_again_or_send_it_commands(
    tmp_path: Path,
) -> None:
    dear = "import famiglia.server.live.requested_table as t; t.LOADING = 1000.0"
    database = f"sqlite:///{tmp_path / 'games.db'}"
    program = patched_program(tmp_path, dear)
    bodies = [{"id": new_id(), "game": "duel", "seats": ["me", "open"]} for _ in range(2)]
    with running(database, program) as server:
        anna = Person(server.address, "Anna")
        assert [201] * 4 == [anna.http.post("/api/tables", json=body).status_code for body in bodies * 2]
        kept = anna.http.cookies
        anna.close()
    with running(database, program) as server:
        anna, ben = Person(server.address), Person(server.address, "Ben")
        anna.http.cookies = kept
        assert [201, 429] == [anna.http.post("/api/tables", json=body).status_code for body in bodies]
        assert 429 == anna.http.post("/api/tables", json=bodies[0]).status_code
        assert [409, 429] == [ben.http.post("/api/tables", json=body).status_code for body in bodies[::-1]]
        anna.close()
        ben.close()
    with running(database, program) as server:
        carla = Person(server.address, "Carla")
        line = {"do": "say", "room": "spectators", "text": "hello"}
        assert [200, 429] == [carla.send(str(body["id"]), 0, line).status_code for body in bodies]
        carla.close()
