"""P14 over HTTP: altered moves as commands; each is answered with a problem that names a reason, never with a 5xx."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from tempfile import TemporaryDirectory

from ..result import ProofResult
from ..server.client import Json, command, new_id
from .altered_moves import altered
from .in_process import InProcessApp, Reply

PER_POSITION = 12
REFUSALS = {400, 403, 404, 409, 422}


class Table:
    """A table with a guest of this proof in every seat."""

    def __init__(self, app: InProcessApp, game: str, rng: random.Random) -> None:
        self.app = app
        self.game = game
        self.rng = rng
        self.seats = 2 if game == "duel" else 4
        self.cookies: list[str] = []
        self.id = new_id()
        self.seen: list[str] = ["pass"]
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    async def open(self) -> None:
        for seat in range(self.seats):
            reply = await self._ask("POST", "/api/guests", {"name": f"Player {seat}"}, "")
            self.cookies.append(reply.headers["set-cookie"].partition(";")[0])
        settings = {"id": self.id, "game": self.game, "seats": ["me"] + ["open"] * (self.seats - 1)}
        await self._ask("POST", "/api/tables", settings, self.cookies[0])
        for seat in range(1, self.seats):
            await self._send(seat, {"do": "sit", "seat": seat}, seat)

    async def state(self, seat: int) -> Json:
        reply = await self.app.ask("GET", f"/api/tables/{self.id}", f"seat={seat}", {}, b"", self.cookies[seat])
        return reply.json

    async def go_on(self) -> bool:
        """Send some altered moves, then some legal ones; False if the game is over."""
        seat = await self._awaited()
        if seat is None:
            return False
        before = await self.state(seat)
        legal = [choice["move"] for choice in before["game"]["moves"]]
        self.seen = [*self.seen, *self.rng.sample(legal, min(4, len(legal)))][-200:]
        for who, deed, number in self._attempts(seat, legal, before["numbers"]["game"]):
            reply = await self._send(who, deed, number)
            self.counts[reply.json.get("code", "accepted")] += 1
            if reply.status == 200:
                played = (await self.state(seat))["log"][-1]["events"][0]
                if played.get("move") not in legal:
                    self.wrong.append(f"{self.game}: accepted {deed} as {played}")
                return True
            self._check(deed, reply)
        if await self.state(seat) != before:
            self.wrong.append(f"{self.game}: something changed although everything was refused")
        for _ in range(self.rng.randint(1, 6)):
            seat = await self._awaited()
            if seat is None:
                return False
            now = await self.state(seat)
            moves = [choice["move"] for choice in now["game"]["moves"]]
            await self._send(seat, {"do": "play", "seat": seat, "move": self.rng.choice(moves)}, now["numbers"]["game"])
        return True

    def _attempts(self, seat: int, legal: list[str], number: int) -> Iterator[tuple[int, Json, int]]:
        """The seat that sends, the deed and the expected number of each illegal command."""
        other = (seat + self.rng.randrange(1, self.seats)) % self.seats
        for _ in range(PER_POSITION):
            move = altered(self.rng.choice(legal), self.seen, self.rng)
            if move not in legal:
                yield seat, {"do": "play", "seat": seat, "move": move}, number
        move = self.rng.choice(legal)
        yield other, {"do": "play", "seat": seat, "move": move}, number
        yield seat, {"do": "play", "seat": other, "move": move}, number
        yield seat, {"do": "play", "seat": self.rng.choice((-1, 9)), "move": move}, number
        yield seat, {"do": "play", "seat": seat, "move": move}, number + self.rng.choice((-1, 1, 1000))
        yield seat, {"do": "undo", "seat": seat, "moves": 1000}, number

    def _check(self, deed: Json, reply: Reply) -> None:
        problem = reply.json
        if reply.status not in REFUSALS or not problem.get("detail"):
            self.wrong.append(f"{self.game}: {deed} was answered {reply.status} {reply.body[:300]!r}")
        elif problem["code"] == "refused" and not all(problem.get(part) for part in ("rule", "sentence", "fact")):
            self.wrong.append(f"{self.game}: {deed} was refused without a rule or a reason: {problem}")

    async def _awaited(self) -> int | None:
        waiting = (await self.state(0))["game"]["to_decide"]
        return self.rng.choice(waiting) if waiting else None

    async def _send(self, seat: int, deed: Json, number: int) -> Reply:
        return await self._ask("POST", f"/api/tables/{self.id}/commands", command(deed, number), self.cookies[seat])

    async def _ask(self, method: str, path: str, body: Json, cookie: str) -> Reply:
        headers = {"Content-Type": "application/json", "Accept-Language": self.rng.choice(("en", "de", "fr"))}
        return await self.app.ask(method, path, "", headers, json.dumps(body).encode(), cookie)


async def _illegal_over_http(size: int, seed: int) -> ProofResult:
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="famiglia-proof-"))
        app = await stack.enter_async_context(InProcessApp(f"sqlite:///{folder}/proof.db"))
        for game, part in (("duel", 2), ("war", 1)):
            while counts.total() < size // part and not wrong:
                table = Table(app, game, rng)
                await table.open()
                begun = counts.total()
                while begun + table.counts.total() < size // part and not table.wrong and await table.go_on():
                    pass
                counts += table.counts
                wrong += table.wrong
    summary = ", ".join(f"{count:,} {code}" for code, count in counts.most_common())
    return ProofResult(
        "P14, illegal moves over HTTP",
        f"{counts.total():,} altered moves: {summary}",
        counts.total(),
        wrong + app.faults,
    )


def illegal_over_http(size: int, seed: int = 0) -> ProofResult:
    """Send `size` altered moves, half of them in duels and half in wars."""
    return asyncio.run(_illegal_over_http(size, seed))
