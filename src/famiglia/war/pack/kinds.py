"""The kinds of values that a field may have; each checks a value and converts it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from .problem import listed, shown

MOST: Final = 999
"""The largest number allowed. Numbers on components are far smaller, so a larger one is a typing error."""


class Kind(Protocol):
    """The kind of a field: `problems` lists what is wrong with a value, `read` converts it for the component."""

    def problems(self, field: str, value: object) -> list[str]: ...

    def read(self, value: Any) -> Any: ...


@dataclass(frozen=True)
class Plain:
    """A number, a text, a flag, or a list of these."""

    expected: str
    fits: Callable[[Any], bool]

    def problems(self, field: str, value: object) -> list[str]:
        return [] if self.fits(value) else [f"{field} is {shown(value)}; expected {self.expected}"]

    def read(self, value: Any) -> Any:
        return tuple(value) if isinstance(value, list) else value


def is_number(value: object, least: int = -MOST, most: int = MOST) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_text(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and bool(value.strip())


def is_id(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9_]+", value) is not None


def each(fits: Callable[[object], bool], value: object) -> bool:
    return isinstance(value, list) and all(fits(part) for part in value)


def number(least: int) -> Plain:
    return Plain(f"a whole number from {least} to {MOST}", lambda value: is_number(value, least))


def exactly(printed: object, page: str) -> Plain:
    """Only the value that the rulebook prints on this page."""

    def fits(value: object) -> bool:
        return type(value) is type(printed) and value == printed

    return Plain(f"{shown(printed)} (rulebook {page})", fits)


def one_of(*words: str | int) -> Plain:
    def fits(value: object) -> bool:
        return any(type(value) is type(word) and value == word for word in words)

    return Plain(shown(words[0]) if len(words) == 1 else f"one of {listed(words)}", fits)


def some_of(*words: str) -> Plain:
    def fits(value: object) -> bool:
        return bool(value) and each(lambda part: part in words, value) and _all_different(value)

    return Plain(f"a list of one or more of {listed(words)}", fits)


def _all_different(values: Any) -> bool:
    return len(values) == len(set(values))


WHOLE: Final = number(-MOST)
NATURAL: Final = number(0)
POSITIVE: Final = number(1)
FLAG: Final = Plain("true or false", lambda value: isinstance(value, bool))
TEXT: Final = Plain("a text on one line", is_text)
ID: Final = Plain("a name made of letters, digits and _", is_id)
IDS: Final = Plain(
    "a list of different names made of letters, digits and _",
    lambda value: each(is_id, value) and _all_different(value),
)
TEXTS: Final = Plain("a list of texts", lambda value: each(is_text, value))
COLOUR: Final = Plain(
    "a colour like '#d9a441'", lambda value: isinstance(value, str) and bool(re.fullmatch("#[0-9a-fA-F]{6}", value))
)
SIX_NATURALS: Final = Plain(
    f"a list of 6 whole numbers from 0 to {MOST}, one for each column",
    lambda value: each(lambda part: is_number(part, 0), value) and len(value) == 6,
)
POSITIVES: Final = Plain(
    f"a list of one or more whole numbers from 1 to {MOST}",
    lambda value: bool(value) and each(lambda part: is_number(part, 1), value),
)
