"""Who is at a table: people, the bots that play along, and those that fill in."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from famiglia.record.header import LONGEST_NAME
from famiglia.record.visible_text import visible

SUBSTITUTE: Final = "greedy"
"""The bot that plays on for a person who has left."""


@dataclass(frozen=True)
class Who:
    """A person who does something; `player` is None for a person without a name."""

    player: str | None
    name: str


@dataclass(frozen=True)
class Occupant:
    """Who holds a seat."""

    kind: Literal["open", "human", "bot"] = "open"
    player: str | None = None
    name: str = ""
    """Of a bot that fills in: the name of the person."""
    bot: str | None = None
    substitute_for: str | None = None
    """The player who may come back."""
    seed: str = ""
    """What the seat adds to the seed of the dice."""


NOBODY: Final = Occupant()


def one_line(text: str, longest: int) -> str:
    """Text from anywhere as one line of signs that can be seen, and not too many.

    >>> one_line(" An\\x1bna \\n Bolena", 60)
    'Anna Bolena'
    """
    words = " ".join(filter(None, (visible(word) for word in text.split())))
    return visible(words[:longest]).strip()


def free_name(name: str, taken: Sequence[str]) -> str:
    """The name as a record keeps it; a second one of the same name gets a number.

    >>> free_name("Anna", ["Anna", "Ben"])
    'Anna 2'
    """
    wanted = one_line(name, LONGEST_NAME) or "?"
    number = 1
    found = wanted
    while found in taken:
        number += 1
        found = f"{one_line(wanted, LONGEST_NAME - len(str(number)) - 1)} {number}"
    return found


def recorded_names(seats: Sequence[Occupant]) -> list[str]:
    """The names as the record tells them; a bot is called by its level."""
    found: list[str] = []
    for occupant in seats:
        found.append(free_name(occupant.name or occupant.bot or "", found))
    return found


def recorded_occupant(name: str, seed: str, bots: Sequence[str]) -> Occupant:
    """Who a name in a record stands for: the level of a bot is a bot, even if a person had chosen that name; else it is a person.

    >>> recorded_occupant("greedy 2", "", ["greedy"]).kind
    'bot'
    """
    level, _, number = name.partition(" ")
    if level in bots and number in ("", "2", "3", "4"):
        return Occupant("bot", bot=level, seed=seed)
    return Occupant("human", name=name, seed=seed)
