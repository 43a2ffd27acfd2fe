"""Verifies a finished record offline: hashes, commitment, every shuffle, every position, the result."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from famiglia.dice import Dice, commitment

from .hash_chain import RecordError
from .reader import EndLine, Parsed, parse, replay
from .record import AnyRecord
from .seeds import dice_seed

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import PackSource


@dataclass(frozen=True)
class Verified:
    """The result of verifying a record."""

    record: AnyRecord
    moves: int
    shuffles: int
    result: Any
    """The outcome of the game."""


def verify(data: bytes, pack: "Pack | PackSource | None" = None) -> Verified:
    """Play the whole game again from the revealed seed; raises `RecordError` at the first error."""
    parsed = parse(data, pack)
    try:
        derived = replay(parsed, _revealed(parsed))
    except RecordError:
        replay(parsed)  # an error in the record itself is reported before one about the seed
        raise
    assert derived.dice is not None
    return Verified(derived, len(derived.entries), derived.dice.shuffles, derived.game.result())


def _revealed(parsed: Parsed) -> Dice:
    """The dice of the seed in the last line."""
    header, end, number = parsed.header, parsed.moves[-1] if parsed.moves else None, len(parsed.lines)
    if not isinstance(end, EndLine):
        raise RecordError(number + 1, "record-no-end")
    seed = bytes.fromhex(end.seed)
    if commitment(seed, header.rules) != header.commitment:
        raise RecordError(number, "record-other-seed")
    return Dice(dice_seed(seed, header.added))
