"""Turns the validation errors of msgspec, which are written for programmers, into translatable messages for users."""

import json
import re
from functools import reduce
from typing import TYPE_CHECKING, Final

from famiglia.rulebook import Message, message

if TYPE_CHECKING:
    from msgspec import ValidationError

LONGEST: Final = 80
"""The maximum length of an untrusted value in a message."""
FIELD_ERROR: Final = re.compile(r"Object (missing required|contains unknown) field `(.+)`")
TYPE_ERROR: Final = re.compile(r"Expected `(.+)`, got ")
LIMIT_ERROR: Final = re.compile(r"Expected `(str|int|array)` (?:of length )?(|[<>]= )(\d+)")
TYPES: Final = {type_: message(f"field-kind-{type_}") for type_ in ("str", "int", "bool", "null", "array", "object")}
LIMITS: Final = {
    ("str", "<= "): "field-limit-str-most",
    ("str", ">= "): "field-limit-str-least",
    ("int", "<= "): "field-limit-int-most",
    ("int", ">= "): "field-limit-int-least",
    ("array", "<= "): "field-limit-array-most",
    ("array", ">= "): "field-limit-array-least",
    ("array", ""): "field-limit-array-exactly",
}


def validation_message(error: "ValidationError") -> tuple[str, Message]:
    """The path of the invalid field, and a message that says what is expected there if the error tells."""
    text, _, path = str(error).partition(" - at ")
    field = path.strip("`").removeprefix("$").removeprefix(".")
    if match := FIELD_ERROR.fullmatch(text):
        field = printable(f"{field}.{match[2]}" if field else match[2])
        return field, message("field-unknown" if "unknown" in match[1] else "field-missing", field=field)
    field = printable(field)
    which = message("field-named", field=field) if field else message("field-none")
    expected = _expected(text)
    if expected is None:
        return field, message("field-wrong", which=which)
    return field, message("field-expected", which=which, expected=expected)


def shown(value: object) -> str:
    """An untrusted value as JSON, shortened and without control characters."""
    return printable(json.dumps(value, ensure_ascii=False))


def printable(text: str) -> str:
    """An untrusted text, shortened and without control characters."""
    safe = "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in text[:LONGEST])
    return safe + "…" if len(text) > LONGEST else safe


def _expected(error: str) -> Message | None:
    """What an error of msgspec says is expected; None if that cannot be translated."""
    if match := LIMIT_ERROR.match(error):
        limit = LIMITS.get((match[1], match[2]))
        return None if limit is None else message(limit, n=int(match[3]))
    match = TYPE_ERROR.match(error)
    types = [TYPES.get(name) for name in match[1].split(" | ")] if match else []
    known = [type_ for type_ in types if type_ is not None]
    return reduce(_or, known) if known and len(known) == len(types) else None


def _or(one: Message, other: Message) -> Message:
    return message("field-or", one=one, other=other)
