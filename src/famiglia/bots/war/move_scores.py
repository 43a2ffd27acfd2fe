"""Chooses the best of several moves by a score or by a number, and reads the arguments of a move."""

from collections.abc import Callable, Sequence

from famiglia.dice import Chance
from famiglia.war.moves import Move


def verb(move: Move) -> int:
    return move.code & 255


def first(move: Move) -> int:
    return move.code >> 8 & 255


def second(move: Move) -> int:
    return move.code >> 16 & 255


def third(move: Move) -> int:
    return move.code >> 24 & 255


def best(moves: Sequence[Move], score: Callable[[Move], float], dice: Chance) -> Move:
    """The move with the highest score; the dice break ties, so that areas with low numbers are not preferred."""
    if len(moves) == 1:
        return moves[0]
    scores = [score(move) for move in moves]
    most = max(scores) - 1e-9
    equal = [move for move, value in zip(moves, scores, strict=True) if value >= most]
    return equal[0] if len(equal) == 1 else equal[dice.below(len(equal))]


def most(moves: Sequence[Move], wanted: int) -> Move:
    """The move with this verb and the highest number, or the last move if none has this verb."""
    numbers = [move for move in moves if verb(move) == wanted]
    return max(numbers, key=first) if numbers else moves[-1]
