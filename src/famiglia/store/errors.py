"""The errors of the store."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from .rows import CommandRow

Failure: TypeAlias = Literal["full", "read-only", "unwritable", "lost", "damaged", "failed"]
"""What is wrong with a database; `failed` stands for everything else."""


class StoreError(Exception):
    """The database cannot be used, or the work has failed; nothing was changed."""

    def __init__(self, text: str, failure: Failure = "failed") -> None:
        super().__init__(text)
        self.failure = failure


class Stale(Exception):
    """Another writer was faster, so nothing was written; `numbers` are the current numbers of the streams."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        super().__init__(", ".join(f"{stream} is at {number}" for stream, number in sorted(numbers.items())))
        self.numbers = dict(numbers)


class DuplicateCommand(Exception):
    """This command has taken effect before; `command` is its stored row."""

    def __init__(self, command: CommandRow) -> None:
        super().__init__(f"command {command.id} took effect before")
        self.command = command


class AccountTaken(Exception):
    """The name of the account is taken, or the player has an account already."""


class TableTaken(Exception):
    """There is a table with this id already."""


class NoSuchTable(Exception):
    """There is no table with this id."""
