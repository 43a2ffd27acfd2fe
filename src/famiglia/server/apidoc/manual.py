"""The OpenAPI document as a page to read: every operation, every shape, every problem, each with its own address."""

import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from http import HTTPStatus
from typing import Any, Final

from famiglia.table.errors import STATUS as TABLE_STATUS
from famiglia.words import catalogue

from ..http.problems import PROBLEM_JSON, STATUS
from .examples import command
from .openapi import PEOPLE, TABLES, content
from .schema_text import typed

ABOUT: Final = {
    "failing": "The server is not well, and says what is wrong; `database` and `bus` tell which part fails.",
    "bad-password": "The password is too short, too long or soon guessed; `detail` says why.",
    "bad-field": "A field of the body or of the query does not fit; `field` names it.",
    "bad-request": "The request could not be read to its end; `detail` says why.",
    "bad-record": "The record does not verify; `line` says where, `detail` why.",
    "refused": "A rule of the game forbids this move: `rule` is its id, `sentence` the rule, `fact` what on the table "
    "makes it so, `remedy` what would make the move legal.",
}
"""What the sentence that people get does not say by itself."""
HEAD: Final = """<!doctype html>
<html lang="en" data-palette="standard"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark"><title>The API · Famiglia</title>
<link rel="icon" type="image/svg+xml" href="/web/icon.svg">
<link rel="stylesheet" href="/web/style/base/base.css"><link rel="stylesheet" href="/web/style/base/manual.css"></head><body>
<a class="skip" href="#main">To the content</a>
<header class="top"><a class="logo" href="/">Famiglia</a><p class="meta">The API</p></header>"""


@lru_cache(maxsize=4)
def manual(address: str) -> bytes:
    """The whole page; commands on it go to this address."""
    told = content()
    parts = [
        HEAD,
        '<main id="main" class="page manual"><h1>The API</h1>',
        f'<p class="lead">{escape(told["info"]["description"])}</p>',
    ]
    parts.append(
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). The commands on this page want to know '
        "where the server is and which table is meant; the file <code>jar</code> remembers who you are.</p>"
    )
    parts.append(_command(f'FAMIGLIA="{address}"\nTABLE="$(openssl rand -hex 16)"'))
    by_tag = {tag["name"]: [*_operations(told, tag["name"])] for tag in told["tags"]}
    parts += _contents(told, by_tag)
    for tag in told["tags"]:
        parts.append(f'<h2 id="{tag["name"]}">{tag["name"].capitalize()}</h2><p>{_text(tag["description"])}</p>')
        parts += [_operation(path, method, operation) for path, method, operation in by_tag[tag["name"]]]
    parts.append(
        '<h2 id="shapes">Shapes</h2><p>What is sent and answered, as JSON. Times are whole seconds since 1970.</p>'
    )
    parts += [_shape(name, schema) for name, schema in sorted(told["components"]["schemas"].items())]
    parts.append('<h2 id="problems">Problems</h2><p>Every error is <code>application/problem+json</code>, of the shape '
                 '<a href="#shape-Problem">Problem</a>; its <code>type</code> leads here.</p><dl class="fields">')  # fmt: skip
    parts += [_problem(code, status) for code, status in sorted({**STATUS, **TABLE_STATUS, "refused": 422}.items())]
    return "".join([*parts, "</dl></main></body></html>"]).encode()


