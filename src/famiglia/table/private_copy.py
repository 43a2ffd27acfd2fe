"""A private copy of a game, on which one seat tries moves of its own. It never shows more than that seat knows by then."""

from collections.abc import Iterable, Sequence
from typing import Any

from famiglia.game import Event, NotationError, Seat
from famiglia.rulebook import Refusal

from .draft_messages import DraftMove, Stopped
from .errors import RefusedAt, TableError, bad_move
from .game_log import GameLog
from .sentences import reason_of


class ChanceUsed(Exception):
    """Raised instead of a result by the dice of a private copy."""


class NoDice:
    """Dice without results: whatever uses chance cannot be tried."""

    def below(self, sides: int) -> int:
        raise ChanceUsed

    def shuffle(self, cards: bytes) -> bytes:
        raise ChanceUsed

    def copy(self) -> "NoDice":
        return self


class PrivateCopy:
    """A copy of the game of a log, with moves of one seat.

    It ends where another seat has to decide, and before a move that uses chance, reveals something or ends the game. So it
    depends on nothing that the seat does not know.
    """

    def __init__(self, log: GameLog, seat: Seat) -> None:
        self.kind = log.kind
        self.header = log.record.header
        self.seat = seat
        self.game = log.game.copy()
        self.game.dice = NoDice()
        self.made: list[DraftMove] = []
        self.stopped: Stopped | None = None

    def read(self, moves: Sequence[str]) -> list[Any]:
        """The moves in these notations; raises `TableError` if one of them is no move."""
        found = []
        for at, move in enumerate(moves):
            try:
                found.append(self.header.move(self.game, move))
            except NotationError as error:
                raise bad_move(error, at=at) from None
        return found

    def make_each(self, moves: Iterable[Any]) -> None:
        """Make the moves until one cannot be tried; `stopped` says which and why."""
        for at, move in enumerate(moves):
            refusal = self.game.why_not(self.seat, move)
            if refusal is not None:
                awaited = self.seat in self.game.to_decide()
                self.stopped = Stopped(at, "illegal" if awaited else "other-seat", reason_of(refusal))
            elif not self._make(move):
                self.stopped = Stopped(at, "final", None)
            if self.stopped is not None:
                return

    def checked(self, moves: Sequence[str]) -> list[Any]:
        """The moves, if they can be made one after the other without knowing more than before; all but the last are made here.

        Raises `RefusedAt` for a move that is not legal, and `TableError` for one that is final but not the last: what a rule
        says about the next one could depend on a secret that is revealed only if all of them are made.
        """
        read = self.read(moves)
        refusal = self.refusal_of_last(read)
        if refusal is not None:
            raise RefusedAt(refusal, len(read) - 1)
        return read

    def refusal_of_last(self, moves: Sequence[Any]) -> Refusal | None:
        """Why the last of the moves is not legal after the others, which are made here; raises as `checked` for the others."""
        *before, last = moves
        for at, move in enumerate(before):
            refusal = self.game.why_not(self.seat, move)
            if refusal is not None:
                raise RefusedAt(refusal, at)
            if not self._make(move):
                raise TableError("final-move", number=at + 1, at=at)
        found: Refusal | None = self.game.why_not(self.seat, last)
        return found

    def _make(self, move: Any) -> bool:
        """Make a legal move; False, with nothing changed, if it is final."""
        choice = self.kind.choice(self.game, self.seat, move)
        if choice.verb in self.kind.final_verbs:
            return False
        before = self.game.copy()
        try:
            events = self.game.play(self.seat, move)
        except ChanceUsed:
            self.game = before
            return False
        if reveals(events) or not self.game.to_decide():
            self.game = before
            return False
        self.made.append(DraftMove(choice.move, choice.verb, choice.arguments, choice.says))
        return True


def reveals(events: Iterable[Event]) -> bool:
    """Do these events show something that was hidden before?"""
    return any(event.reveals for event in events)
