"""Measures the computing time of a fully loaded server for each line of a game.

People at many tables move as fast as the server answers, each with their own socket, as in a browser. The server is one
process with SQLite and without limits. `python -m benchmarks.lines FOLDER` measures another checkout of this project,
in turns with this one.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from proofs.server.client import new_id
from tests.services import free_port
from websockets.asyncio.client import ClientConnection, connect

from .load import guest
from .wire import Json, Wire

HERE = Path(__file__).parents[1]
TABLES = {"duel": (2, 8), "war": (4, 4)}
"""By game: the number of people at a table, and the number of tables."""
SECONDS = 4.0
ROUNDS = 2
TICK = os.sysconf("SC_CLK_TCK")


def bench_lines(folders: Sequence[Path] = (HERE,)) -> None:
    """Measure every game in every checkout, and print the results."""
    cost: dict[tuple[Path, str], list[float]] = {(folder, game): [] for folder in folders for game in TABLES}
    for _ in range(ROUNDS):
        for folder, game in cost:
            cost[folder, game].append(asyncio.run(cost_of_a_line(folder, game)))
    print("\nthe cost of a line while the server has no time left (one process, SQLite, every person with a socket)")
    for game, (people, tables) in TABLES.items():
        for folder in folders:
            best = min(cost[folder, game]) * 1e3
            name = f"{game}, {tables} tables of {people}" + ("" if folder == HERE else f", {folder.name}")
            print(f"{name:<52}{best:>10.2f} ms of computing")


async def cost_of_a_line(folder: Path, game: str) -> float:
    """The computing time of the server for each line, in seconds."""
    people, tables = TABLES[game]
    with server_of(folder) as (process, port):
        await wait_until_ready(process, port)
        players = [await Players(port, game, people).open() for _ in range(tables)]
        warm = time.perf_counter() + SECONDS / 4
        await asyncio.gather(*(each.play(warm) for each in players))
        lines, used = sum(each.lines for each in players), cpu_seconds(process.pid)
        end = time.perf_counter() + SECONDS
        await asyncio.gather(*(each.play(end) for each in players))
        used, lines = cpu_seconds(process.pid) - used, sum(each.lines for each in players) - lines
        for each in players:
            await each.close()
    return used / lines


@contextmanager
def server_of(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Start a server from this checkout."""
    port = free_port()
    with TemporaryDirectory() as data:
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "FAMIGLIA_LIMITS": "off", "FAMIGLIA_BOTS": "1"}
        command = [
            sys.executable,
            "-m",
            "famiglia",
            "serve",
            "--port",
            str(port),
            "--database-url",
            f"sqlite:///{data}/lines.db",
        ]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield process, port
        finally:
            process.terminate()
            process.wait()


async def wait_until_ready(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until the server answers requests."""
    while process.poll() is None:
        try:
            wire = await Wire(port).open()
            status, _ = await wire.ask("GET", "/api/health")
            await wire.close()
            if status == 200:
                return
        except OSError:
            await asyncio.sleep(0.05)
    raise RuntimeError(f"the server ended with code {process.returncode}")


def cpu_seconds(process: int) -> float:
    """The CPU time that a process has used."""
    parts = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / TICK


class Players:
    """The people at one table, who move at random."""

    def __init__(self, port: int, game: str, people: int) -> None:
        self.port = port
        self.game = game
        self.people = people
        self.random = random.Random(1)
        self.lines = 0
        self.sockets: list[ClientConnection] = []
        self.states: list[Json] = []

    async def open(self) -> "Players":
        guests = [await guest(self.port) for _ in range(self.people)]
        self.cookies = [each.cookie for each in guests]
        # They share one connection, because the server closes connections that are idle for a while.
        self.wire, *others = guests
        for each in others:
            await each.close()
        await self.begin()
        return self

    async def begin(self) -> None:
        """Open a table, take all seats and open a socket for each person."""
        self.table = new_id()
        options = ["quick-setup"] if self.game == "war" else []
        seats = ["me", *["open"] * (self.people - 1)]
        body = {"id": self.table, "game": self.game, "seats": seats, "options": options}
        self.wire.cookie = self.cookies[0]
        status, state = await self.wire.ask("POST", "/api/tables", body)
        assert status == 201, state
        for seat in range(1, self.people):
            state = await self.command(seat, state["numbers"]["seats"], {"do": "sit", "seat": seat})
        for socket in self.sockets:
            await socket.close()
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        origin = f"http://127.0.0.1:{self.port}"
        heads = [{"Cookie": cookie, "Origin": origin} for cookie in self.cookies]
        self.sockets = [await connect(address, additional_headers=each) for each in heads]
        self.states = [json.loads(await socket.recv()) for socket in self.sockets]

    async def play(self, end: float) -> None:
        """Make moves until this time; after the end of a game begin the next one."""
        while time.perf_counter() < end:
            waiting = self.states[0]["game"]["to_decide"]
            if not waiting:
                await self.begin()
                continue
            seat = self.random.choice(waiting)
            state = self.states[seat]
            choice = self.random.choice(state["game"]["moves"])
            deed = {"do": "play", "seat": seat, "move": choice["move"]}
            update = await self.command(seat, state["numbers"]["game"], deed)
            self.lines += 1
            await asyncio.gather(*(self.follow(each, update["numbers"]["game"]) for each in range(self.people)))

    async def follow(self, seat: int, number: int) -> None:
        """Receive the messages for this seat up to the line with this number."""
        while self.states[seat]["numbers"]["game"] < number:
            message = json.loads(await self.sockets[seat].recv())
            if message.get("game"):
                self.states[seat] = message

    async def command(self, seat: int, expected: int, deed: Json) -> Json:
        command = {"id": new_id(), "expected": expected, "deed": deed}
        self.wire.cookie = self.cookies[seat]
        status, update = await self.wire.ask("POST", f"/api/tables/{self.table}/commands", command)
        assert status == 200, update
        return update

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.wire.close()


if __name__ == "__main__":
    bench_lines((HERE, *(Path(folder).resolve() for folder in sys.argv[1:])))
