"""The duel, with the interface that a table needs (`TableGame`)."""

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
from ..settings import STANDARD, PublicSettings, Settings, one_of
from ..table import Table
from .messages import DuelChoice, DuelPreview, DuelState, DuelStory
from .state import choice, duel_preview, duel_state, event_data
from .story import duel_story

WORTH: Final = dict(zip(NAMES, POINTS, strict=True))


@dataclass(frozen=True)
class PackedDuelView:
    """The view of a bot in a duel, which shows both hands as far as an attentive player knows them."""

    seen: View

    def view(self) -> View:
        return self.seen

    def read(self, moves: tuple[str, ...]) -> list[Move]:
        """The moves in these notations."""
        return [read_move(move) for move in moves]


class DuelMemory(Memory):
    """Both hands, as far as an attentive player knows them."""

    def snapshot(self) -> list[int]:
        return list(self.hands)

    def restore(self, snapshot: list[int]) -> None:
        self.hands = snapshot


class DuelGame:
    """The duel as a `TableGame`."""

    name = "duel"
    seats = 2
    rules = RULES_VERSION
    options = tuple(OPTIONS)
    newcomers: tuple[str, ...] = ()
    editions = tuple(EDITIONS)
    packs: tuple[str, ...] = ()
    has_memory_aid = True
    worth = WORTH
    events_differ_by_seat = False
    final_verbs: frozenset[str] = frozenset()

    def check(self, settings: Settings) -> None:
        one_of("edition", settings.edition, EDITIONS)
        one_of("pack", settings.pack, (STANDARD,))
        if settings.first not in (None, 0, 1):
            raise TableError("bad-settings", field="first", value=str(settings.first), expected="0, 1, null")

    def public(self, settings: Settings) -> PublicSettings:
        return {
            "edition": settings.edition,
            "options": list(settings.options),
            "first": settings.first,
            "memory_aid": settings.memory_aid,
            "hints": settings.hints,
        }

    def settings_of_record(self, header: Any, host: str | None) -> Settings:
        return Settings(self.name, header.edition, header.options, header.first, host=host)

    def teams(self, settings: Settings) -> tuple[str, ...]:
        return ()

    def markable_places(self, log: GameLog) -> tuple[str, ...]:
        return ()

    def begin(self, settings: Settings, names: Sequence[str], secret: bytes, added: Sequence[str]) -> AnyRecord:
        return Record.begin(settings.edition, settings.options, names, secret, settings.first, added)

    def opening(self, record: AnyRecord) -> tuple[Any, ...]:
        return (record.dealt,)

    def memory(self, record: AnyRecord) -> DuelMemory:
        return DuelMemory()

    def winners(self, game: Any, result: Any) -> tuple[Seat, ...]:
        """The seats that have won; both if they share the victory."""
        return (0, 1) if result.winner is None else (result.winner,)

    def turn(self, log: GameLog, game: Any) -> int:
        waiting = log.game.to_decide()
        ended = game.to_decide() not in ((), waiting)
        if not log.turns:
            return 1 + ended
        return log.turns[-1] + bool(waiting and waiting[0] != log.record.entries[-1].seat) + ended

    def state(
        self, table: Table, log: GameLog, game: Any, viewer: Viewer, seat: Seat | None, undoable: int, turn: int
    ) -> DuelState:
        view = game.view(viewer, table.settings.memory_aid or log.over)
        return duel_state(game, view, seat, undoable, turn)

    def audience(self, log: GameLog, viewer: Viewer) -> None:
        return None

    def events(self, log: GameLog, line: LogLine, viewer: Viewer) -> list[GameEvent]:
        return [event_data(event) for event in line.events]

    def choice(self, game: Any, seat: Seat, move: Any) -> DuelChoice:
        return choice(move, game.view(seat))

    def preview(self, game: Any, seat: Seat, move: Any) -> DuelPreview:
        return duel_preview(game, seat, move)

    def story(self, log: GameLog) -> DuelStory:
        return duel_story(log)

    def bot_view(self, log: GameLog, seat: Seat) -> View:
        assert isinstance(log.memory, DuelMemory)
        return log.memory.recall(log.game.view(seat))

    def pack_view(self, view: View) -> PackedDuelView:
        return PackedDuelView(view)
