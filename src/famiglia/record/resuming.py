"""Go on with a record that is still running: whoever keeps its secret deals on where the lines stop."""

from typing import TYPE_CHECKING

from famiglia.dice import Dice, commitment
from famiglia.game import NotationError, Refused

from .added import dice_seed
from .chain import RecordError, read_content
from .kind import shaped
from .reading import MoveLine, PlayedEvent, UndoLine, read, read_header
from .record import AnyRecord

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import Where


def resume(text: bytes, secret: bytes, pack: "Pack | Where | None" = None) -> AnyRecord:
    """The record that these lines tell, with the dice that go on; `RecordError` if the secret is another one."""
    header = read_header(text, pack)
    if commitment(secret, header.rules) != header.commitment:
        raise RecordError(1, "the secret is not the one that was committed to in the header")
    record = read(text, Dice(dice_seed(secret, header.added)), pack)
    record.seed = secret
    return record


def follow(record: AnyRecord, text: str) -> None:
    """Do again what the next line of this record tells; `RecordError` if it comes out another way."""
    number = len(record.written)
    line = shaped(number + 1, read_content(number + 1, text.encode()), MoveLine | UndoLine)
    try:
        if isinstance(line, UndoLine):
            record.undo(line.moves)
        else:
            played: PlayedEvent = shaped(number + 1, line.events[0] if line.events else {}, PlayedEvent)
            record.play(played.seat, played.move)
    except (Refused, NotationError, ValueError) as error:
        raise RecordError(number + 1, f"cannot be played: {error}") from None
    if record.written[number] != text:
        raise RecordError(number + 1, "what followed is not what the rules and the dice bring about")
