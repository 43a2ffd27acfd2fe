"""What can be wrong with a pack: which file, which entry, what, and how bad."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

ERROR: Final = "error"
WARNING: Final = "warning"


@dataclass(frozen=True)
class Fault:
    """One thing wrong, or one thing worth a second look.

    >>> print(Fault("orders.toml", "order 'red_ja'", "skull is -1; expected a whole number from 0 to 999", ERROR))
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
    """A pack that cannot be played with; carries every error found, not only the first."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def errors_of(faults: Iterable[Fault]) -> list[Fault]:
    return [fault for fault in faults if fault.severity == ERROR]


def warnings_of(faults: Iterable[Fault]) -> list[Fault]:
    return [fault for fault in faults if fault.severity == WARNING]


def listed(words: Iterable[object]) -> str:
    """The words in a row, or "none"."""
    return ", ".join(str(word) for word in words) or "none"


def shown(value: object) -> str:
    """A value as it may stand in a message: short, on one line, never failing."""
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
