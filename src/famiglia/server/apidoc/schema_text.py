"""Describes JSON schemas in a few words, as HTML for the manual."""

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
    """The type, the limits and the default value of a schema, as HTML.

    >>> typed({"type": "integer", "minimum": 0, "default": 1})
    'whole number, at least 0; default <code>1</code>'
    """
    text = ", ".join([_kind(schema), *_limits(schema)])
    if "default" in schema:
        text += f"; default {_code(schema['default'])}"
    return text


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
    """The limits of the schema itself; `_kind` adds those of its alternatives."""
    limits = [text.format(f"{schema[key]:,}") for key, text in LIMITS.items() if key in schema]
    if "pattern" in schema:
        limits.append(f"matching <code>{escape(schema['pattern'])}</code>")
    return limits


def _code(value: Any) -> str:
    return f"<code>{escape(json.dumps(value))}</code>"
