"""The messages about hints."""

import msgspec

from .messages import Notation, Number
from .sentences import Sentence


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """A question for a hint, about a decision of one of your seats."""

    seat: int
    number: Number
    """The number of the stream `game`, as the client has last seen it. An outdated number is refused."""
    move: Notation | None = None
    """A legal move in notation that is to be compared with the best one; null for none."""


class HintLine(msgspec.Struct):
    """One way to go on."""

    move: str
    """The notation of the move."""
    plan: list[Sentence]
    """What this move does, and each one that should follow it before chance or another seat acts."""
    chance: float
    """The chance to win, from 0 to 1."""
    lead: float
    """By how many points the seat should lead at the end."""
    reasons: list[Sentence]
    """For the best line what speaks for it, for the others what speaks against them; the most important first."""


class Hint(msgspec.Struct):
    """The best ways to go on for a seat. They are an estimate: the order of the deck is not used."""

    number: int
    """The number of the stream `game` that the hint is about."""
    lines: list[HintLine]
    """The best first, at most three."""
    asked: HintLine | None
    """The line of the move that the question was about."""
