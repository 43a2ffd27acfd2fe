"""The settings of a war in the terminal."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from famiglia.bots import BOTS
from famiglia.words import say

PERSON: Final = "person"
"""A person at this screen."""
HOLDERS: Final = (PERSON, *BOTS["war"])
"""The possible holders of a seat."""
SEATS: Final = ("NW", "SW", "NE", "SE")
"""The corners of the board in the order of play."""
PACES: Final = {"calm": 0.7, "brisk": 0.2, "instant": 0.0}
"""By pace: the seconds a bot takes for each of its moves."""


@dataclass(frozen=True)
class WarSettings:
    """The settings of a war."""

    holders: tuple[str, ...] = (PERSON, "greedy", "greedy", "greedy")
    names: tuple[str, ...] = ("", "", "", "")
    """The names at the table; an empty one stands for the default name."""
    options: tuple[str, ...] = ()
    pack: str = "standard"
    seed: bytes | None = None
    lang: str = "en"
    pace: str = "brisk"
    record_path: Path | None = None

    def seats(self) -> tuple[str, ...]:
        """The names at the table."""
        return tuple(self.name(seat) for seat in range(len(SEATS)))

    def name(self, seat: int) -> str:
        if self.names[seat]:
            return self.names[seat]
        id_ = "wt-name-person" if self.holders[seat] == PERSON else "wt-name-bot"
        return say(self.lang, id_, seat=SEATS[seat])

    def again(self) -> "WarSettings":
        """The same settings for another war with a new seed."""
        return replace(self, seed=None)


def seated(people: int, bots: str) -> tuple[str, ...]:
    """The holders of the seats: so many people, teammates first, and bots in the other seats."""
    taken = (0, 2, 1, 3)[:people]
    return tuple(PERSON if seat in taken else bots for seat in range(len(SEATS)))
