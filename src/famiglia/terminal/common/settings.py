"""What the settings of every game in the terminal have."""

from pathlib import Path
from typing import Protocol, Self


class Settings(Protocol):
    """Everything that is chosen before a game begins; each game adds its own choices."""

    @property
    def seed(self) -> bytes | None:
        """The seed of the deal; None draws one."""

    @property
    def lang(self) -> str:
        """The language to begin in."""

    @property
    def record_path(self) -> Path | None:
        """Where the record shall be written; None finds a place among the other records."""

    def again(self) -> Self:
        """The same choices for another game, which is dealt anew."""
