"""Read a record: every line checked for its shape, every move played again, everything that followed compared."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from famiglia import duel
from famiglia.dice import Chance
from famiglia.game import NotationError, Refused

from .chain import Line, RecordError, read_lines, same
from .record import Header, Record, seat_name
from .recorded import RecordedChance

Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    famiglia: str
    game: str
    edition: str
    options: tuple[str, ...]
    rules: str
    seats: tuple[str, str]
    first: Literal[0, 1] | None
    commitment: Digest


class PlayedEvent(msgspec.Struct):
    """What a line about a move begins with."""

    seat: Literal[0, 1]
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


def read(data: bytes, dice: Chance | None = None) -> Record:
    """A record from a file's bytes; raises `RecordError` at the first thing that does not fit.

    Chance is taken from the events themselves unless dice are given that must decide the same.
    """
    lines = read_lines(data)
    header = _header(lines[0])
    if len(lines) < 2:
        raise RecordError(2, "the deal is missing; the file is cut off")
    shaped = [_shaped(number, line, MoveLine | UndoLine | EndLine) for number, line in enumerate(lines[2:], 3)]
    moves = [line.events for line in shaped if isinstance(line, MoveLine)]
    record = _deal(header, dice if dice is not None else RecordedChance(lines[1], moves), lines[1])
    for number, line in enumerate(shaped, 3):
        _replay(record, number, line)
        if not same(record.lines[-1], lines[number - 1]):
            raise RecordError(number, "what followed is not what the rules and the dice bring about")
    return record


def _shaped(number: int, line: Line, shape: Any) -> Any:
    try:
        return msgspec.convert(line, shape)
    except msgspec.ValidationError as error:
        raise RecordError(number, str(error)) from None


def _header(line: Line) -> Header:
    if line.get("game") != "duel":
        raise RecordError(1, f"game {line.get('game')!r}; this program replays 'duel'")
    if line.get("rules") != duel.RULES_VERSION:
        raise RecordError(1, f"rules version {line.get('rules')!r}; this program plays {duel.RULES_VERSION!r}")
    told: HeaderLine = _shaped(1, line, HeaderLine)
    for name in told.seats:
        if name != seat_name(name):
            raise RecordError(1, f"seats: {name!r} is no name; expected one short line without control characters")
    return Header(told.edition, told.options, told.seats, told.first, told.commitment)


def _deal(header: Header, dice: Chance, line: Line) -> Record:
    try:
        record = Record.deal(header, dice, None)
    except ValueError as error:
        raise RecordError(1, str(error)) from None
    if not same(record.lines[1], line):
        raise RecordError(2, "the deal is not what the rules and the dice bring about")
    return record


def _replay(record: Record, number: int, line: MoveLine | UndoLine | EndLine) -> None:
    if isinstance(line, EndLine):
        _end(record, number, line)
        return
    if record.seed is not None:
        raise RecordError(number, "something follows after the end of the game")
    try:
        if isinstance(line, UndoLine):
            record.undo(line.moves)
        else:
            played: PlayedEvent = _shaped(number, line.events[0] if line.events else {}, PlayedEvent)
            record.play(played.seat, played.move)
    except (Refused, NotationError, ValueError) as error:
        raise RecordError(number, f"cannot be played: {error}") from None


def _end(record: Record, number: int, line: EndLine) -> None:
    result = record.game.result()
    if result is None:
        raise RecordError(number, "the game is not over yet")
    record.seed = bytes.fromhex(line.seed)
    record.append({"kind": "end", "seed": line.seed, "result": result.as_json()})
