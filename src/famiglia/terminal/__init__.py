"""The games in a terminal: play them or look at a record, with the keyboard or the mouse."""

from typing import Any

from famiglia.record import AnyRecord

from .common.game import TerminalGame
from .common.options import PlayOptions
from .games import GAMES


def play(game: TerminalGame, settings: Any = None, ask: bool = False) -> None:
    """Play in this terminal; without settings, or to `ask` about them, choose on the screen first."""
    from .common.game_app import GameApp

    app = GameApp(game, settings, ask=ask)
    app.run()
    _say_goodbye(app.farewell(), app.return_code)


def replay(record: AnyRecord, lang: str = "en") -> None:
    """Step through a record."""
    from .common.app import ReplayApp

    app = ReplayApp(GAMES[record.header.game](), record, lang)
    app.run()
    _say_goodbye(app.parting, app.return_code)


def _say_goodbye(lines: list[str], code: int | None) -> None:
    """Print the last lines in the shell; a fault of the program is told by the exit code."""
    for line in lines:
        print(line)
    if code:
        raise SystemExit(code)


__all__ = ["GAMES", "PlayOptions", "play", "replay"]
