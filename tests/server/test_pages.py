"""Everything besides the API: the page, its files, the catalogues, the server's health, and `famiglia play`."""

import gzip
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import httpx
import pytest

import famiglia
from famiglia.server.assets import static_files
from famiglia.server.assets.minifier import minify
from famiglia.server.assets.static_files import INDEX, NOT_FOR_THE_BROWSER, PAGES, WEB, WORDS
from famiglia.server.http.problems import ProblemError
from famiglia.words import LANGUAGES

from .patched_server import patched_program
from .people import Person, problem, until
from .server_process import running

Come = Callable[[str | None], Person]
WITHOUT_BUS = """
from famiglia.server.bus.local import LocalBus
LocalBus.healthy = lambda self: False
"""


def unversioned(page: bytes) -> bytes:
    """A page with the version removed from the addresses of its files."""
    return re.sub(rb'"/web/@[0-9a-f]{8}/', b'"/web/', page)


@pytest.mark.parametrize(
    "path",
    ["/", "/new/bot", "/war", "/watch", "/replay", "/me", "/t/abc", "/t/no-such-table", "/t/abc/replay", "/rules/war"],
)
def test_every_address_for_people_is_the_one_page(person: Come, path: str) -> None:
    response = person(None).http.get(path)
    assert (200, "text/html; charset=utf-8") == (response.status_code, response.headers["content-type"])
    assert INDEX.read_bytes() == re.sub(rb'\n<link rel="modulepreload"[^\n]*', b"", unversioned(response.content))


@pytest.mark.parametrize(
    "path", ["/nothing-here", "/new/duel", "/t/", "/t/a.b", "/t/abc/", "/rules/chess", "/me/", "/t/é", "/watch%0A"]
)
def test_an_unknown_address_is_the_same_page_with_404(person: Come, path: str) -> None:
    """Programs see the status and people the page; a conditional request of a browser gets the status, too."""
    somebody = person(None).http
    response = somebody.get(path)
    assert (404, "text/html; charset=utf-8") == (response.status_code, response.headers["content-type"])
    assert INDEX.read_bytes() == unversioned(response.content)
    again = somebody.get(path, headers={"If-None-Match": response.headers["etag"]})
    assert (404, response.content) == (again.status_code, again.content)
    assert 404 == somebody.head(path).status_code


def test_the_server_knows_the_same_pages_as_the_browser() -> None:
    routes = re.findall(
        r"^  \[/\^(.*?)\$?/, \(\) => import", (WEB / "main.js").read_text(encoding="utf-8"), re.MULTILINE
    )
    *known, nowhere = (route.replace("\\/", "/") for route in routes)
    assert ([*PAGES], "") == (known, nowhere)


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("war", 4)])
def test_the_page_of_a_table_names_every_module_that_it_will_need_and_no_other(
    person: Come, game: str, seats: int
) -> None:
    anna = person("Anna")
    table = anna.open(game, ("me",) * seats)["about"]["id"]
    text = preloaded(anna.http.get(f"/t/{table}").text)
    assert len({*text}) == len(text)
    needed = {"main.js", "pages/table.js", f"tables/{game}/table.js", "vendor/preact.js", "vendor/fluent/resource.js"}
    assert needed <= {*text}
    others = {"duel", "war"} - {game}
    assert not [
        path for path in text for other in others if path.startswith(f"tables/{other}/") and path[-8:] != "/game.js"
    ]
    assert {"pages/start.js", "tables/shell/waiting-room.js", "verify/verify.js"}.isdisjoint(text)
    for path in text:
        assert 200 == anna.http.get(f"/web/{path}").status_code, path


def test_the_page_of_a_table_that_is_not_in_memory_names_the_modules_of_every_table(person: Come) -> None:
    somebody = person(None).http
    text = preloaded(somebody.get("/t/abc").text)
    assert "pages/table.js" in text
    assert {"tables/duel/table.js", "tables/war/table.js"}.isdisjoint(text)
    assert "pages/start.js" in somebody.get("/").text
    assert "modulepreload" not in somebody.get("/rules/war").text


def preloaded(page: str) -> list[str]:
    """The modules that a page names before they are needed."""
    return re.findall('rel="modulepreload" href="/web/@[0-9a-f]{8}/([^"]+)"', page)


