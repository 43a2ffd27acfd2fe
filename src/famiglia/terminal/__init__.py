"""The terminal door: play a duel or look at one, with the keyboard or the mouse."""

from famiglia.record import Record

from .settings import Settings


def play_duel(settings: Settings | None = None, ask: bool = False) -> None:
    """Play in this terminal; without settings, or to `ask` about them, choose on the screen first."""
    from .app import DuelApp

    app = DuelApp(settings, ask=ask)
    app.run()
    _part(app.farewell(), app.return_code)


def replay(record: Record, lang: str = "en") -> None:
    """Step through a record."""
    from .app import ReplayApp

    app = ReplayApp(record, lang)
    app.run()
    _part(app.parting, app.return_code)


def _part(lines: list[str], code: int | None) -> None:
    """Say good-bye in the shell; a fault of the program leaves its mark in the exit code."""
    for line in lines:
        print(line)
    if code:
        raise SystemExit(code)


__all__ = ["Settings", "play_duel", "replay"]
