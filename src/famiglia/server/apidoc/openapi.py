"""The OpenAPI 3.1 document, made from the route table and the types of requests and responses."""

import re
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec

import famiglia
from famiglia.table.errors import STATUS as TABLE_STATUS
from famiglia.war.pack.files import built_in

from ..http.problems import PROBLEM_JSON, STATUS, Problem
from .examples import BODIES
from .field_descriptions import describe, descriptions

if TYPE_CHECKING:
    from ..http.route import Route

REFS: Final = "#/components/schemas/{name}"
COOKIE: Final = "session"
ALWAYS: Final = ("foreign-origin", "wrong-host", "fault", "busy", "server-full")
"""The problems that every operation may answer with."""
WITH_BODY: Final = ("bad-json", "too-large", "not-json", "bad-field", "bad-request")
DESCRIPTION: Final = (
    "Play both games of Famiglia over HTTP: open a table, watch it, play at it. Every command has an id that the client "
    "chooses and the number of the stream that the client has seen. A command that is sent twice takes effect once; one with "
    "an outdated number gets status 409 and the current state. Every error is application/problem+json."
)
PATH_PARAMETERS: Final = {
    "table": {
        "schema": {"type": "string", "minLength": 22, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"},
        "description": "The id of the table. Anybody who knows it can watch the table.",
    },
    "game": {"schema": {"type": "string", "enum": ["duel", "war"]}, "description": "The game."},
    "pack": {"schema": {"type": "string", "enum": list(built_in())}, "description": "The pack of a war."},
}
TAGS: Final = {
    "people": "Guests, accounts and sessions. A session is a cookie.",
    "tables": "Tables, the games played at them, and the records of games.",
    "server": "The games that the server offers, its health, and this documentation.",
}
PEOPLE: Final = ("/api/guests", "/api/accounts", "/api/session", "/api/me")
TABLES: Final = ("/api/tables", "/api/records")
"""The prefixes of the paths that belong to these two tags; every other path belongs to `server`."""


@cache
def document() -> bytes:
    """The whole document as JSON."""
    return msgspec.json.format(msgspec.json.encode(content()), indent=1)


def content() -> dict[str, Any]:
    """The whole document."""
    from ..routes import ROUTES

    types = [type_ for route in ROUTES for type_ in (route.body, route.response, route.query) if _has_schema(type_)]
    _, schemas = msgspec.json.schema_components([*types, Problem], ref_template=REFS)
    for route in ROUTES:
        if route.query is not None:
            schemas.pop(route.query.__name__, None)
    describe(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        method = "get" if route.method == "SOCKET" else route.method.lower()
        paths.setdefault(route.path, {})[method] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Famiglia",
            "version": famiglia.__version__,
            "summary": "Two games about families",
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.items()],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                COOKIE: {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "famiglia",
                    "description": "__Host-famiglia over HTTPS",
                }
            },
        },
    }


def _operation(route: "Route") -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": _name(route),
        "summary": route.summary,
        "tags": [_tag(route.path)],
        "responses": _responses(route),
        "security": [{COOKIE: []}] if route.access == "signed-in" else [{}, {COOKIE: []}],
    }
    parameters = [*_path_parameters(route.path), *_query_parameters(route.query)]
    if parameters:
        operation["parameters"] = parameters
    if route.body is bytes:
        operation["requestBody"] = {"required": True, "content": {"application/octet-stream": {"schema": {}}}}
    elif route.body is not None:
        body = {"schema": _schema(route.body), "example": BODIES[_name(route)]}
        operation["requestBody"] = {"required": True, "content": {"application/json": body}}
    return operation


def _tag(path: str) -> str:
    return "people" if path.startswith(PEOPLE) else "tables" if path.startswith(TABLES) else "server"


def _responses(route: "Route") -> dict[str, Any]:
    if route.method == "SOCKET":
        responses: dict[str, Any] = {
            "101": {
                "description": "The socket is open and sends a `TableState`, then a `TableUpdate` after every change. It answers "
                '`{"kind": "ping"}` with `{"kind": "pong"}`.'
            }
        }
    else:
        responses = {str(route.status): {"description": route.summary} | _content(route.response)}
    codes: dict[int, list[str]] = {}
    for code in _codes(route):
        status = 422 if code == "refused" else STATUS.get(code) or TABLE_STATUS[code]
        codes.setdefault(status, []).append(code)
    for status, names in sorted(codes.items()):
        text = f"{HTTPStatus(status).phrase}: {', '.join(names)}"
        schema = {**_schema(Problem), "properties": {"code": {"enum": names}}}
        responses[str(status)] = {"description": text, "content": {PROBLEM_JSON: {"schema": schema}}}
    return responses


def _codes(route: "Route") -> Iterator[str]:
    yield from ALWAYS
    if route.access == "signed-in":
        yield "not-signed-in"
    if "{table}" in route.path:
        yield "no-such-page"
    if route.body is bytes:
        yield from ("too-large", "bad-request")
    elif route.body is not None:
        yield from WITH_BODY
    if route.query is not None and "bad-field" not in WITH_BODY[: len(WITH_BODY) if route.body else 0]:
        yield "bad-field"
    yield from route.errors


def _content(response: Any) -> dict[str, Any]:
    if response is None:
        return {}
    if isinstance(response, str):
        schema = {"type": "object"} if response == "application/json" else {"type": "string"}
        return {"content": {response: {"schema": schema}}}
    return {"content": {"application/json": {"schema": _schema(response)}}}


def _schema(type_: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([type_], ref_template=REFS)
    return schema


def _path_parameters(path: str) -> Iterator[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", path):
        yield {"name": name, "in": "path", "required": True, **PATH_PARAMETERS[name]}


def _query_parameters(query: Any) -> Iterator[dict[str, Any]]:
    if query is None:
        return
    _, schemas = msgspec.json.schema_components([query], ref_template=REFS)
    query_schema = schemas[query.__name__]
    for name, schema in query_schema["properties"].items():
        plain = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
        for choice in schema.get("anyOf", ()):
            if choice != {"type": "null"}:
                plain |= choice
        description = descriptions(query).get(name) or plain.pop("description")
        required = name in query_schema.get("required", ())
        yield {"name": name, "in": "query", "required": required, "description": description, "schema": plain}


def _name(route: "Route") -> str:
    return route.handler.__name__.strip("_")


def _has_schema(type_: Any) -> bool:
    return type_ is not None and type_ is not bytes and not isinstance(type_, str)
