"""A war between four seats, people and bots: who is to act, who sits at the screen, what they may see."""

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from famiglia.bots import Bot, bot
from famiglia.dice import Dice
from famiglia.record import AnyRecord, Record
from famiglia.rulebook import Refusal
from famiglia.war import Event, Move, Pack, War
from famiglia.war.preview import conflict_for

from .scene import ANYTIME, CONFLICT, Scene, decisions
from .settings import PERSON, WarSettings


class WarMatch:
    """One war at this screen; everything shown comes from its `scene`."""

    def __init__(self, settings: WarSettings, record: AnyRecord | None = None) -> None:
        self.settings = settings
        self.record = record or Record.begin_war(settings.pack, settings.options, settings.seats(), settings.seed)
        self.bots: dict[int, Bot[Any, Any]] = {
            seat: bot(holder, "war") for seat, holder in enumerate(settings.holders) if holder != PERSON
        }
        self.people = [seat for seat, holder in enumerate(settings.holders) if holder == PERSON]
        # The bots' dice must not be those of the setup.
        own_seed = secrets.token_bytes(32) if settings.seed is None else sha256(b"bot" + settings.seed).digest()
        self.dice = Dice(own_seed)
        self.eyes: int | None = self.people[0] if self.people and not self.shared else None
        self.fresh = 0
        self.by_itself: set[int] = set()
        """Which of the moves nobody was asked for, because there was no choice."""

    @property
    def game(self) -> War:
        game: War = self.record.game
        return game

    @property
    def pack(self) -> Pack:
        return self.game.pack

    @property
    def names(self) -> tuple[str, ...]:
        return self.record.header.seats

    @property
    def shared(self) -> bool:
        """Do people of both teams share the screen?"""
        return len({self.game.team(seat) for seat in self.people}) > 1

    @property
    def over(self) -> bool:
        return not self.game.to_decide()

    def person(self) -> int | None:
        """The person who is asked next; somebody of the team at the screen comes first."""
        waiting = [seat for seat in self.game.to_decide() if seat in self.people]
        return min(waiting, key=lambda seat: not self.at_screen(seat), default=None)

    def bot_seat(self) -> int | None:
        """The bot that is to act, if no person is asked."""
        waiting = [] if self.person() is not None else self.game.to_decide()
        return next((seat for seat in waiting if seat in self.bots), None)

    def at_screen(self, seat: int) -> bool:
        """May this seat's secrets be shown to whoever looks at the screen?"""
        return self.eyes is not None and self.game.team(seat) == self.game.team(self.eyes)

    def no_choice(self) -> Move | None:
        """The pass of a person who can do nothing else."""
        seat = self.person()
        moves = decisions(self.game.moves(seat)) if seat is not None else ()
        return moves[0] if len(moves) == 1 and moves[0].verb == "pass" else None

    def hand_over(self) -> None:
        """From now on the table is seen from the seat that is asked."""
        seat = self.person()
        if seat is not None:
            self.eyes = seat

    def cover(self) -> None:
        """Nobody looks until the keyboard has changed hands."""
        self.eyes = None

    def events(self) -> list[Event]:
        """Everything that happened, complete; show it only as `seen_by` somebody."""
        first: tuple[Event, ...] = self.record.dealt.events
        return [*first, *(event for entry in self.record.entries for event in entry.events)]

    def scene(self) -> Scene:
        """What the people at the screen may see and do now."""
        view = self.game.view(self.eyes)
        asked = self.eyes is not None and self.person() == self.eyes
        mates = [seat for seat in self.people if self.at_screen(seat)] if not self.over else []
        trades = [(seat, move) for seat in mates for move in self.game.moves(seat) if move.verb in ANYTIME]
        return Scene(
            view=view,
            facts=view.as_json(),
            names=self.names,
            eyes=self.eyes,
            moves=decisions(self.game.moves(self.eyes)) if asked and self.eyes is not None else (),
            trades=tuple(trades),
            events=tuple(event.seen_by(self.eyes) for event in self.events()),
            fresh=self.fresh,
            forecast=conflict_for(self.game, self.eyes) if view.step in CONFLICT else {},
        )

    def play(self, seat: int, move: Move | str, by_itself: bool = False) -> list[Event]:
        """Make a move for a seat."""
        chosen = self.game.move(move) if isinstance(move, str) else move
        if seat in self.people and not by_itself and chosen.verb not in ANYTIME:
            self.fresh = len(self.events())
        events: list[Event] = self.record.play(seat, chosen)
        if by_itself:
            self.by_itself.add(len(self.record.entries) - 1)
        return events

    def thought(self, seat: int) -> Callable[[], Move]:
        """A bot's decision, ready to be thought through elsewhere; it gets its view and its moves."""
        choose, dice = self.bots[seat].choose, self.dice
        view, moves = self.game.view(seat), self.game.moves(seat)
        return lambda: choose(view, moves, dice)

    def preview(self, move: Move) -> dict[str, Any]:
        """What a move of the person at the screen would bring; nothing while cards lie sealed."""
        sealed = self.game.view(self.eyes).step in CONFLICT
        return {} if self.eyes is None or sealed else self.game.preview(self.eyes, move)

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        return self.game.why_not(seat, move)

    def undoable(self) -> int:
        """How many entries go if the person at the screen takes a move back; 0 if that is too late."""
        last = len(self.record.entries) - 1
        while last in self.by_itself:
            last -= 1
        if last < 0 or self.record.entries[last].seat not in self.people:
            return 0
        wanted = len(self.record.entries) - last
        seat = self.record.entries[last].seat
        return wanted if self.at_screen(seat) and wanted <= self.record.undoable() else 0

    def undo(self) -> None:
        self.record.undo(self.undoable())
        self.by_itself = {number for number in self.by_itself if number < len(self.record.entries)}
        self.fresh = min(self.fresh, len(self.events()))
