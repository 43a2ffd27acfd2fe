"""Child processes for tests that need several processes, for example over one database or one bus."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[1]
PATIENCE = 120


class Child:
    """A Python process that runs a module of the tests and exchanges lines of text with the test."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", module, *arguments],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Child":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    def line(self) -> str:
        """Read the next line of its output; empty when it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def send(self, line: str) -> None:
        """Write a line to its input."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.kill()
        self.process.wait()

    def rest(self) -> list[str]:
        """Wait until it ends, and return the rest of its output; it must succeed and write no errors."""
        output, errors = self.process.communicate(timeout=PATIENCE)
        assert ("", 0) == (errors, self.process.returncode)
        return output.splitlines()
