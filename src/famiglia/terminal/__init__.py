"""The terminal door: play a duel or look at one, with the keyboard or the mouse."""

from famiglia.record import Record

from .settings import Settings


def play_duel(settings: Settings | None = None) -> None:
    """Play in this terminal; without settings, choose them on the screen first."""
    from .app import DuelApp

    app = DuelApp(settings)
    app.run()
    for line in app.farewell():
        print(line)


def replay(record: Record, lang: str = "en") -> None:
    """Step through a record."""
    from .app import ReplayApp

    app = ReplayApp(record, lang)
    app.run()
    for line in app.parting:
        print(line)


__all__ = ["Settings", "play_duel", "replay"]
