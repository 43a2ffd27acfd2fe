"""The interface between records and games: every game has a class for its header."""

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
"""The maximum length of a name in a record."""


class Playable(Game[Any], Protocol):
    """A game whose position can be replaced, which undo needs."""

    position: Any


class GameHeader(Protocol):
    """The settings of a game, and how to deal it and read its moves."""

    game: ClassVar[str]
    """The name of the game."""
    playable: ClassVar[tuple[str, ...]]
    """The rules versions that this program plays."""

    @property
    def rules(self) -> str:
        """The rules version of this game."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the players, by seat."""

    @property
    def commitment(self) -> str:
        """The commitment to the seed, published before the game."""

    @property
    def added(self) -> tuple[str, ...]:
        """What each seat has added to the seed; empty if no seat did."""

    def line(self) -> Line:
        """The header as the first line of a record."""

    def deal(self, dice: Chance) -> Any:
        """A new game with these dice; raises `ValueError` if the settings are invalid."""

    def opening(self, game: Any) -> Event:
        """The public event before the first decision."""

    def move(self, game: Any, text: str) -> Move:
        """The move in this notation; raises `NotationError`."""

    def chance_fields(self, answers: Sequence[Answer]) -> Line:
        """The fields of a line with the results of the dice, beside its events."""

    def fingerprint(self, game: Any) -> str:
        """A text that is equal for equal states and contains no secrets."""

    def recorded_dice(self, lines: Sequence[Line]) -> Chance:
        """Dice that repeat the results in these lines, which follow the header."""


def seat_name(name: str) -> str:
    """A name as a record keeps it: one line of visible characters, not too long."""
    return visible(visible(name)[:LONGEST_NAME])


def seat_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names as a record keeps them; raises `ValueError` if their number is wrong."""
    if len(names) != seats:
        raise ValueError(f"seats: expected {seats} names, found {len(names)}")
    return tuple(seat_name(name) for name in names)


def added_seeds_of(added: tuple[str, ...] | msgspec.UnsetType) -> tuple[str, ...]:
    """The added seeds of a header line; the line leaves the field out if no seat added one."""
    if isinstance(added, msgspec.UnsetType):
        return ()
    if not any(added):
        raise RecordError(1, "record-added", found=shown(added))
    return added


def converted(number: int, line: Line, type_: Any) -> Any:
    """The line converted to this type; raises `RecordError` if it does not match."""
    try:
        return msgspec.convert(line, type_)
    except msgspec.ValidationError as error:
        what = validation_message(error)[1]
        raise RecordError(number, what.id, **dict(what.arguments)) from None


def check_choices(field: str, found: Iterable[str], known: Iterable[str]) -> None:
    """Raise `RecordError` for a value that is not among the known ones."""
    known = tuple(known)
    for choice in found:
        if choice not in known:
            raise RecordError(1, "record-choice", field=field, found=shown(choice), expected=", ".join(known))
