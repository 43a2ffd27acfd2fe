"""The registry of games in the terminal. A new game is a folder beside `duel` and `war`, and a line here."""

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
"""By name: a function that returns the game and imports it only then."""
