"""A JSON schema in a few words, for people."""

import json
from html import escape
from typing import Any

LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "maxItems": "at most {}",
}
NAMES = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "true or false",
    "object": "object",
    "null": "null",
}


def typed(schema: dict[str, Any]) -> str:
    """What may stand there, as HTML: its kind, its limits, and what it is if it is left out.

    >>> typed({"type": "integer", "minimum": 0, "default": 1})
    'whole number, at least 0; else <code>1</code>'
    """
    told = ", ".join([_kind(schema), *_limits(schema)])
    if "default" in schema:
        told += f"; else {_code(schema['default'])}"
    return told


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#shape-{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(typed(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(_code(value) for value in schema["enum"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"list of {len(schema['prefixItems'])}: {', '.join(typed(part) for part in schema['prefixItems'])}"
    if kind == "array":
        return f"list of {typed(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {typed(schema['additionalProperties'])}"
    return NAMES[kind] if kind is not None else "anything"


def _limits(schema: dict[str, Any]) -> list[str]:
    """The limits of what stands there itself; those of its choices are told with them."""
    found = [text.format(f"{schema[key]:,}") for key, text in LIMITS.items() if key in schema]
    if "pattern" in schema:
        found.append(f"like <code>{escape(schema['pattern'])}</code>")
    return found


def _code(value: Any) -> str:
    return f"<code>{escape(json.dumps(value))}</code>"
