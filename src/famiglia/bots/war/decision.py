"""The base class of the greedy decisions: each kind of decision of the game has a score for its moves."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.war.engine.move_codes import first, verb_of

from .situation import Situation

LESS_THAN_ANY: Final = -1e300
EQUAL: Final = 1e-9
"""Scores that differ by no more count as equal."""


class Decision:
    """One kind of decision. Without a score of its own it is left to the dice."""

    def score(self, s: Situation, move: i64) -> float:
        """How good the move is."""
        return 0.0

    def prepare(self, s: Situation) -> None:
        """Note in the situation what the scores of all moves need."""

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        """The move with the highest score; the dice break ties, so that areas with low numbers are not preferred."""
        if len(moves) == 1:
            return moves[0]
        self.prepare(s)
        scores = vec[float]()
        most = LESS_THAN_ANY
        for move in moves:
            value = self.score(s, move)
            scores = append(scores, value)
            most = max(most, value)
        equal = vec[i64]()
        for i in range(len(moves)):
            if scores[i] >= most - EQUAL:
                equal = append(equal, moves[i])
        return equal[0] if len(equal) == 1 else equal[dice.below(len(equal))]


class Most(Decision):
    """Choose the move with this verb and the highest number, or the last move if none has this verb."""

    def __init__(self, wanted: i64) -> None:
        self.wanted = wanted

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        found: i64 = -1
        for move in moves:
            if verb_of(move) == self.wanted and (found < 0 or first(move) > first(found)):
                found = move
        return found if found >= 0 else moves[len(moves) - 1]


class First(Decision):
    """Choose the first move: all are equally good."""

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        return moves[0]
