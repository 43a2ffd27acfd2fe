"""The settings that every game in the terminal has."""

from pathlib import Path
from typing import Protocol, Self


class Settings(Protocol):
    """The choices before a game; each game adds its own."""

    @property
    def seed(self) -> bytes | None:
        """The seed of the deal; None for a random one."""

    @property
    def lang(self) -> str:
        """The language at the start."""

    @property
    def record_path(self) -> Path | None:
        """The file for the record; None for a new one in the folder of records."""

    def again(self) -> Self:
        """The same settings for another game with a new seed."""
