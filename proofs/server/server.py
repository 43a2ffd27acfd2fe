"""A real `famiglia serve` on a free port that can be killed and started again over the same database."""

import asyncio
import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.services import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
QUIET: Mapping[str, str] = {"FAMIGLIA_LIMITS": "off", "FAMIGLIA_LOG": "warning", "FAMIGLIA_BOTS": "1"}


class ForkServer:
    """Starts servers quickly, from a process that has imported their code already (see fork_server.py)."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "proofs.server.fork_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )
        self._line()

    def serve(self, environment: Mapping[str, str], log: Path, kill: tuple[str, int] | None) -> int:
        """Start a server and return the id of its process."""
        return self._ask({"environment": dict(environment), "log": str(log), "kill": kill})

    def exit_code(self, process: int) -> int:
        """Wait until a server has ended and return its exit code."""
        return self._ask({"end": process})

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def _ask(self, request: Mapping[str, Any]) -> int:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return int(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the fork server ended with code {self.process.wait(PATIENCE)}")
        return line


class Server:
    """A server on one port with one database; every start is a new process."""

    def __init__(self, database: str, folder: Path, forks: ForkServer, **settings: str) -> None:
        self.port = free_port()
        self.forks = forks
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **QUIET,
            "FAMIGLIA_HOST": "127.0.0.1",
            "FAMIGLIA_PORT": str(self.port),
            "FAMIGLIA_DATABASE_URL": database,
            **settings,
        }
        self.pid = 0
        self.groups: set[int] = set()
        """The process groups of all starts."""
        self.handle = -1
        self.up = asyncio.Event()
        self.starts: list[float] = []
        """The duration of each start in seconds."""

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def start(self, kill: tuple[str, int] | None = None) -> bool:
        """Start it and wait until it answers; False if it died before that, at a crash point."""
        begun = time.perf_counter()
        self.pid = self.forks.serve(self.environment, self.log, kill)
        self.groups.add(self.pid)
        try:
            self.handle = os.pidfd_open(self.pid)
        except ProcessLookupError:
            self.handle = -1
            return False
        while time.perf_counter() - begun < PATIENCE:
            if await self.healthy():
                self.starts.append(time.perf_counter() - begun)
                self.up.set()
                return True
            if self.dead():
                return False
            await asyncio.sleep(0.01)
        raise TimeoutError(f"the server does not answer within {PATIENCE:.0f} s: {self.faults()[-3:]}")

    def dead(self) -> bool:
        """Whether its process has ended."""
        if self.handle < 0:
            return True
        if not select.select([self.handle], [], [], 0)[0]:
            return False
        os.close(self.handle)
        self.handle = -1
        self.up.clear()
        return True

    async def gone(self, within: float) -> bool:
        """Wait until it has ended, at most this many seconds."""
        until = time.perf_counter() + within
        while not self.dead():
            if time.perf_counter() > until:
                return False
            await asyncio.sleep(0.005)
        return True

    async def kill(self) -> None:
        """Kill it without warning."""
        if not self.dead():
            signal.pidfd_send_signal(self.handle, signal.SIGKILL)
        if not await self.gone(PATIENCE):
            raise TimeoutError("a killed server lives on")

    async def stop(self) -> int:
        """Stop it as an operator does and return its exit code."""
        if not self.dead():
            signal.pidfd_send_signal(self.handle, signal.SIGTERM)
        if not await self.gone(PATIENCE):
            await self.kill()
            raise TimeoutError("the server did not stop when asked to")
        return self.forks.exit_code(self.pid)

    async def all_processes_ended(self, within: float = PATIENCE) -> bool:
        """Wait until all its processes have ended, also those of bots."""
        until = time.perf_counter() + within
        while running := running_in(self.groups):
            if time.perf_counter() > until:
                for group in running:
                    os.killpg(group, signal.SIGKILL)
                return False
            await asyncio.sleep(0.05)
        return True

    def memory(self) -> int:
        """Its resident memory in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def errors(self) -> list[str]:
        """The errors in its log."""
        return [line for line in self._lines() if (entry := _parsed(line)) and _is_error(entry)]

    def faults(self) -> list[str]:
        """The errors in its log, and all lines that are not written by our log, such as warnings of Python."""
        return [line for line in self._lines() if not (entry := _parsed(line)) or _is_error(entry)]

    def _lines(self) -> list[str]:
        return self.log.read_text(errors="replace").splitlines() if self.log.exists() else []

    async def healthy(self) -> bool:
        """Whether it answers that all is well."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(f"GET /api/health HTTP/1.1\r\nHost: {self.address}\r\nConnection: close\r\n\r\n".encode())
            return b" 200 " in await reader.readline()
        except OSError:
            return False
        finally:
            writer.close()


def running_in(groups: set[int]) -> set[int]:
    """The process groups in which a process still runs."""
    found = set()
    for process in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, group = process.read_text().rpartition(")")[2].split()[:3]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if state != "Z" and int(group) in groups:
            found.add(int(group))
    return found


def _parsed(line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError:
        return {}
    return entry if isinstance(entry, dict) else {}


def _is_error(entry: dict[str, Any]) -> bool:
    return entry.get("level") in ("error", "critical") or "fault" in entry


@contextmanager
def fork_server_in_folder() -> Iterator[tuple[ForkServer, Path]]:
    """A fork server and a temporary folder for the files of its servers."""
    with TemporaryDirectory(prefix="famiglia-proof-") as folder:
        forks = ForkServer()
        try:
            yield forks, Path(folder)
        finally:
            forks.close()
