"""The manual of the API: an HTML page made from the OpenAPI document, with an anchor for every operation, type and problem."""

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

PROBLEM_TEXTS: Final = {
    "failing": "The server does not work properly. `database` and `bus` say which part fails.",
    "bad-password": "The password is too short, too long or too easy to guess; `detail` says which.",
    "bad-field": "A field of the body or of the query is invalid; `field` names it.",
    "bad-request": "The request could not be read; `detail` says why.",
    "bad-record": "The record is not valid; `line` says where, `detail` why.",
    "refused": "A rule of the game forbids this move. `rule` is the id of the rule and `sentence` its text, `fact` is the "
    "situation that makes it apply, and `remedy` is what would make the move legal.",
}
"""By code: the description of a problem whose own message depends too much on its arguments."""
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
    """The whole page; the example commands use this address."""
    document = content()
    parts = [
        HEAD,
        '<main id="main" class="page manual"><h1>The API</h1>',
        f'<p class="lead">{escape(document["info"]["description"])}</p>',
    ]
    parts.append(
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). The examples on this page take the '
        "server and the table from these two variables, and keep your session in the file <code>jar</code>.</p>"
    )
    parts.append(_command(f'FAMIGLIA="{address}"\nTABLE="$(openssl rand -hex 16)"'))
    by_tag = {tag["name"]: [*_operations(document, tag["name"])] for tag in document["tags"]}
    parts += _contents(document, by_tag)
    for tag in document["tags"]:
        parts.append(f'<h2 id="{tag["name"]}">{tag["name"].capitalize()}</h2><p>{_text(tag["description"])}</p>')
        parts += [_operation(path, method, operation) for path, method, operation in by_tag[tag["name"]]]
    parts.append(
        '<h2 id="shapes">Types</h2><p>The JSON of requests and responses. Times are whole seconds since 1970.</p>'
    )
    parts += [_type(name, schema) for name, schema in sorted(document["components"]["schemas"].items())]
    parts.append('<h2 id="problems">Problems</h2><p>Every error is <code>application/problem+json</code> of the type '
                 '<a href="#shape-Problem">Problem</a>; its field <code>type</code> is the address of a problem '
                 'below.</p><dl class="fields">')  # fmt: skip
    parts += [_problem(code, status) for code, status in sorted({**STATUS, **TABLE_STATUS, "refused": 422}.items())]
    return "".join([*parts, "</dl></main></body></html>"]).encode()


def _operations(document: dict[str, Any], tag: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The operations with this tag, in the order in which a client needs them."""
    for path in sorted(document["paths"], key=lambda path: (next(_positions(path), 0), path.count("/"), path)):
        for method, operation in document["paths"][path].items():
            if tag in operation["tags"]:
                yield path, method.upper(), operation


def _positions(path: str) -> Iterator[int]:
    return (number for number, prefix in enumerate((*PEOPLE, *TABLES)) if path.startswith(prefix))


def _contents(document: dict[str, Any], by_tag: dict[str, list[tuple[str, str, dict[str, Any]]]]) -> Iterator[str]:
    yield '<nav class="plate" aria-label="Contents">'
    for tag, operations in by_tag.items():
        links = "".join(
            f'<li><a href="#{operation["operationId"]}"><b>{method}</b> {escape(path)}</a></li>'
            for path, method, operation in operations
        )
        yield f'<h2><a href="#{tag}">{tag.capitalize()}</a></h2><ul>{links}</ul>'
    names = "".join(
        f'<li><a href="#shape-{name}">{name}</a></li>' for name in sorted(document["components"]["schemas"])
    )
    yield f'<h2><a href="#shapes">Types</a></h2><ul>{names}</ul><h2><a href="#problems">Problems</a></h2></nav>'


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    name = operation["operationId"]
    parts = [f'<section class="plate" id="{name}"><h3><code>{method} {escape(path)}</code></h3>']
    parts.append(f'<p>{_text(operation["summary"])}</p><p class="hint">{_access(operation["security"])}</p>')
    if "parameters" in operation:
        fields = (_field(each["name"], each["schema"] | {"description": each["description"]}, each["required"], each["in"])
                  for each in operation["parameters"])  # fmt: skip
        parts.append(f'<h4>Parameters</h4><dl class="fields">{"".join(fields)}</dl>')
    if "requestBody" in operation:
        ((media, body),) = operation["requestBody"]["content"].items()
        parts.append(f"<h4>Body</h4><p><code>{media}</code>: {typed(body['schema'])}</p>")
    parts.append(f'<h4>Responses</h4><dl class="answers">{"".join(_responses(operation["responses"]))}</dl>')
    parts.append(f"<h4>Example</h4>{_command(command(name, method, path))}</section>")
    return "".join(parts)


def _responses(responses: dict[str, Any]) -> Iterator[str]:
    for status, response in responses.items():
        contents = response.get("content", {})
        if PROBLEM_JSON in contents:
            codes = contents[PROBLEM_JSON]["schema"]["properties"]["code"]["enum"]
            links = ", ".join(f'<a href="#{code}">{code}</a>' for code in codes)
            yield f"<dt><code>{status}</code> {HTTPStatus(int(status)).phrase}</dt><dd>{links}</dd>"
            continue
        types = "; ".join(f"<code>{media}</code>: {typed(each['schema'])}" for media, each in contents.items())
        yield f"<dt><code>{status}</code> {HTTPStatus(int(status)).phrase}</dt><dd>{types or _text(response['description'])}</dd>"


def _type(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    fields = "".join(_field(field, part, field in required) for field, part in schema.get("properties", {}).items())
    return (f'<section class="plate" id="shape-{name}"><h3>{name}</h3><p>{_text(schema["description"])}</p>'
            f'<dl class="fields">{fields}</dl></section>')  # fmt: skip


def _field(name: str, schema: dict[str, Any], required: bool, location: str = "") -> str:
    marks = [mark for mark in (f"in the {location}" if location else "", "" if required else "optional") if mark]
    marked = f" <small>({', '.join(marks)})</small>" if marks else ""
    about = f"<p>{_text(schema['description'])}</p>" if "description" in schema else ""
    return f"<dt><code>{name}</code> <span>{typed(schema)}</span>{marked}</dt><dd>{about}</dd>"


def _problem(code: str, status: int) -> str:
    phrase = HTTPStatus(status).phrase
    return f'<dt id="{code}"><code>{code}</code> <span>{status} {phrase}</span></dt><dd><p>{_text(problem_text(code))}</p></dd>'


def problem_text(code: str) -> str:
    """The description of a problem in English, with an ellipsis for each argument of its message."""
    if code in PROBLEM_TEXTS:
        return PROBLEM_TEXTS[code]
    words = catalogue("en")
    pattern = words.get_message(f"problem-{code}" if code in STATUS else f"table-{code}").value
    assert pattern is not None
    _, missing = words.format_pattern(pattern, {})
    arguments = re.findall(r"external: (\w+)", " ".join(map(str, missing)))
    text, _ = words.format_pattern(pattern, dict.fromkeys(arguments, "…"))
    return str(text)


def _access(security: list[dict[str, Any]]) -> str:
    if {} in security:
        return "No session needed."
    return "Needs a session, of a guest or an account."


def _command(text: str) -> str:
    return f'<pre tabindex="0"><code>{escape(text)}</code></pre>'


def _text(text: str) -> str:
    """A text as HTML, with code between backticks."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))
