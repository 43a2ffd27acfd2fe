"""A duel with its log: what was played, what it brought, and how far it may be taken back."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from famiglia import duel
from famiglia.dice import Chance, Dice, commitment
from famiglia.duel.cards import names
from famiglia.duel.notation import write_position
from famiglia.duel.view import Memory

from .chain import FORMAT, Line, write_line

LONGEST_NAME = 60


def seat_name(name: str) -> str:
    """A name as a record keeps it: in one line, without control characters, not too long."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


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
        return any(isinstance(event, duel.Drawn | duel.Reshuffled) for event in self.events)


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
        names_at_table = (seat_name(seats[0]), seat_name(seats[1]))
        header = Header(edition, tuple(sorted(set(options))), names_at_table, first, promise)
        return cls.deal(header, Dice(secret), secret)

    @classmethod
    def deal(cls, header: Header, dice: Chance, seed: bytes | None) -> "Record":
        """A record whose deal these dice decide."""
        game = duel.new(header.edition, header.options, dice, header.first)
        dealt = duel.Dealt(int(game.position.first), names(game.position.deck[:6]))
        record = cls(header, game, seed, dealt)
        record.append(header.line())
        record.append(dealt.as_json() | {"state": record.state()})
        return record

    def play(self, seat: int, move: duel.Move | str) -> list[duel.Event]:
        """Make a move and log it; raises `Refused`, with nothing changed, if it is not legal."""
        before = self.game.position.copy()
        events = self.game.play(seat, move)
        played = events[0]
        assert isinstance(played, duel.Played)
        self.entries.append(Entry(seat, played.move, tuple(events), before))
        self.append({"kind": "move", "events": [event.as_json() for event in events], "state": self.state()})
        result = self.game.result()
        if result and self.seed is not None:
            self.append({"kind": "end", "seed": self.seed.hex(), "result": result.as_json()})
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
        self.append({"kind": "undo", "moves": moves, "state": self.state()})

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

    def append(self, content: Line) -> None:
        """Write one more line."""
        line, self.tip = write_line(content, self.tip)
        self.lines.append(content)
        self.text += line
