"""A process that imports the server's code once and then forks servers, so that hundreds of starts are fast.

Each line that it reads is a JSON object: `environment` (added to its own), `log` (the file for standard error) and `kill` (a
crash point and its count, or null). It answers with the id of the new process, in a group of its own, which does
what `famiglia serve` does. Asked for the `end` of such a process, it waits for it and answers with its exit code.
"""

import json
import os
import signal
import sys
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any

NEEDED = (
    "famiglia.server.app", "famiglia.server.http.http_protocol", "famiglia.server.http.websocket_protocol",
    "famiglia.server.runner", "famiglia.store.postgres", "famiglia.store.upgrade", "famiglia.war",
    "famiglia.war.pack.files", "uvicorn.lifespan.on", "uvicorn.loops.uvloop",
)  # fmt: skip


def preload() -> None:
    """Import everything that a server needs."""
    for name in NEEDED:
        import_module(name)


def serve(asked: dict[str, Any]) -> None:
    """Run a server until it is stopped."""
    from famiglia.server.config import from_environment
    from famiglia.server.runner import serve as serve_until_stopped

    from ..crash.crash_points import plant

    os.setsid()
    os.environ.update(asked["environment"])
    log = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.dup2(log, 2)
    if asked["kill"]:
        plant(*asked["kill"])
    serve_until_stopped(from_environment(), lambda address: None)


def fork(asked: dict[str, Any]) -> int:
    """Fork a server; the id of its process."""
    child = os.fork()
    if child:
        return child
    code = 1
    try:
        serve(asked)
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


class Children:
    """The forked servers and their exit codes; the system does not reuse a process id before its exit code was read."""

    def __init__(self) -> None:
        self.running: set[int] = set()
        self.codes: dict[int, int] = {}

    def look(self) -> None:
        """Collect the exit codes of those that have ended."""
        for child in list(self.running):
            self.wait(child, os.WNOHANG)

    def wait(self, child: int, options: int = 0) -> None:
        """Wait until one has ended."""
        ended, status = os.waitpid(child, options)
        if ended:
            self.running.remove(child)
            self.codes[child] = os.waitstatus_to_exitcode(status)

    def answer(self, asked: dict[str, Any]) -> int:
        """The id of a new process, or the exit code of an old one."""
        self.look()
        if "end" not in asked:
            child = fork(asked)
            self.running.add(child)
            return child
        if asked["end"] in self.running:
            self.wait(asked["end"])
        return self.codes[asked["end"]]


def main() -> None:
    preload()
    print("ready", flush=True)
    children = Children()
    for line in sys.stdin:
        print(children.answer(json.loads(line)), flush=True)
    children.look()
    for child in children.running:
        os.killpg(child, signal.SIGKILL)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    main()
