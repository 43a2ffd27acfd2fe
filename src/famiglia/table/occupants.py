"""The people and bots in the seats of a table, and the names that they get."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from famiglia.record.header import LONGEST_NAME
from famiglia.record.visible_text import visible

SUBSTITUTE: Final = "greedy"
"""The level of the bot that replaces a person who has left a running game."""


@dataclass(frozen=True)
class Who:
    """The person who sends a command or watches a table; `player` is None for an anonymous spectator."""

    player: str | None
    name: str


@dataclass(frozen=True)
class Occupant:
    """The person or bot in a seat, or nobody (`open`)."""

    kind: Literal["open", "human", "bot"] = "open"
    player: str | None = None
    name: str = ""
    """For a substitute: the name of the person whose seat it is."""
    bot: str | None = None
    substitute_for: str | None = None
    """For a substitute: the player who may take the seat back."""
    seed: str = ""
    """The text that this seat adds to the seed of the dice."""


NOBODY: Final = Occupant()


def one_line(text: str, longest: int) -> str:
    """Untrusted text as one line of visible characters, cut to a maximum length.

    >>> one_line(" An\\x1bna \\n Bolena", 60)
    'Anna Bolena'
    """
    words = " ".join(filter(None, (visible(word) for word in text.split())))
    return visible(words[:longest]).strip()


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name as one line, with a number appended if it is taken already.

    >>> free_name("Anna", ["Anna", "Ben"])
    'Anna 2'
    """
    cleaned = one_line(name, LONGEST_NAME) or "?"
    number = 1
    free = cleaned
    while free in taken:
        number += 1
        free = f"{one_line(cleaned, LONGEST_NAME - len(str(number)) - 1)} {number}"
    return free


def recorded_names(seats: Sequence[Occupant]) -> list[str]:
    """The names for the header of the record; a bot is named after its level."""
    names: list[str] = []
    for occupant in seats:
        names.append(free_name(occupant.name or occupant.bot or "", names))
    return names


def recorded_occupant(name: str, seed: str, bots: Sequence[str]) -> Occupant:
    """The occupant for a name in an uploaded record: a bot if the name is the level of one, else a person.

    >>> recorded_occupant("greedy 2", "", ["greedy"]).kind
    'bot'
    """
    level, _, number = name.partition(" ")
    if level in bots and number in ("", "2", "3", "4"):
        return Occupant("bot", bot=level, seed=seed)
    return Occupant("human", name=name, seed=seed)
