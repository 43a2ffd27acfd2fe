"""The settings of a duel in the terminal."""

from dataclasses import dataclass, replace
from pathlib import Path

from famiglia.bots import BOTS
from famiglia.words import say

HUMAN = "human"
"""A second person at the same screen."""
OPPONENTS = (*BOTS["duel"], HUMAN)
"""Bots from the weakest to the strongest, or a person."""


@dataclass(frozen=True)
class DuelSettings:
    """The settings of a duel; the person who starts the program has seat 0."""

    edition: str = "revised"
    options: tuple[str, ...] = ()
    opponent: str = "greedy"
    names: tuple[str, str] | None = None
    """The names at the table; None for the default names."""
    first: int | None = None
    """The starting seat; None for a random one."""
    seed: bytes | None = None
    lang: str = "en"
    memory_aid: bool = False
    pace: float = 0.6
    """The seconds a bot takes for each of its moves, so that people can follow."""
    record_path: Path | None = None

    def seats(self) -> tuple[str, str]:
        """The names at the table."""
        if self.names is not None:
            return self.names
        other = "name-second" if self.opponent == HUMAN else "name-computer"
        return say(self.lang, "name-first"), say(self.lang, other)

    def again(self) -> "DuelSettings":
        """The same settings for another game with a new seed."""
        return replace(self, seed=None)
