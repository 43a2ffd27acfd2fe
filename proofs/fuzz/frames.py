"""Valid and invalid WebSocket frames, and a connection that sends any bytes."""

import asyncio
import base64
import os
import struct
from contextlib import suppress
from typing import Final

TEXT: Final = 1
BINARY: Final = 2
CONTINUATION: Final = 0
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
PATIENCE = 120.0


def frame(code: int, payload: bytes, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it; the arguments can break rules of the protocol."""
    head = bytes([(0x80 if final else 0) | reserved << 4 | code])
    flag = 0x80 if masked else 0
    size = len(payload)
    if size < 126:
        head += bytes([flag | size])
    elif size < 65536:
        head += bytes([flag | 126]) + struct.pack("!H", size)
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", size)
    if not masked:
        return head + payload
    key = os.urandom(4)
    pad = (key * (size // 4 + 1))[:size]
    mixed = (int.from_bytes(payload, "big") ^ int.from_bytes(pad, "big")).to_bytes(size, "big") if size else b""
    return head + key + mixed


def upgrade_request(port: int, path: str, cookie: str = "") -> bytes:
    """The HTTP request that opens a WebSocket."""
    heads = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join([*heads, "", ""]).encode()


class RawSocket:
    """A socket at a table without a WebSocket library, which would not send invalid frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, path: str, cookie: str = "") -> "RawSocket":
        """Connect and upgrade; raises `ConnectionError` if the server refuses."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(upgrade_request(port, path, cookie))
            async with asyncio.timeout(PATIENCE):
                answer = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in answer.split(b"\r\n")[0]:
                raise ConnectionError(answer.split(b"\r\n")[0].decode("latin-1"))
        except asyncio.IncompleteReadError as error:
            writer.close()
            raise ConnectionError("no answer to the upgrade") from error
        except BaseException:
            writer.close()
            raise
        return cls(reader, writer)

    async def send(self, data: bytes) -> bool:
        """Send bytes as they are; False if the server has closed the connection."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()
        except OSError:
            return False
        return True

    async def read(self, within: float = PATIENCE) -> tuple[int, bytes]:
        """The next frame of the server; raises `ConnectionError` if it has closed the connection."""
        try:
            async with asyncio.timeout(within):
                first, second = await self.reader.readexactly(2)
                size = second & 127
                if size == 126:
                    size = struct.unpack("!H", await self.reader.readexactly(2))[0]
                elif size == 127:
                    size = struct.unpack("!Q", await self.reader.readexactly(8))[0]
                return first & 15, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise ConnectionError("the server has closed the connection") from error

    async def until_closed(self) -> int | None:
        """Read until the server closes the connection; the code of its close frame, None if there was none."""
        code = None
        try:
            while True:
                kind, payload = await self.read()
                if kind == CLOSE:
                    code = int.from_bytes(payload[:2], "big") if payload else None
        except ConnectionError:
            return code
        finally:
            self.writer.close()

    async def answers_ping(self) -> bool:
        """Does the server answer a ping?"""
        if not await self.send(frame(PING, b"there?")):
            return False
        try:
            while True:
                kind, payload = await self.read()
                if kind == PONG and payload == b"there?":
                    return True
                if kind == CLOSE:
                    return False
        except ConnectionError:
            return False

    def end(self) -> None:
        """Close the connection for writing; what the server sends can still be read."""
        with suppress(OSError):
            self.writer.write_eof()

    def close(self) -> None:
        self.writer.close()
