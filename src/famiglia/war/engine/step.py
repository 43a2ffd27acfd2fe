"""The base class of all steps.

A step is one kind of decision: who decides, what may be chosen, why something may not be chosen, and what a choice does. A step
has no state; its data is in its frame (`Position.get`). Rules are written once, in `check`: `choices` lists the moves that
`check` allows, and refusals are made from its answers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from . import fields, move_codes, reasons
from .board import SEATS
from .position import Position

OK: Final = 0


def refuse(reason: i64, need: i64 = 0, have: i64 = 0) -> i64:
    """Encode a refusal as one number: the reason, and up to two numbers for its sentence."""
    return reason + need * 1024 + have * 1048576


def needed(refused: i64) -> i64:
    """The `need` of a refusal."""
    return (refused >> 10) & 1023


class Step:
    """One kind of decision."""

    def deciders(self, p: Position) -> i64:
        """The seats that are awaited, a bit each."""
        seat = p.get(fields.SEAT)
        return 8 >> (3 - seat)

    def forced(self, p: Position, dice: Chance) -> bool:
        """Do what needs no decision; True if something was done, after which another frame may be the uppermost."""
        return False

    def choices(self, p: Position, seat: i64, out: vec[i64]) -> vec[i64]:
        """Append every legal move of an awaited seat to `out`."""
        return out

    def check(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> i64:
        """OK if an awaited seat may make this move, else the refusal."""
        return refuse(reasons.OTHER_DECISION)

    def make(self, p: Position, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> None:
        """Make a move that `check` has allowed."""

    # Lists of moves that `check` allows.

    def try_one(self, p: Position, seat: i64, verb: i64, out: vec[i64]) -> vec[i64]:
        if self.check(p, seat, verb, 0, 0, 0) == OK:
            return append(out, verb)
        return out

    def try_each(self, p: Position, seat: i64, verb: i64, end: i64, out: vec[i64]) -> vec[i64]:
        """Append the moves with each argument from 0 to `end` - 1 that `check` allows."""
        for a in range(end):
            if self.check(p, seat, verb, a, 0, 0) == OK:
                out = append(out, move_codes.code(verb, a))
        return out

    def try_areas(self, p: Position, seat: i64, verb: i64, out: vec[i64]) -> vec[i64]:
        return self.try_each(p, seat, verb, p.board.areas, out)

    def numbers(self, verb: i64, least: i64, most: i64, out: vec[i64]) -> vec[i64]:
        for n in range(least, most + 1):
            out = append(out, move_codes.code(verb, n))
        return out


def number_between(n: i64, least: i64, most: i64) -> i64:
    """OK if the number is within these bounds, else the refusal."""
    if n < least:
        return refuse(reasons.TOO_FEW, least, n)
    if n > most:
        return refuse(reasons.TOO_MANY, most, n)
    return OK


def bit(seat: i64) -> i64:
    return 8 >> (SEATS - 1 - seat)


def area_bit(area: i64) -> i64:
    """2 to the power of `area`, by shifting a constant right (see `docs/architecture.md`)."""
    return 0x4000000000000000 >> (62 - area)
