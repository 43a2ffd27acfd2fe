"""One server for all tests that do not need one of their own, and people to send there."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Person
from .running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    # Without limits: else one test could use up what another one may do within ten minutes.
    with running(f"sqlite:///{folder / 'games.db'}", limits="off") as found:
        yield found


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[str | None], Person]]:
    """Somebody new at the server that all tests share."""
    people: list[Person] = []

    def come(name: str | None = None) -> Person:
        people.append(Person(server.address, name))
        return people[-1]

    yield come
    for found in people:
        found.close()