def test_files_come_compressed_and_are_not_sent_twice(person: Come) -> None:
    somebody = person(None).http
    for file in sorted(WEB.rglob("*")):
        if file.is_dir() or file.name.startswith(".") or file.suffix == ".ts":
            continue
        path = f"/web/{file.relative_to(WEB)}"
        response = somebody.get(path)
        assert (200, minify(file.read_bytes(), file.suffix)) == (response.status_code, response.content), path
        again = somebody.get(path, headers={"If-None-Match": response.headers["etag"]})
        assert (304, b"") == (again.status_code, again.content)
    plain = somebody.get("/web/vendor/preact.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = somebody.get("/web/vendor/preact.js")
    assert ("gzip", "text/javascript") == (
        packed.headers["content-encoding"],
        packed.headers["content-type"],
    )
    assert "no-cache" == packed.headers["cache-control"]
    head = somebody.head("/web/vendor/preact.js")
    assert (200, b"") == (head.status_code, head.content)
    problem(somebody.get("/web/nothing.js"), 404, "no-such-page")


def test_types_are_for_the_checker_and_not_for_the_browser(person: Come) -> None:
    assert (WEB / "core/messages.d.ts").is_file()
    for name in ("core/messages.d.ts", "core/messages.js", "core/messages"):
        problem(person(None).http.get(f"/web/{name}"), 404, "no-such-page")


def test_files_of_a_page_are_cached_until_they_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    web = tmp_path / "web"
    copytree(WEB, web)
    monkeypatch.setattr(static_files, "WEB", web)
    monkeypatch.setattr(static_files, "INDEX", web / "index.html")
    assets = static_files.StaticFiles()

    def named() -> list[str]:
        told = assets.index("/t/abc", {}).body.decode()
        assert not re.search('"/web/(?!@)', told), "every file has a version"
        return re.findall('"/web/([^"]+)"', told)

    def kept(path: str) -> str:
        return assets.web(path, {}).headers["Cache-Control"]

    first = named()
    assert {"max-age=31536000, immutable"} == {kept(path) for path in first}
    main = next(path for path in first if path.endswith("/main.js"))
    assert "no-cache" == kept("main.js")
    assert "no-cache" == kept("@00000000/main.js"), "from a page of another version"
    assert "no-cache" == assets.index("/", {}).headers["Cache-Control"]

    script = web / "main.js"
    script.write_bytes(script.read_bytes() + b"\n// changed\n;")
    os.utime(script, ns=(0, 0))
    assert "no-cache" == kept(main), "the new content is not the one that this address has promised"
    second = named()
    assert {*first}.isdisjoint(second)
    assert {"max-age=31536000, immutable"} == {kept(path) for path in second}
    assert "no-cache" == kept(main)
    assert assets.web(main, {}).body == assets.web("main.js", {}).body, "whoever has the old page gets the new file"
    (web / "pages" / "start.js").unlink()
    assert {*second}.isdisjoint(named())


@pytest.mark.parametrize("path", ["@", "@/", "@1/", "@1", "@1/@1/main.js", "@1//main.js", "@1/../main.js"])
def test_a_version_leads_nowhere_else(path: str) -> None:
    with pytest.raises(ProblemError):
        static_files.StaticFiles().web(path, {})


def test_only_types_and_lines_that_are_comments_and_nothing_else_are_left_out() -> None:
    script = b"""// @ts-check
/** What it does.
 * @param {number} a
 */
export const f = (a) => a; // stays
  /* one line */
const g = /** @type {string} */ (x);
/** @type {Says} */ (y).go();
/*! a licence */
const url = "http://example.org"; /* stays
and this */ h();
"""
    minified = minify(script, ".js")
    assert script.count(b"\n") == minified.count(b"\n")
    left = [line for line in minified.split(b"\n") if line]
    assert [
        b"export const f = (a) => a; // stays",
        b"const g = (x);",
        b"(y).go();",
        b"/*! a licence */",
        b'const url = "http://example.org"; /* stays',
        b"and this */ h();",
    ] == left
    assert b"a { b: url(//c) }\n\n" == minify(b"a { b: url(//c) }\n/* d */\n", ".css")
    assert b"// text" == minify(b"// text", ".txt")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_language_come_in_parts(person: Come, lang: str) -> None:
    somebody = person(None).http
    words, war = somebody.get(f"/words/{lang}.ftl").text, somebody.get(f"/words/{lang}/war.ftl").text
    parts = ("war_around", "war_hints", "war_refusals", "advice", "duel", "guide", "pages", "replay")
    others = {part: somebody.get(f"/words/{lang}/{part}.ftl").text for part in parts}
    beginnings = {**others, "war_": war, "": words}
    for file in (WORDS / lang).glob("*.ftl"):
        if file.name not in NOT_FOR_THE_BROWSER:
            part = next(text for beginning, text in beginnings.items() if file.name.startswith(beginning))
            assert file.read_text(encoding="utf-8") in part
    assert len(gzip.compress(words.encode())) < 60_000
    problem(somebody.get("/words/it.ftl"), 404, "no-such-page")
    problem(somebody.get(f"/words/{lang}/peace.ftl"), 404, "no-such-page")


def test_the_rules_come_in_the_readers_language(person: Come) -> None:
    somebody = person(None).http
    english = somebody.get("/api/rules/duel").json()
    german = somebody.get("/api/rules/duel", params={"lang": "de"}).json()
    assert [rule["id"] for rule in english["rules"]] == [rule["id"] for rule in german["rules"]]
    assert english["rules"][0]["sentence"] != german["rules"][0]["sentence"]
    assert english["chapters"][0]["title"] != german["chapters"][0]["title"]
    war = somebody.get("/api/rules/war").json()
    assert war["rulings"]
    assert {rule["id"] for rule in war["rules"]} == {id_ for chapter in war["chapters"] for id_ in chapter["rules"]}
    problem(somebody.get("/api/rules/chess"), 404, "no-such-page")


def test_both_games_are_offered_with_everything_that_can_be_chosen(person: Come) -> None:
    duel, war = person(None).http.get("/api/games").json()["games"]
    assert ("duel", 2, ["revised", "classic"]) == (duel["game"], duel["seats"], duel["editions"])
    assert ("war", 4, ["standard"]) == (war["game"], war["seats"], war["packs"])
    assert "greedy" in duel["bots"]
    assert "greedy" in war["bots"]


def test_the_server_reports_its_health(person: Come) -> None:
    body = person(None).http.get("/api/health").json()
    assert {"status": "ok", "version": famiglia.__version__, "database": True, "bus": True} == body


def test_a_server_without_its_bus_says_so(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, WITHOUT_BUS)) as server:
        somebody = Person(server.address)
        response = problem(somebody.http.get("/api/health"), 503, "failing")
        facts = {"version": famiglia.__version__, "database": True, "bus": False}
        assert facts == {name: response[name] for name in facts}
        assert ("Service Unavailable", 503) == (response["title"], response["status"])
        assert "other processes" in response["detail"]
        somebody.close()


