"""The messages about a duel: its state, its legal moves, and why other moves are not possible."""

from typing import Literal, TypeAlias

import msgspec

from famiglia.duel.result import Result
from famiglia.duel.view import View

from ..sentences import Moment, Reason, Sentence

TurnStep: TypeAlias = Literal["street", "accountant", "brute", "take"]
"""The four steps of a turn."""


class DuelArguments(msgspec.Struct, omit_defaults=True):
    """The arguments of a move."""

    card: str | None = None
    """The Street card that is refreshed, lowered or taken, the Accountant that is played, or the card that is fetched."""
    new: bool = False
    """Whether this card is one of the new cards of the Street."""
    brute: str | None = None
    """The Brute that lowers the card."""
    amount: int = 0
    """By how much the Brute lowers the card."""
    price: int = 0
    """The value for which the card is taken. It distinguishes a lowered card from another of the same kind."""
    lay: str | None = None
    """In an exchange: the card that goes to the play area in return."""
    back: str | None = None
    """The one of the two cards paid that returns to the hand."""
    down: str | None = None
    """The one of the two cards paid that is laid into the play area."""


class DuelChoice(msgspec.Struct, omit_defaults=True):
    """A legal move of a duel."""

    move: str
    """The notation of the move, for the command `play`."""
    verb: Literal["refresh", "account", "exchange", "stop", "brute", "take", "pass"]
    """The kind of move."""
    arguments: DuelArguments
    """The arguments of the move."""
    says: Sentence
    """What the move does."""
    step: TurnStep
    """The step of the turn to which the move belongs."""
    cost: Sentence | None = None
    """A warning: what a refresh would give up, or that a Brute would gain nothing."""


class Why(Reason, kw_only=True):
    """Why a card cannot be used now: why the most obvious move with it is not legal."""

    zone: Literal["street", "new", "hand", "area"]
    """Where the card is: in the Street, among its new cards, in your hand or in your play area."""
    card: str
    lowered: int = 0
    """By how much a Brute has lowered the card."""


class DuelState(msgspec.Struct, tag_field="game", tag="duel"):
    """The state of a duel as you may see it."""

    viewer: int | None
    """The seat from which you see the game; null for a spectator."""
    view: View
    """The cards on the table."""
    to_decide: list[int]
    """The seats that the game waits for."""
    moves: list[DuelChoice]
    """The legal moves of your seat."""
    whys: list[Why]
    """On your turn: every Street card that cannot be taken, and every card of yours that no legal move uses."""
    shut: dict[TurnStep, Reason]
    """On your turn: every step of the turn that is not possible now."""
    undoable: int
    """How many of the last moves you may take back."""
    points: list[list[int | None]]
    """For each seat: the victory points in its hand (null if it is hidden) and in its play area."""
    prices: dict[str, list[str]]
    """For each card of the Street: the two cards of its own family that it costs; empty if it is free.

    If a kind of card is there both old and new, the key of the new one begins with a plus sign: `+F3`. A card that a Brute
    has lowered has a key of its own, with a minus sign and the amount: `F3-1`, `+F3-1`."""
    turn: int
    """The number of the turn, from 1."""
    result: Result | None
    """The result; null while the duel runs."""
    warning: Sentence | None = None
    """A warning that the end is near, or what a second pass by you would lead to."""
    ask: Sentence | None = None
    """A question that the client should ask you before a pass."""


class DuelPreview(msgspec.Struct, tag_field="game", tag="duel"):
    """The consequences of a move in a duel."""

    cost: Sentence | None
    """A warning: what a refresh would give up, or that a Brute would gain nothing; null if there is none."""


class DuelStoryPoint(msgspec.Struct):
    """The points of both seats after a turn."""

    turn: int
    """The number of the turn; 0 is the deal."""
    points: list[int]
    """By seat: the victory points in its hand and its play area."""


class DuelStory(msgspec.Struct, tag_field="game", tag="duel"):
    """The story of a finished duel."""

    turns: list[DuelStoryPoint]
    """The points after the deal and after every turn."""
    moments: list[Moment]
    """The moves that changed the difference in points most, at most five, in the order in which they were made."""
