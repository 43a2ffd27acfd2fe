"""Check a finished record offline: chain, commitment, every shuffle, every position, the result."""

from dataclasses import dataclass

from famiglia.dice import Dice, commitment
from famiglia.duel import RULES_VERSION, Result

from .chain import RecordError
from .reading import read
from .record import Record


@dataclass(frozen=True)
class Verified:
    """What a record proves."""

    record: Record
    moves: int
    shuffles: int
    result: Result


def verify(data: bytes) -> Verified:
    """Derive the whole game again from the revealed seed; raises `RecordError` at the first thing that does not fit."""
    told = read(data)
    lines = told.text.count("\n")
    if told.seed is None:
        raise RecordError(lines + 1, "the end is missing: the file is cut off, or the game is still running")
    if commitment(told.seed, RULES_VERSION) != told.header.commitment:
        raise RecordError(lines, "the seed is not the one that was committed to in the header")
    dice = Dice(told.seed)
    derived = read(data, dice)
    result = derived.game.result()
    assert result is not None
    return Verified(derived, len(derived.entries), dice.used - 1, result)
