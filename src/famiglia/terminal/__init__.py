"""The terminal door: play a duel or a war or look at one, with the keyboard or the mouse."""

from typing import TYPE_CHECKING

from famiglia.record import AnyRecord

from .duel.settings import Settings

if TYPE_CHECKING:
    from .war import WarSettings


def play_duel(settings: Settings | None = None, ask: bool = False) -> None:
    """Play in this terminal; without settings, or to `ask` about them, choose on the screen first."""
    from .common.app import DuelApp

    app = DuelApp(settings, ask=ask)
    app.run()
    _part(app.farewell(), app.return_code)


def play_war(settings: "WarSettings | None" = None, ask: bool = False) -> None:
    """Play a war in this terminal; without settings, or to `ask` about them, choose on the screen first."""
    from .war.app import WarApp

    app = WarApp(settings, ask=ask)
    app.run()
    _part(app.farewell(), app.return_code)


def replay(record: AnyRecord, lang: str = "en") -> None:
    """Step through a record."""
    from .common.app import ReplayApp
    from .war.app import WarReplayApp

    app = WarReplayApp(record, lang) if record.header.game == "war" else ReplayApp(record, lang)
    app.run()
    _part(app.parting, app.return_code)


def _part(lines: list[str], code: int | None) -> None:
    """Say good-bye in the shell; a fault of the program leaves its mark in the exit code."""
    for line in lines:
        print(line)
    if code:
        raise SystemExit(code)


__all__ = ["Settings", "play_duel", "play_war", "replay"]
