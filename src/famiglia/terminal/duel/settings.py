"""What is settled before a duel in the terminal begins."""

from dataclasses import dataclass, replace
from pathlib import Path

from famiglia.bots import BOTS
from famiglia.words import say

HUMAN = "human"
"""The opponent of a hot seat game."""
OPPONENTS = (*sorted(BOTS["duel"]), HUMAN)


@dataclass(frozen=True)
class DuelSettings:
    """Everything a player may choose; the person at the keyboard sits on seat 0."""

    edition: str = "revised"
    options: tuple[str, ...] = ()
    opponent: str = "greedy"
    names: tuple[str, str] | None = None
    """None: names in the language of the game."""
    first: int | None = None
    """The starting seat; None lets chance decide."""
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
        """The same choices for another game, which is dealt anew."""
        return replace(self, seed=None)
