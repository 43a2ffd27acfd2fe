"""Advice for a decision: the best ways to go on, how likely each is to win, and the reasons in the words of the game.

Advice is computed from the view of the seat that asks, as a bot's move is. It consists of data; its sentences are messages of
the catalogues.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

from famiglia.dice import Chance
from famiglia.rulebook import Message

from .games import ADVISERS

Clock: TypeAlias = Callable[[], float]


@dataclass(frozen=True)
class Line:
    """One way to go on: a move, and what should follow it in the same turn."""

    move: str
    """The notation of the move."""
    plan: tuple[Message, ...]
    """What each move says, from this one to the end of the turn or to the next card that is drawn."""
    chance: float
    """The chance to win, from 0 to 1."""
    lead: float
    """By how many points the seat should lead at the end."""
    reasons: tuple[Message, ...]
    """What speaks for it, the most important reason first; for a line that is not the best, what speaks against it."""


@dataclass(frozen=True)
class Advice:
    """The best lines of a decision."""

    lines: tuple[Line, ...]
    """The best first."""
    asked: Line | None = None
    """The line of the move that was asked about."""


def can_advise(game: str) -> bool:
    """True if there is an adviser for this game."""
    return game in ADVISERS


def advise(
    game: str, view: Any, moves: Sequence[Any], dice: Chance, clock: Clock | None = None, asked: Any | None = None
) -> Advice:
    """Advice for the seat of this view, which may make one of these moves; `asked` is one of them to be compared with the best.

    With a clock it takes less than a second. Without one it depends on view, moves and dice alone.
    """
    module, _, name = ADVISERS[game].partition(".")
    found: Advice = getattr(import_module(f"famiglia.bots.{game}.{module}"), name)(view, moves, dice, clock, asked)
    return found
