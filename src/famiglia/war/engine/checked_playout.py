"""Random wars in which every position is checked.

The proofs play many thousands of them, so this module is compiled together with the engine.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import QuickDice

from . import move_codes, step_kinds
from .board import SEATS, Board
from .census import piece_error
from .engine import anytime_moves, awaited, check, deal, make, step_moves
from .position import OVER, Position
from .step import bit

LONGEST: Final = 5000
"""More decisions than any war can have."""


class BrokenInvariant(Exception):
    """Raised for an invariant that does not hold, with the seed of the war that shows it."""


def random_awaited_seat(p: Position, dice: QuickDice) -> i64:
    """One of the awaited seats at random, or -1 if there is none."""
    waiting = awaited(p)
    found = vec[i64]()
    for seat in range(SEATS):
        if waiting & bit(seat):
            found = append(found, seat)
    return found[dice.pick(len(found))] if len(found) else -1


def random_move(p: Position, seat: i64, dice: QuickDice) -> i64:
    """A random move, rarely a pass, sometimes an anytime option; -1 if there is none."""
    moves = step_moves(p, seat)
    if len(moves) == 0 or dice.pick(100) == 0:
        moves = anytime_moves(p, seat, moves)
    choices: i64 = len(moves)
    if choices == 0:
        return -1
    move = moves[dice.pick(choices)]
    if move == move_codes.PASS and choices > 1 and dice.pick(4):
        move = moves[dice.pick(choices)]
    last = moves[choices - 1]
    if move_codes.verb_of(last) == move_codes.SOLDATI and dice.pick(2):
        move = last
    return move


def play_checked_war(board: Board, rules: i64, seed: i64) -> tuple[int, int]:
    """Play one war and check every position; return the number of decisions and the ending."""
    dice = QuickDice(seed)
    p = deal(board, rules, dice)
    p.keep_events = False
    for number in range(LONGEST):
        found = piece_error(p)
        if found:
            raise BrokenInvariant(f"war {seed}, decision {number}: {found}")
        if p.phase == OVER:
            return int(number), int(p.ending)
        seat = random_awaited_seat(p, dice)
        move = random_move(p, seat, dice) if seat >= 0 else -1
        if move < 0:
            raise BrokenInvariant(f"war {seed}, decision {number}: no seat can decide ({step_kinds.NAMES[p.step()]})")
        if check(p, seat, move):
            raise BrokenInvariant(f"war {seed}, decision {number}: a listed move is refused")
        make(p, seat, move, dice)
    raise BrokenInvariant(f"war {seed}: it does not end")
