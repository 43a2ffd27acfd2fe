"""What all tests share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from .services import Postgres, Redis

# What commands say is compared in English, whatever the system speaks.
os.environ["LC_ALL"] = "C.UTF-8"

# Machines are noisy: a slow example is no failure.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


LONGEST = ("proofs", "browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that no process is left alone with them at the end."""
    rooms = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: rooms.get(item.path.parent.name, len(rooms)))


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
