"""A game on one screen, at which several people take turns; bots hold the other seats."""

from collections.abc import Callable, Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any

from famiglia.bots import Clock
from famiglia.game import Seat
from famiglia.record import AnyRecord

from .bot_task import decision
from .game_log import GameLog


class HotSeat:
    """Decides who moves next, whose secrets the screen may show, and which moves can be taken back."""

    def __init__(
        self,
        log: GameLog,
        bots: Mapping[Seat, str],
        teams: Sequence[object],
        bot_seed: bytes,
        forced: Collection[int] = (),
    ) -> None:
        self.log = log
        self.bots = dict(bots)
        """By seat: the name of the bot that holds it."""
        self.teams = teams
        """The team of each seat; people of one team may see each other's secrets."""
        self.people = [seat for seat in range(len(teams)) if seat not in self.bots]
        self.bot_seed = bot_seed
        """The seed for the random choices of bots. It is independent of the seed of the deal, which would reveal the deck."""
        self.forced = set(forced)
        """The numbers of the moves that were made automatically, because there was no choice."""
        self.seat_on_screen: Seat | None = self.people[0] if self.people and not self.is_shared else None
        """The seat for which the table is shown; None while the keyboard changes hands."""

    @property
    def record(self) -> AnyRecord:
        return self.log.record

    @property
    def game(self) -> Any:
        return self.log.game

    @property
    def names(self) -> tuple[str, ...]:
        names: tuple[str, ...] = self.record.header.seats
        return names

    @property
    def is_shared(self) -> bool:
        """Do people of different teams use the screen?"""
        return len({self.teams[seat] for seat in self.people}) > 1

    @property
    def over(self) -> bool:
        return self.log.over

    def person(self) -> Seat | None:
        """The seat of the person who moves next, preferably one who may see what is on the screen; None if no person can."""
        waiting = [seat for seat in self.game.to_decide() if seat in self.people]
        return min(waiting, key=lambda seat: not self.may_see_screen(seat), default=None)

    def bot_seat(self) -> Seat | None:
        """The seat of the bot that moves next; None if it is a person's turn or the game is over."""
        waiting = [] if self.person() is not None else self.game.to_decide()
        return next((seat for seat in waiting if seat in self.bots), None)

    def may_see_screen(self, seat: Seat) -> bool:
        """Does this seat belong to the team for which the table is shown?"""
        return self.seat_on_screen is not None and self.teams[seat] == self.teams[self.seat_on_screen]

    def must_hand_over(self) -> bool:
        """Does a person of another team have to take the keyboard before anything secret may be shown?"""
        person = self.person()
        return person is not None and not self.may_see_screen(person)

    def cover(self) -> None:
        """Hide all secrets until the keyboard has changed hands."""
        self.seat_on_screen = None

    def hand_over(self) -> None:
        """Show the table from the seat of the person who moves next."""
        person = self.person()
        if person is not None:
            self.seat_on_screen = person

    def play(self, seat: Seat, move: Any, forced: bool = False) -> None:
        """Make a move for a seat; `forced` if it was made automatically."""
        self.log.play(seat, move, 0)
        if forced:
            self.forced.add(len(self.record.entries) - 1)

    def decision(self, seat: Seat, clock: Clock | None = None) -> Callable[[], Any]:
        """A function that computes the next move of a bot, for another thread. In a resumed game the move is the same,
        unless the clock has ended the bot's search."""
        number = len(self.record.written)
        seed = sha256(b"%s move %d" % (self.bot_seed, number)).digest()
        return decision(self.log, seat, self.bots[seat], seed, clock)

    def undoable(self) -> int:
        """How many moves an undo by the person at the screen takes back, forced ones included; 0 if none is possible."""
        last = len(self.record.entries) - 1
        while last in self.forced:
            last -= 1
        if last < 0 or self.record.entries[last].seat not in self.people:
            return 0
        moves = len(self.record.entries) - last
        seat = self.record.entries[last].seat
        return moves if self.may_see_screen(seat) and moves <= self.record.undoable() else 0

    def undo(self) -> None:
        """Take back the last move of the person at the screen."""
        self.log.undo(self.undoable(), 0)
        self.forced = {number for number in self.forced if number < len(self.record.entries)}
