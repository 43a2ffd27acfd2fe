"""A game at one screen: people take turns in front of it, bots hold the other seats."""

from collections.abc import Callable, Collection, Mapping, Sequence
from hashlib import sha256
from typing import Any

from famiglia.game import Seat
from famiglia.record import AnyRecord

from .bot_task import decision
from .game_log import GameLog


class HotSeat:
    """Who is asked next, whose secrets may be on the screen, and which moves may be taken back."""

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
        """By seat; people of one team may see each other's secrets."""
        self.people = [seat for seat in range(len(teams)) if seat not in self.bots]
        self.bot_seed = bot_seed
        """Decides where bots leave something to chance; not the seed of the deal, which would tell them the deck."""
        self.forced = set(forced)
        """The numbers of the moves that were made without asking, because there was no choice."""
        self.eyes: Seat | None = self.people[0] if self.people and not self.is_shared else None
        """The seat that looks at the screen; None while the keyboard changes hands."""

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
        """Do people of different teams share the screen?"""
        return len({self.teams[seat] for seat in self.people}) > 1

    @property
    def over(self) -> bool:
        return self.log.over

    def person(self) -> Seat | None:
        """The person who is asked next; one of the team at the screen comes first."""
        waiting = [seat for seat in self.game.to_decide() if seat in self.people]
        return min(waiting, key=lambda seat: not self.at_screen(seat), default=None)

    def bot_seat(self) -> Seat | None:
        """The bot that is to act, if no person is asked."""
        waiting = [] if self.person() is not None else self.game.to_decide()
        return next((seat for seat in waiting if seat in self.bots), None)

    def at_screen(self, seat: Seat) -> bool:
        """May the secrets of this seat be shown now?"""
        return self.eyes is not None and self.teams[seat] == self.teams[self.eyes]

    def must_hand_over(self) -> bool:
        """Does a person of another team have to take the keyboard before anything secret may be shown?"""
        person = self.person()
        return person is not None and not self.at_screen(person)

    def cover(self) -> None:
        """Show no secrets until the keyboard has changed hands."""
        self.eyes = None

    def hand_over(self) -> None:
        """From now on the table is seen from the seat that is asked."""
        person = self.person()
        if person is not None:
            self.eyes = person

    def play(self, seat: Seat, move: Any, forced: bool = False) -> None:
        """Make a move for a seat; `forced` if the person was not asked."""
        self.log.play(seat, move, 0)
        if forced:
            self.forced.add(len(self.record.entries) - 1)

    def decision(self, seat: Seat) -> Callable[[], Any]:
        """The next move of a bot, to be worked out in another thread; a resumed game leads to the same one."""
        number = len(self.record.written)
        return decision(self.log, seat, self.bots[seat], sha256(b"%s move %d" % (self.bot_seed, number)).digest())

    def undoable(self) -> int:
        """How many moves go if the person at the screen takes one back, forced ones included; 0 if that is too late."""
        last = len(self.record.entries) - 1
        while last in self.forced:
            last -= 1
        if last < 0 or self.record.entries[last].seat not in self.people:
            return 0
        moves = len(self.record.entries) - last
        seat = self.record.entries[last].seat
        return moves if self.at_screen(seat) and moves <= self.record.undoable() else 0

    def undo(self) -> None:
        """Take back the last move of the person at the screen."""
        self.log.undo(self.undoable(), 0)
        self.forced = {number for number in self.forced if number < len(self.record.entries)}
