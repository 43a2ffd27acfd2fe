"""The war as a table needs it: its settings, its teams, who wins, which round it is, and its events in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from famiglia.game import Seat, Viewer
from famiglia.record import AnyRecord, Record
from famiglia.war import OPTIONS, RULES_VERSION, board_of
from famiglia.war.pack.files import built_in
from famiglia.war.view import View
from famiglia.war.view_types import WarView

from ..errors import TableError
from ..game_log import GameLog, LogLine
from ..sentences import GameEvent
from ..settings import PublicSettings, Settings, one_of
from ..table import Table
from .messages import WarPreview, WarState
from .packed_view import PackedWarView, pack_view
from .state import event_data, war_state, war_view


class WarGame:
    """The war."""

    name = "war"
    seats = 4
    rules = RULES_VERSION
    options = OPTIONS
    editions: tuple[str, ...] = ()
    has_first = False
    worth: Mapping[str, int] = {}
    seats_hear_differently = True

    @property
    def packs(self) -> tuple[str, ...]:
        return built_in()

    def check(self, settings: Settings) -> None:
        one_of("pack", settings.pack, self.packs)
        if settings.first is not None:
            raise TableError("bad-settings", field="first", value=str(settings.first), expected="null")
        if settings.memory_aid:
            raise TableError("bad-settings", field="memory_aid", value="true", expected="false")

    def public(self, settings: Settings) -> PublicSettings:
        return {"pack": settings.pack, "options": list(settings.options)}

    def recorded(self, header: Any, host: str | None) -> Settings:
        return Settings(self.name, options=header.options, pack=header.pack.name, host=host)

    def teams(self, settings: Settings) -> tuple[str, ...]:
        return tuple(seat.team for seat in board_of(settings.pack).pack.seats)

    def begin(self, settings: Settings, names: Sequence[str], secret: bytes, added: Sequence[str]) -> AnyRecord:
        return Record.begin_war(settings.pack, settings.options, names, secret, added)

    def opening(self, record: AnyRecord) -> tuple[Any, ...]:
        return tuple(record.dealt.events)

    def memory(self) -> None:
        return None

    def winners(self, game: Any, result: Any) -> tuple[Seat, ...]:
        """The seats of the team that has won; none after a draw."""
        return tuple(seat for seat in range(len(result.mandamenti)) if result.winner == game.team(seat))

    def turn(self, log: GameLog) -> int:
        return max(1, int(log.game.position.round))

    def state(
        self, table: Table, log: GameLog, game: Any, viewer: Viewer, seat: Seat | None, undoable: int, turn: int
    ) -> WarState:
        view = self._view(log, viewer) if game is log.game else war_view(game, viewer, log.over)
        return war_state(game, view, viewer, seat, undoable, turn)

    def _view(self, log: GameLog, viewer: Viewer) -> WarView:
        """The view of the game as it stands, made once for a team."""
        team = log.game.team(viewer) if isinstance(viewer, int) else viewer
        if team not in log.views:
            log.views[team] = war_view(log.game, team, log.over)
        view: WarView = log.views[team]
        return view

    def events(self, log: GameLog, line: LogLine, viewer: Viewer) -> list[GameEvent]:
        pack = log.game.pack
        seen = line.events if log.over else [event.seen_by(viewer) for event in line.events]
        return [event_data(pack, event) for event in seen]

    def preview(self, log: GameLog, seat: Seat, move: Any) -> WarPreview:
        return WarPreview(log.game.preview(seat, move))

    def bot_view(self, log: GameLog, seat: Seat) -> View:
        view: View = log.game.view(seat)
        return view

    def pack_view(self, view: View) -> PackedWarView:
        return pack_view(view)
