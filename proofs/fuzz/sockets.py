"""P13: whatever is sent through a socket, the server goes on, the table does not change and memory does not grow."""

import asyncio
import json
import random
import time
from collections import Counter
from contextlib import AsyncExitStack

from ..result import ProofResult
from ..server.client import Client, Json
from ..server.databases import Databases
from ..server.server import Server, fork_server_in_folder
from .frames import BINARY, CLOSE, CONTINUATION, PATIENCE, PING, PONG, TEXT, RawSocket, frame
from .schema_values import NUMBERS, RAW, TEXTS

AT_ONCE = 12
MOST_GROWTH = 50 * 1024 * 1024
QUERIES = (
    "", "?lang=de", "?after=game:1,seats:1", "?after=game:99999999999", "?after=:::,,,", "?after=game:-1", "?after=game:1e9",
    "?lang=xx", "?seat=9", "?seat=-1", "?seat=a", "?after=" + "game:1," * 500, "?after=%00", "?after=%ff", "?x=" + "y" * 4000,
)  # fmt: skip
HEADS = (
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==",
    "Connection: upgrade, keep-alive", "Upgrade: h2c", "Sec-WebSocket-Version: 99", "Sec-WebSocket-Key: ", "Sec-WebSocket-Key: é",
    "Sec-WebSocket-Protocol: a,,b", "Sec-WebSocket-Extensions: permessage-deflate; x=", "Origin: null", "Cookie: famiglia=é; ;=",
    "Content-Length: 5", "Transfer-Encoding: chunked", "Expect: 100-continue", "X: " + "y" * 9000, "Accept-Language: ÿ",
)  # fmt: skip
DEED = {"id": "socket-command-1", "expected": 2, "deed": {"do": "play", "seat": 0, "move": "pass"}}
MESSAGES: tuple[Json, ...] = (
    {"kind": "ping"},
    DEED,
    {"kind": "hello", "after": {"game": 1}},
    {"kind": "state"},
    [DEED],
)


