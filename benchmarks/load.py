"""Measures how long a command takes while other clients read replays of wars and upload records.

The server is one process with SQLite, without limits, so that the load is constant. The load comes from a separate process,
so that its clients do not slow down those that are measured.
"""

import asyncio
import json
import multiprocessing
import statistics
import time
from pathlib import Path

from proofs.server.client import new_id
from proofs.server.server import ForkServer, Server, fork_server_in_folder

from famiglia.dice import Dice
from famiglia.record import Record

from .wire import Json, Wire

PEOPLE = 10
PACE = 0.1
"""Seconds between two commands of a person."""
READERS = 10
UPLOADERS = 8
SECONDS = 15.0


def bench_load() -> None:
    """Measure commands without and with load, and print the results."""
    with fork_server_in_folder() as (forks, folder):
        asyncio.run(_bench(forks, folder))


async def _bench(forks: ForkServer, folder: Path) -> None:
    server = Server(f"sqlite:///{folder / 'load.db'}", folder, forks)
    await server.start()
    try:
        alone = await commands(server.port)
        with Load(server.port, a_war()) as load:
            await load.begin()
            loaded = await commands(server.port)
            read, uploaded = load.rates()
    finally:
        await server.stop()
    print(f"\na command of {PEOPLE} people who make one each {PACE * 1e3:.0f} ms")
    print(f"{'alone':<52}{percentiles(alone)}")
    print(
        f"{f'beside {READERS} readers of replays and {UPLOADERS} uploads':<52}{percentiles(loaded)} (to reach: p50 below 30)"
    )
    print(f"meanwhile, each second: {read * 25:,.0f} steps of wars read, {uploaded:.1f} wars checked")


def percentiles(times: list[float]) -> str:
    times = sorted(times)
    return f"p50 {statistics.median(times) * 1e3:6.1f} ms, p99 {times[int(len(times) * 0.99)] * 1e3:6.1f} ms"


def a_war() -> bytes:
    """The record of a war that was played at random."""
    record, dice = Record.begin_war(seats=("Anna", "Ben", "Carla", "Dino"), seed=Dice("load").seed), Dice("moves")
    while seats := record.game.to_decide():
        moves = record.game.moves(seats[0])
        record.play(seats[0], str(moves[dice.below(len(moves))]))
    return record.text.encode()


async def commands(port: int) -> list[float]:
    """Let people play both seats of duels at their pace, and return the seconds that each command took."""
    times: list[float] = []
    end = time.perf_counter() + SECONDS

    async def person() -> None:
        wire = await guest(port)
        while time.perf_counter() < end:
            table = new_id()
            body = {"id": table, "game": "duel", "seats": ["me", "me"]}
            status, state = await wire.ask("POST", "/api/tables", body)
            assert status == 201, state
            while state["game"]["to_decide"] and time.perf_counter() < end:
                times.append(await move(wire, table, state))
                await asyncio.sleep(PACE)
                _, state = await wire.ask("GET", f"/api/tables/{table}")
        await wire.close()

    await asyncio.gather(*(person() for _ in range(PEOPLE)))
    return times


async def move(wire: Wire, table: str, state: Json) -> float:
    """Make the first legal move, and return the seconds until the answer."""
    deed = {"do": "play", "seat": state["game"]["viewer"], "move": state["game"]["moves"][0]["move"]}
    command = {"id": new_id(), "expected": state["numbers"]["game"], "deed": deed}
    begun = time.perf_counter()
    status, answer = await wire.ask("POST", f"/api/tables/{table}/commands", command)
    assert status == 200, answer
    return time.perf_counter() - begun


class Load:
    """A process that reads replays and uploads records without a pause."""

    def __init__(self, port: int, record: bytes) -> None:
        context = multiprocessing.get_context("spawn")
        self.begun: Json = context.Event()
        self.counts: Json = context.Array("i", 2)
        """The numbers of replay portions that were read and of records that were checked."""
        self.process = context.Process(target=run_load, args=(port, record, self.begun, self.counts))

    def __enter__(self) -> "Load":
        self.process.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join()

    async def begin(self) -> None:
        """Wait until all clients of the load are working."""
        await asyncio.to_thread(self.begun.wait)
        self.before, self.since = list(self.counts), time.perf_counter()

    def rates(self) -> tuple[float, float]:
        """Portions read and records checked per second since `begin`."""
        assert self.process.is_alive(), "the load has ended before the measurement"
        took = time.perf_counter() - self.since
        read, checked = ((now - before) / took for now, before in zip(list(self.counts), self.before, strict=True))
        return read, checked


def run_load(port: int, record: bytes, begun: Json, counts: Json) -> None:
    """Read and upload until the process is terminated."""
    asyncio.run(_run_load(port, record, begun, counts))


async def _run_load(port: int, record: bytes, begun: Json, counts: Json) -> None:
    tables = [await uploaded(await guest(port), record) for _ in range(READERS)]
    total = record.count(b"\n") - 2

    async def reads(table: str) -> None:
        wire = await guest(port)
        while True:
            for begin in range(0, total, 25):
                path = f"/api/tables/{table}/steps?first={begin}&count=25&lang=en"
                status, answer = await wire.send("GET", path)
                assert status == 200, answer
                counts[0] += 1
                if counts[0] >= READERS:
                    begun.set()

    async def uploads() -> None:
        wire = await guest(port)
        while True:
            await uploaded(wire, record)
            counts[1] += 1

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(reads(table))
        for _ in range(UPLOADERS):
            group.create_task(uploads())


async def uploaded(wire: Wire, record: bytes) -> str:
    """Upload a record, and return the id of its table."""
    status, answer = await wire.send("POST", "/api/records", record)
    assert status == 201, answer
    return str(json.loads(answer)["table"])


async def guest(port: int) -> Wire:
    wire = await Wire(port).open()
    status, answer = await wire.ask("POST", "/api/guests", {"name": "Anna"})
    assert status == 201, answer
    return wire


if __name__ == "__main__":
    bench_load()
