"""Random games inside the compiled engine, for measurements and simulations."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import QuickDice

from .engine.board import SEATS, Board
from .engine.engine import anytime_moves, awaited, deal, make, step_moves
from .engine.position import OVER, Position
from .engine.step import bit


def first_awaited(p: Position) -> i64:
    waiting = awaited(p)
    for seat in range(SEATS):
        if waiting & bit(seat):
            return seat
    return -1


def play_out(p: Position, dice: QuickDice) -> i64:
    """Play the position to its end with random moves; anytime options are used only if nothing else is legal."""
    steps: i64 = 0
    while p.phase != OVER:
        seat = first_awaited(p)
        moves = step_moves(p, seat)
        if len(moves) == 0:
            moves = anytime_moves(p, seat, vec[i64]())
        make(p, seat, moves[dice.pick(len(moves))], dice)
        steps += 1
    return steps


def play_games(board: Board, games: int, rules: int, seed: int) -> int:
    """Deal and play out this many games; returns the number of decisions in all."""
    dice = QuickDice(seed)
    steps: i64 = 0
    for _ in range(games):
        p = deal(board, rules, dice)
        p.keep_events = False
        steps += play_out(p, dice)
    return int(steps)