class BadMessages:
    """Makes the bytes that a careless or hostile client sends, with the number of messages in them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.kinds = [getattr(self, name) for name in sorted(dir(self)) if name.startswith("send_")]

    def next(self) -> tuple[str, bytes, int]:
        """The name of a kind, the bytes, and the number of messages in them."""
        kind = self.rng.choice(self.kinds)
        data, messages = kind()
        return kind.__name__.removeprefix("send_").replace("_", " "), data, messages

    def send_spoiled_json(self) -> tuple[bytes, int]:
        message = self.rng.choice(MESSAGES)
        text = json.dumps(self._spoiled(message), ensure_ascii=self.rng.random() < 0.5)
        return frame(TEXT, text.encode("utf-8", "surrogatepass")[:8000]), 1

    def send_other_bytes(self) -> tuple[bytes, int]:
        data = bytearray(json.dumps(self.rng.choice(MESSAGES)).encode())
        for _ in range(self.rng.randint(1, 4)):
            data[self.rng.randrange(len(data))] = self.rng.randrange(256)
        return frame(TEXT, bytes(data)), 1

    def send_absurd_json(self) -> tuple[bytes, int]:
        number = (
            b'{"kind":"ping","n":'
            + self.rng.choice((b"NaN", b"1e999", b"9" * 5000, b"-Infinity", b"00", b"0x1"))
            + b"}"
        )
        return frame(TEXT, self.rng.choice((number, self.rng.choice(RAW)[:8000]))), 1

    def send_brackets(self) -> tuple[bytes, int]:
        depth = self.rng.choice((100, 1000, 4000, 8191, 100_000))
        opening, closing = self.rng.choice(((b"[", b"]"), (b'{"kind":', b"}"), (b'[{"a":', b"}]")))
        text = opening * depth + b"1" + closing * depth
        return frame(TEXT, text if self.rng.random() < 0.5 else text[: self.rng.randrange(1, len(text))]), 1

    def send_oversize(self) -> tuple[bytes, int]:
        size = self.rng.choice((8193, 9000, 65_535, 65_536, 300_000))
        return frame(self.rng.choice((TEXT, BINARY)), b"x" * size), 1

    def send_length_that_lies(self) -> tuple[bytes, int]:
        size = self.rng.choice((2**20, 2**31, 2**40, 2**63 - 1, 2**63, 2**64 - 1))
        return bytes([0x81, 0xFF]) + size.to_bytes(8, "big") + b"abcdefgh", 1

    def send_binary(self) -> tuple[bytes, int]:
        return frame(BINARY, self.rng.choice((b"", b'{"kind":"ping"}', self.rng.randbytes(200)))), 1

    def send_surrogates(self) -> tuple[bytes, int]:
        return frame(
            TEXT,
            self.rng.choice(
                (b"\xed\xa0\x80", b'{"kind":"\\ud800"}', b"\xff\xfe", b"\xf8\x88\x80\x80\x80", b"\xc0\x80")
            ),
        ), 1

    def send_fragments(self) -> tuple[bytes, int]:
        text = b'{"kind":"ping"}'
        cut = self.rng.randrange(len(text))
        first, rest = frame(TEXT, text[:cut], final=False), frame(CONTINUATION, text[cut:])
        broken = (
            first + rest, first + frame(PING, b"x") + rest, first + first, rest, first + frame(TEXT, text), first, rest + first,
            first + frame(CONTINUATION, b"", final=False) * 200 + rest,
            first + frame(CONTINUATION, b"x" * 1000, final=False) * 20,
        )  # fmt: skip
        return self.rng.choice(broken), 2

    def send_against_the_protocol(self) -> tuple[bytes, int]:
        broken = (
            frame(PING, b"x" * 126), frame(PING, b"x", final=False), frame(TEXT, b"{}", reserved=4), frame(15, b""),
            frame(TEXT, b"{}", masked=False), frame(3, b"x"), frame(TEXT, b"{}", reserved=1), b"GET / HTTP/1.1\r\n\r\n",
        )  # fmt: skip
        return self.rng.choice(broken), 1

    def send_noise(self) -> tuple[bytes, int]:
        return self.rng.randbytes(40), 1

    def send_farewells(self) -> tuple[bytes, int]:
        codes = (
            b"",
            b"\x03",
            b"\x03\xe8",
            b"\x00\x00",
            b"\x03\xec",
            b"\xff\xff",
            b"\x03\xe8\xff\xfe",
            b"\x03\xe8" + b"x" * 123,
        )
        return frame(CLOSE, self.rng.choice(codes)) * self.rng.choice((1, 1, 2)) + self.rng.choice(
            (b"", frame(TEXT, b"{}"))
        ), 1

    def send_pings(self) -> tuple[bytes, int]:
        number = self.rng.choice((1, 5, 20))
        kind = self.rng.choice((frame(PING, b"x" * 125), frame(PONG, b"nobody asked"), frame(TEXT, b'{"kind":"ping"}')))
        return kind * number, number

    def _spoiled(self, message: Json) -> Json:
        changed = json.loads(json.dumps(message))
        spot = changed[0] if isinstance(changed, list) else changed
        for _ in range(self.rng.randint(0, 3)):
            key = self.rng.choice([*spot, "kind", "extra"])
            values: tuple[Json, ...] = (None, [], {}, True, changed, self.rng.choice(TEXTS), self.rng.choice(NUMBERS))
            spot[key] = json.loads(json.dumps(self.rng.choice(values)))
        return changed


class SocketFuzzer:
    """Sends bad messages over one connection after the other to a table with two players."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.bad_messages = BadMessages(rng)
        self.kinds: Counter[str] = Counter()
        self.sent = 0
        self.connections = 0
        self.table = ""
        self.cookie = ""
        self.wrong: list[str] = []

    async def run(self, size: int) -> None:
        await asyncio.gather(*[self._send_until(size) for _ in range(AT_ONCE)])

    async def _send_until(self, size: int) -> None:
        while self.sent < size:
            if self.rng.random() < 0.08:
                await self._strange_upgrade()
                continue
            kind, data, messages = self.bad_messages.next()
            self.kinds[kind] += messages
            self.sent += messages
            query = self.rng.choice(QUERIES) if self.rng.random() < 0.2 else ""
            try:
                line = await RawSocket.open(
                    self.server.port,
                    f"/api/tables/{self.table}/live{query}",
                    self.cookie if self.rng.random() < 0.5 else "",
                )
            except ConnectionError as error:
                if not query or " 5" in str(error):
                    self.wrong.append(f"upgrade with {query!r}: {error}")
                continue
            self.connections += 1
            await line.send(data)
            if self.rng.random() < 0.3:
                line.close()  # without waiting for anything
                continue
            await line.send(frame(CLOSE, b"\x03\xe8"))
            if kind == "noise":
                line.end()  # random bytes can announce a frame of any length
            try:
                await line.until_closed()
            except TimeoutError:
                self.wrong.append(f"{kind}: the server neither answers nor hangs up after {data[:60]!r}")

    async def _strange_upgrade(self) -> None:
        """Send an upgrade with added, missing or absurd headers, or with changed bytes."""
        rng = self.rng
        heads = [head.encode("latin-1") for head in rng.sample(HEADS, rng.randint(2, len(HEADS)))]
        path = f"/api/tables/{self.table}/live{rng.choice(QUERIES)}".encode()
        data = bytearray(
            b"\r\n".join([b"GET " + path + b" HTTP/1.1", f"Host: {self.server.address}".encode(), *heads, b"", b""])
        )
        for _ in range(rng.choice((0, 0, 1, 5))):
            data[rng.randrange(len(data))] = rng.randrange(256)
        self.kinds["strange upgrades"] += 1
        self.sent += 1
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            writer.write(bytes(data))
            answered = asyncio.create_task(reader.readline())
            await self.server.healthy()
            if not answered.done():
                writer.write_eof()  # the server need not wait for more
            async with asyncio.timeout(PATIENCE):
                answer = await answered
            if answer.split(b" ")[1:2] and answer.split(b" ")[1].startswith(b"5"):
                self.wrong.append(f"{bytes(data)!r} was answered {answer!r}")
        except TimeoutError:
            self.wrong.append(f"{bytes(data)!r} was neither answered nor refused")
        except OSError:
            pass  # the server has closed the connection
        finally:
            writer.transport.abort()


