"""The limit of open files: it is raised as far as possible, and when it is reached new visitors get a clear error."""

import asyncio
import json
import resource
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from .patched_server import patched_program
from .people import PATIENCE, Person
from .server_process import RunningServer, running

LOW = """
import resource
if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
"""
PATIENT = """
import famiglia.server.http.http_protocol as protocol
import famiglia.server.runner as runner

protocol.HttpProtocol.timeout_keep_alive_handler = lambda self: None
runner.PING_INTERVAL = 3600
"""
"""Code that keeps the server from closing idle connections, which would make room for new visitors."""
LIMIT = 128
CROWD = 3 * LIMIT


def test_the_soft_limit_is_raised_to_the_hard_one(tmp_path: Path) -> None:
    low = LOW.format(soft=128, hard=512)
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, low)) as server:
        assert (512, 512) == resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)


@pytest.mark.parametrize("uvloop", [True, False], ids=["uvloop", "asyncio"])
async def test_when_descriptors_run_out_new_visitors_are_told_and_others_play_on(tmp_path: Path, uvloop: bool) -> None:
    low = LOW.format(soft=LIMIT, hard=LIMIT) + ("" if uvloop else "import sys; sys.modules['uvloop'] = None")
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, low, PATIENT)) as server:
        anna = await asyncio.to_thread(Person, server.address, "Anna")
        table = anna.open(seats=("me", "bot:random"), first=0)["about"]["id"]
        async with asyncio.timeout(PATIENCE), AsyncExitStack() as visitors:
            first, refused = await fill(server, table, visitors)
            details = problem_of(refused.response.status_code, refused.response.headers, refused.response.body)
            assert details["detail"].startswith("The server has as many visitors as it can hold.")
            answers = await asyncio.gather(*(ask(server) for _ in range(CROWD)))
            for status, headers, body in answers:
                problem_of(status, headers, body)
            assert 1 == server.log_text().count("new visitors are refused")
            again = Person(server.address)  # with Anna's cookie, through a new connection
            again.http.cookies = anna.http.cookies
            state = await asyncio.to_thread(again.look, table)
            assert 200 == (await asyncio.to_thread(again.play, state)).status_code
            again.close()
            await until_heard(first, state["numbers"]["game"] + 1)
        async with asyncio.timeout(PATIENCE):
            while (await ask(server))[0] != 200:  # the visitors have gone
                await asyncio.sleep(0.05)
        anna.close()
        assert 0 == await asyncio.to_thread(server.stop)


async def fill(server: RunningServer, table: str, visitors: AsyncExitStack) -> tuple[ClientConnection, InvalidStatus]:
    """Open sockets until one is refused; returns the first socket and the refusal."""
    where = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    opened: list[ClientConnection] = []
    while True:
        try:
            opened.append(await visitors.enter_async_context(connect(where, ping_interval=None, open_timeout=None)))
        except InvalidStatus as refused:
            return opened[0], refused


async def ask(server: RunningServer) -> tuple[int, dict[str, str], bytes]:
    """Send a new visitor's first request; returns status, headers and body of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.title(): value for name, _, value in (line.partition(": ") for line in head[1:-2])}
    body = await reader.readexactly(int(headers["Content-Length"]))
    writer.close()
    await writer.wait_closed()
    return int(head[0].split()[1]), headers, body


def problem_of(status: int, headers: Any, body: Any) -> dict[str, Any]:
    """Assert that an answer says that the server has no descriptors left, and return its content."""
    details: dict[str, Any] = json.loads(body or b"")
    assert (503, "server-full", "close") == (status, details["code"], headers["Connection"])
    assert "application/problem+json" == headers["Content-Type"]
    assert int(headers["Retry-After"]) >= 1
    return details


async def until_heard(socket: ClientConnection, number: int) -> None:
    """Read a socket until the game has this number of entries."""
    while json.loads(await socket.recv()).get("numbers", {}).get("game", 0) < number:
        pass
