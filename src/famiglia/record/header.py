"""The header of a record: what a record needs to know of its game. Each game has its own class."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from famiglia.dice import Chance
from famiglia.game import Event, Game, Move
from famiglia.validation_message import shown, validation_message

from .hash_chain import Line, RecordError
from .recorded_dice import Answer
from .visible_text import visible

LONGEST_NAME = 60


class Playable(Game[Any], Protocol):
    """A game whose position can be kept and laid out again."""

    position: Any


class GameHeader(Protocol):
    """What is settled before a game begins, and how that game is dealt and read."""

    game: ClassVar[str]
    """Its name."""
    playable: ClassVar[tuple[str, ...]]
    """The rules versions that this program plays."""

    @property
    def rules(self) -> str:
        """The rules version of this game."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names at the table."""

    @property
    def commitment(self) -> str:
        """What was published of the seed before the game."""

    @property
    def added(self) -> tuple[str, ...]:
        """What each seat has added to the seed; empty if no seat did."""

    def line(self) -> Line:
        """The first line."""

    def deal(self, dice: Chance) -> Any:
        """The game as these dice begin it; `ValueError` if there is no such game."""

    def opening(self, game: Any) -> Event:
        """The public event before the first decision."""

    def move(self, game: Any, text: str) -> Move:
        """The move that a text stands for; `NotationError` if it is none."""

    def told(self, answers: Sequence[Answer]) -> Line:
        """The part of a line about the dice, beside its events."""

    def fingerprint(self, game: Any) -> str:
        """Text that is the same for equal states and holds nothing that is secret."""

    def recorded(self, lines: Sequence[Line]) -> Chance:
        """Dice that repeat the results in the lines after the header."""


def seat_name(name: str) -> str:
    """A name as a record keeps it: one line of visible characters, not too long."""
    return visible(visible(name)[:LONGEST_NAME])


def seat_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """As many names as the game has seats."""
    if len(names) != seats:
        raise ValueError(f"seats: expected {seats} names, found {len(names)}")
    return tuple(seat_name(name) for name in names)


def added_in(told: tuple[str, ...] | msgspec.UnsetType) -> tuple[str, ...]:
    """The added seeds of a header line; the line leaves the field out if no seat added one."""
    if isinstance(told, msgspec.UnsetType):
        return ()
    if not any(told):
        raise RecordError(1, "record-added", found=shown(told))
    return told


def shaped(number: int, line: Line, shape: Any) -> Any:
    """The line in this shape; `RecordError` if it has another."""
    try:
        return msgspec.convert(line, shape)
    except msgspec.ValidationError as error:
        what = validation_message(error)[1]
        raise RecordError(number, what.id, **dict(what.arguments)) from None


def chosen(field: str, found: Iterable[str], known: Iterable[str]) -> None:
    """What was chosen for a game; `RecordError` if there is no such choice."""
    known = tuple(known)
    for choice in found:
        if choice not in known:
            raise RecordError(1, "record-choice", field=field, found=shown(choice), expected=", ".join(known))
