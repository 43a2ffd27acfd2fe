"""Only one server at a time uses a SQLite file: a second start finds the first one, and a killed server leaves no lock."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from famiglia.server.config import Config, ConfigError
from famiglia.server.database_lock import DatabaseInUse, lock_database

from .patched_server import patched_program
from .people import Person, until
from .server_process import PATIENCE, RunningServer, running

IMPATIENT = "import famiglia.cli.browser as browser; browser.ANSWER_WITHIN = 0.5; browser.PATIENCE = 3600.0"
"""Code that makes a second start ask the first one again after a short time, for as long as necessary."""
CLOSE_WAIT = "08"
"""The state in /proc/net/tcp of a connection that only the other side has closed."""


class Home:
    """A data folder for `famiglia play`, and a fake browser that records the addresses that it opens."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.visits = folder / "visits"
        browser = folder / "browser.py"
        browser.write_text(f"import sys; open({str(self.visits)!r}, 'a').write(sys.argv[1] + '\\n')")
        kept = {name: value for name, value in os.environ.items() if not name.startswith("FAMIGLIA_")}
        self.environment = kept | {"BROWSER": f"{sys.executable} {browser} %s"}
        self.program = patched_program(folder, IMPATIENT)

    def start(self, *more: str) -> "subprocess.Popen[str]":
        command = [sys.executable, *self.program, "play", "--data", str(self.data), *more]
        return subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    @contextmanager
    def playing(self, *more: str) -> Iterator["subprocess.Popen[str]"]:
        process = self.start(*more)
        try:
            yield process
        finally:
            process.kill()
            process.communicate(timeout=PATIENCE)

    def again(self, *more: str) -> tuple[int, str, str]:
        """Start once more and wait for the end; returns exit code, output and errors."""
        process = self.start(*more)
        output, wrong = process.communicate(timeout=PATIENCE)
        return process.returncode, output, wrong


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def address_in(process: "subprocess.Popen[str]") -> str:
    """Wait until a first start prints its address."""
    assert process.stdout is not None
    return process.stdout.readline().split()[4]


def test_a_second_start_opens_the_address_of_the_first(home: Home) -> None:
    with home.playing("--no-browser", "--port", "0") as first:
        address = address_in(first)
        code, output, wrong = home.again()
        assert (0, "") == (code, wrong)
        assert f"Famiglia is already running at {address}." in output
        assert f"{address}\n" == home.visits.read_text()
        assert 0 == home.again("--no-browser")[0]
        assert f"{address}\n" == home.visits.read_text()
        Person(address, "Anna").close()


def given_up(port: int) -> int:
    """The number of connections to a suspended server that the other side has closed because it got no answer."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(int(row[1].rpartition(":")[2], 16) == port and row[3] == CLOSE_WAIT for row in rows)


def test_a_second_start_asks_a_server_that_does_not_answer_again_and_again(home: Home) -> None:
    with home.playing("--no-browser", "--port", "0") as first:
        address = address_in(first)
        first.send_signal(signal.SIGSTOP)
        with home.playing("--no-browser") as second:
            until(lambda: given_up(int(address.rpartition(":")[2])) >= 2)
            assert second.poll() is None
            first.send_signal(signal.SIGCONT)
            assert second.stdout is not None
            assert f"Famiglia is already running at {address}." in second.stdout.readline()


def test_two_starts_at_once_become_one_server(home: Home) -> None:
    with home.playing("--no-browser", "--port", "0") as one, home.playing("--no-browser", "--port", "0") as other:
        lines = []
        for process in (one, other):
            assert process.stdout is not None
            lines.append(process.stdout.readline())
        first, second = sorted(lines, key=lambda line: "already" in line)
        assert "Famiglia is running at" in first
        assert first.split()[3] in second


def test_a_killed_server_leaves_no_lock(home: Home) -> None:
    with home.playing("--no-browser", "--port", "0") as first:
        address_in(first)
        first.send_signal(signal.SIGKILL)
        first.wait(PATIENCE)
        with home.playing("--no-browser", "--port", "0") as second:
            Person(address_in(second), "Anna").close()


def test_phones_do_not_find_a_server_that_is_for_this_machine_alone(home: Home) -> None:
    with home.playing("--no-browser", "--port", "0") as first:
        address = address_in(first)
        code, output, wrong = home.again("--no-browser", "--lan")
        assert (2, "") == (code, output)
        assert f"famiglia: --lan: Famiglia is already running at {address}, for this computer only" in wrong
        assert 1 == wrong.count("\n")


def serve(*options: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "famiglia", "serve", "--port", "0", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[RunningServer]:
    with running(f"sqlite:///{tmp_path / 'games.db'}") as server:
        yield server


def test_the_error_of_a_second_server_names_the_process_that_uses_the_file(
    first: RunningServer, tmp_path: Path
) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    for name in ("games.db", "link.db"):
        url = f"sqlite:///{tmp_path / name}"
        done = serve("--database-url", url)
        assert (2, "") == (done.returncode, done.stdout)
        expected = f"the server at {first.address} has this file open; end it first, or name another file"
        assert f"famiglia: --database-url {url}: {expected}\n" == done.stderr


def test_servers_that_a_bus_connects_share_a_file_with_each_other_alone(tmp_path: Path) -> None:
    alone = Config(database_url=f"sqlite:///{tmp_path / 'games.db'}")
    connected = Config(database_url=alone.database_url, bus_url="redis://bus")
    with lock_database(connected), lock_database(connected) as second:
        second.write_address("http://127.0.0.1:1")
        with pytest.raises(DatabaseInUse, match=r"the server at http://127\.0\.0\.1:1 has"), lock_database(alone):
            pass
    with lock_database(alone), pytest.raises(DatabaseInUse, match="another server has"), lock_database(connected):
        pass
    with lock_database(alone):
        pass


def test_a_postgresql_database_needs_no_lock() -> None:
    config = Config(database_url="postgresql://famiglia@db/games")
    with lock_database(config) as one, lock_database(config):
        one.write_address("http://127.0.0.1:1")


def test_an_invalid_url_is_refused(tmp_path: Path) -> None:
    with (
        pytest.raises(ConfigError, match="does not exist"),
        lock_database(Config(database_url="sqlite:////no/such/games.db")),
    ):
        pass
