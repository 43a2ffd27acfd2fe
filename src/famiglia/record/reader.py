"""Reads a record: checks the shape of every line, plays every move again and compares the events."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from famiglia.dice import Chance
from famiglia.game import NotationError, Refused
from famiglia.validation_message import shown

from .games import GAMES
from .hash_chain import Digest, Line, RecordError, read_lines, same, told_by
from .header import GameHeader, seat_name, shaped
from .record import AnyRecord, Record
from .recorded_dice import ChanceError

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import PackSource


class PlayedEvent(msgspec.Struct):
    """What a line about a move begins with."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]
    move: str


class MoveLine(msgspec.Struct, tag_field="kind", tag="move"):
    """A move and what followed."""

    events: list[dict[str, Any]]


class UndoLine(msgspec.Struct, tag_field="kind", tag="undo"):
    """Moves taken back."""

    moves: int


class EndLine(msgspec.Struct, tag_field="kind", tag="end"):
    """The last line."""

    seed: Digest


@dataclass(frozen=True)
class Parsed:
    """A record whose lines have valid hashes and shapes; the moves are not checked yet."""

    header: GameHeader
    lines: list[Line]
    moves: list[MoveLine | UndoLine | EndLine]


def read(data: bytes, pack: "Pack | PackSource | None" = None) -> AnyRecord:
    """A record from a file's bytes; raises `RecordError` at the first fault.

    Chance is taken from the lines themselves. A war needs its pack: one that comes with the program is found by its name,
    any other is handed in or named by its folder.
    """
    return replay(parse(data, pack))


def parse(data: bytes, pack: "Pack | PackSource | None" = None) -> Parsed:
    """The lines of a file, each checked by itself and against the one before."""
    lines = read_lines(data)
    header = _header(lines[0], pack)
    if len(lines) < 2:
        raise RecordError(2, "record-no-deal")
    moves = [shaped(number, line, MoveLine | UndoLine | EndLine) for number, line in enumerate(lines[2:], 3)]
    return Parsed(header, lines, moves)


def replay(parsed: Parsed, dice: Chance | None = None) -> AnyRecord:
    """Play it all again; if dice are given, they must decide what the lines tell."""
    header, lines = parsed.header, parsed.lines
    record = _deal(header, dice if dice is not None else header.recorded(lines[1:]), lines)
    for number, line in enumerate(parsed.moves, 3):
        _replay(record, number, line)
        if not same(told_by(record.written[-1]), lines[number - 1]):
            raise RecordError(number, "record-other-game")
    return record


def _header(line: Line, pack: "Pack | PackSource | None") -> GameHeader:
    game = line.get("game")
    if not isinstance(game, str) or game not in GAMES:
        raise RecordError(1, "record-game", found=shown(game), expected=", ".join(map(shown, GAMES)))
    kind = GAMES[game]()
    if line.get("rules") not in kind.playable:
        expected = ", ".join(map(shown, kind.playable))
        raise RecordError(1, "record-rules", found=shown(line.get("rules")), expected=expected)
    header: GameHeader = kind.read(line, pack)
    for name in header.seats:
        if name != seat_name(name):
            raise RecordError(1, "record-name", found=shown(name))
    return header


def _deal(header: GameHeader, dice: Chance, lines: Sequence[Line]) -> AnyRecord:
    try:
        record = Record.deal(header, dice, None)
    except ChanceError as error:
        raise RecordError(2, error.what.id, **dict(error.what.arguments)) from None
    if not same(told_by(record.written[0]), lines[0]):
        raise RecordError(1, "record-writing")
    if not same(told_by(record.written[1]), lines[1]):
        raise RecordError(2, "record-other-deal")
    return record


def _replay(record: AnyRecord, number: int, line: MoveLine | UndoLine | EndLine) -> None:
    if record.seed is not None:
        raise RecordError(number, "record-after-end")
    if isinstance(line, EndLine):
        _end(record, number, line)
    else:
        do_again(record, number, line)


def do_again(record: AnyRecord, number: int, line: MoveLine | UndoLine, state: str | None = None) -> None:
    """Play the move, or take the moves back, that the line with this number tells; `RecordError` if that cannot be.

    With a state, the new line takes it over and does not compute it.
    """
    if isinstance(line, UndoLine):
        most = record.undoable()
        if not 1 <= line.moves <= most:
            raise RecordError(number, "record-undo", moves=line.moves, most=most)
        record.undo(line.moves, state)
        return
    played: PlayedEvent = shaped(number, line.events[0] if line.events else {}, PlayedEvent)
    try:
        record.play(played.seat, played.move, state)
    except Refused as error:
        raise RecordError(number, "record-illegal", why=error.refusal) from None
    except NotationError as error:
        raise RecordError(number, "record-no-move", why=error.message) from None
    except ChanceError as error:
        raise RecordError(number, "record-illegal", why=error.what) from None
    except ValueError:
        raise RecordError(number, "record-other-game") from None


def _end(record: AnyRecord, number: int, line: EndLine) -> None:
    result = record.game.result()
    if result is None:
        raise RecordError(number, "record-not-over")
    record.seed = bytes.fromhex(line.seed)
    record.append({"kind": "end", "seed": line.seed, "result": result.as_json()})
