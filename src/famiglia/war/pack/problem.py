"""Errors and warnings about a pack, each with its file and its entry."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

ERROR: Final = "error"
WARNING: Final = "warning"


@dataclass(frozen=True)
class Problem:
    """An error or a warning.

    >>> print(Problem("orders.toml", "order 'red_ja'", "skull is -1; expected a whole number from 0 to 999", ERROR))
    orders.toml, order 'red_ja': skull is -1; expected a whole number from 0 to 999
    """

    file: str
    entry: str
    what: str
    severity: str

    def __str__(self) -> str:
        place = f"{self.file}, {self.entry}" if self.entry else self.file
        return f"{place}: {self.what}"


class PackError(Exception):
    """Raised for a pack that cannot be used; it has every error found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def errors_of(problems: Iterable[Problem]) -> list[Problem]:
    return [problem for problem in problems if problem.severity == ERROR]


def warnings_of(problems: Iterable[Problem]) -> list[Problem]:
    return [problem for problem in problems if problem.severity == WARNING]


def listed(words: Iterable[object]) -> str:
    """The words, joined by commas, or "none"."""
    return ", ".join(str(word) for word in words) or "none"


def shown(value: object) -> str:
    """Any value, shortened to fit into one line of a message."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > 10**12:
        return "a number with more than 12 digits"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        inner = ", ".join(shown(part) for part in value[:6])
        return f"[{inner}{', …' if len(value) > 6 else ''}]"
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:59] + "…"
