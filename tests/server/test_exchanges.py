"""An exchange is freed as soon as it has ended, without a search of the garbage collector."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn import Config
from uvicorn.protocols.http import httptools_impl
from uvicorn.server import ServerState

from famiglia.server.http.http_protocol import Exchange, HttpProtocol

REQUEST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}"


@pytest.fixture
def exchanges(monkeypatch: pytest.MonkeyPatch) -> Iterator["weakref.WeakSet[Exchange]"]:
    """All exchanges that are in memory, while the garbage collector is off."""
    alive: weakref.WeakSet[Exchange] = weakref.WeakSet()

    class Watched(Exchange):
        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            alive.add(self)

    monkeypatch.setattr(httptools_impl, "RequestResponseCycle", Watched)
    gc.disable()
    yield alive
    gc.enable()


class Application:
    """Answers each request once `answering` is set."""

    def __init__(self) -> None:
        self.answering = asyncio.Event()
        self.seen = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert scope["famiglia.exchange"].scope is scope
        self.seen += 1
        await self.answering.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


def connected(application: Application) -> HttpProtocol:
    config = Config(application, lifespan="off", log_config=None)
    config.load()
    protocol = HttpProtocol(config, ServerState(), {})
    protocol.connection_made(Mock(**{"get_extra_info.return_value": None, "is_closing.return_value": False}))
    return protocol


async def until_idle(protocol: HttpProtocol) -> None:
    while protocol.tasks:
        await asyncio.sleep(0)


async def test_only_the_last_request_of_a_connection_stays(exchanges: "weakref.WeakSet[Exchange]") -> None:
    application = Application()
    application.answering.set()
    protocol = connected(application)
    for _ in range(20):
        protocol.data_received(REQUEST)
        await until_idle(protocol)
    assert (20, 1) == (application.seen, len(exchanges))


@pytest.mark.parametrize("pipelined", [1, 3])
async def test_a_lost_connection_leaves_no_request(exchanges: "weakref.WeakSet[Exchange]", pipelined: int) -> None:
    application = Application()
    protocol = connected(application)
    protocol.data_received(REQUEST * pipelined)
    while not application.seen:
        await asyncio.sleep(0)
    assert pipelined == len(exchanges)
    protocol.connection_lost(ConnectionResetError())
    application.answering.set()
    await until_idle(protocol)
    protocol.transport = None  # type: ignore[assignment]
    del protocol
    await asyncio.sleep(0)
    assert (1, 0) == (application.seen, len(exchanges))
