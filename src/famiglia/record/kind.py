"""What a record must know of the game it keeps: one small class for each game says it."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from famiglia.dice import Chance
from famiglia.game import Event, Game, Move
from famiglia.misfit import misfit, shown

from .chain import Line, RecordError
from .signs import visible
from .witness import Answer

LONGEST_NAME = 60


class Playable(Game[Any], Protocol):
    """A game whose position can be kept and laid out again."""

    position: Any


class Kind(Protocol):
    """The header of a game: what is settled before it begins, and how that kind of game is dealt and read."""

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
        """What each seat has added to the seed; nothing if nobody did."""

    def line(self) -> Line:
        """The first line."""

    def deal(self, dice: Chance) -> Any:
        """The game as these dice begin it; `ValueError` if there is no such game."""

    def opening(self, game: Any) -> Event:
        """What everybody sees before the first decision."""

    def move(self, game: Any, text: str) -> Move:
        """The move that a text stands for; `NotationError` if it is none."""

    def told(self, answers: Sequence[Answer]) -> Line:
        """What a line says of the dice beside its events."""

    def fingerprint(self, game: Any) -> str:
        """Text that is the same for equal states and holds nothing that is secret."""

    def recorded(self, lines: Sequence[Line]) -> Chance:
        """Chance as the lines after the header tell it."""


def seat_name(name: str) -> str:
    """A name as a record keeps it: in one line, without anything that cannot be seen, not too long."""
    return visible(visible(name)[:LONGEST_NAME])


def seat_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """As many names as the game has seats."""
    if len(names) != seats:
        raise ValueError(f"seats: expected {seats} names, found {len(names)}")
    return tuple(seat_name(name) for name in names)


def added_in(told: tuple[str, ...] | msgspec.UnsetType) -> tuple[str, ...]:
    """The added seeds of a header line; a line on which nobody has added anything does not speak of them."""
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
        what = misfit(error)[1]
        raise RecordError(number, what.id, **dict(what.arguments)) from None


def chosen(field: str, found: Iterable[str], known: Iterable[str]) -> None:
    """What was chosen for a game; `RecordError` if there is no such choice."""
    known = tuple(known)
    for choice in found:
        if choice not in known:
            raise RecordError(1, "record-choice", field=field, found=shown(choice), expected=", ".join(known))
