"""Measures the server: the cost of a move compared with a bare echo, moves per second, and many spectators.

The server is one process with SQLite. The clients run on the same machine, so their computing time is part of the results.
"""

import asyncio
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from proofs.server.client import Client, new_id
from proofs.server.server import ForkServer, Server, fork_server_in_folder
from tests.services import free_port

from famiglia.store import CommandRow, Entry, Store, TableRow, TableSummary

from .wire import ECHO, Json, Wire

ROUNDS = 300
DUELS = 50
SECONDS = 15.0
WATCHERS = 1000
BROADCASTS = 40


def bench_table() -> None:
    """Measure moves, duels and spectators, and print the results."""
    with fork_server_in_folder() as (forks, folder):
        asyncio.run(_bench(forks, folder))


async def _bench(forks: ForkServer, folder: Path) -> None:
    server = Server(f"sqlite:///{folder / 'bench.db'}", folder, forks)
    await server.start()
    try:
        await cost_of_a_move(server, folder)
        await many_duels(server)
        await many_watchers(server)
    finally:
        await server.stop()


async def medians(*calls: Callable[[], Awaitable[object]], rounds: int = ROUNDS) -> list[float]:
    """The median duration of each call in microseconds; the calls take turns, so that noise affects all alike."""
    times: list[list[float]] = [[] for _ in calls]
    for _ in range(rounds):
        for call, took in zip(calls, times, strict=True):
            start = time.perf_counter()
            await call()
            took.append(time.perf_counter() - start)
    return [statistics.median(took) * 1e6 for took in times]


async def cost_of_a_move(server: Server, folder: Path) -> None:
    """Make a move and take it back again and again, so that the position stays the same and only the log grows."""
    wire = await Wire(server.port).open()
    table, deed, number = await undoable_position(wire)
    undo = {"do": "undo", "seat": deed["seat"]}
    path = f"/api/tables/{table}/commands"

    async def there_and_back() -> None:
        nonlocal number
        for command in (deed, undo):
            status, answer = await wire.ask("POST", path, {"id": new_id(), "expected": number, "deed": command})
            assert status == 200, answer
            number = answer["numbers"]["game"]

    await medians(there_and_back, rounds=50)
    sent, received = wire.sent, wire.received
    async with bare_echo(sent, received) as echo, bare_commit(folder) as commit:
        move, echoed, committed = await medians(there_and_back, echo, commit)
        await medians(there_and_back, rounds=300)
        late, echoed_late, committed_late = await medians(there_and_back, echo, commit)
    await wire.close()
    early, late = (move / 2 - committed) / echoed, (late / 2 - committed_late) / echoed_late
    print("\nthe cost of a move (one client, one process, SQLite)")
    print(f"{'bare Starlette echo of the same payload':<52}{echoed:>10,.0f} microseconds")
    print(f"{'bare commit of the same rows':<52}{committed:>10,.0f}")
    print(f"{'a move, committed and answered':<52}{move / 2:>10,.0f}")
    print(f"beyond the commit a move costs {early:.1f} times the echo (to reach: at most 5)")
    print(f"the same with {number:,} lines in the log: {late:.1f} times ({late / early:.2f} times as much)")


async def undoable_position(wire: Wire) -> tuple[str, Json, int]:
    """Play a duel of two people at one screen until there is a move that can be taken back; returns table, move and number."""
    await wire.ask("POST", "/api/guests", {"name": "Anna"})
    while True:
        table = new_id()
        body = {"id": table, "game": "duel", "seats": ["me", "me"]}
        status, state = await wire.ask("POST", "/api/tables", body)
        assert status == 201, state
        game, number = state["game"], state["numbers"]["game"]
        while game["to_decide"]:
            seat = game["to_decide"][0]
            brutes = [choice for choice in game["moves"] if choice["verb"] == "brute"]
            if brutes:
                return table, {"do": "play", "seat": seat, "move": brutes[0]["move"]}, number
            wanted = [choice for choice in game["moves"] if choice["verb"] in ("take", "refresh")] or game["moves"]
            move = max(
                wanted, key=lambda choice: (choice["verb"] == "take", choice["arguments"].get("card", "")[:1] == "B")
            )
            deed = {"do": "play", "seat": seat, "move": move["move"]}
            status, answer = await wire.ask(
                "POST", f"/api/tables/{table}/commands", {"id": new_id(), "expected": number, "deed": deed}
            )
            assert status == 200, answer
            _, state = await wire.ask("GET", f"/api/tables/{table}")
            game, number = state["game"], state["numbers"]["game"]


