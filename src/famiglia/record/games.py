"""The registry of games that have records."""

from collections.abc import Callable
from typing import Any, Final


def _duel() -> Any:
    from .duel.header import DuelHeader

    return DuelHeader


def _war() -> Any:
    from .war.header import WarHeader

    return WarHeader


GAMES: Final[dict[str, Callable[[], Any]]] = {"duel": _duel, "war": _war}
"""By name: a function that returns the class of the game's header and imports it only then."""
