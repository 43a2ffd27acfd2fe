"""Checks the values of a scenario; an error names the key, the value and what is expected."""

from collections.abc import Mapping
from typing import Any

from famiglia.game import NotationError
from famiglia.rulebook import Message


def wrong(where: str, found: object, expected: str | Message) -> NotationError:
    return NotationError(where, found if isinstance(found, str) else repr(found), expected)


def table(where: str, value: object) -> dict[str, Any]:
    """The value as a table of names and values."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise wrong(where, value, "a table of names and values")
    return value


def keys(where: str, value: object, known: tuple[str, ...]) -> dict[str, Any]:
    """The value as a table with no other keys than these."""
    found = table(where, value)
    for key in found:
        if key not in known:
            raise wrong(where, key, "one of " + ", ".join(known))
    return found


def number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise wrong(where, value, f"a number from {least} to {most}")
    return value


def one_of(where: str, value: object, choices: Mapping[str, int], expected: str | Message = "") -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in choices:
        raise wrong(where, value, expected or "one of " + ", ".join(choices))
    return choices[value]


def words(where: str, value: object) -> list[str]:
    """The value as a list of names; a single name is a list of one."""
    found = [value] if isinstance(value, str) else value
    if not isinstance(found, list | tuple) or not all(isinstance(word, str) for word in found):
        raise wrong(where, value, "a name or a list of names")
    return list(found)
