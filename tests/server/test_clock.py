"""A real server whose clock is set forward and back while it runs, and while it is down."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time

import pytest

from famiglia.server.auth.sessions import LIFETIME
from famiglia.server.clock import Clock
from famiglia.server.http.limits import NEW_TABLES

from .patched_server import extra_bots
from .people import Person, new_id, problem, until
from .server_process import RunningServer, running

HOUR, DAY, YEAR = 3600, 24 * 3600, 365 * 24 * 3600
SERVER = Path(__file__).with_name("clock_server.py")


class Place:
    """A folder with a database, and the adjustable clock of its servers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "games.db"
        self.ahead = folder / "ahead"
        self.set(0)

    def set(self, ahead: int) -> None:
        """Set the clock to this many seconds ahead of the true time."""
        new = self.ahead.with_name("new")
        new.write_text(str(ahead))
        new.replace(self.ahead)

    @contextmanager
    def server(self, bot: float = 0) -> Iterator[RunningServer]:
        """Start a server whose bot `slow` thinks for this many seconds."""
        program = self.folder / "clock_server.py"
        program.write_text(extra_bots(bot) + SERVER.read_text(encoding="utf-8"))
        with running(f"sqlite:///{self.file}", (str(program), str(self.ahead))) as found:
            yield found


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_a_clock_that_is_set_back_an_hour_while_the_server_is_down_leaves_no_bot_asleep(place: Place) -> None:
    with place.server(bot=3600) as first:
        anna = Person(first.address, "Anna")
        table = anna.open(seats=("me", "bot:slow"), first=1)["about"]["id"]
        cookies = anna.http.cookies
        first.stop(signal.SIGKILL)
        anna.close()
    place.set(-HOUR)
    with place.server() as second:
        anna = Person(second.address)
        anna.http.cookies = cookies
        until(lambda: anna.look(table)["game"]["to_decide"] == [0])
        anna.close()


@pytest.mark.parametrize("ahead", [-DAY, -HOUR, DAY, YEAR])
def test_a_clock_that_is_set_while_the_server_runs_blocks_nothing(place: Place, ahead: int) -> None:
    """Tables can be opened, and bots go on."""
    with place.server() as server:
        anna = Person(server.address, "Anna")
        for _ in range(NEW_TABLES.count):
            anna.open()
        body = {"id": new_id(), "game": "duel", "seats": ["me", "bot:random"]}
        problem(anna.http.post("/api/tables", json=body), 429, "too-many")
        place.set(ahead)
        if ahead > LIFETIME:
            anna.close()
            anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "bot:random"), first=1)["about"]["id"]
        until(lambda: anna.look(table)["game"]["to_decide"] == [0])
        anna.close()


def test_sessions_survive_a_clock_that_is_set_ahead_and_right_again(place: Place) -> None:
    """Also if the server starts with the wrong time, because it deletes expired sessions at its start."""
    with place.server() as server:
        anna = Person(server.address, "Anna")
        cookies = anna.http.cookies
        for ahead in (YEAR, -YEAR, 0):
            place.set(ahead)
            Person(server.address, "Ben").close()
        assert anna.player == anna.http.get("/api/me").json()["player"]
        anna.close()
        server.stop(signal.SIGKILL)
    place.set(YEAR)
    with place.server() as server:
        # The server deletes expired sessions before it stores the first guest.
        Person(server.address, "Ben").close()
    place.set(0)
    with place.server() as server:
        later = Person(server.address)
        later.http.cookies = cookies
        assert anna.player == later.http.get("/api/me").json()["player"]
        later.close()


def test_a_clock_is_steady_until_it_is_set() -> None:
    ahead = [0.0]
    clock = Clock(lambda: time() + ahead[0])
    assert not clock.steady()
    assert clock.steady()
    for jump in (HOUR, 0, -YEAR):
        ahead[0] = jump
        assert not clock.steady()
        assert clock.steady()
