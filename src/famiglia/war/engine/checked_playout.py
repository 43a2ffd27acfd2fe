"""Random wars in which every position is checked.

The proofs play many thousands of them, so this module is compiled together with the engine.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import QuickDice

from . import move_codes, step_kinds
from .board import SEATS, Board
from .census import fault
from .engine import anytime_moves, awaited, check, deal, make, step_moves
from .position import OVER, Position
from .step import bit

LONGEST: Final = 5000
"""No war comes near so many decisions."""


class Broken(Exception):
    """An invariant that does not hold, with the seed of the war that shows it."""


def someone(p: Position, dice: QuickDice) -> i64:
    """One of the awaited seats, -1 if there is none."""
    waiting = awaited(p)
    found = vec[i64]()
    for seat in range(SEATS):
        if waiting & bit(seat):
            found = append(found, seat)
    return found[dice.pick(len(found))] if len(found) else -1


def lively(p: Position, seat: i64, dice: QuickDice) -> i64:
    """A random move that rather acts than passes, now and then an anytime option; -1 if there is none."""
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


def prove_war(board: Board, rules: i64, seed: i64) -> tuple[int, int]:
    """Play one war and check every position; the number of decisions, and how it ended."""
    dice = QuickDice(seed)
    p = deal(board, rules, dice)
    p.telling = False
    for number in range(LONGEST):
        found = fault(p)
        if found:
            raise Broken(f"war {seed}, decision {number}: {found}")
        if p.phase == OVER:
            return int(number), int(p.ending)
        seat = someone(p, dice)
        move = lively(p, seat, dice) if seat >= 0 else -1
        if move < 0:
            raise Broken(f"war {seed}, decision {number}: no seat can decide ({step_kinds.NAMES[p.step()]})")
        if check(p, seat, move):
            raise Broken(f"war {seed}, decision {number}: a listed move is refused")
        make(p, seat, move, dice)
    raise Broken(f"war {seed}: it does not end")
