"""Replays cost much to read: portions are small, others are served in between, and loops are told to wait."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from famiglia.server import reading
from famiglia.server.problems import Trouble
from famiglia.table.showing import step_count, steps
from tests.table.tables import a_duel, play_on

from .people import Person, problem
from .planted import planted
from .running import running


def test_at_most_25_steps_are_told_at_once(person: Callable[[str], Person]) -> None:
    anna = person("Anna")
    path = f"/api/tables/{anna.open()['about']['id']}/steps"
    assert 200 == anna.http.get(path, params={"count": 25}).status_code
    assert "count" == problem(anna.http.get(path, params={"count": 26}), 422, "bad-field")["field"]


async def test_others_are_served_between_the_slices_of_every_reader() -> None:
    table = a_duel()
    play_on(table, random.Random(11), 12)
    making = reading.Reading(limited=True)
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    serving = asyncio.create_task(other())
    told = await asyncio.gather(*(making.steps(f"reader {each}", table, 0, 0, 10, "en") for each in range(4)))
    serving.cancel()
    assert [steps(table, 0, 0, 10, "en")] * 4 == told
    assert turns >= 4 * 10 // reading.SLICE


async def test_slices_end_with_the_game() -> None:
    table = a_duel()
    play_on(table, random.Random(11), 12)
    last = step_count(table) - 1
    told = await reading.Reading(limited=True).steps("reader", table, 0, last, 25, "en")
    assert steps(table, 0, last, 1, "en") == told


def test_a_used_up_budget_is_earned_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, work = [1000.0], [0.0]
    monkeypatch.setattr(reading, "monotonic", lambda: clock[0])
    monkeypatch.setattr(reading, "thread_time", lambda: work[0])
    budgets = reading.Budgets(active=True)
    with budgets.charged("Anna"):
        work[0] += reading.SAVED + 0.5
    with pytest.raises(Trouble) as refused:
        budgets.check("Anna")
    wait = int(refused.value.headers["Retry-After"])
    assert 0.5 / reading.SHARE + 1 == wait
    budgets.check("Ben")
    clock[0] += wait
    budgets.check("Anna")


def test_a_loop_of_reads_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    small = "import famiglia.server.reading as r; r.SAVED, r.SHARE = 1e-9, 1e-9"
    with running(f"sqlite:///{tmp_path / 'games.db'}", planted(tmp_path, small)) as server:
        anna, ben, stranger = Person(server.address, "Anna"), Person(server.address, "Ben"), Person(server.address)
        path = f"/api/tables/{anna.open()['about']['id']}/steps"
        for reader in (anna, ben):
            assert 200 == reader.http.get(path).status_code
            told = reader.http.get(path)
            problem(told, 429, "too-many")
            assert int(told.headers["retry-after"]) >= 1

        def as_(address: str) -> int:
            return stranger.http.get(path, headers={"X-Forwarded-For": address}).status_code

        assert [200, 429, 200] == [as_("2001:db8:1:2::1"), as_("2001:db8:1:2::2"), as_("2001:db8:1:3::1")]
        for each in (anna, ben, stranger):
            each.close()
