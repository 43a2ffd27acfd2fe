"""Wars between four greedy seats inside the compiled engine, for measurements and simulations."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import QuickDice
from famiglia.war.engine.board import SEATS, Board
from famiglia.war.engine.engine import anytime_moves, deal, make, step_moves
from famiglia.war.engine.position import OVER, Position
from famiglia.war.playout import first_awaited

from .guide import Guide


class GuidedPlayout:
    """Plays positions to their end, with the greedy rules in every seat."""

    def __init__(self) -> None:
        self.guides = [Guide() for _ in range(SEATS)]

    def play_out(self, p: Position, dice: QuickDice) -> i64:
        """Play the position to its end and return the number of decisions."""
        steps: i64 = 0
        while p.phase != OVER:
            seat = first_awaited(p)
            moves = step_moves(p, seat)
            if len(moves) == 0:
                moves = anytime_moves(p, seat, vec[i64]())
            make(p, seat, self.guides[seat].choose(p, seat, moves, dice), dice)
            steps += 1
        return steps


def play_wars(board: Board, wars: int, rules: int, seed: int) -> int:
    """Deal and play this many wars; returns the number of decisions in all."""
    dice = QuickDice(seed)
    playout = GuidedPlayout()
    steps: i64 = 0
    for _ in range(wars):
        p = deal(board, rules, dice)
        p.keep_events = False
        steps += playout.play_out(p, dice)
    return int(steps)
