"""The duel as a table needs it: its settings, its deal, who wins, whose turn it is, and what a bot remembers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from famiglia.duel import EDITIONS, OPTIONS, RULES_VERSION, Move
from famiglia.duel.cards import NAMES
from famiglia.duel.notation import read_move
from famiglia.duel.score import POINTS
from famiglia.duel.view import Memory, View
from famiglia.game import Seat, Viewer
from famiglia.record import AnyRecord, Record

from ..errors import TableError
from ..game_log import GameLog, LogLine
from ..sentences import GameEvent
from ..settings import PublicSettings, Settings, one_of
from ..table import Table
from .messages import DuelPreview, DuelState
from .state import duel_preview, duel_state, event_data

WORTH: Final = dict(zip(NAMES, POINTS, strict=True))


@dataclass(frozen=True)
class PackedDuelView:
    """What a bot sees of a duel: the view with both hands as an attentive player knows them."""

    seen: View

    def view(self) -> View:
        return self.seen

    def read(self, moves: tuple[str, ...]) -> list[Move]:
        """Moves from their notation."""
        return [read_move(move) for move in moves]


class DuelMemory(Memory):
    """Both hands, as an attentive player knows them."""

    def kept(self) -> list[int]:
        return list(self.hands)

    def restore(self, kept: list[int]) -> None:
        self.hands = kept


class DuelGame:
    """The duel."""

    name = "duel"
    seats = 2
    rules = RULES_VERSION
    options = tuple(OPTIONS)
    editions = tuple(EDITIONS)
    packs: tuple[str, ...] = ()
    has_first = True
    worth = WORTH
    seats_hear_differently = False

    def check(self, settings: Settings) -> None:
        one_of("edition", settings.edition, EDITIONS)
        if settings.first not in (None, 0, 1):
            raise TableError("bad-settings", field="first", value=str(settings.first), expected="0, 1, null")

    def public(self, settings: Settings) -> PublicSettings:
        return {
            "edition": settings.edition,
            "options": list(settings.options),
            "first": settings.first,
            "memory_aid": settings.memory_aid,
        }

    def recorded(self, header: Any, host: str | None) -> Settings:
        return Settings(self.name, header.edition, header.options, header.first, host=host)

    def teams(self, settings: Settings) -> tuple[str, ...]:
        return ()

    def begin(self, settings: Settings, names: Sequence[str], secret: bytes, added: Sequence[str]) -> AnyRecord:
        return Record.begin(settings.edition, settings.options, names, secret, settings.first, added)

    def opening(self, record: AnyRecord) -> tuple[Any, ...]:
        return (record.dealt,)

    def memory(self) -> DuelMemory:
        return DuelMemory()

    def winners(self, game: Any, result: Any) -> tuple[Seat, ...]:
        """Both seats share the victory where there is no single winner."""
        return (0, 1) if result.winner is None else (result.winner,)

    def turn(self, log: GameLog) -> int:
        if not log.turns:
            return 1
        waiting = log.game.to_decide()
        return log.turns[-1] + (1 if waiting and waiting[0] != log.record.entries[-1].seat else 0)

    def state(
        self, table: Table, log: GameLog, game: Any, viewer: Viewer, seat: Seat | None, undoable: int, turn: int
    ) -> DuelState:
        view = game.view(viewer, table.settings.memory_aid or log.over)
        return duel_state(game, view, seat, undoable, turn)

    def events(self, log: GameLog, line: LogLine, viewer: Viewer) -> list[GameEvent]:
        return [event_data(event) for event in line.events]

    def preview(self, log: GameLog, seat: Seat, move: Any) -> DuelPreview:
        return duel_preview(log.game, seat, move)

    def bot_view(self, log: GameLog, seat: Seat) -> View:
        assert isinstance(log.memory, DuelMemory)
        return log.memory.recall(log.game.view(seat))

    def pack_view(self, view: View) -> PackedDuelView:
        return PackedDuelView(view)
