"""The games of the terminal. A new game is a folder beside `duel` and `war`, and a line here."""

from collections.abc import Callable
from typing import Final

from .common.game import TerminalGame


def _duel() -> TerminalGame:
    from .duel.game import DuelGame

    return DuelGame()


def _war() -> TerminalGame:
    from .war.game import WarGame

    return WarGame()


GAMES: Final[dict[str, Callable[[], TerminalGame]]] = {"duel": _duel, "war": _war}
"""By name; a game is loaded when it is asked for."""
