"""The war as a table needs it: its settings, its teams, who wins, which round it is, and its events in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from famiglia.game import Seat, Viewer
from famiglia.record import AnyRecord, Record
from famiglia.war import OPTIONS, RULES_VERSION, board_of
from famiglia.war.pack.files import built_in
from famiglia.war.text.descriptions import event_text
from famiglia.war.view import View
from famiglia.words import say

from ..errors import TableError
from ..game_log import GameLog, LogLine
from ..messages import GameState
from ..settings import Settings, one_of
from ..table import Table
from .packed_view import PackedWarView, pack_view
from .state import war_state


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

    def public(self, settings: Settings) -> dict[str, Any]:
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
        self,
        table: Table,
        log: GameLog,
        game: Any,
        viewer: Viewer,
        seat: Seat | None,
        undoable: int,
        turn: int,
        lang: str | None,
    ) -> GameState:
        return war_state(game, viewer, seat, undoable, turn, lang, log.over)

    def events(
        self, table: Table, log: GameLog, number: int, told: LogLine, viewer: Viewer, lang: str | None
    ) -> list[dict[str, Any]]:
        sent = []
        for place, event in enumerate(told.events):
            seen = event if log.over else event.seen_by(viewer)
            plain = {**seen.as_json(), "says": None}
            if lang is not None:
                plain["text"] = _text(table, log, (number, place, lang, seen is event), seen)
            sent.append(plain)
        return sent

    def bot_view(self, log: GameLog, seat: Seat) -> View:
        view: View = log.game.view(seat)
        return view

    def pack_view(self, view: View) -> PackedWarView:
        return pack_view(view)


def _text(table: Table, log: GameLog, key: tuple[int, int, str, bool], event: Any) -> str | None:
    """An event in words, which take long to find: all who know as much of it are told the same."""
    if key not in log.texts:
        log.texts[key] = event_text(log.game.pack, _names(table, log, key[2]), event, key[2])
    return log.texts[key]


def _names(table: Table, log: GameLog, lang: str) -> Sequence[str]:
    """The names at the table as sentences tell them; a bot is named in the reader's language."""
    if lang not in log.names:
        recorded: Sequence[str] = log.record.header.seats
        corners = [seat.id for seat in log.game.pack.seats]
        log.names[lang] = [
            name if occupant.name else say(lang, "wt-name-bot", seat=corner)
            for name, occupant, corner in zip(recorded, table.seats, corners, strict=True)
        ]
    return log.names[lang]
