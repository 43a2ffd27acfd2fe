"""P17: requests of foreign pages and for unknown hosts are refused, and every answer has its security headers."""

import json
import re
import socket
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import PureWindowsPath
from typing import Any

import pytest

from famiglia.server.assets import static_files
from famiglia.server.assets.static_files import StaticFiles
from famiglia.server.config import Config
from famiglia.server.http.host_header import parse_host
from famiglia.server.http.problems import ProblemError
from famiglia.server.http.route import Route
from famiglia.server.http.security import SecurityMiddleware
from famiglia.server.routes import ROUTES

from .people import Person, problem
from .sample_requests import ask
from .server_process import RunningServer


@pytest.fixture(scope="module")
def anna(server: RunningServer) -> Iterator[Person]:
    found = Person(server.address, "Anna")
    yield found
    found.close()


@pytest.fixture(scope="module")
def table(anna: Person) -> str:
    return str(anna.open()["about"]["id"])


def foreign(address: str) -> list[str]:
    """Foreign origins, some of which resemble ours."""
    host = address.removeprefix("http://")
    near = [f"https://{host}", f"http://{host}.evil.example", f"http://evil.example/{host}", f"http://{host}0"]
    return ["https://evil.example", "null", "http://127.0.0.1", "http://localhost", "file://", "", *near]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_no_route_answers_a_foreign_page(anna: Person, table: str, route: Route) -> None:
    for origin in foreign(anna.address):
        response = ask(anna, route, table, {"Origin": origin})
        assert (403, "foreign-origin") == (response.status_code, response.json()["code"]), origin
        assert "access-control-allow-origin" not in response.headers
    for site in ("cross-site", "same-site"):
        response = ask(anna, route, table, {"Sec-Fetch-Site": site})
        assert (403, "foreign-origin") == (response.status_code, response.json()["code"]), site


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
def test_a_method_that_no_page_uses_is_refused(anna: Person, method: str) -> None:
    response = anna.http.request(method, "/", headers={"Origin": anna.address})
    problem(response, 405, "no-such-method")
    assert "GET, HEAD" == response.headers["allow"]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_our_own_page_is_answered(server: RunningServer, table: str, route: Route) -> None:
    person = Person(server.address, "Ben")
    own = {"Origin": person.address, "Sec-Fetch-Site": "same-origin"}
    response = ask(person, route, table, own, **({"params": None} if route.method == "SOCKET" else {}))
    if response.status_code != 101 and response.headers.get("content-type") == "application/problem+json":
        assert response.json()["code"] not in ("foreign-origin", "wrong-host")
    person.close()


def test_a_link_from_elsewhere_may_lead_to_a_page(anna: Person, table: str) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert "text/html" in anna.http.get(f"/t/{table}", headers=headers).headers["content-type"]


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1", "", "[::2]"]
)
def test_an_unknown_host_is_refused(anna: Person, host: str) -> None:
    for path in ("/", "/api/health", "/web/main.js"):
        problem(anna.http.get(path, headers={"Host": host}), 421, "wrong-host")


def test_the_names_of_a_server_depend_on_where_it_listens() -> None:
    def ours(name: str, **settings: str) -> bool:
        host = parse_host(name)
        assert host is not None
        return SecurityMiddleware(None, Config(**settings), str).is_own_host(host)  # type: ignore[arg-type]

    for host in ("127.0.0.1:8000", "localhost:8000", "[::1]:8000"):
        assert ours(host)
    assert not ours("192.168.0.5:8000")
    assert ours("192.168.0.5:8000", host="0.0.0.0")
    assert ours("[fe80::1]:8000", host="::")
    assert not ours("evil.example", host="0.0.0.0")
    assert ours("play.example.org", base_url="https://play.example.org", host="0.0.0.0")
    assert not ours("192.168.0.5:8000", base_url="https://play.example.org", host="0.0.0.0")
    assert not ours("play.example.org:81", base_url="https://play.example.org")


