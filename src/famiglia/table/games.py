"""The games that can be played at a table, and what a table must know of each: the only place that lists them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

from famiglia.game import Seat, Viewer
from famiglia.record import AnyRecord

if TYPE_CHECKING:
    from .bot_task import PackedView
    from .game_log import GameLog, LogLine
    from .messages import GamePreview, GameState
    from .sentences import GameEvent
    from .settings import PublicSettings, Settings
    from .table import Table


class Memory(Protocol):
    """What an attentive player remembers of the moves so far."""

    def watch(self, event: Any) -> None:
        """Follow one more event."""

    def kept(self) -> Any:
        """What is remembered now, for `restore`."""

    def restore(self, kept: Any) -> None:
        """Remember what was kept, because moves are taken back."""


class TableGame(Protocol):
    """A game as a table needs it."""

    @property
    def name(self) -> str:
        """As records and the API call it."""

    @property
    def seats(self) -> int:
        """How many."""

    @property
    def rules(self) -> str:
        """The version of the rules that is played."""

    @property
    def options(self) -> Sequence[str]:
        """The house rules."""

    @property
    def editions(self) -> Sequence[str]:
        """The editions of its rulebook that can be played, where it has several."""

    @property
    def packs(self) -> Sequence[str]:
        """The sets of components that come with the program; a table plays with no other."""

    @property
    def has_first(self) -> bool:
        """May the seat that begins be chosen?"""

    @property
    def worth(self) -> Mapping[str, int]:
        """The victory points of each card, where cards have them."""

    @property
    def seats_hear_differently(self) -> bool:
        """Does the log tell one seat what it hides from another?"""

    def check(self, settings: "Settings") -> None:
        """Raise a `TableError` for settings that this game does not have."""

    def public(self, settings: "Settings") -> "PublicSettings":
        """What all people at the table may read of its settings."""

    def recorded(self, header: Any, host: str | None) -> "Settings":
        """The settings of a game that was recorded elsewhere."""

    def teams(self, settings: "Settings") -> tuple[str, ...]:
        """By seat: its team; nothing where each plays alone."""

    def begin(self, settings: "Settings", names: Sequence[str], secret: bytes, added: Sequence[str]) -> AnyRecord:
        """The record of a new game."""

    def opening(self, record: AnyRecord) -> tuple[Any, ...]:
        """The events before the first decision."""

    def memory(self) -> Memory | None:
        """What bots get beside their view; None where the view is enough."""

    def winners(self, game: Any, result: Any) -> tuple[Seat, ...]:
        """The seats that have won."""

    def turn(self, log: "GameLog") -> int:
        """The number of the turn or round that is to come, from 1."""

    def state(
        self,
        table: "Table",
        log: "GameLog",
        game: Any,
        viewer: Viewer,
        seat: Seat | None,
        undoable: int,
        turn: int,
    ) -> "GameState":
        """The game as a viewer may know it; the seat is the one that the reader may move for."""

    def events(self, log: "GameLog", line: "LogLine", viewer: Viewer) -> "list[GameEvent]":
        """The events of a line of the log as a viewer may know them, each with its sentence."""

    def preview(self, log: "GameLog", seat: Seat, move: Any) -> "GamePreview":
        """What a move would bring, as far as this seat can know."""

    def bot_view(self, log: "GameLog", seat: Seat) -> Any:
        """What the bot in this seat knows now."""

    def pack_view(self, view: Any) -> "PackedView":
        """The same, ready to be sent to another process."""


def _duel() -> TableGame:
    from .duel.game import DuelGame

    return DuelGame()


def _war() -> TableGame:
    from .war.game import WarGame

    return WarGame()


GAMES: Final[dict[str, Callable[[], TableGame]]] = {"duel": _duel, "war": _war}
"""By name; a game that is not asked for is not loaded."""


@cache
def game_of(name: str) -> TableGame:
    """The game with this name."""
    return GAMES[name]()
