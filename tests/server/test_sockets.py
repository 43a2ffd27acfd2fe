"""Clients that break the protocol of sockets lose their connection; it has no other effect and logs no error."""

import asyncio
import socket
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from proofs.fuzz.frames import CLOSE, TEXT, RawSocket, frame, upgrade_request

from famiglia.server.live.sockets import MAX_QUEUED

from .patched_server import patched_program
from .people import Person, until
from .server_process import RunningServer, running

FOR_EVER = "import famiglia.server.live.sockets as sockets; sockets.READ_TIMEOUT = 3600.0"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server for one test, whose log must not contain any error.

    It waits for slow readers for ever, so no connection ends because its reader is slow.
    """
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, FOR_EVER), log="warning") as server:
        yield server
        assert 0 == server.stop()
        assert "" == server.log_text()


@pytest.fixture
def live(own_server: RunningServer) -> str:
    """The address of a table's sockets."""
    anna = Person(own_server.address, "Anna")
    table = anna.open(seats=("me", "open"))["about"]["id"]
    anna.close()
    return f"/api/tables/{table}/live"


async def nobody_looks_on(server: RunningServer, live: str) -> None:
    """Wait until no spectator is counted any more, so that the server has handled all closed connections."""
    carla = Person(server.address)
    await asyncio.to_thread(until, lambda: carla.look(live.split("/")[3])["spectators"] == 0)
    carla.close()


async def test_a_refused_upgrade_is_no_error(own_server: RunningServer, live: str) -> None:
    for query, status in (("?seat=1", "403"), ("?seat=9", "422"), ("?lang=xx", "422")):
        with pytest.raises(ConnectionError, match=status):
            await RawSocket.open(own_server.port, live + query)
    with pytest.raises(ConnectionError, match="404"):
        await RawSocket.open(own_server.port, "/api/tables/nobodyhaseveropenedthis/live")


async def test_text_that_is_no_utf_8_ends_the_connection_with_1007(own_server: RunningServer, live: str) -> None:
    line = await RawSocket.open(own_server.port, live)
    await line.send(frame(TEXT, b"\xff\xfe"))
    assert 1007 == await line.until_closed()


async def test_text_that_is_no_utf_8_and_a_farewell_at_once_are_no_error(own_server: RunningServer, live: str) -> None:
    for _ in range(20):
        line = await RawSocket.open(own_server.port, live)
        await line.send(frame(TEXT, b"\xed\xa0\x80") + frame(CLOSE, b"\x03\xe8"))
        await line.until_closed()


async def test_a_client_that_leaves_during_the_upgrade_is_no_error(own_server: RunningServer, live: str) -> None:
    """Connections are closed or reset during the request, right after it, or after the first byte of the answer."""
    request = upgrade_request(own_server.port, live)
    for sent in (0, 1, len(request) // 2, len(request) - 1, len(request), len(request), len(request)):
        for first_byte in (0, 1) if sent == len(request) else (0,):
            for cut_off in (True, False):
                reader, writer = await asyncio.open_connection("127.0.0.1", own_server.port)
                writer.write(request[:sent])
                await reader.readexactly(first_byte)
                if cut_off:
                    abort(writer)
                writer.close()
    await nobody_looks_on(own_server, live)


async def test_a_client_that_is_gone_is_not_counted_as_a_spectator(own_server: RunningServer, live: str) -> None:
    """They request more answers than are buffered and then cut the connection, and the server does not wait for them."""
    for _ in range(10):
        line = await RawSocket.open(own_server.port, live)
        await line.send(frame(TEXT, b'{"kind": "ping"}') * (MAX_QUEUED + 20))
        abort(line.writer)
        line.close()
    await nobody_looks_on(own_server, live)


def abort(writer: asyncio.StreamWriter) -> None:
    """Close the connection with a reset."""
    raw = writer.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
