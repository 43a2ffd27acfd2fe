"""Reads a record: checks the form of every line, plays every move again and compares the events."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from famiglia.dice import Chance
from famiglia.game import NotationError, Refused
from famiglia.validation_message import shown

from .games import GAMES
from .hash_chain import Digest, Line, RecordError, line_content, read_lines, same_content
from .header import GameHeader, converted, seat_name
from .record import AnyRecord, Record
from .recorded_dice import ChanceError

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import PackSource


class PlayedEvent(msgspec.Struct):
    """The first event of a line about a move."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]
    move: str


class MoveLine(msgspec.Struct, tag_field="kind", tag="move"):
    """A line about a move, with all its events."""

    events: list[dict[str, Any]]


class UndoLine(msgspec.Struct, tag_field="kind", tag="undo"):
    """A line about an undo, with the number of moves taken back."""

    moves: int


class EndLine(msgspec.Struct, tag_field="kind", tag="end"):
    """The last line."""

    seed: Digest


@dataclass(frozen=True)
class Parsed:
    """A record whose lines are well formed and have valid hashes; its moves are not checked yet."""

    header: GameHeader
    lines: list[Line]
    moves: list[MoveLine | UndoLine | EndLine]


def read(data: bytes, pack: "Pack | PackSource | None" = None) -> AnyRecord:
    """Read the record in a file; raises `RecordError` at the first error.

    The results of the dice are taken from the lines. A record of a war needs its pack: a built-in one is found by its name,
    any other must be passed as an argument, either the pack or its folder.
    """
    return replay(parse(data, pack))


def parse(data: bytes, pack: "Pack | PackSource | None" = None) -> Parsed:
    """Parse the lines of a file, and check their hashes and their form."""
    lines = read_lines(data)
    header = _header(lines[0], pack)
    if len(lines) < 2:
        raise RecordError(2, "record-no-deal")
    moves = [converted(number, line, MoveLine | UndoLine | EndLine) for number, line in enumerate(lines[2:], 3)]
    return Parsed(header, lines, moves)


def replay(parsed: Parsed, dice: Chance | None = None) -> AnyRecord:
    """Play the whole game again; if dice are given, their results must be those in the lines."""
    header, lines = parsed.header, parsed.lines
    record = _deal(header, dice if dice is not None else header.recorded_dice(lines[1:]), lines)
    for number, line in enumerate(parsed.moves, 3):
        _replay_or_end(record, number, line)
        if not same_content(line_content(record.written[-1]), lines[number - 1]):
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
    if not same_content(line_content(record.written[0]), lines[0]):
        raise RecordError(1, "record-writing")
    if not same_content(line_content(record.written[1]), lines[1]):
        raise RecordError(2, "record-other-deal")
    return record


def _replay_or_end(record: AnyRecord, number: int, line: MoveLine | UndoLine | EndLine) -> None:
    if record.seed is not None:
        raise RecordError(number, "record-after-end")
    if isinstance(line, EndLine):
        _end(record, number, line)
    else:
        replay_line(record, number, line)


def replay_line(record: AnyRecord, number: int, line: MoveLine | UndoLine, state: str | None = None) -> None:
    """Play or take back the moves in the line with this number; raises `RecordError` if that is not possible.

    If a state is given, the new line uses it instead of computing it.
    """
    if isinstance(line, UndoLine):
        most = record.undoable()
        if not 1 <= line.moves <= most:
            raise RecordError(number, "record-undo", moves=line.moves, most=most)
        record.undo(line.moves, state)
        return
    played: PlayedEvent = converted(number, line.events[0] if line.events else {}, PlayedEvent)
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