def answer_to(server: RunningServer, *heads: str, path: str = "/api/docs") -> tuple[int, str, str]:
    """Status, head and body of the answer to a request with exactly these header lines."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as wire:
        wire.sendall("\r\n".join([f"GET {path} HTTP/1.1", "Connection: close", *heads, "", ""]).encode("latin-1"))
        told, _, body = wire.makefile("rb").read().partition(b"\r\n\r\n")
    return int(told.split()[1]), told.decode("latin-1"), body.decode()


@pytest.mark.parametrize(
    "host",
    [
        "localhost:<script>",
        "localhost:8000<script>",
        "localhost:",
        "localhost:0",
        "localhost:65536",
        "localhost:99999999999999999999",
        "localhost:+80",
        "localhost:8_0",
        "localhost:80:80",
        "localhost:\xb2",
        "localhost; script-src *",
        "localhost 8000",
        "someone@localhost",
        "localhost/path",
        "localhost?query",
        "[::1",
        "::1",
        "[::1]8000",
        "[::1]:x",
        "[::1%25lo]",
        "[localhost]",
        "[]",
    ],
)
def test_a_host_header_that_is_no_host_is_refused_and_not_repeated(server: RunningServer, host: str) -> None:
    for path in ("/", "/api/docs", "/web/main.js"):
        status, head, body = answer_to(server, f"Host: {host}", path=path)
        assert (400, "bad-request") == (status, json.loads(body)["code"])
        assert "ws://" not in head
        assert "script>" not in head + body


def test_exactly_one_host_header_is_expected(server: RunningServer) -> None:
    ours = f"Host: 127.0.0.1:{server.port}"
    for heads in ((), (ours, ours), (ours, "Host: evil.example"), ("Host: evil.example", ours)):
        status, _, body = answer_to(server, *heads)
        assert (400, "bad-request") == (status, json.loads(body)["code"]), heads
    assert 200 == answer_to(server, ours)[0]


def test_a_socket_is_held_to_the_same_host_header(server: RunningServer, table: str) -> None:
    upgrade = (
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: " + "A" * 22 + "==",
    )
    for heads in (("Host: localhost:<script>",), ("Host: localhost", "Host: localhost")):
        status, _, body = answer_to(server, *heads, *upgrade, path=f"/api/tables/{table}/live")
        assert (400, "bad-request") == (status, json.loads(body)["code"])


@pytest.mark.parametrize(
    "host", ["localhost", "LocalHost:8000", "127.0.0.1:1", "[::1]", "[::1]:65535", "[0:0::1]:8000"]
)
def test_a_host_header_by_the_grammar_is_understood(server: RunningServer, host: str) -> None:
    status, head, _ = answer_to(server, f"Host: {host}")
    assert 200 == status
    assert f"ws://{host.lower()} " in head


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/api/health",
        "/api/nothing",
        "/api/me",
        "/api/docs",
        "/web/nothing.js",
        "/web/index.html",
        "/web/icon.svg",
    ],
)
def test_every_page_and_every_answer_of_the_api_has_security_headers(anna: Person, path: str) -> None:
    """Every answer that a browser may show as a page says what it may load and who may frame it."""
    response = anna.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in response["content-security-policy"].split(";"))
    assert "'none'" == policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"]
    assert "unsafe" not in response["content-security-policy"]
    assert "*" not in response["content-security-policy"]
    assert ["'self'"] == [part for part in policy["script-src"].split() if not part.startswith("'sha256-")]
    assert ("nosniff", "no-referrer") == (response["x-content-type-options"], response["referrer-policy"])
    assert "DENY" == response["x-frame-options"]
    assert "x-request-id" in response
    assert "server" not in response


@pytest.mark.parametrize(
    "path", ["/web/main.js", "/web/style/base/base.css", "/web/fonts/bodoni-moda-700.woff2", "/words/de.ftl"]
)
def test_a_part_of_a_page_carries_only_what_it_needs_itself(anna: Person, path: str) -> None:
    """The headers of its page apply to it, so it needs only those about its type and its use by other sites."""
    response = anna.http.get(path)
    needed = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
    assert needed == {name: response.headers[name] for name in needed}
    kept = {"content-type", "content-length", "content-encoding", "etag", "cache-control", "vary", "date"}
    assert {*response.headers} <= kept | {*needed}
    again = anna.http.get(path, headers={"If-None-Match": response.headers["etag"]})
    assert (304, needed) == (again.status_code, {name: again.headers[name] for name in needed})


def test_the_page_may_run_its_own_import_map_and_nothing_else_that_stands_in_it(anna: Person) -> None:
    page = anna.http.get("/").content
    scripts = re.findall(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    policy = anna.http.get("/").headers["content-security-policy"]
    hashes = [f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in scripts]
    assert hashes == [part for part in policy.split("script-src")[1].split(";")[0].split() if "sha256" in part]
    assert b" style=" not in page
    assert not re.search(rb"\son[a-z]+=", page)


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/app.py",
        "/web/%2e%2e/server/app.py",
        "/web/..%2fserver%2fapp.py",
        "/web/.hidden.js",
        "/web/",
        "/web",
    ],
)
def test_no_path_leads_out_of_the_folder_of_the_browser(anna: Person, path: str) -> None:
    response = anna.http.get(path)
    assert response.status_code in (200, 404)
    assert "def " not in response.text
    assert 404 == response.status_code or "text/html" in response.headers["content-type"]


@pytest.mark.parametrize(
    "name",
    [
        "C:/secret.js",
        "C:secret.js",
        "C:\\secret.js",
        "style/C:/secret.js",
        "//host/share/secret.js",
        "\\\\host\\share\\secret.js",
        "\\\\?\\C:\\secret.js",
        "..\\secret.js",
        "style\\..\\..\\secret.js",
        "style\\base\\base.css",
        "main.js\0.js",
        "main.js:stream.js",
        "main.js.",
        "MAIN.js",
        "nul.js",
    ],
)
def test_only_the_names_of_our_files_reach_the_file_system_whatever_the_system(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """On Windows a path can name a drive, another machine or a device."""
    asked: list[str] = []

    class Folder(PureWindowsPath):
        def stat(self) -> Any:
            asked.append(str(self))
            raise FileNotFoundError(self)

    assets = StaticFiles()
    monkeypatch.setattr(static_files, "WEB", Folder("D:/famiglia/web"))
    for path in (name, f"@{assets.version}/{name}"):
        with pytest.raises(ProblemError, match="no-such-page"):
            assets.web(path, {})
    assert [] == asked


def test_a_form_of_another_page_could_not_even_be_read(anna: Person, table: str) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        response = anna.http.post("/api/guests", content=b'{"name": "Anna"}', headers={"Content-Type": kind})
        problem(response, 415, "not-json")


@pytest.mark.parametrize(("lang", "look"), [("en", "check"), ("de", "ieh nach"), ("fr", "érifiez")])
def test_a_fault_promises_nothing_that_nobody_knows_but_says_to_look(lang: str, look: str) -> None:
    """If the database connection breaks during a commit, the move may have been stored or not."""
    for trouble in (ProblemError("fault", id="x"), ProblemError("busy")):
        assert look in trouble.problem(lang).detail
