"""The duel as a game of the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from famiglia.bots import BOTS
from famiglia.dice import seed_from
from famiglia.duel import EDITIONS, OPTIONS
from famiglia.record import AnyRecord, Verified
from famiglia.words import say

from ..common.options import PlayOptions, expect
from .settings import HUMAN, DuelSettings

if TYPE_CHECKING:
    from ..common.unfinished_games import UnfinishedGame
    from .duel_screen import DuelScreen
    from .match import DuelMatch
    from .replay_screen import DuelReplay
    from .setup_screen import DuelSetup


class DuelGame:
    """Its screens, its command-line options, and its records as sentences."""

    name: Final = "duel"
    styles = (Path(__file__).with_name("duel.tcss"),)
    options = frozenset(("opponent", "edition", "first", "memory-aid"))

    def settings(self, lang: str) -> DuelSettings:
        return DuelSettings(lang=lang)

    def settings_from(self, options: PlayOptions) -> tuple[DuelSettings, bool]:
        """The setup screen is needed if no opponent was given."""
        expect("--edition", options.edition, EDITIONS)
        expect("--opponent", options.opponent, (*BOTS["duel"], HUMAN))
        expect("--first", options.first, (1, 2))
        for option in options.option:
            expect("--option", option, OPTIONS)
        settings = DuelSettings(
            edition=options.edition or "revised",
            options=tuple(sorted(set(options.option))),
            opponent=options.opponent or "greedy",
            first=None if options.first is None else options.first - 1,
            seed=None if options.seed is None else seed_from(options.seed),
            lang=options.lang,
            memory_aid=options.memory_aid,
            record_path=options.record,
        )
        return settings, options.opponent is None

    def begin(self, settings: DuelSettings) -> "DuelMatch":
        from .match import DuelMatch

        return DuelMatch.begin(settings)

    def resume(self, unfinished: "UnfinishedGame") -> "DuelMatch":
        from famiglia.table.game_log import GameLog

        from .match import DuelMatch

        log = GameLog.read(unfinished.lines(), unfinished.secret)
        return DuelMatch(unfinished.settings_as(DuelSettings), log, unfinished.bot_seed, unfinished.forced)

    def setup_screen(self, settings: DuelSettings) -> "DuelSetup":
        from .setup_screen import DuelSetup

        return DuelSetup(settings)

    def table_screen(self, match: "DuelMatch") -> "DuelScreen":
        from .duel_screen import DuelScreen

        return DuelScreen(match)

    def replay_screen(self, record: AnyRecord) -> "DuelReplay":
        from .replay_screen import DuelReplay

        return DuelReplay(record)

    def sentences(self, record: AnyRecord, lang: str) -> list[str]:
        from .log import sentence

        return [sentence(lang, event, record.header.seats) for event in record.events()]

    def outcome(self, found: Verified, lang: str) -> str:
        """The points of both players, and who has won."""
        seats, result = found.record.header.seats, found.result
        points = ", ".join(f"{name} {points}" for name, points in zip(seats, result.points, strict=True))
        if result.winner is None:
            return f"{points}. {say(lang, 'result-shared')}"
        return f"{points}. {say(lang, 'result-other', name=seats[result.winner])}"
