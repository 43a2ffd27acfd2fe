"""Generates the TypeScript types of all messages between server and browser from the OpenAPI document."""

from pathlib import Path
from typing import Any, Final

from famiglia.server.apidoc.openapi import content

FILE: Final = Path(__file__).parents[1] / "src/famiglia/web/core/messages.d.ts"

HEAD: Final = """\
/* Made by `make docs` from the types of the server; do not edit.
 *
 * Everything that the server sends and takes. Both games have their own state; the field `game` tells which one it is. */

export type GameState = DuelState | WarState;
export type GamePreview = DuelPreview | WarPreview;
export type Choice = DuelChoice | WarChoice;
export type Deed = Command["deed"];
"""

OPEN: Final = ("GameEvent",)
"""Types that may have further fields, depending on their kind."""

WORDS: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def text() -> str:
    """The text of `web/core/messages.d.ts`."""
    schemas: dict[str, Any] = content()["components"]["schemas"]
    return "\n".join([HEAD, *(_declaration(name, schema) for name, schema in schemas.items())])


def _declaration(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    lines = [*_comment(schema, ""), f"export interface {name} {{"]
    for field, part in schema["properties"].items():
        optional = "" if field in required or _is_tag(part) else "?"
        lines += [*_comment(part, "  "), f"  {field}{optional}: {type_of(part)};"]
    if name in OPEN:
        lines.append("  [part: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type for a schema.

    >>> type_of({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}})
    '(number | null)[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return WORDS[kind] if kind is not None else "unknown"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    each = type_of(schema["items"])
    return f"({each})[]" if " | " in each else f"{each}[]"


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _is_tag(schema: dict[str, Any]) -> bool:
    """Whether a field with this schema names the kind of the message, so that it is always sent."""
    return len(schema.get("enum", ())) == 1


def _comment(schema: dict[str, Any], indent: str) -> list[str]:
    words = " ".join(schema.get("description", "").split()).replace("None", "null")
    return [f"{indent}/** {words} */"] if words else []
