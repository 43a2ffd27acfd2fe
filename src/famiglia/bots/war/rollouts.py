"""Compares moves of the war by playing on from guesses of the position, with the guide in every seat."""

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import QuickDice
from famiglia.war.engine.board import SEATS
from famiglia.war.engine.engine import anytime_moves, make, step_moves
from famiglia.war.engine.position import OVER, Position
from famiglia.war.playout import first_awaited

from .guide import Guide
from .values import Values

STAGES: Final = 3
"""After each stage the worse half of the moves is dropped, and the next stage has twice as many rollouts of each."""
HOPELESS: Final = 2.0
"""A move is dropped early if it is worse than the guide's by so many standard errors."""
CAUTION: Final = 1.0
"""The guide's move is kept unless another one is better by so many standard errors."""

UNKNOWN_ERROR: Final = 1.0
"""The error of a gain that was measured only once."""


@final
class Candidate:
    """A move with the results of its rollouts."""

    def __init__(self, move: i64) -> None:
        self.move = move
        self.results: vec[float] = vec[float]()

    def gain(self, other: "Candidate") -> float:
        """The mean of what this move brought more than another one, which was played on at least as often."""
        total = 0.0
        for i in range(len(self.results)):
            total += self.results[i] - other.results[i]
        return total / float(len(self.results))

    def error(self, other: "Candidate") -> float:
        """The standard error of the gain."""
        n = len(self.results)
        if n < 2:
            return UNKNOWN_ERROR
        mean, squares = self.gain(other), 0.0
        for i in range(n):
            difference = self.results[i] - other.results[i] - mean
            squares += difference * difference
        return sqrt(squares / float(n - 1) / float(n))


@final
class Rollouts:
    """Plays on to the beginning of the next round, or to the end of the war if that comes first."""

    def __init__(self, values: Values, first_stage: i64, rounds: i64 = 1) -> None:
        self.values = values
        self.first_stage = first_stage
        """How many rollouts of each move the first stage has."""
        self.rounds = rounds
        self.guides = [Guide() for _ in range(SEATS)]

    def choose(
        self, guess: Callable[[], Position], seat: i64, moves: vec[i64], seed: i64, late: Callable[[], bool]
    ) -> i64:
        """The best of these moves, of which the first is the guide's; `late` says that the time is up."""
        candidates = [Candidate(move) for move in moves]
        guides = candidates[0]
        number: i64 = 0
        stage_length = self.first_stage
        for _ in range(STAGES):
            for _ in range(stage_length):
                p = guess()
                for candidate in candidates:
                    if late():
                        return self._best(candidates, guides)
                    candidate.results = append(candidate.results, self.play(p, seat, candidate.move, seed + number))
                number += 1
            candidates = remaining(candidates, guides)
            if len(candidates) == 1:
                break
            stage_length *= 2
        return self._best(candidates, guides)

    def _best(self, candidates: list[Candidate], guides: Candidate) -> i64:
        found, most = guides, 0.0
        for candidate in candidates:
            if len(candidate.results) < 2:
                continue
            gain = candidate.gain(guides)
            if candidate is not guides and gain > most and gain > CAUTION * candidate.error(guides):
                found, most = candidate, gain
        return found.move

    def play(self, p: Position, seat: i64, move: i64, seed: i64) -> float:
        """Make the move on a copy and play on; the worth of the last position for the seat's team."""
        after = p.copy()
        dice = QuickDice(seed * 7919 + 1)
        make(after, seat, move, dice)
        last = max(1, p.round) + self.rounds
        while after.phase != OVER and after.round < last:
            mover = first_awaited(after)
            moves = step_moves(after, mover)
            if len(moves) == 0:
                moves = anytime_moves(after, mover, vec[i64]())
            make(after, mover, self.guides[mover].choose(after, mover, moves, dice), dice)
        return self.values.worth(after, p.board.team[seat])


def remaining(candidates: list[Candidate], guides: Candidate) -> list[Candidate]:
    """The better half of these candidates, the guide's in any case, without those that are hopeless."""
    others = [candidate for candidate in candidates if candidate is not guides]
    others = [each for each in others if each.gain(guides) > -HOPELESS * each.error(guides)]
    gains = [each.gain(guides) for each in others]
    kept = [guides]
    for _ in range((len(candidates) + 1) // 2):
        best: i64 = -1
        for i in range(len(others)):
            if gains[i] > -1e9 and (best < 0 or gains[i] > gains[best]):
                best = i
        if best >= 0:
            kept.append(others[best])
            gains[best] = -1e10
    return kept
