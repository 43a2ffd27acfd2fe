"""Starts a real server in its own process on a free port."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE = 120.0


class RunningServer:
    """A server process, its address and its log."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def stop(self, sign: int = signal.SIGTERM) -> int:
        """Send the signal, wait until the server has ended, and return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.wait()

    def wait(self) -> int:
        """Wait until the server has ended, and return its exit code."""
        return self.process.wait(PATIENCE)

    def children(self) -> list[int]:
        """The ids of the server's child processes."""
        return children_of(self.process.pid)

    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8")


def alive(process: int) -> bool:
    """Whether a process is still running."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def children_of(process: int) -> list[int]:
    """The ids of the child processes of a process; none if it has ended. Its threads may end meanwhile."""
    found: list[int] = []
    with suppress(OSError):
        for thread in os.listdir(f"/proc/{process}/task"):
            with suppress(OSError):
                found += map(int, Path(f"/proc/{process}/task/{thread}/children").read_text().split())
    return found


def cmdline(process: int) -> bytes:
    """The command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def environment(database: str, **settings: Any) -> dict[str, str]:
    """The environment of a server with these settings (`FAMIGLIA_…`)."""
    variables = {"FAMIGLIA_PORT": "0", "FAMIGLIA_DATABASE_URL": database, "FAMIGLIA_BOTS": "1"}
    variables |= {f"FAMIGLIA_{name.upper()}": str(value) for name, value in settings.items()}
    return {name: value for name, value in os.environ.items() if not name.startswith("FAMIGLIA_")} | variables


@contextmanager
def running(
    database: str, program: tuple[str, ...] = ("-m", "famiglia", "serve"), **settings: Any
) -> Iterator[RunningServer]:
    """Start a server with these settings; it is killed at the end if it is still running."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, *program],
                env=environment(database, **settings),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert line.startswith("famiglia: http"), line + log.read_text()
            yield RunningServer(process, line.split()[1], log)
        finally:
            if process.poll() is None:
                process.kill()
            process.wait(PATIENCE)
            process.stdout.close()
