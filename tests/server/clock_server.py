"""A real server whose clock is ahead by as many seconds as a file says: `python clock_server.py FILE`."""

import sys
import time
from pathlib import Path

from starlette.types import ASGIApp

from famiglia.server.app import application
from famiglia.server.clock import Clock
from famiglia.server.config import from_environment
from famiglia.server.runner import serve


def read() -> float:
    """The current time plus the seconds in the file."""
    return time.time() + float(Path(sys.argv[1]).read_text())


def create_app() -> ASGIApp:
    """The application with the changed clock."""
    return application(from_environment().checked(), Clock(read))


if __name__ == "__main__":
    serve(from_environment(), lambda address: print(f"famiglia: {address}", flush=True), "clock_server:create_app")