@pytest.mark.parametrize("lan", [False, True])
def test_famiglia_play_opens_a_browser_at_a_server_of_its_own(tmp_path: Path, lan: bool) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    words = ["play", "--data", str(tmp_path / "data"), "--port", "0", *(["--lan"] if lan else [])]
    with subprocess.Popen(
        [sys.executable, "-m", "famiglia", *words],
        env=os.environ | {"BROWSER": str(browser)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[4]
            assert "ok" == httpx.get(f"{address}/api/health", timeout=60).json()["status"]
            if lan:
                assert "phones" in process.stdout.readline()
            until(lambda: seen.exists() and seen.read_text())
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert ("", 0) == (errors, process.returncode)
    assert address == seen.read_text().strip()
    assert (tmp_path / "data" / "games.db").exists()


def test_invalid_json_and_a_wrong_field_get_different_errors(person: Come) -> None:
    somebody = person("Anna").http
    json_ = {"Content-Type": "application/json"}
    for body in (b"", b"{", b"[" * 10_000, b'"\xff"', b"NaN"):
        response = somebody.post("/api/guests", content=body, headers=json_)
        assert response.status_code in (400, 422), body[:20]
    bodies: list[Any] = [{}, {"name": 7}, {"name": "x" * 41}, {"name": "Anna", "age": 7}, []]
    for wrong in bodies:
        problem(somebody.post("/api/guests", json=wrong), 422, "bad-field")


@pytest.mark.parametrize(
    "path",
    [
        "./style/base/base.css",
        "style/./base/base.css",
        "style//base/base.css",
        "/etc/passwd.txt",
        "../words/en/web.ftl",
        "style/base/base.css/",
        ".js",
    ],
)
def test_a_file_has_one_address_and_nothing_else_is_in_reach(person: Come, path: str) -> None:
    """The request is sent as raw bytes, because an HTTP client would normalize the path."""
    address = httpx.URL(person(None).address)
    with socket.create_connection((address.host, address.port or 80)) as wire:
        wire.sendall(
            f"GET /web/{path} HTTP/1.1\r\nHost: {address.host}:{address.port}\r\nConnection: close\r\n\r\n".encode()
        )
        assert b"HTTP/1.1 404 Not Found" == wire.makefile("rb").readline().strip()
