"""A duel with its log: what was played, what it brought, and how far it may be taken back."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from famiglia import duel
from famiglia.dice import Chance, Dice, commitment
from famiglia.duel.cards import names
from famiglia.duel.notation import read_move, write_position
from famiglia.duel.view import Memory
from famiglia.game import NotationError, Refused

from .chain import FORMAT, Line, RecordError, read_lines, write_line
from .recorded import recorded_chance


@dataclass(frozen=True)
class Header:
    """What is settled before the first card is dealt."""

    edition: str
    options: tuple[str, ...]
    seats: tuple[str, str]
    first: int | None
    """The seat that was chosen to start, or None if the dice decided."""
    commitment: str

    def line(self) -> Line:
        return {
            "famiglia": FORMAT,
            "game": "duel",
            "edition": self.edition,
            "options": list(self.options),
            "rules": duel.RULES_VERSION,
            "seats": list(self.seats),
            "first": self.first,
            "commitment": self.commitment,
        }


@dataclass(frozen=True)
class Entry:
    """A move that stands: who made it, what followed, and the position it was made in."""

    seat: int
    move: duel.Move
    events: tuple[duel.Event, ...]
    before: duel.Position

    def reveals(self) -> bool:
        """Did chance speak or a card show itself? Then nobody may take the move back."""
        return len(self.events) > 1 and any(isinstance(event, duel.Drawn | duel.Reshuffled) for event in self.events)


@dataclass
class Record:
    """A duel in progress, or a finished one, with everything that happened."""

    header: Header
    game: duel.Duel
    seed: bytes | None
    """Secret until the game is over; None when somebody else keeps it."""
    dealt: duel.Dealt
    entries: list[Entry] = field(default_factory=list)
    """The moves that stand; one that was taken back is only in the lines."""
    lines: list[Line] = field(default_factory=list)
    text: str = ""
    """The record as a file holds it."""
    tip: str = ""
    """The hash of the last line."""

    @classmethod
    def begin(
        cls,
        edition: str = "revised",
        options: Iterable[str] = (),
        seats: Sequence[str] = ("Player 1", "Player 2"),
        seed: bytes | None = None,
        first: int | None = None,
    ) -> "Record":
        """Deal a new duel; the seed is made here unless it is given."""
        secret = seed if seed is not None else secrets.token_bytes(32)
        promise = commitment(secret, duel.RULES_VERSION)
        names_at_table = (str(seats[0]), str(seats[1]))
        header = Header(edition, tuple(sorted(options)), names_at_table, first, promise)
        return cls._deal(header, Dice(secret), secret)

    @classmethod
    def _deal(cls, header: Header, dice: Chance, seed: bytes | None) -> "Record":
        game = duel.new(header.edition, header.options, dice, header.first)
        dealt = duel.Dealt(int(game.position.first), names(game.position.deck[:6]))
        record = cls(header, game, seed, dealt)
        record._append(header.line())
        record._append(dealt.as_json() | {"state": record.state()})
        return record

    def play(self, seat: int, move: duel.Move | str) -> list[duel.Event]:
        """Make a move and log it; raises `Refused`, with nothing changed, if it is not legal."""
        before = self.game.position.copy()
        events = self.game.play(seat, move)
        played = events[0]
        assert isinstance(played, duel.Played)
        self.entries.append(Entry(seat, played.move, tuple(events), before))
        self._append({"kind": "move", "events": [event.as_json() for event in events], "state": self.state()})
        result = self.game.result()
        if result and self.seed is not None:
            self._append({"kind": "end", "seed": self.seed.hex(), "result": result.as_json()})
        return events

    def undoable(self) -> int:
        """How many moves may be taken back: those of this turn since the last reveal, never another seat's."""
        to_decide = self.game.to_decide()
        number = 0
        for entry in reversed(self.entries):
            if (entry.seat,) != to_decide or entry.reveals():
                break
            number += 1
        return number

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves; `ValueError` beyond the undo horizon."""
        if not 1 <= moves <= self.undoable():
            raise ValueError(f"undo {moves}: at most {self.undoable()} of the last moves may be taken back")
        self.game.position = self.entries[-moves].before.copy()
        del self.entries[-moves:]
        self._append({"kind": "undo", "moves": moves, "state": self.state()})

    def events(self) -> list[duel.Event]:
        """Everything that stands, from the deal on."""
        return [self.dealt, *(event for entry in self.entries for event in entry.events)]

    def memory(self) -> Memory:
        """What an attentive player remembers of both hands."""
        return Memory(self.events())

    def state(self) -> str:
        """A fingerprint of what is known to everybody who has paid attention: all but the order of the deck."""
        return sha256(write_position(self.game.position, known_only=True).encode()).hexdigest()[:16]

    def position_before(self, number: int) -> duel.Position:
        """The position in which the move with this number (from 0) was made; after the last one, how it stands now."""
        return self.entries[number].before if number < len(self.entries) else self.game.position

    def _append(self, content: Line) -> None:
        line, self.tip = write_line(content, self.tip)
        self.lines.append(content)
        self.text += line


def read(data: bytes, dice: Chance | None = None) -> Record:
    """A record from a file's bytes, every move played again and every line compared; raises `RecordError`.

    Chance is taken from the events themselves unless dice are given that must decide the same.
    """
    lines = read_lines(data)
    header = _header(lines[0])
    if len(lines) < 2:
        raise RecordError(2, "the deal is missing; the file is cut off")
    record = _replay_deal(header, dice if dice is not None else recorded_chance(lines), lines[1])
    for number, line in enumerate(lines[2:], 3):
        if line.get("kind") == "end":
            _end(record, line, number)
            if len(lines) > number:
                raise RecordError(number + 1, "something follows after the end of the game")
        else:
            _replay_line(record, line, number)
    return record


def _header(line: Line) -> Header:
    if line.get("game") != "duel":
        raise RecordError(1, f"game {line.get('game')!r}; this program replays 'duel'")
    if line.get("rules") != duel.RULES_VERSION:
        raise RecordError(1, f"rules version {line.get('rules')!r}; this program plays {duel.RULES_VERSION!r}")
    try:
        seats = line["seats"]
        header = Header(
            line["edition"], tuple(line["options"]), (seats[0], seats[1]), line["first"], line["commitment"]
        )
        header_line = header.line()
    except (KeyError, IndexError, TypeError) as error:
        raise RecordError(1, f"header: {error!r}") from None
    if header_line != line:
        raise RecordError(1, "the header has fields that do not belong there")
    return header


def _replay_deal(header: Header, dice: Chance, line: Line) -> Record:
    try:
        record = Record._deal(header, dice, None)
    except (ValueError, TypeError, KeyError) as error:
        raise RecordError(1, f"header: {error}") from None
    if record.dealt.as_json() | {"state": record.state()} != line:
        raise RecordError(2, "the deal does not follow from the seed")
    return record


def _replay_line(record: Record, line: Line, number: int) -> None:
    try:
        if line.get("kind") == "undo":
            record.undo(line["moves"])
        else:
            played = line["events"][0]
            record.play(played["seat"], read_move(played["move"]))
    except (Refused, NotationError, ValueError) as error:
        raise RecordError(number, f"cannot be played: {error}") from None
    except (KeyError, IndexError, TypeError):
        raise RecordError(number, "neither a move, nor an undo, nor the end") from None
    if record.lines[-1] != line:
        raise RecordError(number, "what followed is not what the rules and the dice bring about")


def _end(record: Record, line: Line, number: int) -> None:
    result = record.game.result()
    if result is None:
        raise RecordError(number, "the game is not over yet")
    try:
        record.seed = bytes.fromhex(line["seed"])
    except (KeyError, ValueError, TypeError):
        raise RecordError(number, "the seed is missing") from None
    expected = {"kind": "end", "seed": record.seed.hex(), "result": result.as_json()}
    if line != expected:
        raise RecordError(number, f"the result is not the one that was played: {result.as_json()}")
    record._append(expected)
