"""The exact ending: once the deck has run out, nothing is left to chance, and at most two turns follow.

Every order of moves is tried to the end of the duel, unless there are too many of them.
"""

from typing import Final

from famiglia.duel.move_codes import Code
from famiglia.duel.position import NOT_YET, OVER, Position
from famiglia.duel.turn import legal_moves, make

from .judges import result_worth

MOST: Final = 60_000
"""An ending with more positions than this is left to the net."""


class TooLargeError(Exception):
    """Raised when an ending has too many positions."""


class NoChance:
    """Dice for an ending, in which nothing is left to chance."""

    def below(self, sides: int) -> int:
        raise AssertionError("an ending has no chance in it")

    def shuffle(self, cards: bytes) -> bytes:
        raise AssertionError("an ending has no chance in it")

    def copy(self) -> "NoChance":
        return self


def is_ending(position: Position) -> bool:
    """True if the end is certain and no card can be drawn any more."""
    return position.step != OVER and position.ending != NOT_YET and position.deck_size() == 0


class Ending:
    """Finds the best moves of an ending."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: dict[Position, float] = {}
        """By position: its worth for seat 0 if both sides play their best from there."""

    def best(self, position: Position) -> tuple[Code, float] | None:
        """The best move for the seat whose turn it is, and its worth for this seat; None if the ending is too large."""
        try:
            found = [(move, self.worth(after(position, move))) for move in legal_moves(position)]
        except TooLargeError:
            return None
        if position.seat == 0:
            return max(found, key=lambda pair: pair[1])
        move, worth = min(found, key=lambda pair: pair[1])
        return move, 1.0 - worth

    def worth(self, position: Position) -> float:
        """The worth of a position for seat 0; raises `TooLargeError` if too many others follow."""
        if position.step == OVER:
            return float(result_worth(position, 0))
        known = self.known.get(position)
        if known is not None:
            return known
        if len(self.known) >= self.most:
            raise TooLargeError
        self.known[position] = 0.0  # counted now, so that a deep search ends in time; no move leads back here
        worths = [self.worth(after(position, move)) for move in legal_moves(position)]
        self.known[position] = worth = max(worths) if position.seat == 0 else min(worths)
        return worth


def after(position: Position, move: Code) -> Position:
    """The position after a move."""
    now = position.copy()
    make(now, move, NoChance())
    return now
