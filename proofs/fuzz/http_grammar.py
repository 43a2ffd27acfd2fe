"""P12 by grammar: every operation of the OpenAPI document with valid, damaged and absurd values, as five kinds of users."""

import asyncio
import json
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote, urlencode

from famiglia.record import Record

from ..result import ProofResult
from ..server.client import Json, new_id
from .in_process import InProcessApp, Reply
from .schema_values import Grammar

METHODS = ("get", "put", "post", "patch", "delete")
OF_SESSIONS = ("/api/session", "/api/guests", "/api/accounts", "/api/me/link", "/api/me/sessions", "/api/me/password")
"""These may change who a client is signed in as: the two players do not use them."""
LEGAL = 0.2
"""The share of legal moves, so that the games go on."""
DRAFTED = 0.2
"""The share of legal moves that are tried as a draft and previewed first."""
HINTED = 0.03
"""The share of legal moves before which a hint is asked for."""
UNREACHED = 0.2
"""The share of requests to operations that have never succeeded yet, as long as there are any."""
OVER = 10
"""Tables with a finished game that are kept."""


class Fuzzer:
    """Sends one request after the other as a few users with a few tables."""

    def __init__(self, app: InProcessApp, document: Json, rng: random.Random) -> None:
        self.app = app
        self.rng = rng
        self.grammar = Grammar(document, rng)
        self.operations = [
            (method.upper(), path, operation)
            for path, place in document["paths"].items()
            for method, operation in place.items()
            if method in METHODS
        ]
        self.weights = [5 if path.endswith("/commands") else 1 for _, path, _ in self.operations]
        self.people: dict[str, str] = {}
        """By name: the cookie."""
        self.tables: list[str] = []
        self.over: list[str] = []
        """The latest tables with a finished game."""
        self.statuses: Counter[int] = Counter()
        self.reached: Counter[str] = Counter()
        self.wrong: list[str] = []

    async def prepare(self) -> None:
        """Make guests, an account, and tables of both games: open, running and finished."""
        self.people = {"nobody": "", "stranger": "famiglia=" + "A" * 43}
        for name in ("player", "other seat", "guest"):
            self.people[name] = await self._cookie("/api/guests", {"name": name})
        account = {"account": "Vito", "password": "a long password", "name": "Vito"}
        self.people["account"] = await self._cookie("/api/accounts", account)
        for game, seats in (("duel", 2), ("war", 4)):
            for others in ("open", "me", "bot:random"):
                await self._open(game, ["me"] + [others] * (seats - 1))
        first = self.tables[0]
        await self._join(first)
        record = Record.begin("revised", seed=b"r" * 32)
        while record.game.to_decide():
            seat = record.game.to_decide()[0]
            record.play(seat, self.rng.choice(record.game.moves(seat)))
        sent = await self.app.ask("POST", "/api/records", "", {}, record.text.encode(), self.people["player"])
        self.tables.append(sent.json["table"])
        self.grammar.known = {
            "table": self.tables, "id": [new_id], "account": ["Vito"], "password": ["a long password"],
            "current": ["a long password"], "new": ["a long password"], "lang": ["en", "de", "fr"],
            "seats": [["me", "open"], ["me", "me"], ["me", "bot:greedy"], ["me", "open", "open", "open"]], "version": [0, 1, 2],
            "bot": ["greedy", "random", None], "game": ["duel", "war"], "edition": ["revised", "classic"], "pack": ["standard"],
            "options": [[]], "room": ["players", "spectators", "team"], "after": ["game:2,seats:1"], "expected": [0, 1, 2, 3],
            "move": ["pass", "take A0", "lead blue"], "seat": [0, 1, 2, 3],
        }  # fmt: skip

    def unreached(self) -> list[str]:
        """The operations that have never succeeded, without the socket, which needs an upgrade."""
        return sorted({_name(each) for each in self.operations} - {"live", *(+self.reached)})

    async def step(self) -> None:
        """Send one request and check its answer."""
        if self.rng.random() < LEGAL:
            await self._legal_move()
            return
        unreached = self.unreached()
        if unreached and self.rng.random() < UNREACHED:
            method, path, operation = self.rng.choice([each for each in self.operations if _name(each) in unreached])
        else:
            method, path, operation = self.rng.choices(self.operations, self.weights)[0]
        if self.rng.random() < 0.02:
            method = self.rng.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW"))
        who = self.rng.choice(list(self.people))
        if path in OF_SESSIONS and who in ("player", "other seat"):
            who = "guest"
        query: list[tuple[str, Any]] = []
        for parameter in operation.get("parameters", ()):
            value = self._parameter(parameter)
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", quote(_text(value), safe="", errors="surrogatepass"))
            elif parameter["in"] == "query" and (parameter.get("required") or self.rng.random() < 0.6):
                query.append((parameter["name"], _text(value)))
        body, headers = self._body(operation)
        asked = urlencode(query, errors="surrogatepass")
        if self.rng.random() < 0.03:
            asked += self.rng.choice(
                ("&", "&=", "&lang=%ff", "&seat=%00", "&a" * 60, "%", "&lang=en&lang=de", "&seat=9" * 3)
            )
        reply = await self._ask(method, path, asked, headers, body, self.people[who])
        self.reached[operation["operationId"]] += reply.status < 400
        if "set-cookie" in reply.headers and who in ("guest", "account"):
            self.people["guest"] = await self._cookie("/api/guests", {"name": "guest"})
            self.people["account"] = reply.headers["set-cookie"].partition(";")[0]

    def _parameter(self, parameter: Json) -> Any:
        name = parameter["name"]
        value = self.grammar.value(parameter.get("schema", {}), name)
        return self.grammar.spoiled(value) if self.rng.random() < 0.15 else value

    def _body(self, operation: Json) -> tuple[bytes, dict[str, str]]:
        rng = self.rng
        headers: dict[str, str] = {}
        if rng.random() < 0.2:
            languages = ("de", "fr;q=0.5, en", "*", ",;q=", "xx-YY;q=abc", "é" * 50, "de;q=" + "9" * 400)
            headers["Accept-Language"] = rng.choice(languages)
        if rng.random() < 0.05:
            headers["Accept-Encoding"] = rng.choice(("gzip", "br", "gzip;q=0", "\xff"))
        if rng.random() < 0.03:
            headers["Origin"] = rng.choice(("http://127.0.0.1:8000", "http://elsewhere.example", "null", "\xff", ""))
        content: Json = operation.get("requestBody", {}).get("content", {})
        if not content:
            return (rng.choice((b"", b"{}")) if rng.random() < 0.9 else b"x" * 70_000), headers
        kind = rng.choice(list(content))
        others = ("text/plain", "", "application/json; charset=x", "a/b")
        headers["Content-Type"] = kind if rng.random() < 0.97 else rng.choice(others)
        schema = content[kind].get("schema", {})
        if "json" not in kind:
            return self._record(), headers
        return self.grammar.body(schema), headers

    def _record(self) -> bytes:
        """A record to upload: cut off, with changed bytes, or intact."""
        rng = self.rng
        data = bytearray(RECORD)
        for _ in range(rng.randrange(3)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(data[: rng.randrange(len(data))]) if rng.random() < 0.4 else bytes(data)

    async def _legal_move(self) -> None:
        """One of the players makes a legal move."""
        table, who = self.rng.choice(self.tables), self.rng.choice(("player", "other seat"))
        state = (await self._ask("GET", f"/api/tables/{table}", "", {}, b"", self.people[who])).json
        game = state.get("game")
        if not game or not game["moves"]:
            if state.get("about", {}).get("status") == "over" and table not in self.over:
                await self._open_another(table, state["about"]["game"])
            return
        move = self.rng.choice(game["moves"])["move"]
        self.grammar.known["move"] = [choice["move"] for choice in game["moves"][:20]] + ["pass"]
        number = state["numbers"]["game"]
        if self.rng.random() < DRAFTED:
            tried = {"seat": game["viewer"], "number": number, "moves": [move, "pass"]}
            self.reached["try_moves"] += (await self._json("POST", f"/api/tables/{table}/try", tried, who)).status < 400
            query = urlencode({"seat": game["viewer"], "move": move})
            reply = await self._ask("GET", f"/api/tables/{table}/preview", query, {}, b"", self.people[who])
            self.reached["ask_preview"] += reply.status < 400
        if self.rng.random() < HINTED:
            asked = {"seat": game["viewer"], "number": number, "move": move}
            self.reached["ask_hint"] += (await self._json("POST", f"/api/tables/{table}/hint", asked, who)).status < 400
        deed = {"do": "play", "seat": game["viewer"], "move": move}
        if game["undoable"] and self.rng.random() < 0.1:
            deed = {"do": "undo", "seat": game["viewer"], "moves": 1}
        sent = {"id": new_id(), "expected": number, "deed": deed}
        await self._json("POST", f"/api/tables/{table}/commands", sent, who)

    async def _open_another(self, over: str, game: str) -> None:
        """Replace a finished game by a new one; the latest finished ones stay."""
        self.over.append(over)
        if len(self.over) > OVER:
            self.tables.remove(self.over.pop(0))
        await self._open(game, ["me", "open"] if game == "duel" else ["me"] * 4)
        if game == "duel":
            await self._join(self.tables[-1])

    async def _join(self, table: str) -> None:
        sit = {"id": new_id(), "expected": 1, "deed": {"do": "sit", "seat": 1}}
        await self._json("POST", f"/api/tables/{table}/commands", sit, "other seat")

    async def _open(self, game: str, seats: list[str]) -> None:
        id_ = new_id()
        settings = {"id": id_, "game": game, "seats": seats, "visibility": "listed", "hints": game == "duel"}
        await self._json("POST", "/api/tables", settings, "player")
        self.tables.append(id_)

    async def _json(self, method: str, path: str, body: Json, who: str) -> Reply:
        data = json.dumps(body).encode()
        return await self._ask(method, path, "", {"Content-Type": "application/json"}, data, self.people[who])

    async def _cookie(self, path: str, body: Json) -> str:
        reply = await self._json("POST", path, body, "nobody")
        return reply.headers["set-cookie"].partition(";")[0]

    async def _ask(
        self, method: str, path: str, query: str, headers: dict[str, str], body: bytes, cookie: str
    ) -> Reply:
        asked = f"{method} {path}?{query} {body[:300]!r}"
        try:
            reply = await self.app.ask(method, path, query, headers, body, cookie)
        except Exception as error:
            self.statuses[500] += 1
            self.wrong.append(f"{asked}: raised {error!r}")
            return Reply(500, {}, b"{}")
        self.statuses[reply.status] += 1
        if reply.status >= 500:
            self.wrong.append(f"{asked}: {reply.status} {reply.body[:300]!r}")
        elif reply.status >= 400 and path.startswith("/api") and method != "HEAD":
            self._check_problem(asked, reply)
        return reply

    def _check_problem(self, asked: str, reply: Reply) -> None:
        if reply.headers.get("content-type") != "application/problem+json":
            self.wrong.append(f"{asked}: {reply.status} as {reply.headers.get('content-type')}")
            return
        problem = reply.json
        if problem.get("status") != reply.status or not problem.get("code") or not problem.get("detail"):
            self.wrong.append(f"{asked}: {reply.status} with the problem {problem}")


def _name(operation: tuple[str, str, Json]) -> str:
    return str(operation[2]["operationId"])


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


RECORD = (Path(__file__).parents[2] / "tests" / "record" / "example.jsonl").read_bytes()


async def _requests(size: int, seed: int) -> ProofResult:
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="famiglia-proof-"))
        app = await stack.enter_async_context(InProcessApp(f"sqlite:///{folder}/fuzz.db"))
        document = (await app.ask("GET", "/api/openapi.json")).json
        fuzzer = Fuzzer(app, document, rng)
        await fuzzer.prepare()
        while fuzzer.statuses.total() < size * (2 if fuzzer.unreached() else 1) and len(fuzzer.wrong) < 50:
            await fuzzer.step()
    fuzzer.wrong += app.faults
    summary = ", ".join(f"{count:,} × {status}" for status, count in sorted(fuzzer.statuses.items()))
    never = fuzzer.unreached()
    total = fuzzer.statuses.total()
    remarks = f"{len(fuzzer.operations)} operations" + (f"; never successful: {', '.join(never)}" if never else "")
    return ProofResult("P12, HTTP by grammar", f"{total:,} requests: {summary}", total, fuzzer.wrong, remarks)


def requests(size: int, seed: int = 0) -> ProofResult:
    """Send `size` requests to the application in this process, over a real SQLite file."""
    return asyncio.run(_requests(size, seed))
