"""Requests that cannot be parsed are answered with a problem like all others, and their connection is closed."""

import json
import re
import socket
from contextlib import suppress
from typing import Any

import pytest

from .server_process import PATIENCE, RunningServer

HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = b"Connection: Upgrade, close\r\nUpgrade: websocket\r\n"
LIVE = b"GET /api/tables/nobodyhaseveropenedthis/live HTTP/1.1\r\n" + HOST + UPGRADE
KEY = b"Sec-WebSocket-Key: ZmFtaWdsaWFmYW1pZ2xpYQ==\r\n"
VERSION = b"Sec-WebSocket-Version: 13\r\n"
GET = b"GET /api/health HTTP/1.1\r\n" + HOST
POST = b"POST /api/guests HTTP/1.1\r\nContent-Type: application/json\r\n" + HOST
UNREADABLE = {
    "no HTTP at all": b"nonsense\r\n",
    "a TLS greeting": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "a method that nobody knows": b"BREW / HTTP/1.1\r\n" + HOST,
    "HTTP of the future": b"GET / HTTP/3.7\r\n" + HOST,
    "a path that is none": b"GET api/health HTTP/1.1\r\n" + HOST,
    "an address without a path": b"CONNECT 127.0.0.1:80 HTTP/1.1\r\n" + HOST,
    "a header without a colon": GET + b"nonsense\r\n",
    "a header with a NUL": GET + b"a: b\x00c\r\n",
    "a length that is no number": POST + b"Content-Length: many\r\n",
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n",
    "a chunk without a length": POST + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n",
    "an upgrade without a key": LIVE + VERSION,
    "an upgrade with a broken key": LIVE + VERSION + b"Sec-WebSocket-Key: x\r\n",
    "an upgrade without a version": LIVE + KEY,
    "an upgrade of old times": LIVE + KEY + b"Sec-WebSocket-Version: 8\r\n",
    "an upgrade with a body": LIVE + KEY + VERSION + b"Content-Length: 2\r\n\r\n{}",
}
TOO_LONG = {
    "a path": b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n" + HOST,
    "a header": GET + b"a: " + b"b" * 70_000 + b"\r\n",
    "many headers": GET + b"a: b\r\n" * 20_000,
    "a header without an end": GET + b"a: " + b"b" * 1_000_000,
    "a trailer": POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx: " + b"y" * 1_000_000,
    "the path of an upgrade": LIVE.replace(b"/live", b"/live?after=" + b"a" * 20_000) + KEY + VERSION,
    "a header of an upgrade": LIVE + KEY + VERSION + b"a: " + b"b" * 20_000 + b"\r\n",
    "many headers of an upgrade": LIVE + KEY + VERSION + b"a: b\r\n" * 500,
}


def sent(server: RunningServer, request: bytes) -> bytes:
    """Send these bytes and read until the server closes the connection."""
    told = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        with suppress(OSError):  # a client that sends without end is answered, but its request is not read to the end
            wire.sendall(request + b"\r\n")
        with suppress(ConnectionResetError):
            while part := wire.recv(65536):
                told += part
    return told


def exchange(server: RunningServer, request: bytes) -> tuple[int, dict[str, str], Any]:
    """Send these bytes; returns status, headers and content of the answer."""
    head, _, body = sent(server, request).partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]), headers, json.loads(body)


def check(server: RunningServer, request: bytes, status: int, code: str) -> None:
    found, headers, told = exchange(server, request)
    assert (status, status, code) == (found, told["status"], told["code"]), told
    assert ("application/problem+json", "close") == (headers["content-type"], headers["connection"])
    assert (f"/api/docs#{code}", True, True) == (told["type"], bool(told["title"]), bool(told["detail"]))
    assert ("nosniff", "no-store") == (headers["x-content-type-options"], headers["cache-control"])


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_request_that_cannot_be_read_is_refused_as_a_problem(server: RunningServer, what: str) -> None:
    check(server, UNREADABLE[what], 400, "bad-request")


@pytest.mark.parametrize("what", TOO_LONG)
def test_a_head_without_measure_is_refused_as_a_problem(server: RunningServer, what: str) -> None:
    check(server, TOO_LONG[what], 431, "long-head")


def test_an_upgrade_by_another_method_finds_nothing(server: RunningServer) -> None:
    status, headers, told = exchange(server, LIVE.replace(b"GET", b"POST") + KEY + VERSION + b"Content-Length: 0\r\n")
    assert (404, "no-such-page") == (status, told["code"])
    assert "application/problem+json" == headers["content-type"]


def statuses(told: bytes) -> list[int]:
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", told)]


def test_what_was_asked_before_the_nonsense_is_answered_and_then_it_ends(server: RunningServer) -> None:
    assert [200, 200] == statuses(sent(server, GET + b"\r\n" + GET + b"\r\nnonsense"))
    assert [201] == statuses(sent(server, POST + b'Content-Length: 15\r\n\r\n{"name":"Anna"}nonsense'))
    broken = POST + b"Transfer-Encoding: chunked\r\n\r\nnonsense"
    assert [200] == statuses(sent(server, GET + b"\r\n" + broken))
    assert "Exception" not in server.log_text()


def test_the_body_before_it_is_not_counted_with_the_next_request(server: RunningServer) -> None:
    body = b'{"name":"' + b"a" * 60_000 + b'"}'
    first = POST + b"Content-Length: " + str(len(body)).encode() + b"\r\n\r\n" + body
    assert [422, 200] == statuses(sent(server, first + GET + b"Connection: close\r\n"))


def test_a_trailer_without_end_behind_an_answer_ends_the_connection(server: RunningServer) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
        wire.sendall(GET + b"Transfer-Encoding: chunked\r\n\r\n0\r\nx: ")
        answer = wire.recv(65536)
        with suppress(OSError):
            wire.sendall(b"y" * 10_000_000)
            answer += wire.recv(65536)
    assert [200] == statuses(answer)
    assert b"}" == answer[-1:]
