"""Continues the record of a running game with the dice of its secret seed."""

from typing import TYPE_CHECKING

from famiglia.dice import Dice, commitment

from .hash_chain import RecordError, read_content
from .header import converted
from .reader import MoveLine, UndoLine, parse, replay, replay_line
from .record import AnyRecord
from .seeds import dice_seed

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import PackSource


def resume(text: bytes, secret: bytes, pack: "Pack | PackSource | None" = None) -> AnyRecord:
    """The record in these lines, continued with the dice of the secret seed; raises `RecordError` if that is another seed."""
    parsed = parse(text, pack)
    if commitment(secret, parsed.header.rules) != parsed.header.commitment:
        raise RecordError(1, "record-other-secret")
    record = replay(parsed, Dice(dice_seed(secret, parsed.header.added)))
    record.seed = secret
    return record


def append_written(record: AnyRecord, text: str) -> None:
    """Append a line that another process has written, by playing it again; raises `RecordError` if the result is another line.

    The state is taken from the line, because computing it takes longer than everything else; after the last line
    `state_matches` checks it. Everything else, the hash included, is compared.
    """
    number = len(record.written)
    content = read_content(number + 1, text.encode())
    line = converted(number + 1, content, MoveLine | UndoLine)
    state = content.get("state")
    replay_line(record, number + 1, line, state if isinstance(state, str) else None)
    if record.written[number] != text:
        raise RecordError(number + 1, "record-other-game")
