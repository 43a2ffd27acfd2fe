"""The messages about a draft: moves that a seat tries on a private copy of the game. Nobody else learns of them."""

from typing import Annotated, Any, Literal

import msgspec

from . import bounds
from .messages import GameState, Notation, Number
from .sentences import Reason, Sentence


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """Moves that the server tries for one of your seats, or in a war for that of your mate, to suggest them."""

    seat: int
    number: Number
    """The number of the stream `game`, as the client has last seen it. An outdated number is refused."""
    moves: Annotated[list[Notation], msgspec.Meta(max_length=bounds.MOVES_AT_ONCE)]
    """The moves in notation, in order; none for the state of the game as the seat sees it."""


class DraftMove(msgspec.Struct):
    """A move of a draft."""

    move: str
    """The notation of the move."""
    verb: str
    """The kind of move, as in `DuelChoice` and `WarChoice`."""
    arguments: Any
    """The arguments of the move, as in `DuelChoice` and `WarChoice`."""
    says: Sentence
    """What the move does."""


class Stopped(msgspec.Struct):
    """Where a draft ends before the last of its moves, and why."""

    at: int
    """Which move was not made, counted from 0."""
    why: Literal["illegal", "final", "other-seat"]
    """`illegal` if a rule forbids the move, `other-seat` if it is the turn of somebody else by then. `final` if the move
    cannot be tried out, because it uses chance, reveals something, ends the game or takes effect at once."""
    reason: Reason | None
    """The rule that forbids the move; null if it is `final`."""


class Draft(msgspec.Struct):
    """What the moves lead to, without any of them being made."""

    number: int
    """The number of the stream `game` to which the moves would be added."""
    moves: list[DraftMove]
    """The moves that are possible, one after the other."""
    game: GameState
    """The state of the game after these moves, as the seat would see it. Nothing in it can be undone."""
    stopped: Stopped | None
    """Why no more of the moves are possible; null if all of them are."""
