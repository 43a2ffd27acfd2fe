"""The server that the visitors use; it can be killed and started again on the same port with the same database."""

import os
import subprocess
import sys
from pathlib import Path

from tests.services import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0


class ServerProcess:
    """A server with fixed deals in a process of its own, and its database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start the process and wait until it accepts requests."""
        settings = {
            "FAMIGLIA_PORT": str(self.port),
            "FAMIGLIA_DATABASE_URL": f"sqlite:///{self.folder / 'games.db'}",
            "FAMIGLIA_BOTS": "1",
            "FAMIGLIA_LIMITS": "off",
            "FAMIGLIA_LOG": "warning",
        }
        others = {name: value for name, value in os.environ.items() if not name.startswith("FAMIGLIA_")}
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.fixed_deals", "serve"],
                env=others | settings,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("famiglia: http"), line + self.log()

    def kill(self) -> None:
        """Kill the process without warning."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None

    def close(self) -> None:
        """Stop the process as an operator does."""
        if self.process is not None:
            assert self.process.stdout is not None
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process.stdout.close()

    def log(self) -> str:
        """The warnings and errors that the server has logged."""
        return (self.folder / "log").read_text(encoding="utf-8")
