"""Requests reach their endpoint by the path alone, with at most one parameter in it."""

from typing import Any
from unittest.mock import Mock

import pytest

from famiglia.server.http.http_protocol import Exchange
from famiglia.server.http.router import Paths
from famiglia.server.routes import ROUTES

ENDPOINTS: dict[str, Any] = {path: Mock() for path in dict.fromkeys(route.path for route in ROUTES)}


@pytest.mark.parametrize("path", ENDPOINTS)
def test_every_route_has_its_own_endpoint(path: str) -> None:
    asked = path.replace("{", "").replace("}", "")
    name = path.partition("{")[2].partition("}")[0]
    assert (ENDPOINTS[path], {name: name} if name else {}) == Paths(ENDPOINTS).find(asked)


@pytest.mark.parametrize(
    "path",
    ["", "/", "/api", "/api/", "/api/tables/", "/api/tables//commands", "/api/tables/a/b", "/api/tables/a/commands/",
     "/api/tables/a/b/commands", "/api/tables/a/commands/b", "//api/tables/a", "/API/tables/a", "/api/tables\n"],
)  # fmt: skip
def test_other_paths_have_none(path: str) -> None:
    assert (None, {}) == Paths(ENDPOINTS).find(path)


def exchange(transport: Mock, method: str = "GET") -> Exchange:
    scope: Any = {"method": method}
    flow, date = Mock(write_paused=False), [(b"date", b"today")]
    return Exchange(scope, transport, flow, Mock(), Mock(), False, date, Mock(), False, True, Mock())


async def respond(to: Exchange, headers: list[tuple[bytes, bytes]]) -> None:
    await to.send({"type": "http.response.start", "status": 200, "headers": headers})
    await to.send({"type": "http.response.body", "body": b"{}"})


@pytest.mark.parametrize(("method", "body"), [("GET", b"{}"), ("HEAD", b"")])
async def test_a_response_is_written_at_once(method: str, body: bytes) -> None:
    transport = Mock()
    await respond(exchange(transport, method), [(b"content-length", b"2")])
    transport.write.assert_called_once_with(b"HTTP/1.1 200 OK\r\ndate: today\r\ncontent-length: 2\r\n\r\n" + body)
    transport.close.assert_not_called()


async def test_a_response_may_close_the_connection() -> None:
    transport = Mock()
    await respond(exchange(transport), [(b"connection", b"close")])
    assert 1 == transport.write.call_args.args[0].count(b"connection: close\r\n")
    transport.close.assert_called_once_with()


@pytest.mark.parametrize("value", [b"a\r\nset-cookie: b", b"a\nb", b"a\rb"])
async def test_a_header_cannot_contain_another_one(value: bytes) -> None:
    transport = Mock()
    with pytest.raises(ValueError, match="line break"):
        await respond(exchange(transport), [(b"location", value)])
    transport.write.assert_not_called()
