"""Continues the record of a running game with the dice of its secret seed."""

from typing import TYPE_CHECKING

from famiglia.dice import Dice, commitment

from .hash_chain import RecordError, read_content
from .header import shaped
from .reader import MoveLine, UndoLine, do_again, parse, replay
from .record import AnyRecord
from .seeds import dice_seed

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import PackSource


def resume(text: bytes, secret: bytes, pack: "Pack | PackSource | None" = None) -> AnyRecord:
    """The record that these lines tell, with the dice that go on; `RecordError` if the secret is another one."""
    parsed = parse(text, pack)
    if commitment(secret, parsed.header.rules) != parsed.header.commitment:
        raise RecordError(1, "record-other-secret")
    record = replay(parsed, Dice(dice_seed(secret, parsed.header.added)))
    record.seed = secret
    return record


def follow(record: AnyRecord, text: str) -> None:
    """Do again what the next line of this record tells; `RecordError` if it comes out another way.

    The state is taken from the line: to compute it takes longer than all the rest. Everything else is compared, the hash
    included; when all lines are followed, `stands_as_told` shows whether the states were right.
    """
    number = len(record.written)
    content = read_content(number + 1, text.encode())
    line = shaped(number + 1, content, MoveLine | UndoLine)
    state = content.get("state")
    do_again(record, number + 1, line, state if isinstance(state, str) else None)
    if record.written[number] != text:
        raise RecordError(number + 1, "record-other-game")
