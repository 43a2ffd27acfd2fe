"""The contract that every game implements: `Game`, with its moves, events, views and outcomes."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from famiglia.dice import Chance, Dice
from famiglia.rulebook import Message, Refusal, Refused, message

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

Viewer: TypeAlias = Seat | str | None
"""The recipient of a view: a seat, a team by its name, or a spectator (None)."""


class NotationError(ValueError):
    """Raised for a text that is not a move or a position; says where the error is, what was found and what is expected.

    People write moves, so errors in moves are translated. Programs write positions, so errors in positions are English.
    """

    def __init__(self, where: str | Message, found: str, expected: str | Message) -> None:
        super().__init__(where, found, expected)
        self.where = where
        self.found = found
        self.expected = expected

    @property
    def message(self) -> Message:
        shown = self.found if len(self.found) <= 60 else self.found[:57] + "..."
        return message("notation", where=self.where, found=repr(shown)[1:-1], expected=self.expected)

    def __str__(self) -> str:
        return self.message.text()


class Event(Protocol):
    """Something that happened in a game, secrets included; `seen_by` removes what a viewer may not know."""

    @property
    def reveals(self) -> bool:
        """True if the event used chance or revealed a secret; the moves up to here can no longer be undone."""

    def seen_by(self, viewer: Viewer) -> "Event":
        """The event as this viewer may know it; the same object if nothing in it is secret."""

    def as_json(self) -> dict[str, Any]:
        """The event as plain data, with its `kind`."""


class Move(Protocol):
    """A decision; `str(move)` is its notation. A move has no seat; the event `played` has the seat that made it."""

    def __str__(self) -> str: ...

    def hidden(self) -> "Move":
        """The move as other teams may know it: its secret argument is masked; the same object if nothing in it is secret."""


MoveT = TypeVar("MoveT", bound=Move)


class Outcome(Protocol):
    """How a game ended."""

    def as_json(self) -> Mapping[str, Any]:
        """The outcome as plain data."""


class View(Protocol):
    """What one viewer may know."""

    def as_json(self) -> Mapping[str, Any]:
        """The view as plain data."""


class Game(Protocol[MoveT]):
    """A game in progress: the methods that interfaces, bots, records and programs use."""

    def to_decide(self) -> tuple[Seat, ...]:
        """The seats that the game waits for: several if decisions are simultaneous, none if the game is over."""

    def moves(self, seat: Seat) -> Sequence[MoveT]:
        """Every legal move of this seat, in a stable order; if the game does not wait for it, only its anytime options."""

    def move(self, text: str) -> MoveT:
        """Parse the notation of a move; raises `NotationError` if there is no such move."""

    def play(self, seat: Seat, move: MoveT | str) -> Sequence[Event]:
        """Make the move and return what followed: first the event `played` with its `seat` and `move`, then the rest.

        Raises `Refused`, with nothing changed, if it is not legal.
        """

    def why_not(self, seat: Seat, move: MoveT | str) -> Refusal | None:
        """The refusal that `play` would raise, or None if the move is legal."""

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know, and nothing else."""

    def result(self) -> Outcome | None:
        """The outcome, or None while the game is running."""

    def copy(self) -> "Game[MoveT]":
        """An independent copy, with dice that give the same results from here on."""


__all__ = [
    "Chance", "Dice", "Event", "Game", "Move", "NotationError", "Outcome", "Refusal", "Refused", "Seat", "View", "Viewer",
]  # fmt: skip
