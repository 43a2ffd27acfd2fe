"""The page about the API: everything on it has an anchor, and every command on it works."""

import re
import subprocess
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from famiglia.server.apidoc.manual import problem_text
from famiglia.server.apidoc.openapi import content
from famiglia.server.apidoc.schema_text import typed
from famiglia.server.http.problems import STATUS
from famiglia.table.errors import STATUS as TABLE_STATUS

from .people import Person, problem
from .server_process import RunningServer

CODES = {**STATUS, **TABLE_STATUS, "refused": 422}
VOID = ("meta", "link")
VISIT = (
    "new_guest", "me", "rename", "new_link", "all_games", "rules_of", "pack", "pack_map", "health", "openapi", "docs",
    "open_table", "look", "listed_tables", "my_tables", "ask_why", "ask_preview", "try_moves", "ask_hint", "do", "live", "replay",
    "older_talk", "write_note", "read_note", "download", "upload", "tell_story", "new_account", "change_password", "sign_out",
    "sign_in",
    "sign_out_everywhere",
)  # fmt: skip
"""Every operation, in an order in which each succeeds."""
Come = Callable[[str | None], Person]


class Reader(HTMLParser):
    """Parses a page strictly: every element must be closed in the right order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.feed(page)
        assert [] == self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.attributes |= {name for name, _ in attrs}
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name == "href"]

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop()


def shown(page: str, operation: str) -> str:
    """The command that the page shows for an operation."""
    section = page.partition(f'<section class="plate" id="{operation}">')[2].partition("</section>")[0]
    found = re.search('<pre tabindex="0"><code>(.*?)</code></pre>', section, re.DOTALL)
    assert found is not None, operation
    return unescape(found[1])


@pytest.fixture
def page(person: Come) -> str:
    return person(None).http.get("/api/docs").text


def test_every_operation_every_shape_and_every_problem_has_its_own_address(page: str) -> None:
    found = Reader(page)
    assert len({*found.ids}) == len(found.ids)
    operations = [each["operationId"] for methods in content()["paths"].values() for each in methods.values()]
    shapes = [f"shape-{name}" for name in content()["components"]["schemas"]]
    assert {*operations, *shapes, *CODES} <= {*found.ids}
    assert [] == [link for link in found.links if link.startswith("#") and link[1:] not in found.ids]
    assert [] == [link for link in found.links if not link.startswith(("#", "/"))]


def test_the_page_needs_no_script_and_nothing_from_elsewhere(page: str) -> None:
    found = Reader(page)
    assert "<script" not in page
    assert {"src", "style"}.isdisjoint(found.attributes)
    assert [] == [name for name in found.attributes if name.startswith("on")]


def test_the_type_of_a_problem_leads_to_its_sentence(person: Come, page: str) -> None:
    anna = person("Anna")
    state = anna.open(first=0)
    stop = {"do": "play", "seat": 0, "move": "stop"}
    response = [
        problem(anna.send(state["about"]["id"], state["numbers"]["game"], stop), 422, "refused"),
        problem(anna.send(state["about"]["id"], 0, stop), 409, "stale"),
        problem(anna.http.get("/api/tables/" + "x" * 22), 404, "no-such-table"),
    ]
    for each in response:
        address, _, anchor = each["type"].partition("#")
        assert ("/api/docs", True) == (address, f'<dt id="{anchor}">' in page)


@pytest.mark.parametrize("code", CODES)
def test_every_problem_is_explained_in_a_sentence(code: str) -> None:
    shown_text = problem_text(code)
    assert len(shown_text.replace("…", "")) > 15
    assert shown_text.endswith((".", "?"))
    assert not set("{}$") & set(shown_text)


def test_what_fills_a_sentence_is_left_open() -> None:
    assert "Too many attempts. Try again in … seconds." == problem_text("too-many")
    assert "This is too large: at most … bytes are accepted." == problem_text("too-large")


def test_a_schema_is_described_in_words() -> None:
    text = {"type": "string", "minLength": 2, "maxLength": 40, "pattern": "^<"}
    assert "text, at least 2 characters, at most 40 characters, matching <code>^&lt;</code>" == typed(text)
    assert "list of whole number or null; default <code>[]</code>" == typed(
        {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}, "default": []}
    )
    assert 'by name: <a href="#shape-Line">Line</a>' == typed(
        {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Line"}}
    )
    assert "anything" == typed({})


def test_every_command_on_the_page_works_as_it_stands(server: RunningServer, page: str, tmp_path: Path) -> None:
    beginning = re.search('<pre tabindex="0"><code>(.*?)</code></pre>', page, re.DOTALL)
    assert beginning is not None
    assert server.address in beginning[1]
    operations = {each["operationId"]: each for methods in content()["paths"].values() for each in methods.values()}
    good = {name: min(each["responses"]) for name, each in operations.items()}
    assert operations.keys() == {*VISIT}
    account = f"anna {tmp_path.name}"
    lines = [unescape(beginning[1])]
    for name in VISIT:
        line = shown(page, name).replace('"anna"', f'"{account}"')
        if name == "sign_in":  # with the password that the previous command has set
            line = line.replace("four lemons at dusk", "five lemons at dawn")
        if name == "upload":
            lines.append(f'cp "{Path(__file__).parents[1] / "record" / "example.jsonl"}" record.jsonl')
        if name == "tell_story":  # of the game in the uploaded record, which is over
            lines.append('TABLE="$(sed \'s/.*"table":"\\([^"]*\\)".*/\\1/\' upload.json)"')
        if name == "live":  # a socket stays open: read its first line, then close it
            first_line = "sed -n '1s/^HTTP[^ ]* \\([0-9]*\\).*/live \\1/p;1q'"
            lines.append(f"{line.replace('curl ', 'curl -s -i -N --max-time 300 ', 1)} | {first_line}")
        else:
            lines.append(
                line.replace("curl ", f"curl -s -o {name}.json --max-time 300 -w '{name} %{{http_code}}\\n' ", 1)
            )
    script = "\n".join(lines)
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    answered = dict(line.split() for line in done.stdout.splitlines())
    assert {name: good[name] for name in VISIT} == answered, done.stderr
