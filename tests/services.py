"""PostgreSQL and Redis servers for tests, each on a free port and with its data in a temporary folder."""

import contextlib
import fcntl
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import IO

from tools.services import needed

PATIENCE = 120.0
UNPRIVILEGED = ("postgres", "nobody")


class Server:
    """A server process that can be stopped and started again with the same data on the same port."""

    stop_signal = signal.SIGTERM
    removal_signal = signal.SIGTERM
    """Stops the server when its data is no longer needed."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="famiglia-"))
        self.account = _account()
        if self.account is not None:
            os.chown(self.folder, self.account, -1)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """The command line that starts the server."""
        raise AssertionError("every server has its own")

    def answers(self) -> bool:
        """Whether the server accepts requests."""
        raise AssertionError("every server has its own")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder, user=self.account)
        wait_for(lambda: self.answers() or self.process is None or self.process.poll() is not None)
        if self.process.poll() is not None:
            raise RuntimeError((self.folder / "log").read_text(errors="replace"))

    def stop(self, how: signal.Signals | None = None) -> None:
        """Stop it by its process id and wait until it is gone."""
        if self.process is not None:
            self.process.send_signal(how or self.stop_signal)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def restart(self) -> None:
        """Stop and start the server, which closes every connection."""
        self.stop()
        self.start()

    def remove(self) -> None:
        """Stop the server and delete its data."""
        self.stop(self.removal_signal)
        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, *command: str) -> None:
        """Run a program as the server's user and wait for its end."""
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, user=self.account)


class Postgres(Server):
    """PostgreSQL that syncs every commit to the disk, as in production."""

    stop_signal = signal.SIGINT
    # Stops at once: a checkpoint of a hundred databases that are deleted anyway takes a minute on a slow disk.
    removal_signal = signal.SIGQUIT

    def __init__(self) -> None:
        super().__init__()
        self.data = self.folder / "data"
        self.run(
            needed("initdb"), "-D", str(self.data), "-U", "famiglia", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"
        )
        self._names = count(1)

    def command(self) -> list[str]:
        """PostgreSQL on the loopback interface, and on a socket in its own folder."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "on",
            "shared_buffers": "32MB",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [needed("postgres"), "-D", str(self.data), *options]

    def answers(self) -> bool:
        """Whether the server accepts connections."""
        ready = [needed("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, capture_output=True).returncode == 0

    def new_database(self) -> str:
        """The URL of a fresh, empty database."""
        name = f"test_{next(self._names)}"
        self.run(needed("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "famiglia", name)
        return f"postgresql://famiglia@127.0.0.1:{self.port}/{name}"


class Redis(Server):
    """Redis that saves nothing to the disk."""

    def command(self) -> list[str]:
        """Redis on the loopback interface."""
        options = ("--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no")
        return [needed("redis-server"), *options]

    def answers(self) -> bool:
        """Whether the server answers a ping."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def url(self) -> str:
        """The URL of the server."""
        return f"redis://127.0.0.1:{self.port}/0"


def free_port() -> int:
    """Reserve a free port for this process until it ends; other test processes do not get it even while it is unused.

    The port is below those that the system gives to outgoing connections.
    """
    while True:
        port = random.SystemRandom().randint(15_000, 32_000)
        if not _reserve(port):
            continue
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


_reserved: list[IO[bytes]] = []


def _reserve(port: int) -> bool:
    """Lock the file of this port until this process ends; False if another process has locked it."""
    folder = Path(tempfile.gettempdir(), f"famiglia-ports-{os.geteuid()}")
    folder.mkdir(exist_ok=True)
    file = (folder / str(port)).open("wb")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return False
    _reserved.append(file)
    return True


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds, long enough for a slow machine."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError("the condition did not become true")
        time.sleep(0.02)


def _account() -> int | None:
    """The id of an unprivileged user if the tests run as root, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return next(known[name] for name in UNPRIVILEGED if name in known)
