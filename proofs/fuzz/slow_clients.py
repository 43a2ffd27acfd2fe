"""P15: clients that never read or never finish a request are dropped, and all other clients receive every move."""

import asyncio
import random
import re
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from ..result import ProofResult
from ..server.client import Client
from ..server.databases import Databases
from ..server.server import Server, fork_server_in_folder
from .frames import PING, PONG, TEXT, RawSocket, frame

NUMBER = re.compile(rb'"numbers":\{[^}]*"game":(\d+)')
STUCK = 5
"""One in five clients never reads."""
SLOW_REQUESTS = 20
PATIENCE = 180.0
"""Seconds; the server drops clients within half a minute, on a busy machine later."""
PACE = 0.2
ESTABLISHED = "01"


class ReadingClient:
    """A spectator that reads everything."""

    def __init__(self, line: RawSocket) -> None:
        self.line = line
        self.heard = 0
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while True:
            kind, payload = await self.line.read(within=PATIENCE)
            if kind == PING:
                await self.line.send(frame(PONG, payload))
            elif kind == TEXT and (found := NUMBER.search(payload)):
                self.heard = max(self.heard, int(found[1]))


async def stuck_socket(port: int, path: str, number: int) -> socket.socket:
    """A client that asks for the table, or for forty large answers at once, and reads none."""
    loop = asyncio.get_running_loop()
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    one.setblocking(False)
    await loop.sock_connect(one, ("127.0.0.1", port))
    heads = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    heads += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n"
    if number % 10 == 0:
        heads = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n" * 40
    await loop.sock_sendall(one, heads.encode())
    return one


async def slow_request(port: int, number: int) -> float:
    """Send a request, a byte a second, whose head or body never ends, in some cases not even after the answer.

    The seconds until the server ended it; raises `TimeoutError` if it never does."""
    begun = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n".encode()
    body = b"Content-Length: 60000\r\n\r\n{"
    answered = head.replace(b"POST /api/guests", b"GET /api/health")
    writer.write({0: head + body, 1: answered + body}.get(number % 4, head[: 20 + number]))
    ended = asyncio.create_task(reader.read())
    try:
        async with asyncio.timeout(PATIENCE):
            while not ended.done():
                writer.write(b" ")
                await writer.drain()
                await asyncio.wait([ended], timeout=1)
    except OSError:
        pass  # the server has closed the connection
    finally:
        ended.cancel()
        await asyncio.gather(ended, return_exceptions=True)
        writer.close()
    return time.perf_counter() - begun


def still_held(port: int, stuck: list[socket.socket]) -> int:
    """The number of these connections that the server has not closed; reading from them would let it go on."""
    ours = {one.getsockname()[1] for one in stuck}
    held = 0
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        near, far, state = (part.rpartition(":")[2] for part in row.split()[1:4])
        held += state == ESTABLISHED and int(near, 16) == port and int(far, 16) in ours
    return held


class WatchedDuel:
    """A duel of two clients with many spectators."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.people = [Client(server.address, name) for name in ("Anna", "Bruno")]
        self.table = ""
        self.readers: list[ReadingClient] = []
        self.moves = 0
        self.slowest = 0.0
        self.wrong: list[str] = []

    async def open(self) -> None:
        for client in self.people:
            await client.become_guest()
        self.table = (await self.people[0].open_table())["about"]["id"]
        await self.people[1].do(self.table, {"do": "sit", "seat": 1}, 1)

    async def play(self, over: Callable[[], bool]) -> None:
        """Make moves until a condition holds or for a very long time; every client that reads must receive each move."""
        until = time.perf_counter() + PATIENCE
        while not over() and time.perf_counter() < until and not self.wrong:
            state = await self.people[0].look(self.table, 0)
            if not state["game"]["to_decide"]:
                await asyncio.sleep(PACE)
                continue
            seat = state["game"]["to_decide"][0]
            state = await self.people[seat].look(self.table, seat)
            moves = [choice["move"] for choice in state["game"]["moves"]]
            keen = [move for move in moves if move != "pass"]
            deed = {"do": "play", "seat": seat, "move": self.rng.choice(keen or moves)}
            answer = await self.people[seat].do(self.table, deed, state["numbers"]["game"])
            self.moves += 1
            await self._wait_until_all_received(answer.body["numbers"]["game"])
            await asyncio.sleep(PACE)

    async def _wait_until_all_received(self, number: int) -> None:
        begun = time.perf_counter()
        while deaf := [reader for reader in self.readers if reader.heard < number]:
            if any(reader.task.done() for reader in deaf):
                self.wrong.append("a client that read everything was dropped")
                return
            if time.perf_counter() - begun > PATIENCE:
                self.wrong.append(f"{len(deaf)} of {len(self.readers)} readers did not hear of line {number}")
                return
            await asyncio.sleep(0.01)
        self.slowest = max(self.slowest, time.perf_counter() - begun)

    async def spectators(self) -> int:
        """The number of spectators that the server counts, as soon as the dropped ones are gone."""
        until = time.perf_counter() + PATIENCE
        while (found := int((await self.people[0].look(self.table))["spectators"])) > len(self.readers):
            if time.perf_counter() > until:
                break
            await asyncio.sleep(PACE)
        return found

    async def close(self) -> None:
        for reader in self.readers:
            reader.task.cancel()
            reader.line.close()
        await asyncio.gather(*[reader.task for reader in self.readers], return_exceptions=True)
        for client in self.people:
            await client.close()


async def _slow_clients(size: int, seed: int) -> ProofResult:
    async with AsyncExitStack() as stack:
        forks, folder = stack.enter_context(fork_server_in_folder())
        server = Server(stack.enter_context(Databases(folder)).sqlite(), folder, forks)
        await server.start()
        duel = WatchedDuel(server, random.Random(seed))
        await duel.open()
        path = f"/api/tables/{duel.table}/live"
        slow = [asyncio.create_task(slow_request(server.port, number)) for number in range(SLOW_REQUESTS)]
        stuck: list[socket.socket] = []
        for number in range(size):
            if number % STUCK == 0:
                stuck.append(await stuck_socket(server.port, path, len(stuck)))
            else:
                duel.readers.append(ReadingClient(await RawSocket.open(server.port, path)))
        await duel.play(lambda: all(one.done() for one in slow) and not still_held(server.port, stuck))
        wrong = duel.wrong
        if left := still_held(server.port, stuck):
            wrong.append(f"{left} of {len(stuck)} who never read are still connected")
        for one in stuck:
            one.close()
        if (found := await duel.spectators()) != len(duel.readers):
            wrong.append(f"{found} spectators are counted, {len(duel.readers)} look on")
        ended = await asyncio.gather(*slow, return_exceptions=True)
        wrong += [f"a request that never ended: {error!r}" for error in ended if isinstance(error, BaseException)]
        longest = max((each for each in ended if isinstance(each, float)), default=0.0)
        await duel.close()
        await server.stop()
        wrong += server.faults()
    checked = (
        f"{size:,} sockets, {len(stuck):,} of them never read, {SLOW_REQUESTS} endless requests, {duel.moves} moves"
    )
    remarks = f"slowest message {duel.slowest * 1000:.0f} ms, longest endless request {longest:.0f} s"
    return ProofResult("P15, slow clients", checked, size, wrong, remarks)


def slow_clients(size: int, seed: int = 0) -> ProofResult:
    """Open `size` sockets at one table."""
    return asyncio.run(_slow_clients(size, seed))
