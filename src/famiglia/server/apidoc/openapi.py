"""The OpenAPI 3.1 document, made from the route table and the shapes of what is sent."""

import re
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec

import famiglia
from famiglia.table.errors import STATUS as TABLE_STATUS

from ..http.problems import PROBLEM_JSON, STATUS, Problem
from .examples import BODIES
from .field_descriptions import describe, descriptions

if TYPE_CHECKING:
    from ..http.route import Route

REFS: Final = "#/components/schemas/{name}"
COOKIE: Final = "session"
ALWAYS: Final = ("foreign-origin", "wrong-host", "fault", "busy", "server-full")
WITH_BODY: Final = ("bad-json", "too-large", "not-json", "bad-field", "bad-request")
DESCRIPTION: Final = (
    "Both games of Famiglia over HTTP: open a table, look at it, play. Commands carry an id that their sender makes and the "
    "number that the sender has seen; a second copy takes effect once, a stale one gets 409 and the state. Every error is "
    "application/problem+json."
)
PATH_PARAMETERS: Final = {
    "table": {
        "schema": {"type": "string", "minLength": 22, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"},
        "description": "The id of the table, which is its secret link.",
    },
    "game": {"schema": {"type": "string", "enum": ["duel", "war"]}, "description": "Which game."},
}
TAGS: Final = {
    "people": "Guests, accounts and sessions. Who one is lies in a cookie.",
    "tables": "Tables, the games at them, and the records of games.",
    "server": "What the server offers, and how it is.",
}
PEOPLE: Final = ("/api/guests", "/api/accounts", "/api/session", "/api/me")
TABLES: Final = ("/api/tables", "/api/records")


@cache
def document() -> bytes:
    """The whole document as JSON."""
    return msgspec.json.format(msgspec.json.encode(content()), indent=1)


def content() -> dict[str, Any]:
    """The whole document."""
    from ..routes import ROUTES

    shapes = [shape for route in ROUTES for shape in (route.body, route.response, route.query) if _is_shape(shape)]
    _, schemas = msgspec.json.schema_components([*shapes, Problem], ref_template=REFS)
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
    told: dict[str, Any] = {
        "operationId": _name(route),
        "summary": route.summary,
        "tags": [_tag(route.path)],
        "responses": _responses(route),
        "security": [{COOKIE: []}] if route.access == "signed-in" else [{}, {COOKIE: []}],
    }
    parameters = [*_path_parameters(route.path), *_query_parameters(route.query)]
    if parameters:
        told["parameters"] = parameters
    if route.body is bytes:
        told["requestBody"] = {"required": True, "content": {"application/octet-stream": {"schema": {}}}}
    elif route.body is not None:
        sent = {"schema": _schema(route.body), "example": BODIES[_name(route)]}
        told["requestBody"] = {"required": True, "content": {"application/json": sent}}
    return told


def _tag(path: str) -> str:
    return "people" if path.startswith(PEOPLE) else "tables" if path.startswith(TABLES) else "server"


def _responses(route: "Route") -> dict[str, Any]:
    if route.method == "SOCKET":
        well: dict[str, Any] = {
            "101": {"description": "The socket is open; each message is one of TableState, TableUpdate."}
        }
    else:
        well = {str(route.status): {"description": route.summary} | _content(route.response)}
    codes: dict[int, list[str]] = {}
    for code in _codes(route):
        status = 422 if code == "refused" else STATUS.get(code) or TABLE_STATUS[code]
        codes.setdefault(status, []).append(code)
    for status, names in sorted(codes.items()):
        text = f"{HTTPStatus(status).phrase}: {', '.join(names)}"
        schema = {**_schema(Problem), "properties": {"code": {"enum": names}}}
        well[str(status)] = {"description": text, "content": {PROBLEM_JSON: {"schema": schema}}}
    return well


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


def _content(answer: Any) -> dict[str, Any]:
    if answer is None:
        return {}
    if isinstance(answer, str):
        return {
            "content": {answer: {"schema": {"type": "object"} if answer == "application/json" else {"type": "string"}}}
        }
    return {"content": {"application/json": {"schema": _schema(answer)}}}


def _schema(shape: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([shape], ref_template=REFS)
    return schema


def _path_parameters(path: str) -> Iterator[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", path):
        yield {"name": name, "in": "path", "required": True, **PATH_PARAMETERS[name]}


def _query_parameters(query: Any) -> Iterator[dict[str, Any]]:
    if query is None:
        return
    _, found = msgspec.json.schema_components([query], ref_template=REFS)
    shape = found[query.__name__]
    for name, schema in shape["properties"].items():
        plain = {key: value for key, value in schema.items() if key not in ("anyOf", "default")}
        for choice in schema.get("anyOf", ()):
            if choice != {"type": "null"}:
                plain |= choice
        told = {"name": name, "in": "query", "required": name in shape.get("required", ())}
        described = descriptions(query).get(name) or plain.pop("description")
        yield {**told, "description": described, "schema": plain}


def _name(route: "Route") -> str:
    return route.handler.__name__.strip("_")


def _is_shape(shape: Any) -> bool:
    return shape is not None and shape is not bytes and not isinstance(shape, str)
