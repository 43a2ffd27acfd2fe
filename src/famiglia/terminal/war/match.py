"""A war in this terminal, with people and bots in the four seats."""

from collections.abc import Collection, Mapping
from typing import Any

from famiglia.record import AnyRecord, Record
from famiglia.rulebook import Refusal
from famiglia.table.game_log import GameLog
from famiglia.war import Event, Move, Pack, War
from famiglia.war.preview import conflict_for

from ..common.match import Match
from .screen_state import ANYTIME, CONFLICT, ScreenState, decisions
from .settings import PERSON, WarSettings


class WarMatch(Match):
    """A war in this terminal."""

    settings: WarSettings

    def __init__(
        self, settings: WarSettings, log: GameLog, bot_seed: bytes | None = None, forced: Collection[int] = ()
    ) -> None:
        bots = {seat: holder for seat, holder in enumerate(settings.holders) if holder != PERSON}
        teams = [log.game.team(seat) for seat in range(len(settings.holders))]
        super().__init__(settings, log, bots, teams, bot_seed, forced)

    @classmethod
    def begin(cls, settings: WarSettings) -> "WarMatch":
        """Begin a new war; raises `PackError` for a pack that cannot be used."""
        return cls.of(settings, Record.begin_war(settings.pack, settings.options, settings.seats(), settings.seed))

    @classmethod
    def of(cls, settings: WarSettings, record: AnyRecord) -> "WarMatch":
        """A match for a record without moves."""
        return cls(settings, GameLog(record, 0))

    @property
    def game(self) -> War:
        game: War = self.log.game
        return game

    @property
    def pack(self) -> Pack:
        return self.game.pack

    def no_choice(self) -> Move | None:
        """The pass, if the person who is to decide has no other move."""
        seat = self.person()
        moves = decisions(self.game.moves(seat)) if seat is not None else ()
        return moves[0] if len(moves) == 1 and moves[0].verb == "pass" else None

    def events(self) -> list[Event]:
        """All events with their secrets; `seen_by` must be applied before they are shown."""
        first: tuple[Event, ...] = self.record.dealt.events
        return [*first, *(event for entry in self.record.entries for event in entry.events)]

    def first_new_event(self) -> int:
        """The number of the first event since the last decision of a person."""
        entries = self.record.entries
        decided = [
            number
            for number, entry in enumerate(entries)
            if entry.seat in self.people and number not in self.forced and entry.move.verb not in ANYTIME
        ]
        return len(self.record.dealt.events) + sum(len(e.events) for e in entries[: decided[-1]]) if decided else 0

    def screen_state(self) -> ScreenState:
        """Everything that the people at the screen may see and do now."""
        view = self.game.view(self.seat_on_screen)
        asked = self.seat_on_screen is not None and self.person() == self.seat_on_screen
        mates = [seat for seat in self.people if self.may_see_screen(seat)] if not self.over else []
        trades = [(seat, move) for seat in mates for move in self.game.moves(seat) if move.verb in ANYTIME]
        return ScreenState(
            view=view,
            facts=view.as_json(),
            names=self.names,
            viewer=self.seat_on_screen,
            moves=decisions(self.game.moves(self.seat_on_screen)) if asked and self.seat_on_screen is not None else (),
            trades=tuple(trades),
            events=tuple(event.seen_by(self.seat_on_screen) for event in self.events()),
            first_new_event=self.first_new_event(),
            forecast=conflict_for(self.game, self.seat_on_screen) if view.step in CONFLICT else {},
        )

    def preview(self, move: Move) -> Mapping[str, Any]:
        """The consequences of a move of the person at the screen; empty during a conflict."""
        sealed = self.game.view(self.seat_on_screen).step in CONFLICT
        return {} if self.seat_on_screen is None or sealed else self.game.preview(self.seat_on_screen, move)

    def why_not(self, seat: int, move: Move | str) -> Refusal | None:
        return self.game.why_not(seat, move)
