"""The duel as a `Game`: the contract of `famiglia.game` on top of the engine."""

from typing import TYPE_CHECKING, Final, final

from famiglia.dice import Chance
from famiglia.rulebook import Refusal, Refused, refusal

from .cards import names
from .edition import edition_name, option_names
from .events import Drawn, Event, LastTurns, Over, Played, Reshuffled
from .moves import Move, Refresh, moves_of
from .position import NOT_YET, OVER, PASSED_OUT, Position
from .result import Result
from .score import result_of
from .turn import legal_moves, make, refuse

if TYPE_CHECKING:
    from .view import View


NO_SEATS: Final[tuple[int, ...]] = ()
SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,)]


@final
class Duel:
    """A duel in progress."""

    def __init__(self, position: Position, dice: Chance) -> None:
        self.position = position
        self.dice = dice

    @property
    def edition(self) -> str:
        return edition_name(self.position.rules)

    @property
    def options(self) -> tuple[str, ...]:
        return option_names(self.position.rules)

    def to_decide(self) -> tuple[int, ...]:
        """The seat whose turn it is; none if the game is over."""
        return NO_SEATS if self.position.step == OVER else SEATS[self.position.seat]

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of this seat, in a stable order."""
        if seat != self.position.seat:
            return []
        return moves_of(legal_moves(self.position))

    def move(self, text: str) -> Move:
        """A move from its notation."""
        from .notation import read_move

        return read_move(text)

    def play(self, seat: int, move: Move | str) -> list[Event]:
        """Make the move and return the events that follow; raises `Refused`, with nothing changed, if it is not legal."""
        chosen = move if isinstance(move, Move) else self.move(move)
        position = self.position
        refused = self.why_not(seat, chosen)
        if refused is not None:
            raise Refused(refused)
        phase = position.phase
        ending = position.ending
        deck_size = position.deck_size()
        drawn = make(position, chosen.number, self.dice)
        events: list[Event] = [Played(seat, chosen)]
        if drawn:
            refill = not isinstance(chosen, Refresh)
            if phase == position.phase:
                events.append(Drawn(names(drawn), refill))
            else:
                events += reshuffle_events(position, drawn, deck_size, refill)
        if position.step == OVER:
            result = result_of(position)
            assert result is not None
            events.append(Over(result))
        elif position.ending != ending:
            reason = "pass" if position.ending == PASSED_OUT else "deck"
            events.append(LastTurns(reason, int(position.turns_left)))
        return events

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        """The refusal that `play` would raise, or None if the move is legal."""
        chosen = move if isinstance(move, Move) else self.move(move)
        if seat != 0 and seat != 1:
            return refusal("D-04", "fact-no-such-seat", remedy="remedy-seat")
        if self.position.step != OVER and seat != self.position.seat:
            last = self.position.ending != NOT_YET and self.position.turns_left == 0
            return refusal("D-10", "fact-not-your-turn", remedy=None if last else "remedy-wait")
        return refuse(self.position, chosen.number)

    def view(self, viewer: int | str | None, memory_aid: bool = False) -> "View":
        """What a seat or a spectator (None) may know; with the memory aid, both hands (DA-44)."""
        from .view import see

        if isinstance(viewer, str):
            raise ValueError(f"viewer {viewer!r}: expected 0, 1 or None for a spectator; a duel has no teams")
        return see(self.position, viewer, memory_aid)

    def result(self) -> Result | None:
        """The outcome, or None while the duel runs."""
        return result_of(self.position)

    def copy(self) -> "Duel":
        """An independent copy, with dice that give the same results from here on."""
        return Duel(self.position.copy(), self.dice.copy())

    def __str__(self) -> str:
        return str(self.position)


def reshuffle_events(position: Position, drawn: bytes, deck_size: int, refill: bool) -> list[Event]:
    """The events if the deck was reshuffled while these cards were drawn (D-71, D-74)."""
    before, after = drawn[:deck_size], drawn[deck_size:]
    events: list[Event] = [Drawn(names(before), refill)]
    reshuffled = len(after) + int(position.deck_size())
    if reshuffled:
        events.append(Reshuffled(reshuffled))
    if after:
        events.append(Drawn(names(after), refill))
    return events
