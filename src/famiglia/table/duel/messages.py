"""What is sent about a duel: its state, the moves that may be made, and why others are not possible."""

from typing import Literal, TypeAlias

import msgspec

from famiglia.duel.result import Result
from famiglia.duel.view import View

from ..sentences import Reason, Sentence

TurnStep: TypeAlias = Literal["street", "accountant", "brute", "take"]
"""The four steps of a turn."""


class DuelArguments(msgspec.Struct, omit_defaults=True):
    """The parts of a move."""

    card: str | None = None
    """The Street card that is refreshed, lowered or taken; the Accountant that is played; the card that is fetched."""
    new: bool = False
    """Whether that card is one of the new cards of the Street."""
    brute: str | None = None
    """The Brute that lowers the card."""
    amount: int = 0
    """By how much."""
    price: int = 0
    """The value for which the card is taken: of two alike, one may have been lowered."""
    lay: str | None = None
    """In an exchange: the card that goes to the play area."""
    back: str | None = None
    """Of the two cards paid: the one that returns to the hand."""
    down: str | None = None
    """Of the two cards paid: the one that is laid into the play area."""


class DuelChoice(msgspec.Struct, omit_defaults=True):
    """A legal move of a duel."""

    move: str
    """The notation: this is what the command `play` sends back."""
    verb: Literal["refresh", "account", "exchange", "stop", "brute", "take", "pass"]
    """What kind of move it is."""
    arguments: DuelArguments
    """Its parts."""
    says: Sentence
    """What it does."""
    step: TurnStep
    """The step of the turn that it belongs to."""
    cost: Sentence | None = None
    """A warning: what a refresh would give up, or that a Brute would bring nothing."""


class Why(Reason, kw_only=True):
    """Why a card cannot be used now: the refusal of the most natural move with it."""

    zone: Literal["street", "new", "hand", "area"]
    """Where the card lies."""
    card: str
    lowered: int = 0
    """By how much a Brute has lowered it."""


class DuelState(msgspec.Struct, tag_field="game", tag="duel"):
    """A duel as the reader may know it."""

    viewer: int | None
    """The seat from which it is seen; null for a spectator."""
    view: View
    """What lies on the table."""
    to_decide: list[int]
    """The seats that the game waits for."""
    moves: list[DuelChoice]
    """The legal moves of the reader's seat."""
    whys: list[Why]
    """When the reader is to decide: every Street card that cannot be taken, every own card that no move uses."""
    shut: dict[TurnStep, Reason]
    """When the reader is to decide: every step of the turn that is not possible now."""
    undoable: int
    """How many of the last moves the reader may take back."""
    points: list[list[int | None]]
    """For each seat: victory points in its hand (null where it is hidden) and in its play area."""
    prices: dict[str, list[str]]
    """For each card of the Street what two cards of its own family it costs; none if it is free.

    Where the same kind lies there both old and new, the new one has a plus sign before its code: `+F3`. A card that a Brute
    has lowered stands beside its kind, with a minus sign and the amount after its code: `F3-1`, `+F3-1`."""
    turn: int
    """Its number, from 1."""
    result: Result | None
    """Null while the duel runs."""
    warning: Sentence | None = None
    """The end in sight, or what a second pass of the reader would bring."""
    ask: Sentence | None = None
    """What to ask the reader before a pass."""


class DuelPreview(msgspec.Struct, tag_field="game", tag="duel"):
    """What a move of a duel would bring."""

    cost: Sentence | None
    """What a refresh would give up, or that a Brute would bring nothing; null where there is nothing to warn of."""