@asynccontextmanager
async def bare_echo(sent: int, received: int) -> AsyncIterator[Callable[[], Awaitable[object]]]:
    """A request of this size to a bare Starlette application that answers with this many bytes."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port), str(received)])
    try:
        for _ in range(500):
            try:
                wire = await Wire(port).open()
                break
            except OSError:
                await asyncio.sleep(0.02)
        body = {"echo": "x" * (sent - 12)}
        await medians(lambda: wire.ask("POST", "/", body), rounds=50)
        yield lambda: wire.ask("POST", "/", body)
        await wire.close()
    finally:
        process.terminate()
        process.wait()


@asynccontextmanager
async def bare_commit(folder: Path) -> AsyncIterator[Callable[[], Awaitable[object]]]:
    """Append a line of a game and its command to a store, without a server."""
    store = await Store.open(f"sqlite:///{folder / 'commit.db'}")
    index = TableSummary("running", 0, (), False, None)
    row = TableRow("x" * 22, "duel", "{}", bytes(32), bytes(32), "private", "live", "running", 0, 0)
    await store.new_table(row, [], index)
    number = 0

    async def append() -> None:
        nonlocal number
        command = CommandRow("x" * 22, new_id(), bytes(16), f"game:{number},seats:2", 0)
        await store.append(row.id, [Entry("game", number + 1, "x" * 250, 0, None)], {"game": number}, command, index)
        number += 1

    await medians(append, rounds=50)
    yield append
    await store.close()


async def many_duels(server: Server) -> None:
    """Let people and bots play at fifty tables as fast as they can."""
    times: list[float] = []
    moves = 0
    end = time.perf_counter() + SECONDS

    async def person() -> None:
        nonlocal moves
        wire = await Wire(server.port).open()
        await wire.ask("POST", "/api/guests", {"name": "Anna"})
        while time.perf_counter() < end:
            table = new_id()
            status, state = await wire.ask(
                "POST", "/api/tables", {"id": table, "game": "duel", "seats": ["me", "bot:random"]}
            )
            assert status == 201, state
            while state["about"]["status"] == "running" and time.perf_counter() < end:
                if 0 in state["game"]["to_decide"]:
                    move = state["game"]["moves"][0]["move"]
                    deed = {"do": "play", "seat": 0, "move": move}
                    command = {"id": new_id(), "expected": state["numbers"]["game"], "deed": deed}
                    start = time.perf_counter()
                    status, answer = await wire.ask("POST", f"/api/tables/{table}/commands", command)
                    times.append(time.perf_counter() - start)
                    assert status == 200, answer
                else:
                    await asyncio.sleep(0.02)
                _, state = await wire.ask("GET", f"/api/tables/{table}")
            moves += state["numbers"]["game"] - 2
        await wire.close()

    start = time.perf_counter()
    await asyncio.gather(*(person() for _ in range(DUELS)))
    took = time.perf_counter() - start
    print(f"\n{DUELS} duels with bots at once: {moves / took:,.0f} moves a second", end="; ")
    print(f"a command takes {statistics.median(times) * 1e3:.0f} ms (median), {p99(times) * 1e3:.0f} ms (p99)")


async def many_watchers(server: Server) -> None:
    """Open a thousand sockets at one table; measure their memory while idle, then how fast lines of chat reach all of them."""
    host = await Client(server.address).become_guest()
    state = await host.open_table(seats=("me", "me"))
    table = state["about"]["id"]
    before = server.memory()
    sockets = []
    for _ in range(WATCHERS // 50):
        sockets += await asyncio.gather(*(host.socket(table).__aenter__() for _ in range(50)))
    await asyncio.gather(*(socket.recv() for socket in sockets))
    await asyncio.sleep(1)
    print(f"\n{WATCHERS} idle sockets: {(server.memory() - before) / WATCHERS / 1024:.0f} KiB each", end="; ")
    times: list[float] = []
    number = state["numbers"]["players"]

    async def hear(socket: Json, line: str, start: float) -> None:
        while line not in str(await socket.recv()):
            pass
        times.append(time.perf_counter() - start)

    for turn in range(BROADCASTS):
        line = f"line {turn} of many"
        start = time.perf_counter()
        hearing = asyncio.gather(*(hear(socket, line, start) for socket in sockets))
        answer = await host.do(table, {"do": "say", "room": "players", "text": line}, number)
        assert answer.status == 200, answer
        await hearing
    print(
        f"a broadcast reaches them within {statistics.median(times) * 1e3:.0f} ms (median), {p99(times) * 1e3:.0f} ms (p99)"
    )
    await asyncio.gather(*(socket.close() for socket in sockets))
    await host.close()


def p99(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99)]


if __name__ == "__main__":
    bench_table()
