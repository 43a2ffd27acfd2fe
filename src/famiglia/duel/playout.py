"""Random games inside the compiled engine: for benchmarks and for research that needs many games."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import QuickDice

from .move_codes import PASS
from .position import OVER, Position
from .turn import deal, legal_moves, make


def pick_eagerly(moves: vec[i64], dice: QuickDice) -> i64:
    """A random move, but a pass only if nothing else is legal."""
    choices: i64 = len(moves)
    if choices > 1 and moves[choices - 1] == PASS:
        choices -= 1
    return moves[dice.pick(choices)]


def play_out(position: Position, dice: QuickDice) -> i64:
    """Play the position to its end by `pick_eagerly`; returns the number of moves."""
    steps: i64 = 0
    while position.step != OVER:
        make(position, pick_eagerly(legal_moves(position), dice), dice)
        steps += 1
    return steps


def play_games(games: int, rules: int, seed: int) -> int:
    """Deal and play out this many games; returns the number of moves in all."""
    dice = QuickDice(seed)
    steps: i64 = 0
    for game in range(games):
        steps += play_out(deal(rules, game & 1, dice), dice)
    return int(steps)
