"""The terminal interface: plays games and replays records, with keyboard or mouse."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from famiglia.record import AnyRecord

from .common.game import TerminalGame
from .common.options import PlayOptions
from .games import GAMES


def play(game: TerminalGame, settings: Any = None, ask: bool = False) -> None:
    """Play in this terminal; without settings, or with `ask`, the setup screen comes first."""
    from .common.game_app import GameApp

    app = GameApp(game, settings, ask=ask)
    app.run()
    _say_goodbye(app.farewell(), app.return_code)


def resume(game: TerminalGame | None, record: Path | None, lang: str) -> Callable[[], None]:
    """A function that continues an unfinished game: the one with this record, or the last one, of any game or of this one.

    Raises `CannotResume` before anything is shown.
    """
    from .common.game_app import GameApp, resumed
    from .common.unfinished_games import CannotResume, last_unfinished, unfinished_at

    unfinished = unfinished_at(record) if record is not None else last_unfinished(game.name if game else None)
    if unfinished is None:
        raise CannotResume("resume-nothing")
    if game is not None and unfinished.game != game.name:
        raise CannotResume("resume-other-game", file=unfinished.record, game=unfinished.game)
    played = GAMES[unfinished.game]()
    match = resumed(played, unfinished)

    def play_on() -> None:
        app = GameApp(played, replace(match.settings, lang=lang), match, unfinished.path)
        app.run()
        _say_goodbye(app.farewell(), app.return_code)

    return play_on


def replay(record: AnyRecord, lang: str = "en") -> None:
    """Step through a record."""
    from .common.app import ReplayApp

    app = ReplayApp(GAMES[record.header.game](), record, lang)
    app.run()
    _say_goodbye(app.last_lines, app.return_code)


def _say_goodbye(lines: list[str], code: int | None) -> None:
    """Print the last lines in the shell; after an error of the program, end with its exit code."""
    for line in lines:
        print(line)
    if code:
        raise SystemExit(code)


__all__ = ["GAMES", "PlayOptions", "play", "replay", "resume"]
