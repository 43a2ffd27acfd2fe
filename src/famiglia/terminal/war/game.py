"""The war as a game of the terminal."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from famiglia.record import AnyRecord, Verified
from famiglia.war import FOR_NEWCOMERS, PackError
from famiglia.war.text.descriptions import event_text, result_text

from ..common.game import InvalidSettings
from ..common.options import PlayOptions
from .command_line import settings_from
from .settings import WarSettings

if TYPE_CHECKING:
    from ..common.unfinished_games import UnfinishedGame
    from .match import WarMatch
    from .replay_screen import WarReplay
    from .setup_screen import WarSetup
    from .war_screen import WarScreen


class WarGame:
    """Its screens, its command-line options, and its records as sentences."""

    name: Final = "war"
    styles = (Path(__file__).with_name("war.tcss"),)
    options = frozenset(("seat", "players", "bots", "pack"))

    def settings(self, lang: str) -> WarSettings:
        return WarSettings(lang=lang, options=FOR_NEWCOMERS)

    def settings_from(self, options: PlayOptions) -> tuple[WarSettings, bool]:
        """The setup screen is needed if neither seats nor players were given; at first it has the options for newcomers."""
        settings, asked = settings_from(options), not options.seat and options.players is None
        return (replace(settings, options=FOR_NEWCOMERS) if asked and not options.option else settings), asked

    def begin(self, settings: WarSettings) -> "WarMatch":
        from .match import WarMatch

        try:
            return WarMatch.begin(settings)
        except PackError as error:
            raise InvalidSettings("wt-pack-wrong", str(error)) from None

    def resume(self, unfinished: "UnfinishedGame") -> "WarMatch":
        from famiglia.table.game_log import GameLog

        from .match import WarMatch

        settings = unfinished.settings_as(WarSettings)
        log = GameLog.read(unfinished.lines(), unfinished.secret, settings.pack)
        return WarMatch(settings, log, unfinished.bot_seed, unfinished.forced)

    def setup_screen(self, settings: WarSettings) -> "WarSetup":
        from .setup_screen import WarSetup

        return WarSetup(settings)

    def table_screen(self, match: "WarMatch") -> "WarScreen":
        from .war_screen import WarScreen

        return WarScreen(match)

    def replay_screen(self, record: AnyRecord) -> "WarReplay":
        from .replay_screen import WarReplay

        return WarReplay(record)

    def sentences(self, record: AnyRecord, lang: str) -> list[str]:
        """The events of a recorded game as sentences; only public facts if the war is unfinished."""
        whole = record.game.result() is not None
        events = [*record.dealt.events, *(event for entry in record.entries for event in entry.events)]
        seats, pack = record.header.seats, record.header.pack
        lines = [event_text(pack, seats, event if whole else event.seen_by(None), lang) for event in events]
        return [line for line in lines if line]

    def outcome(self, found: Verified, lang: str) -> str:
        return result_text(found.record.header.pack, found.record.header.seats, found.result, lang)
