"""The game of a table: its record, and what a reader needs of every line without reading them all again."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from famiglia.game import Seat
from famiglia.record import AnyRecord, Record, RecordError
from famiglia.record.resume import append_written

from .games import game_of

if TYPE_CHECKING:
    from famiglia.war.pack.files import PackSource

DEAL = 2
"""The lines before the first move: header and deal."""

Kind: TypeAlias = Literal["header", "dealt", "move", "undo", "end"]


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the record: what happened, complete; show only what `seen_by` returns for a viewer."""

    kind: Kind
    at: int
    events: tuple[Any, ...] = ()
    moves: int = 0
    """How many were taken back."""
    seat: Seat | None = None


class GameLog:
    """A record that grows, and what has been told line by line; the cost of a move does not grow with it."""

    def __init__(self, record: AnyRecord, at: int) -> None:
        self.record = record
        self.kind = game_of(record.header.game)
        self.lines = [LogLine("header", at), LogLine("dealt", at, self.kind.opening(record))]
        self.standing: list[int] = []
        """The line of each move that stands."""
        self.turns: list[int] = []
        """The turn of each move that stands; in a war its round."""
        self.memory = self.kind.memory()
        self._remembered: list[Any] = []
        """What was remembered before each move that stands."""
        self.views: dict[Any, Any] = {}
        """Views of the game as it stands, for viewers who see the same; emptied with every line."""

    @classmethod
    def read(cls, lines: Sequence[tuple[str, int]], secret: bytes, pack: "PackSource | None" = None) -> "GameLog":
        """The log that these lines tell, each with its time; a pack of the war that is not built in is named by its folder."""
        opening = "".join(text for text, _ in lines[:DEAL])
        log = cls(Record.resume(opening.encode(), secret, pack), lines[0][1])
        log.follow(lines[DEAL:])
        return log

    @property
    def game(self) -> Any:
        return self.record.game

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; none while the game runs."""
        result = self.game.result()
        return () if result is None else self.kind.winners(self.game, result)

    @property
    def over(self) -> bool:
        return not self.record.game.to_decide()

    @property
    def turn(self) -> int:
        """The running turn of a duel, the round of a war; counted from 1."""
        return self.turn_at(len(self.standing))

    def turn_at(self, number: int) -> int:
        """The turn in which the move with this number (from 0) is made; after the last one, the one that is to come."""
        if number < len(self.turns):
            return self.turns[number]
        return self.kind.turn(self)

    def play(self, seat: Seat, move: Any, at: int) -> list[str]:
        """Make a move, or the one that a text stands for; the lines that it adds to the record."""
        turn = self.turn
        before = len(self.record.written)
        events = self.record.play(seat, move)
        self._stands(before, turn, events)
        self._tell(at)
        return self.record.written[before:]

    def undo(self, moves: int, at: int) -> list[str]:
        """Take back the last moves; the line that tells it."""
        before = len(self.record.written)
        seat = self.record.entries[-1].seat
        self.record.undo(moves)
        self._taken_back(moves)
        self.lines.append(LogLine("undo", at, moves=moves, seat=seat))
        return self.record.written[before:]

    def follow(self, lines: Iterable[tuple[str, int]]) -> None:
        """Apply lines that another process wrote; `RecordError` if it comes out another way."""
        known = len(self.record.written)
        for number, (text, at) in enumerate(lines, known):
            if number < len(self.record.written):
                if self.record.written[number] != text:
                    raise RecordError(number + 1, "record-other-game")
                continue
            turn = self.turn
            standing = self.record.entries[-1] if self.record.entries else None
            moves = len(self.record.entries)
            append_written(self.record, text)
            if len(self.record.entries) > moves:
                self._stands(number, turn, self.record.entries[-1].events)
                self._tell(at)
            else:
                assert standing is not None
                taken = moves - len(self.record.entries)
                self._taken_back(taken)
                self.lines.append(LogLine("undo", at, moves=taken, seat=standing.seat))
        if len(self.record.written) > known and not self.record.state_matches():
            raise RecordError(len(self.record.written), "record-other-game")

    def _stands(self, line: int, turn: int, events: Iterable[Any]) -> None:
        self.views.clear()
        self.standing.append(line)
        self.turns.append(turn)
        if self.memory is not None:
            self._remembered.append(self.memory.kept())
            for event in events:
                self.memory.watch(event)

    def _taken_back(self, moves: int) -> None:
        self.views.clear()
        del self.standing[-moves:], self.turns[-moves:]
        if self.memory is not None:
            self.memory.restore(self._remembered[-moves])
            del self._remembered[-moves:]

    def _tell(self, at: int) -> None:
        """Catch up with a move, and with the end if it was the last one."""
        entry = self.record.entries[-1]
        self.lines.append(LogLine("move", at, entry.events, seat=entry.seat))
        if len(self.record.written) > len(self.lines):
            self.lines.append(LogLine("end", at))
