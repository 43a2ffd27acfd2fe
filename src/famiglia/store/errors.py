"""What the store can answer instead of doing as it was told."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from .rows import CommandRow

Failure: TypeAlias = Literal["full", "read-only", "unwritable", "lost", "damaged", "failed"]
"""What is wrong with a database; `failed` for everything that has no word of its own."""


class StoreError(Exception):
    """The database cannot be used, or could not do its work; nothing of what was asked has happened."""

    def __init__(self, text: str, failure: Failure = "failed") -> None:
        super().__init__(text)
        self.failure = failure


class Stale(Exception):
    """Somebody else was faster: these are the numbers that the streams have now."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        super().__init__(", ".join(f"{stream} is at {number}" for stream, number in sorted(numbers.items())))
        self.numbers = dict(numbers)


class Seen(Exception):
    """This command took effect before; here is what is kept of it."""

    def __init__(self, command: CommandRow) -> None:
        super().__init__(f"command {command.id} took effect before")
        self.command = command


class AccountTaken(Exception):
    """Somebody else has an account of this name, or the player has one already."""


class TableTaken(Exception):
    """There is a table of this id already."""


class NoSuchTable(Exception):
    """There is no table of this id."""