def lasting(state: Json) -> Json:
    """The parts of a state that spectators cannot change."""
    seats = [{**seat, "online": None} for seat in state["seats"]]
    return {**state, "seats": seats, "spectators": None}


async def _messages(size: int, seed: int) -> ProofResult:
    rng = random.Random(seed)
    async with AsyncExitStack() as stack:
        forks, folder = stack.enter_context(fork_server_in_folder())
        database = stack.enter_context(Databases(folder)).sqlite()
        server = Server(database, folder, forks)
        await server.start()
        people = [await Client(server.address, name).become_guest() for name in ("Anna", "Bruno")]
        fuzzer = SocketFuzzer(server, rng)
        state = await people[0].open_table()
        fuzzer.table = state["about"]["id"]
        await people[1].do(fuzzer.table, {"do": "sit", "seat": 1}, 1)
        fuzzer.cookie = people[0].cookie
        before = [lasting(await client.look(fuzzer.table)) for client in people]
        await fuzzer.run(size // 10)
        memory = server.memory()
        await fuzzer.run(size)
        growth = server.memory() - memory
        wrong = fuzzer.wrong + server.faults()
        if growth > MOST_GROWTH:
            wrong.append(f"memory grew by {growth / 2**20:.0f} MB")
        if before != [lasting(await client.look(fuzzer.table)) for client in people]:
            wrong.append("the table has changed")
        wrong += await _all_have_left(people[0], fuzzer.table)
        for client in people:
            await client.close()
        await server.stop()
    summary = ", ".join(f"{count:,} {kind}" for kind, count in fuzzer.kinds.most_common())
    checked = f"{fuzzer.sent:,} messages over {fuzzer.connections:,} sockets: {summary}"
    return ProofResult("P13, socket fuzz", checked, fuzzer.sent, wrong, f"memory {growth / 2**20:+.1f} MB")


async def _all_have_left(client: Client, table: str) -> list[str]:
    """Wait until no closed connection is counted as a spectator any more; what is wrong if that does not happen."""
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until:
        state = await client.look(table)
        if not state["spectators"] and not any(seat["online"] for seat in state["seats"]):
            return []
        await asyncio.sleep(0.1)
    return [f"{state['spectators']} spectators are left over"]


def messages(size: int, seed: int = 0) -> ProofResult:
    """Send `size` messages, most of them over a socket of their own."""
    return asyncio.run(_messages(size, seed))
