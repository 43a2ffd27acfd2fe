"""The war as a `Game`: the contract of `famiglia.game` on top of the engine."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from famiglia.dice import Chance
from famiglia.rulebook import Refusal, Refused, refusal

from .engine.board import SEATS
from .engine.engine import awaited, check, legal_moves, make, seats_in
from .engine.options import option_names
from .engine.position import NOT_OVER, Position
from .events import REASONS, Event, played, take_events
from .moves import Move, move_of
from .names import Names, names_of
from .pack import Pack
from .text.refusals import explain

if TYPE_CHECKING:
    from .view import View
    from .view_types import Preview, ResultView

Viewer: TypeAlias = int | str | None
"""A seat, a team, or None for a spectator."""


@dataclass(frozen=True)
class Result:
    """How a war ended: the winning team (None: a draw), why, and the Mandamenti of every seat."""

    winner: str | None
    reason: str
    mandamenti: tuple[int, ...]

    def as_json(self) -> "ResultView":
        return {"winner": self.winner, "reason": self.reason, "mandamenti": list(self.mandamenti)}


class War:
    """A war in progress."""

    def __init__(self, position: Position, dice: Chance, names: Names | None = None) -> None:
        self.position = position
        self.dice = dice
        self.names = names if names is not None else names_of(position.board)
        self.opening = take_events(position, self.names)
        """The events before the first decision."""

    @property
    def pack(self) -> Pack:
        return self.position.board.pack

    @property
    def options(self) -> tuple[str, ...]:
        return option_names(self.position.rules)

    def to_decide(self) -> tuple[int, ...]:
        """The seats that the game waits for; none if it is over."""
        return seats_in(awaited(self.position))

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of this seat; only anytime options if the game does not wait for it."""
        if seat not in range(SEATS):
            return []
        return [move_of(self.names, int(number)) for number in legal_moves(self.position, seat)]

    def move(self, text: str) -> Move:
        """A move from its notation."""
        return move_of(self.names, self.names.read(text))

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make the move and return the events that follow; raises `Refused`, with nothing changed, if it is not legal."""
        chosen = move if isinstance(move, Move) else self.move(move)
        refused = self.why_not(seat, chosen)
        if refused is not None:
            raise Refused(refused)
        self.position.keep_events = True
        make(self.position, seat, chosen.code, self.dice)
        return [played(self.position, self.names, seat, chosen), *take_events(self.position, self.names)]

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        """The refusal that `play` would raise, or None if the move is legal."""
        chosen = move if isinstance(move, Move) else self.move(move)
        if seat not in range(SEATS):
            return refusal("W-001", "war-fact-no-such-seat", remedy="war-remedy-no-such-seat")
        verdict = int(check(self.position, seat, chosen.code))
        return explain(self.position, self.names, seat, chosen.code, verdict) if verdict else None

    def team(self, seat: int) -> str:
        return self.names.team(int(self.position.board.team[seat]))

    def view(self, viewer: Viewer, memory_aid: bool = False) -> "View":
        """What a seat, a team or a spectator (None) may know; with the memory aid, also what follows from all open events."""
        from .view import see

        return see(self.position, viewer, memory_aid)

    def preview(self, seat: int, move: Move | str) -> "Preview":
        """The consequences of a move, as far as the seat's team can know them."""
        from .preview import preview

        return preview(self, seat, move if isinstance(move, Move) else self.move(move))

    def result(self) -> Result | None:
        """The outcome, or None while the war runs."""
        p = self.position
        if p.ending == NOT_OVER:
            return None
        winner = self.names.team(int(p.winner)) if p.winner >= 0 else None
        return Result(winner, REASONS[int(p.ending)], tuple(int(p.controlled(seat)) for seat in range(SEATS)))

    def copy(self) -> "War":
        """An independent copy, with dice that give the same results from here on."""
        return War(self.position.copy(), self.dice.copy(), self.names)

    def __str__(self) -> str:
        return str(self.position)
