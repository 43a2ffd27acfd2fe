"""The war, with the interface that a table needs (`TableGame`)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from famiglia.game import Seat, Viewer
from famiglia.record import AnyRecord, Record
from famiglia.war import FOR_NEWCOMERS, OPTIONS, RULES_VERSION, board_of
from famiglia.war.guidance import seat_guidance, team_guidance
from famiglia.war.guidance_types import WarGuidance
from famiglia.war.pack.files import built_in
from famiglia.war.view import View
from famiglia.war.view_types import WarView

from ..errors import TableError
from ..game_log import GameLog, LogLine
from ..sentences import GameEvent
from ..settings import PublicSettings, Settings, one_of
from ..table import Table
from .memory import WarMemory
from .messages import WarChoice, WarPreview, WarState, WarStory
from .packed_view import PackedWarView, pack_view
from .state import choice, event_data, laid_open, war_state
from .story import war_story


@dataclass(slots=True)
class TeamView:
    """What the members of a team see of a position, or all spectators; kept until the next move."""

    view: View
    plain: WarView
    """The same as plain data; everything if the war is over."""
    guidance: WarGuidance | None = None
    """The part of the guidance that is the same for the whole team, once it is needed."""


class WarGame:
    """The war as a `TableGame`."""

    name = "war"
    seats = 4
    rules = RULES_VERSION
    options = OPTIONS
    newcomers = FOR_NEWCOMERS
    editions: tuple[str, ...] = ()
    has_memory_aid = False
    worth: Mapping[str, int] = {}
    events_differ_by_seat = True
    final_verbs = frozenset(("card", "take", "leave", "sell", "give"))

    @property
    def packs(self) -> tuple[str, ...]:
        return built_in()

    def check(self, settings: Settings) -> None:
        one_of("pack", settings.pack, self.packs)
        one_of("edition", settings.edition, (Settings().edition,))
        if settings.first is not None:
            raise TableError("bad-settings", field="first", value=str(settings.first), expected="null")
        if settings.memory_aid:
            raise TableError("bad-settings", field="memory_aid", value="true", expected="false")

    def public(self, settings: Settings) -> PublicSettings:
        return {"pack": settings.pack, "options": list(settings.options)}

    def settings_of_record(self, header: Any, host: str | None) -> Settings:
        return Settings(self.name, options=header.options, pack=header.pack.name, host=host)

    def teams(self, settings: Settings) -> tuple[str, ...]:
        return tuple(seat.team for seat in board_of(settings.pack).pack.seats)

    def markable_places(self, log: GameLog) -> frozenset[str]:
        pack = log.game.pack
        return frozenset(place.id for place in (*pack.areas, *pack.seas))

    def begin(self, settings: Settings, names: Sequence[str], secret: bytes, added: Sequence[str]) -> AnyRecord:
        return Record.begin_war(settings.pack, settings.options, names, secret, added)

    def opening(self, record: AnyRecord) -> tuple[Any, ...]:
        return tuple(record.dealt.events)

    def memory(self, record: AnyRecord) -> WarMemory:
        return WarMemory(record.game.pack, self.opening(record))

    def winners(self, game: Any, result: Any) -> tuple[Seat, ...]:
        """The seats of the team that has won; empty after a draw."""
        return tuple(seat for seat in range(len(result.mandamenti)) if result.winner == game.team(seat))

    def turn(self, log: GameLog, game: Any) -> int:
        return max(1, int(game.position.round))

    def state(
        self, table: Table, log: GameLog, game: Any, viewer: Viewer, seat: Seat | None, undoable: int, turn: int
    ) -> WarState:
        # The members of a team share everything but their moves and a part of the guidance.
        cache = log.views if game is log.game else {}
        team = self.audience(log, viewer)
        shared: TeamView | None = cache.get(team)
        if shared is None:
            view = game.view(team)
            shared = cache[team] = TeamView(view, laid_open(game) if log.over else view.as_json())
        guidance = self._guidance(log, shared, seat) if seat is not None and game.to_decide() else None
        return war_state(game, shared.plain, viewer, seat, undoable, turn, guidance)

    def _guidance(self, log: GameLog, shared: TeamView, seat: Seat) -> WarGuidance:
        assert isinstance(log.memory, WarMemory)
        if shared.guidance is None:
            shared.guidance = team_guidance(shared.view, log.memory.orders)
        found: WarGuidance = {**shared.guidance, **seat_guidance(shared.view, seat)}
        return found

    def audience(self, log: GameLog, viewer: Viewer) -> str | None:
        return log.game.team(viewer) if isinstance(viewer, int) else viewer

    def events(self, log: GameLog, line: LogLine, viewer: Viewer) -> list[GameEvent]:
        pack = log.game.pack
        seen = line.events if log.over else [event.seen_by(viewer) for event in line.events]
        return [event_data(pack, event) for event in seen]

    def choice(self, game: Any, seat: Seat, move: Any) -> WarChoice:
        return choice(game, move)

    def preview(self, game: Any, seat: Seat, move: Any) -> WarPreview:
        return WarPreview(game.preview(seat, move))

    def story(self, log: GameLog) -> WarStory:
        return war_story(log)

    def bot_view(self, log: GameLog, seat: Seat) -> View:
        assert isinstance(log.memory, WarMemory)
        return log.memory.ledger.recall(log.game.view(seat))

    def pack_view(self, view: View) -> PackedWarView:
        return pack_view(view)
