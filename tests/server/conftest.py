"""Fixtures of the server tests: one server for all tests that need no special one, and people who use it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .people import Person
from .server_process import RunningServer, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The server that all tests share."""
    folder: Path = tmp_path_factory.mktemp("server")
    # Without limits, because otherwise one test could use up the requests that another one needs.
    with running(f"sqlite:///{folder / 'games.db'}", limits="off") as found:
        yield found


@pytest.fixture
def person(server: RunningServer) -> Iterator[Callable[[str | None], Person]]:
    """A function that makes a new person at the shared server; with a name, the person is a guest."""
    people: list[Person] = []

    def new_person(name: str | None = None) -> Person:
        people.append(Person(server.address, name))
        return people[-1]

    yield new_person
    for found in people:
        found.close()
