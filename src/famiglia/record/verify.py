"""Check a finished record offline: chain, commitment, every shuffle, every position, the result."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from famiglia.dice import Dice, commitment

from .added import dice_seed
from .chain import RecordError
from .reading import read
from .record import AnyRecord

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import Where


@dataclass(frozen=True)
class Verified:
    """What a record proves."""

    record: AnyRecord
    moves: int
    shuffles: int
    result: Any
    """The outcome, as the game itself tells it."""


def verify(data: bytes, pack: "Pack | Where | None" = None) -> Verified:
    """Derive the whole game again from the revealed seed; raises `RecordError` at the first thing that does not fit."""
    told = read(data, pack=pack)
    lines = len(told.written)
    if told.seed is None:
        raise RecordError(lines + 1, "record-no-end")
    if commitment(told.seed, told.header.rules) != told.header.commitment:
        raise RecordError(lines, "record-other-seed")
    derived = read(data, Dice(dice_seed(told.seed, told.header.added)), pack)
    assert derived.witness is not None
    return Verified(derived, len(derived.entries), derived.witness.shuffles, derived.game.result())
