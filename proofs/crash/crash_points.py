"""Points in a server's work at which it kills itself; they are added from outside, its own code contains none of them."""

import os
import signal
import threading
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

POINTS: Final = (
    "asked",  # a command has been read, and nothing has been done yet
    "write",  # before its entries are written
    "written",  # after that, still in the transaction
    "commit",  # before the transaction is committed
    "committed",  # after that, before any answer
    "answer",  # before the answer begins
    "half-answered",  # between its head and its body
    "answered",  # after the whole answer was sent
    "push",  # before a message is sent through a socket
    "pushed",  # after that
)


class CrashPoint:
    """Kills this process when a point is reached for the n-th time."""

    def __init__(self, point: str, nth: int) -> None:
        self.point = point
        self.left = nth

    def reached(self, point: str) -> None:
        if point != self.point:
            return
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
            threading.Event().wait()  # nothing more happens in this thread until the signal has arrived


def plant(point: str, nth: int) -> None:
    """Wrap the functions with which this process will write, commit and send; called before its server starts."""
    crash_point = CrashPoint(point, nth)
    _in_the_database(crash_point.reached)
    _in_the_answers(crash_point.reached)


def _in_the_database(reached: Callable[[str], None]) -> None:
    from sqlalchemy.engine.default import DefaultDialect

    from famiglia.store import stream_writes

    append, commit = stream_writes.append, DefaultDialect.do_commit

    def append_and_tell(*given: Any, **named: Any) -> None:
        reached("write")
        append(*given, **named)
        reached("written")

    def do_commit(self: DefaultDialect, connection: Any) -> None:
        reached("commit")
        commit(self, connection)  # type: ignore[no-untyped-call]
        reached("committed")

    stream_writes.append = append_and_tell
    DefaultDialect.do_commit = do_commit  # type: ignore[method-assign]


def _in_the_answers(reached: Callable[[str], None]) -> None:
    import uvicorn

    load = uvicorn.Config.load

    def load_and_wrap(self: uvicorn.Config) -> None:
        load(self)
        self.loaded_app = _wrapped(self.loaded_app, reached)

    uvicorn.Config.load = load_and_wrap  # type: ignore[method-assign]


def _write_and_tell(write: Callable[[bytes], bool], reached: Callable[[str], None], text: bytes) -> bool:
    """Write a message to a socket at once, without the application's `send`."""
    reached("push")
    is_written = write(text)
    reached("pushed")
    return is_written


def _wrapped(app: Any, reached: Callable[[str], None]) -> Any:
    before: Mapping[str, str] = {
        "http.response.start": "answer",
        "http.response.body": "half-answered",
        "websocket.send": "push",
    }
    after: Mapping[str, str] = {"http.response.body": "answered", "websocket.send": "pushed"}

    async def watched(scope: Any, receive: Any, send: Any) -> None:
        async def receiving() -> Any:
            message = await receive()
            if message["type"] == "http.request":
                reached("asked")
            return message

        async def sending(message: Any) -> None:
            if message["type"] in before:
                reached(before[message["type"]])
            await send(message)
            if message["type"] in after:
                reached(after[message["type"]])

        if write := scope.get("famiglia.write"):
            scope["famiglia.write"] = partial(_write_and_tell, write, reached)
        commands = scope["type"] == "websocket" or scope.get("method") == "POST"
        exchange = scope.get("famiglia.exchange")
        if commands and exchange is not None and not exchange.more_body:
            reached("asked")  # its body has arrived together with its headers
        await (app(scope, receiving, sending) if commands else app(scope, receive, send))

    return watched
