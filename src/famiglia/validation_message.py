"""Translates the validation errors of msgspec, which are for programmers, into messages for users."""

import json
import re
from functools import reduce
from typing import TYPE_CHECKING, Final

from famiglia.rulebook import Message, message

if TYPE_CHECKING:
    from msgspec import ValidationError

LONGEST: Final = 80
ABOUT_A_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.+)`")
KIND: Final = re.compile(r"Expected `(.+)`, got ")
LIMIT: Final = re.compile(r"Expected `(str|int|array)` (?:of length )?(|[<>]= )(\d+)")
KINDS: Final = {kind: message(f"field-kind-{kind}") for kind in ("str", "int", "bool", "null", "array", "object")}
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
    """The invalid field, and a message that says what is expected there, as far as the error says it."""
    what, _, where = str(error).partition(" - at ")
    field = where.strip("`").removeprefix("$").removeprefix(".")
    if match := ABOUT_A_FIELD.fullmatch(what):
        field = printable(f"{field}.{match[2]}" if field else match[2])
        return field, message("field-unknown" if "unknown" in match[1] else "field-missing", field=field)
    field = printable(field)
    which = message("field-named", field=field) if field else message("field-none")
    expected = _expected(what)
    if expected is None:
        return field, message("field-wrong", which=which)
    return field, message("field-expected", which=which, expected=expected)


def shown(found: object) -> str:
    """A value in JSON, shortened and safe to print."""
    return printable(json.dumps(found, ensure_ascii=False))


def printable(text: str) -> str:
    """An untrusted text, shortened and without control characters."""
    safe = "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text[:LONGEST])
    return safe + "…" if len(text) > LONGEST else safe


def _expected(what: str) -> Message | None:
    if match := LIMIT.match(what):
        limit = LIMITS.get((match[1], match[2]))
        return None if limit is None else message(limit, n=int(match[3]))
    match = KIND.match(what)
    kinds = [KINDS.get(kind) for kind in match[1].split(" | ")] if match else []
    known = [kind for kind in kinds if kind is not None]
    return reduce(_or, known) if known and len(known) == len(kinds) else None


def _or(one: Message, other: Message) -> Message:
    return message("field-or", one=one, other=other)
