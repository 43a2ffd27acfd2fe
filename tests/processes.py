"""Other processes that take part in a test."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[1]
PATIENCE = 120


class Child:
    """A Python process that runs a module of the tests, and that we talk to line by line."""

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
        """The next line that it says; empty when it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def tell(self, line: str) -> None:
        """Say something to it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        """End it without any warning."""
        self.process.kill()
        self.process.wait()

    def rest(self) -> list[str]:
        """Everything else that it says until its end, which must be a good one."""
        said, complaints = self.process.communicate(timeout=PATIENCE)
        assert ("", 0) == (complaints, self.process.returncode)
        return said.splitlines()
