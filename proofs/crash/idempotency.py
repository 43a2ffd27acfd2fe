"""P8: a command sent one to six times, late, out of order, before and after a crash takes effect exactly once."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack

from ..result import ProofResult
from ..server.client import Answer, Client, Json, command, new_id
from ..server.databases import Databases
from ..server.server import Server, fork_server_in_folder
from .command_log import CommandLog, compare, stored_entries

MOST_COPIES = 5
REMEMBERED = 200
CRASHES = 1 / 40


class RepeatedCommands:
    """Two players of a duel who send every command several times."""

    def __init__(self, server: Server, log: CommandLog, rng: random.Random) -> None:
        self.server = server
        self.log = log
        self.rng = rng
        self.people = [Client(server.address, name, server.up) for name in ("Anna", "Bruno")]
        self.table = ""
        self.before: list[tuple[str, int, Json, Answer]] = []
        """The latest accepted commands: table, seat, what was sent, and the answer."""
        self.counts: Counter[str] = Counter()

    async def begin(self) -> None:
        for client in self.people:
            await client.become_guest()

    async def close(self) -> None:
        for client in self.people:
            await client.close()

    async def open(self) -> None:
        """A new duel."""
        state = await self.people[0].open_table("duel", ("me", "open"))
        self.table = state["about"]["id"]
        self.log.opened[self.table] = state["numbers"]["seats"]
        await self._several_times(1, command({"do": "sit", "seat": 1}, state["numbers"]["seats"]))

    async def step(self) -> None:
        """Send one more command in several copies, mixed with copies of older ones."""
        state = await self.people[0].look(self.table)
        if not state["game"]["to_decide"]:
            await self.open()
            return
        seat = state["game"]["to_decide"][0]
        state = await self.people[seat].look(self.table, seat)
        if self.rng.random() < 0.2:
            deed: Json = {"do": "say", "room": "players", "text": f"line {new_id()}"}
        elif state["game"]["undoable"] and self.rng.random() < 0.2:
            deed = {"do": "undo", "seat": seat, "moves": 1}
        else:
            moves = [choice["move"] for choice in state["game"]["moves"]]
            keen = [move for move in moves if move not in ("pass", "stop")]
            deed = {"do": "play", "seat": seat, "move": self.rng.choice(keen or moves)}
        # An id belongs to its player: the other one may have used the same.
        used = [sent["id"] for _, other, sent, _ in self.before if other != seat]
        mine = {sent["id"] for _, other, sent, _ in self.before if other == seat}
        id_ = next((each for each in reversed(used) if each not in mine), "") if self.rng.random() < 0.05 else ""
        await self._several_times(seat, command(deed, state["numbers"]["game"] if deed["do"] != "say" else 0, id_))

    async def _several_times(self, seat: int, sent: Json) -> None:
        copies = [self._copy(self.table, seat, sent) for _ in range(1 + self.rng.randint(0, MOST_COPIES))]
        older = [self._old_copy() for _ in range(self.rng.randint(0, 2)) if self.before]
        both = [*copies, *older]
        self.rng.shuffle(both)
        crash = self.rng.random() < CRASHES
        running = [asyncio.create_task(each) for each in both]
        if crash:
            await asyncio.sleep(self.rng.uniform(0, 0.02))
            await self.server.kill()
            self.counts["crashes"] += 1
            await self.server.start()
        answers = [answer for answer in await asyncio.gather(*running) if answer is not None]
        self._check(seat, sent, answers)
        if self.rng.random() < 0.1:
            await self._other_content(seat, sent)

    def _check(self, seat: int, sent: Json, answers: list[Answer]) -> None:
        first = answers[0]
        self.log.keep(self.table, self.people[seat].player, sent, first)
        if first.status != 200:
            self.log.wrong.append(f"{sent['deed']} was answered {first.status} {first.body.get('code')}")
        for answer in answers[1:]:
            if not contains(answer, first) and not contains(first, answer):
                self.log.wrong.append(f"{sent['deed']} was answered {first} and {answer}")
        self.before.append((self.table, seat, sent, first))
        del self.before[:-REMEMBERED]

    async def _copy(self, table: str, seat: int, sent: Json) -> Answer:
        await asyncio.sleep(self.rng.uniform(0, 0.01))
        self.counts["copies"] += 1
        return await self.people[seat].send(table, sent)

    async def _old_copy(self) -> None:
        """Send an older command again: the answer contains what it contained then, and what has happened since."""
        table, seat, sent, first = self.rng.choice(self.before)
        answer = await self._copy(table, seat, sent)
        if not contains(answer, first):
            self.log.wrong.append(f"late: {sent['deed']} was answered first {first}, then {answer}")

    async def _other_content(self, seat: int, sent: Json) -> None:
        """Send the same id with another content."""
        other = {**sent, "deed": {"do": "say", "room": "players", "text": f"other {new_id()}"}}
        if self.rng.random() < 0.5:
            other = {**sent, "expected": sent["expected"] + 1}
        answer = await self.people[seat].send(self.table, other)
        self.counts["other contents refused"] += 1
        if answer.status not in (409, 422) or answer.body.get("code") != "id-reused":
            self.log.wrong.append(f"the id of {sent['deed']} was taken for {other}: {answer}")


def contains(answer: Answer, first: Answer) -> bool:
    """Does the answer to a second copy contain everything that the first one contained?"""
    if answer.status != 200 or first.status != 200:
        return (answer.status, answer.body) == (first.status, first.body)
    now, then = answer.body, first.body
    if now["numbers"] == then["numbers"]:
        return bool(now == then)
    further = all(now["numbers"].get(name, -1) >= number for name, number in then["numbers"].items())
    chat = then.get("chat", {})
    chat_contained = all(line in now.get("chat", {}).get(room, []) for room, lines in chat.items() for line in lines)
    renewed = {"about", "seats", "game"} & then.keys() <= now.keys()
    log = then.get("log", [])
    return further and chat_contained and renewed and now.get("log", [])[: len(log)] == log


async def _idempotency(size: int, seed: int) -> ProofResult:
    rng = random.Random(seed)
    log = CommandLog()
    async with AsyncExitStack() as stack:
        forks, folder = stack.enter_context(fork_server_in_folder())
        database = stack.enter_context(Databases(folder)).sqlite()
        server = Server(database, folder, forks)
        await server.start()
        repeated = RepeatedCommands(server, log, rng)
        await repeated.begin()
        await repeated.open()
        while len(log.done) < size and not log.wrong:
            await repeated.step()
        await repeated.close()
        await server.stop()
        wrong = server.errors() + compare(log, *await stored_entries(database))
    summary = ", ".join(f"{count:,} {name}" for name, count in repeated.counts.items())
    return ProofResult("P8, idempotency", f"{len(log.done):,} commands: {summary}", len(log.done), wrong)


def idempotency(size: int, seed: int = 0) -> ProofResult:
    """Send `size` commands, each one to six times."""
    return asyncio.run(_idempotency(size, seed))
