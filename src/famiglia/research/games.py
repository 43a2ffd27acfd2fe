"""The registry of games that the line protocol can play."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from .game import ProtocolGame


def _duel() -> ProtocolGame:
    from .duel.game import DuelGame

    return DuelGame()


def _war() -> ProtocolGame:
    from .war.game import WarGame

    return WarGame()


GAMES: Final[dict[str, Callable[[], ProtocolGame]]] = {"duel": _duel, "war": _war}
"""By name: a function that returns the game and imports it only then."""
DEFAULT: Final = "duel"
SCENARIOS: Final = "war"
"""The game whose positions can also be written as a scenario, a JSON object."""


def game_of(position: str | Mapping[str, Any]) -> ProtocolGame:
    """The game that a position belongs to; a position in notation starts with the name of its game."""
    if isinstance(position, Mapping):
        return GAMES[SCENARIOS]()
    return GAMES[next((name for name in GAMES if position.lstrip().startswith(name)), DEFAULT)]()
