"""A minimal HTTP client that needs hardly any computing time, and a minimal server to compare with."""

import asyncio
import json
from typing import Any, TypeAlias

Json: TypeAlias = Any


class Wire:
    """One persistent connection that sends one request after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.sent = 0
        """The size of the last request's body in bytes; `received` is that of the last answer's body."""
        self.received = 0

    async def open(self) -> "Wire":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def ask(self, method: str, path: str, body: Json = None) -> tuple[int, Json]:
        """Send a request with a JSON body, and return the status and the JSON of the answer."""
        status, answer = await self.send(method, path, b"" if body is None else json.dumps(body).encode())
        return status, json.loads(answer) if answer[:1] in (b"{", b"[") else None

    async def send(self, method: str, path: str, data: bytes = b"") -> tuple[int, bytes]:
        """Send a request with these bytes, and return the status and the body of the answer."""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        head += f"Cookie: {self.cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        status, length = int((await self.reader.readline()).split()[1]), 0
        while (line := (await self.reader.readline()).strip()) != b"":
            name, _, value = line.decode().partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.strip().partition(";")[0]
        answer = await self.reader.readexactly(length)
        self.sent, self.received = len(data), len(answer)
        return status, answer


ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route

ANSWER = b'{"echo":"' + b"x" * (int(sys.argv[2]) - 11) + b'"}'

async def echo(request):
    await request.body()
    return Response(ANSWER, media_type="application/json")

app = Starlette(routes=[Route("/", echo, methods=["POST"])])
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", access_log=False)
"""
"""A Starlette application that reads the body of a request and answers with as many bytes as a move is answered."""
