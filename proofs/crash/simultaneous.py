"""P7: of fifty commands sent to one game at the same time exactly one is accepted."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack

from ..result import ProofResult
from ..server.client import Answer, Client, Json, command, new_id
from ..server.databases import Databases
from ..server.server import Server, fork_server_in_folder
from .command_log import CommandLog, compare, stored_entries

AT_ONCE = 50
ROUNDS_OF_A_TABLE = 25
PATIENCE = 120.0


class ContestedTable:
    """One table to which fifty commands are sent at the same time, round after round."""

    def __init__(self, people: list[Client], game: str, log: CommandLog, rng: random.Random) -> None:
        self.people = people
        self.game = game
        self.seats = 2 if game == "duel" else 4
        self.log = log
        self.rng = rng
        self.refusals: Counter[str] = Counter()
        self.table = ""
        self.newest: dict[str, int] = {}
        """By stream: the number of entries after the last accepted command."""

    async def open(self) -> None:
        """Open a table; each player asks for a seat fifty times at once."""
        state = await self.people[0].open_table(self.game, ("me",) + ("open",) * (self.seats - 1))
        self.table = state["about"]["id"]
        self.log.opened[self.table] = state["numbers"]["seats"]
        for seat in range(1, self.seats):
            shots = self._sitting(seat, state["numbers"]["seats"])
            self._one_accepted(shots, await self._fire(shots))
            state = await self._look(self.people[0], 0, "seats")

    async def fire(self) -> bool:
        """Send fifty moves of the seats that are to decide at once; False if the game is over."""
        states = [await self._look(client, seat, "game") for seat, client in self._seated()]
        number = states[0]["numbers"]["game"]
        awaited = states[0]["game"]["to_decide"]
        if not awaited:
            return False
        shots = []
        for _ in range(AT_ONCE):
            seat = self.rng.choice(awaited)
            shots.append((self.people[seat], self._deed(seat, states[seat]["game"]), number))
        if len(awaited) == 1:
            # One of them is by a player who is not to decide.
            other = (awaited[0] + 1) % len(states)
            shots[-1] = (self.people[other], {**shots[-1][1], "seat": other}, number)
        self._one_accepted(shots, await self._fire(shots))
        return True

    async def talk(self) -> None:
        """Send fifty lines of chat at once; chat is never stale, so all of them are accepted."""
        shots: list[tuple[Client, Json, int]] = []
        for _ in range(AT_ONCE):
            client = self.people[self.rng.randrange(self.seats)]
            shots.append((client, {"do": "say", "room": "players", "text": f"line {new_id()}"}, 0))
        answers = await self._fire(shots)
        for answer in answers:
            if answer.status != 200:
                self.log.wrong.append(f"a line of chat was answered {answer.status} {str(answer.body)[:200]}")

    async def _look(self, client: Client, seat: int, stream: str) -> Json:
        """The state that a client sees once its process knows of the last command, which may have reached another process."""
        async with asyncio.timeout(PATIENCE):
            while (state := await client.look(self.table, seat))["numbers"][stream] < self.newest.get(stream, 0):
                await asyncio.sleep(0.01)
        return state

    def _seated(self) -> list[tuple[int, Client]]:
        return list(enumerate(self.people[: self.seats]))

    def _deed(self, seat: int, game: Json) -> Json:
        if game["undoable"] and self.rng.random() < 0.1:
            return {"do": "undo", "seat": seat, "moves": 1}
        moves = [choice["move"] for choice in game["moves"]]
        keen = [move for move in moves if move not in ("pass", "stop")]
        return {"do": "play", "seat": seat, "move": self.rng.choice(keen or moves)}

    def _sitting(self, seat: int, number: int) -> list[tuple[Client, Json, int]]:
        return [(self.people[seat], {"do": "sit", "seat": seat}, number) for _ in range(AT_ONCE)]

    async def _fire(self, shots: list[tuple[Client, Json, int]]) -> list[Answer]:
        begin = asyncio.Event()

        async def shoot(client: Client, sent: Json) -> Answer:
            await begin.wait()
            return await client.send(self.table, sent)

        sent = [command(deed, number) for _, deed, number in shots]
        running = [asyncio.create_task(shoot(shot[0], each)) for shot, each in zip(shots, sent, strict=True)]
        await asyncio.sleep(0)
        begin.set()
        answers = await asyncio.gather(*running)
        for shot, each, answer in zip(shots, sent, answers, strict=True):
            self.log.keep(self.table, shot[0].player, each, answer)
        return answers

    def _one_accepted(self, shots: list[tuple[Client, Json, int]], answers: list[Answer]) -> None:
        accepted = [answer for answer in answers if answer.status == 200]
        if len(accepted) != 1:
            self.log.wrong.append(f"{len(accepted)} of {len(answers)} accepted: {[shot[1] for shot in shots[:3]]}")
        for (_, deed, number), answer in zip(shots, answers, strict=True):
            if answer.status == 200:
                self.newest |= answer.body["numbers"]
                continue
            code = answer.body.get("code", "")
            self.refusals[code] += 1
            if code == "stale":
                stream = "seats" if deed["do"] == "sit" else "game"
                if answer.body.get("state", {}).get("numbers", {}).get(stream, 0) <= number:
                    self.log.wrong.append(f"409 without the fresh state: {str(answer.body)[:300]}")
            elif code not in ("refused", "seat-taken", "nothing-to-undo"):
                self.log.wrong.append(f"{deed} was answered {answer.status} {code}")


async def _simultaneous(size: int, seed: int, processes: int) -> ProofResult:
    rng = random.Random(seed)
    log = CommandLog()
    refusals: Counter[str] = Counter()
    rounds = 0
    async with AsyncExitStack() as stack:
        forks, folder = stack.enter_context(fork_server_in_folder())
        databases = stack.enter_context(Databases(folder))
        database = databases.sqlite() if processes == 1 else databases.postgres()
        server = Server(database, folder, forks, FAMIGLIA_WORKERS=str(processes))
        await server.start()
        people = [await Client(server.address, name).become_guest() for name in ("Anna", "Bruno", "Carla", "Dario")]
        while rounds < size:
            table = ContestedTable(people, "duel" if rng.random() < 0.6 else "war", log, rng)
            await table.open()
            rounds += table.seats - 1
            for _ in range(min(ROUNDS_OF_A_TABLE, size - rounds)):
                if not await table.fire():
                    break
                rounds += 1
            await table.talk()
            refusals += table.refusals
        for client in people:
            await client.close()
        await server.stop()
        if not await server.all_processes_ended():
            log.wrong.append("processes of the stopped server went on")
        wrong = server.faults() + compare(log, *await stored_entries(database))
    refused = ", ".join(f"{count:,} {code}" for code, count in refusals.most_common())
    accepted = sum(done.accepted for done in log.done)
    where = "one process" if processes == 1 else f"{processes} processes"
    checked = f"{rounds:,} rounds of {AT_ONCE} commands to {where}: {accepted:,} accepted, {refused}"
    return ProofResult("P7, simultaneous moves", checked, rounds, wrong)


def simultaneous(size: int, seed: int = 0) -> ProofResult:
    """Play `size` rounds of simultaneous commands in duels and wars, for seats and for moves."""
    return asyncio.run(_simultaneous(size, seed, 1))


def simultaneous_in_two_processes(size: int, seed: int = 0) -> ProofResult:
    """The same with two processes over a PostgreSQL database."""
    return asyncio.run(_simultaneous(size, seed, 2))
