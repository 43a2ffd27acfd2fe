"""The registry of games that can be played at a table, and the interface that each of them implements."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

from famiglia.game import Seat, Viewer
from famiglia.record import AnyRecord

if TYPE_CHECKING:
    from .bot_task import PackedView
    from .duel.messages import DuelChoice
    from .game_log import GameLog, LogLine
    from .messages import GamePreview, GameState, GameStory
    from .sentences import GameEvent
    from .settings import PublicSettings, Settings
    from .table import Table
    from .war.messages import WarChoice


class Memory(Protocol):
    """What a view does not show but the past events did, such as cards that went to a hand face up."""

    def watch(self, event: Any) -> None:
        """Remember what one more event shows."""

    def snapshot(self) -> Any:
        """A copy of the memory, for `restore`."""

    def restore(self, snapshot: Any) -> None:
        """Return to a snapshot, because moves are taken back."""


class TableGame(Protocol):
    """What a table needs from a game."""

    @property
    def name(self) -> str:
        """The name of the game in records and in the API."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def rules(self) -> str:
        """The version of the rules for new games."""

    @property
    def options(self) -> Sequence[str]:
        """The names of the house rules."""

    @property
    def newcomers(self) -> Sequence[str]:
        """The house rules that suit a first game."""

    @property
    def editions(self) -> Sequence[str]:
        """The editions of the rulebook that can be played; empty if there is only one."""

    @property
    def packs(self) -> Sequence[str]:
        """The built-in packs of components; empty if the game has none."""

    @property
    def has_memory_aid(self) -> bool:
        """Can the host open a table that shows all hands?"""

    @property
    def worth(self) -> Mapping[str, int]:
        """The victory points of each card; empty if cards have none."""

    @property
    def events_differ_by_seat(self) -> bool:
        """Do different seats see different events in the log?"""

    def audience(self, log: "GameLog", viewer: Viewer) -> str | None:
        """What viewers have in common who see the same events in the log: their team; None for all others."""

    @property
    def final_verbs(self) -> Collection[str]:
        """The verbs of moves that are final at once: they are never tried out."""

    def check(self, settings: "Settings") -> None:
        """Raise `TableError` for settings that are not possible in this game."""

    def public(self, settings: "Settings") -> "PublicSettings":
        """The settings that everybody at the table may see."""

    def settings_of_record(self, header: Any, host: str | None) -> "Settings":
        """The settings of an uploaded record, from its header."""

    def teams(self, settings: "Settings") -> tuple[str, ...]:
        """The team of each seat; empty if the game has no teams."""

    def markable_places(self, log: "GameLog") -> Collection[str]:
        """The ids of all places that a team can mark on its private map; empty if the game has none."""

    def begin(self, settings: "Settings", names: Sequence[str], secret: bytes, added: Sequence[str]) -> AnyRecord:
        """Begin a new game and return its record."""

    def opening(self, record: AnyRecord) -> tuple[Any, ...]:
        """The events before the first decision."""

    def memory(self, record: AnyRecord) -> Memory | None:
        """A memory for what views do not show, as it is before the first decision; None if they show enough."""

    def winners(self, game: Any, result: Any) -> tuple[Seat, ...]:
        """The seats that have won."""

    def turn(self, log: "GameLog", game: Any) -> int:
        """The number of the current turn or round, from 1; `game` is that of the log, or a copy on which a seat has moved."""

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
        """The state of the game as a viewer may see it; `seat` is the one that the viewer may move for, if any."""

    def events(self, log: "GameLog", line: "LogLine", viewer: Viewer) -> "list[GameEvent]":
        """The events of a line of the log as a viewer may see them, each with its sentence."""

    def choice(self, game: Any, seat: Seat, move: Any) -> "DuelChoice | WarChoice":
        """A legal move of this seat with its arguments and its sentence."""

    def preview(self, game: Any, seat: Seat, move: Any) -> "GamePreview":
        """The consequences of a move, as far as this seat can know them."""

    def story(self, log: "GameLog") -> "GameStory":
        """The story of a finished game."""

    def bot_view(self, log: "GameLog", seat: Seat) -> Any:
        """The view that the bot in this seat gets."""

    def pack_view(self, view: Any) -> "PackedView":
        """The view as data for another process."""


def _duel() -> TableGame:
    from .duel.game import DuelGame

    return DuelGame()


def _war() -> TableGame:
    from .war.game import WarGame

    return WarGame()


GAMES: Final[dict[str, Callable[[], TableGame]]] = {"duel": _duel, "war": _war}
"""By name: a function that returns the game and imports it only then."""


@cache
def game_of(name: str) -> TableGame:
    """The game with this name."""
    return GAMES[name]()