def _operations(told: dict[str, Any], tag: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Those of one kind, in the order in which one comes to need them."""
    for path in sorted(told["paths"], key=lambda path: (next(iter(_place(path)), 0), path.count("/"), path)):
        for method, operation in told["paths"][path].items():
            if tag in operation["tags"]:
                yield path, method.upper(), operation


def _place(path: str) -> Iterator[int]:
    return (number for number, first in enumerate((*PEOPLE, *TABLES)) if path.startswith(first))


def _contents(told: dict[str, Any], by_tag: dict[str, list[tuple[str, str, dict[str, Any]]]]) -> Iterator[str]:
    yield '<nav class="plate" aria-label="Contents">'
    for tag, operations in by_tag.items():
        links = "".join(
            f'<li><a href="#{operation["operationId"]}"><b>{method}</b> {escape(path)}</a></li>'
            for path, method, operation in operations
        )
        yield f'<h2><a href="#{tag}">{tag.capitalize()}</a></h2><ul>{links}</ul>'
    names = "".join(f'<li><a href="#shape-{name}">{name}</a></li>' for name in sorted(told["components"]["schemas"]))
    yield f'<h2><a href="#shapes">Shapes</a></h2><ul>{names}</ul><h2><a href="#problems">Problems</a></h2></nav>'


def _operation(path: str, method: str, told: dict[str, Any]) -> str:
    name = told["operationId"]
    parts = [f'<section class="plate" id="{name}"><h3><code>{method} {escape(path)}</code></h3>']
    parts.append(f'<p>{_text(told["summary"])}</p><p class="hint">{_who(told["security"])}</p>')
    if "parameters" in told:
        fields = (_field(each["name"], each["schema"] | {"description": each["description"]}, each["required"], each["in"])
                  for each in told["parameters"])  # fmt: skip
        parts.append(f'<h4>Parameters</h4><dl class="fields">{"".join(fields)}</dl>')
    if "requestBody" in told:
        ((media, body),) = told["requestBody"]["content"].items()
        parts.append(f"<h4>Body</h4><p><code>{media}</code>: {typed(body['schema'])}</p>")
    parts.append(f'<h4>Answers</h4><dl class="answers">{"".join(_answers(told["responses"]))}</dl>')
    parts.append(f"<h4>Example</h4>{_command(command(name, method, path))}</section>")
    return "".join(parts)


def _answers(responses: dict[str, Any]) -> Iterator[str]:
    for status, told in responses.items():
        contents = told.get("content", {})
        if PROBLEM_JSON in contents:
            codes = contents[PROBLEM_JSON]["schema"]["properties"]["code"]["enum"]
            links = ", ".join(f'<a href="#{code}">{code}</a>' for code in codes)
            yield f"<dt><code>{status}</code> {HTTPStatus(int(status)).phrase}</dt><dd>{links}</dd>"
            continue
        told_as = "; ".join(f"<code>{media}</code>: {typed(each['schema'])}" for media, each in contents.items())
        yield f"<dt><code>{status}</code> {HTTPStatus(int(status)).phrase}</dt><dd>{told_as or _text(told['description'])}</dd>"


def _shape(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    fields = "".join(_field(each, told, each in required) for each, told in schema.get("properties", {}).items())
    return (f'<section class="plate" id="shape-{name}"><h3>{name}</h3><p>{_text(schema["description"])}</p>'
            f'<dl class="fields">{fields}</dl></section>')  # fmt: skip


def _field(name: str, schema: dict[str, Any], required: bool, place: str = "") -> str:
    marks = [mark for mark in (f"in the {place}" if place else "", "" if required else "may be left out") if mark]
    marked = f" <small>({', '.join(marks)})</small>" if marks else ""
    about = f"<p>{_text(schema['description'])}</p>" if "description" in schema else ""
    return f"<dt><code>{name}</code> <span>{typed(schema)}</span>{marked}</dt><dd>{about}</dd>"


def _problem(code: str, status: int) -> str:
    phrase = HTTPStatus(status).phrase
    return f'<dt id="{code}"><code>{code}</code> <span>{status} {phrase}</span></dt><dd><p>{_text(sentence(code))}</p></dd>'


def sentence(code: str) -> str:
    """What a problem says to people, in English; what it is filled with is left open."""
    if code in ABOUT:
        return ABOUT[code]
    words = catalogue("en")
    pattern = words.get_message(f"problem-{code}" if code in STATUS else f"table-{code}").value
    assert pattern is not None
    _, missing = words.format_pattern(pattern, {})
    blanks = re.findall(r"external: (\w+)", " ".join(map(str, missing)))
    told, _ = words.format_pattern(pattern, dict.fromkeys(blanks, "…"))
    return str(told)


def _who(security: list[dict[str, Any]]) -> str:
    if {} in security:
        return "Anybody may ask."
    return "For people with a name: guests and whoever is signed in."


def _command(text: str) -> str:
    return f'<pre tabindex="0"><code>{escape(text)}</code></pre>'


def _text(told: str) -> str:
    """A sentence; what stands between backticks is code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(told))
