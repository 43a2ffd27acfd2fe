"""What all tests share."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from .services import Postgres, Redis

# What commands say is compared in English, whatever the system speaks.
os.environ["LC_ALL"] = "C.UTF-8"

# No test may fail because the machine is slow or busy.
settings.register_profile("repository", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repository")


def pytest_collection_finish() -> None:
    """Thousands of tests are in memory and stay there: to look through them for garbage again and again takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


LONGEST = ("proofs", "browser")
SERVICES = {"postgres", "redis", "postgresql"}
"""The fixtures, and the value of a parameter, that need a service."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-services", action="store_true", help="leave out the tests that need PostgreSQL or Redis")


def needs_a_service(item: pytest.Item) -> bool:
    """Does it start PostgreSQL or Redis?"""
    given = getattr(item, "callspec", None)
    named = {*getattr(item, "fixturenames", ()), *(map(str, given.params.values()) if given else ())}
    return not named.isdisjoint(SERVICES)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each test process begins with its share of the longest tests; what is left at the end is short, and soon shared out.

    A process gets a run of the list to begin with, and later takes tests from the end of another's.
    """
    if config.getoption("--no-services"):
        items[:] = [item for item in items if not needs_a_service(item)]
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for name in LONGEST for item in items if item.path.parent.name == name]
    short = [item for item in items if item.path.parent.name not in LONGEST]
    share = -(-len(short) // processes)
    items[:] = [
        item
        for process in range(processes)
        for item in (*long[process::processes], *short[process * share : (process + 1) * share])
    ]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of this test process."""
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server of this test process."""
    server = Redis()
    server.start()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a fresh database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/famiglia.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
