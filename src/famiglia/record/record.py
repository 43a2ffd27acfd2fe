"""A record: a game in progress or finished, with its log and undo."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import msgspec
from typing_extensions import TypeVar

from famiglia import duel
from famiglia.dice import Chance, Dice, commitment
from famiglia.duel.view import Memory
from famiglia.game import Event, Move, Seat, Viewer

from .duel.header import DuelHeader as Header
from .hash_chain import Line, line_content, write_line
from .header import GameHeader, Playable, seat_names
from .recorded_dice import RecordingDice
from .seeds import added_seeds, dice_seed

if TYPE_CHECKING:
    from famiglia.war.pack import Pack
    from famiglia.war.pack.files import PackSource

    from .war.header import WarRecord

# Without type arguments, `Record` is the record of a duel.
HeaderT = TypeVar("HeaderT", bound=GameHeader, default=Header)
GameT = TypeVar("GameT", bound=Playable, default=duel.Duel)
MoveT = TypeVar("MoveT", bound=Move, default=duel.Move)
EventT = TypeVar("EventT", bound=Event, default=duel.Event)

CHECKPOINT_EVERY = 16
"""The number of moves from one checkpoint to the next."""


class Entry(msgspec.Struct, Generic[MoveT, EventT], frozen=True, gc=False):
    """A move that was not taken back: the seat that made it, and its events."""

    seat: Seat
    move: MoveT
    events: tuple[EventT, ...]
    awaited: tuple[Seat, ...]
    """The seats that the game waited for when the move was made."""
    by_chance: bool
    """True if the move used the dice."""

    def reveals(self) -> bool:
        """True if the move used the dice or revealed a secret; such a move cannot be taken back."""
        return self.by_chance or any(event.reveals for event in self.events)


@dataclass
class Record(Generic[HeaderT, GameT, MoveT, EventT]):
    """A game in progress or finished, with all its moves and events."""

    header: HeaderT
    """The settings of the game: a `DuelHeader` or a `WarHeader`."""
    game: GameT
    seed: bytes | None
    """Secret until the game is over; None if it is not known here."""
    dealt: Any
    """The public event before the first decision."""
    dice: RecordingDice | None = None
    """The dice of the game; None if they are not needed."""
    entries: list[Entry[MoveT, EventT]] = field(default_factory=list)
    """The moves that were not taken back; the others are only in the lines."""
    checkpoints: dict[int, GameT] = field(default_factory=dict)
    """By number of a move: the game before it, for every sixteenth move; other positions are replayed from there."""
    written: list[str] = field(default_factory=list)
    """The text of each line, as a file holds it."""
    last_hash: str = ""
    """The hash of the last line."""

    @classmethod
    def begin(
        cls,
        edition: str = "revised",
        options: Iterable[str] = (),
        seats: Sequence[str] = ("Player 1", "Player 2"),
        seed: bytes | None = None,
        first: Seat | None = None,
        added: Sequence[str] = (),
    ) -> "Record":
        """Deal a new duel; a random seed is used unless one is given, mixed with what the seats have added."""
        secret = seed if seed is not None else secrets.token_bytes(32)
        published = commitment(secret, Header.rules)
        one, other = seat_names(seats, 2)
        header = Header(edition, tuple(sorted(set(options))), (one, other), first, published, added_seeds(added, 2))
        return cls.deal(header, Dice(dice_seed(secret, header.added)), secret)

    @classmethod
    def begin_war(
        cls,
        pack: "Pack | PackSource" = "standard",
        options: Iterable[str] = (),
        seats: Sequence[str] = ("Player 1", "Player 2", "Player 3", "Player 4"),
        seed: bytes | None = None,
        added: Sequence[str] = (),
    ) -> "WarRecord":
        """Deal a new war; the seed is used as in a duel. Raises `PackError` for a pack with errors."""
        from famiglia.war.pack import Pack, load
        from famiglia.war.pack.files import built_in

        from .war.header import WarHeader, built_in_pack

        secret = seed if seed is not None else secrets.token_bytes(32)
        published = commitment(secret, WarHeader.rules)
        if isinstance(pack, str) and pack in built_in():
            pack = built_in_pack(pack)
        loaded = pack if isinstance(pack, Pack) else load(pack)
        header = WarHeader(loaded, tuple(sorted(set(options))), seat_names(seats, 4), published, added_seeds(added, 4))
        return cls.deal(header, Dice(dice_seed(secret, header.added)), secret)

    @classmethod
    def deal(cls, header: Any, dice: Chance, seed: bytes | None) -> "AnyRecord":
        """A new record, dealt with these dice."""
        recording = RecordingDice(dice)
        game = header.deal(recording)
        record: AnyRecord = Record(header, game, seed, header.opening(game), recording)
        record.append(header.line())
        record.append(record.dealt.as_json() | record.chance_and_state())
        return record

    @classmethod
    def resume(cls, text: bytes, secret: bytes, pack: "Pack | PackSource | None" = None) -> "AnyRecord":
        """The record of a running game from its lines, continued with the dice of its secret seed."""
        from .resume import resume

        return resume(text, secret, pack)

    @property
    def lines(self) -> list[Line]:
        """The content of each line without its hash, parsed on demand because keeping it would triple the memory."""
        return [line_content(text) for text in self.written]

    @property
    def text(self) -> str:
        """The record as a file holds it."""
        return "".join(self.written)

    def play(self, seat: Seat, move: MoveT | str, state: str | None = None) -> list[EventT]:
        """Make a move and log it; raises `Refused`, with nothing changed, if it is not legal.

        If the state after the move is known already, it can be passed so that it is not computed again.
        """
        chosen: Any = self.header.move(self.game, move) if isinstance(move, str) else move
        awaited, number = self.game.to_decide(), len(self.entries)
        before: Any = self.game.copy() if number % CHECKPOINT_EVERY == 0 else None
        events: list[Any] = list(self.game.play(seat, chosen))
        if before is not None:
            self.checkpoints[number] = before
        by_chance = self.dice is not None and bool(self.dice.answers)
        self.entries.append(Entry(seat, chosen, tuple(events), awaited, by_chance))
        self.append({"kind": "move", "events": [event.as_json() for event in events]} | self.chance_and_state(state))
        result = self.game.result()
        if result is not None and self.seed is not None:
            self.append({"kind": "end", "seed": self.seed.hex(), "result": result.as_json()})
        return events

    def undoable(self, seat: Seat | None = None) -> int:
        """How many moves may be taken back, by any seat or by this one.

        They are the last moves of one seat, since the last reveal, after which no other seat was asked for a decision.
        """
        waiting = set(self.game.to_decide())
        if not waiting or not self.entries:
            return 0
        whose = self.entries[-1].seat if seat is None else seat
        number = 0
        for entry in reversed(self.entries):
            if entry.seat != whose or entry.reveals() or not waiting <= {whose, *entry.awaited}:
                break
            number += 1
        return number

    def undo(self, moves: int = 1, state: str | None = None) -> None:
        """Take back the last moves; raises `ValueError` beyond the undo horizon. `state` is used as in `play`."""
        if not 1 <= moves <= self.undoable():
            raise ValueError(f"undo {moves}: at most {self.undoable()} of the last moves may be taken back")
        self.game.position = self.position_before(len(self.entries) - moves)
        del self.entries[-moves:]
        self.checkpoints = {number: game for number, game in self.checkpoints.items() if number < len(self.entries)}
        self.append({"kind": "undo", "moves": moves, "state": state or self.state()})

    def events(self) -> list[EventT]:
        """All events from the deal on, with their secrets; those of moves taken back are missing."""
        return [self.dealt, *(event for entry in self.entries for event in entry.events)]

    def seen_by(self, viewer: Viewer) -> list[Event]:
        """All events as this viewer may see them."""
        return [event.seen_by(viewer) for event in self.events()]

    def memory(self: "Record") -> Memory:
        """What an attentive player of a duel remembers of both hands."""
        return Memory(self.events())

    def chance_and_state(self, state: str | None = None) -> Line:
        """The last fields of a line: the results of the dice, if the game publishes them, and the state."""
        answers = self.dice.take() if self.dice is not None else []
        return self.header.chance_fields(answers) | {"state": state or self.state()}

    def state(self) -> str:
        """A hash of the public state."""
        return sha256(self.header.fingerprint(self.game).encode()).hexdigest()[:16]

    def state_matches(self) -> bool:
        """True if the current state equals that of the last line that has one."""
        written = next(line["state"] for line in map(line_content, reversed(self.written)) if "state" in line)
        return bool(written == self.state())

    def position_before(self, number: int) -> Any:
        """The position before the move with this number, counted from 0; the current position after the last move."""
        if number >= len(self.entries):
            return self.game.position
        start = number if number in self.checkpoints else number - number % CHECKPOINT_EVERY
        game: Any = self.checkpoints[start].copy()
        for entry in self.entries[start:number]:
            game.play(entry.seat, entry.move)
        return game.position

    def append(self, content: Line) -> None:
        """Append a line."""
        line, self.last_hash = write_line(content, self.last_hash)
        self.written.append(line)


AnyRecord: TypeAlias = Record[Any, Any, Any, Any]

__all__ = ["AnyRecord", "Entry", "Header", "Record"]
