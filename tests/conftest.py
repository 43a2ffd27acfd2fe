"""Fixtures and pytest settings for all tests."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .services import Postgres, Redis

# Tests expect the output of commands in English, whatever the language of the system.
os.environ["LC_ALL"] = "C.UTF-8"

# No test may fail because the machine is slow or busy.
settings.register_profile("repository", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repository")


def pytest_collection_finish() -> None:
    """Exclude the thousands of collected tests from garbage collection, which would scan them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


LONGEST = ("proofs", "browser")
SERVICES = {"postgres", "redis", "postgresql"}
"""Names of fixtures and values of test parameters that start PostgreSQL or Redis."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-services", action="store_true", help="leave out the tests that need PostgreSQL or Redis")


def needs_a_service(item: pytest.Item) -> bool:
    """Whether a test starts PostgreSQL or Redis."""
    call = getattr(item, "callspec", None)
    named = {*getattr(item, "fixturenames", ()), *(map(str, call.params.values()) if call else ())}
    return not named.isdisjoint(SERVICES)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests so that every test process begins with its share of the slow ones and ends with quick ones.

    pytest-xdist first gives each process a contiguous part of the list; a process that has finished its own part then
    takes tests from the end of another's. Proofs often wait for other processes, so every second process begins with the
    tests of the browser instead, which keep the processor busy meanwhile.
    """
    if config.getoption("--no-services"):
        items[:] = [item for item in items if not needs_a_service(item)]
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [[item for item in items if item.path.parent.name == name] for name in LONGEST]
    short = [item for item in items if item.path.parent.name not in LONGEST]
    share = -(-len(short) // processes)
    items[:] = [
        item
        for process in range(processes)
        for part in (
            *(group[process::processes] for group in long[:: -1 if process % 2 else 1]),
            short[process * share :][:share],
        )
        for item in part
    ]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this test process."""
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server for all tests of this test process."""
    server = Redis()
    server.start()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database; the test runs once with SQLite and once with PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/famiglia.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
