"""The game at a table: its record, and an index of its lines, so that the log need not be computed again."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from famiglia.game import Seat
from famiglia.record import AnyRecord, Record, RecordError
from famiglia.record.resume import append_written

from .games import game_of

if TYPE_CHECKING:
    from famiglia.war.pack.files import PackSource

    from .messages import GameStory

DEAL = 2
"""The number of lines before the first move: header and deal."""

Kind: TypeAlias = Literal["header", "dealt", "move", "undo", "end"]


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the record with all events, secrets included; show a viewer only what `seen_by` returns."""

    kind: Kind
    at: int
    events: tuple[Any, ...] = ()
    moves: int = 0
    """In `undo`: the number of moves taken back."""
    seat: Seat | None = None


class GameLog:
    """A growing record with its lines. The cost of adding a move does not depend on its length."""

    def __init__(self, record: AnyRecord, at: int) -> None:
        self.record = record
        self.kind = game_of(record.header.game)
        self.lines = [LogLine("header", at), LogLine("dealt", at, self.kind.opening(record))]
        self.move_lines: list[int] = []
        """The line number of each move that was not taken back."""
        self.turns: list[int] = []
        """The turn of each move that was not taken back; in a war its round."""
        self.memory = self.kind.memory(record)
        self._snapshots: list[Any] = []
        """The memory before each move that was not taken back."""
        self.views: dict[Any, Any] = {}
        """A cache of views of the current position, cleared with every new line."""
        self.finished_story: GameStory | None = None
        """The story of the finished game, cached when it is first requested."""

    @classmethod
    def read(cls, lines: Sequence[tuple[str, int]], secret: bytes, pack: "PackSource | None" = None) -> "GameLog":
        """The log with these lines and their times. `pack` is needed only for a war with a pack that is not built in."""
        opening = "".join(text for text, _ in lines[:DEAL])
        log = cls(Record.resume(opening.encode(), secret, pack), lines[0][1])
        log.follow(lines[DEAL:])
        return log

    @property
    def game(self) -> Any:
        return self.record.game

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; empty while the game runs."""
        result = self.game.result()
        return () if result is None else self.kind.winners(self.game, result)

    @property
    def over(self) -> bool:
        return not self.record.game.to_decide()

    @property
    def turn(self) -> int:
        """The current turn of a duel or round of a war, counted from 1."""
        return self.turn_at(len(self.move_lines))

    def turn_at(self, number: int) -> int:
        """The turn of the move with this number, counted from 0; after the last move, the current turn."""
        if number < len(self.turns):
            return self.turns[number]
        return self.kind.turn(self, self.game)

    def replay(self) -> Iterator[Any]:
        """The game after the deal and after each move that was not taken back; a single copy, which changes meanwhile."""
        game = (self.record.checkpoints[0] if self.record.entries else self.game).copy()
        yield game
        for entry in self.record.entries:
            game.play(entry.seat, entry.move)
            yield game

    def play(self, seat: Seat, move: Any, at: int) -> list[str]:
        """Make a move, which may be given as notation, and return the lines that it adds to the record."""
        turn = self.turn
        before = len(self.record.written)
        events = self.record.play(seat, move)
        self._move_made(before, turn, events)
        self._add_move_lines(at)
        return self.record.written[before:]

    def undo(self, moves: int, at: int) -> list[str]:
        """Take back the last moves, and return the line that this adds to the record."""
        before = len(self.record.written)
        seat = self.record.entries[-1].seat
        self.record.undo(moves)
        self._moves_undone(moves)
        self.lines.append(LogLine("undo", at, moves=moves, seat=seat))
        return self.record.written[before:]

    def follow(self, lines: Iterable[tuple[str, int]]) -> None:
        """Apply lines that another process has written; raises `RecordError` if playing them leads to other lines."""
        known = len(self.record.written)
        for number, (text, at) in enumerate(lines, known):
            if number < len(self.record.written):
                if self.record.written[number] != text:
                    raise RecordError(number + 1, "record-other-game")
                continue
            turn = self.turn
            last = self.record.entries[-1] if self.record.entries else None
            moves = len(self.record.entries)
            append_written(self.record, text)
            if len(self.record.entries) > moves:
                self._move_made(number, turn, self.record.entries[-1].events)
                self._add_move_lines(at)
            else:
                assert last is not None
                undone = moves - len(self.record.entries)
                self._moves_undone(undone)
                self.lines.append(LogLine("undo", at, moves=undone, seat=last.seat))
        if len(self.record.written) > known and not self.record.state_matches():
            raise RecordError(len(self.record.written), "record-other-game")

    def _move_made(self, line: int, turn: int, events: Iterable[Any]) -> None:
        self.views.clear()
        self.move_lines.append(line)
        self.turns.append(turn)
        if self.memory is not None:
            self._snapshots.append(self.memory.snapshot())
            for event in events:
                self.memory.watch(event)

    def _moves_undone(self, moves: int) -> None:
        self.views.clear()
        del self.move_lines[-moves:], self.turns[-moves:]
        if self.memory is not None:
            self.memory.restore(self._snapshots[-moves])
            del self._snapshots[-moves:]

    def _add_move_lines(self, at: int) -> None:
        """Add the line of the last move, and the line of the end if the game is over."""
        entry = self.record.entries[-1]
        self.lines.append(LogLine("move", at, entry.events, seat=entry.seat))
        if len(self.record.written) > len(self.lines):
            self.lines.append(LogLine("end", at))
