"""A duel in this terminal, between two people or against a bot."""

from collections.abc import Collection

from famiglia.duel import Move
from famiglia.record import AnyRecord, Record
from famiglia.rulebook import Refusal
from famiglia.table.game_log import GameLog

from ..common.match import Match
from .screen_state import ScreenState, screen_state
from .settings import HUMAN, DuelSettings


class DuelMatch(Match):
    """A duel in this terminal."""

    settings: DuelSettings

    def __init__(
        self, settings: DuelSettings, log: GameLog, bot_seed: bytes | None = None, forced: Collection[int] = ()
    ) -> None:
        bots = {} if settings.opponent == HUMAN else {1: settings.opponent}
        super().__init__(settings, log, bots, (0, 1), bot_seed, forced)

    @classmethod
    def begin(cls, settings: DuelSettings) -> "DuelMatch":
        """Begin a new game; the hands are open at once to the person who begins."""
        return cls.of(
            settings,
            Record.begin(settings.edition, settings.options, settings.seats(), settings.seed, settings.first),
        )

    @classmethod
    def of(cls, settings: DuelSettings, record: AnyRecord) -> "DuelMatch":
        """A match for a record without moves."""
        match = cls(settings, GameLog(record, 0))
        match.hand_over()
        return match

    @property
    def you(self) -> int | None:
        """The seat that the log calls "you"; None when two people share the screen."""
        return None if self.is_shared else self.people[0]

    def screen_state(self) -> ScreenState:
        """Everything that the person at the screen may see and do now."""
        view = self.game.view(self.seat_on_screen, self.settings.memory_aid)
        asked = self.seat_on_screen is not None and self.person() == self.seat_on_screen
        moves = self.game.moves(self.seat_on_screen) if asked else []
        below = self.seat_on_screen if self.seat_on_screen is not None else view.seat
        return screen_state(
            view, moves, self.record.dealt, self.record.entries, self.record.header.seats, below, self.you
        )

    def why_not(self, move: Move) -> Refusal | None:
        """Why the person at the screen cannot make this move."""
        refusal: Refusal | None = self.game.why_not(self.seat_on_screen, move)
        return refusal
