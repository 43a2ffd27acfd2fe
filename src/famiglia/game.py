"""The contract that every game of this package keeps."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from famiglia.dice import Chance, Dice
from famiglia.rulebook import Refusal, Refused

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

MoveT = TypeVar("MoveT")


class NotationError(ValueError):
    """A text that is no move or position: what was found, where, and what is expected there."""

    def __init__(self, where: str, found: str, expected: str) -> None:
        shown = found if len(found) <= 60 else found[:57] + "..."
        super().__init__(f"{where}: found {shown!r}, expected {expected}")
        self.where = where
        self.found = found
        self.expected = expected


class Event(Protocol):
    """Something that happened, as everybody at the table may know it."""

    def as_json(self) -> dict[str, Any]:
        """The event as plain data, with its `kind`."""


class Outcome(Protocol):
    """How a game ended."""

    def as_json(self) -> dict[str, Any]:
        """The outcome as plain data."""


class View(Protocol):
    """What one viewer may know."""

    def as_json(self) -> dict[str, Any]:
        """The view as plain data."""


class Game(Protocol[MoveT]):
    """A game in progress: the few verbs that interface, bots, records and researchers share."""

    def to_decide(self) -> tuple[Seat, ...]:
        """The seats that may decide now; empty when the game is over."""

    def moves(self, seat: Seat) -> Sequence[MoveT]:
        """Every legal move of this seat, in a stable order; `str(move)` is its notation."""

    def play(self, seat: Seat, move: MoveT | str) -> Sequence[Event]:
        """Make the move and return what followed; raises `Refused`, with nothing changed, if it is not legal."""

    def why_not(self, seat: Seat, move: MoveT | str) -> Refusal | None:
        """The refusal that `play` would raise, or None if the move is legal."""

    def view(self, viewer: Seat | None) -> View:
        """What a seat may know, or a spectator (None)."""

    def result(self) -> Outcome | None:
        """The outcome, or None while the game runs."""


__all__ = ["Chance", "Dice", "Event", "Game", "NotationError", "Outcome", "Refusal", "Refused", "Seat", "View"]
