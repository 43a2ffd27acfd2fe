"""The games that records are kept of."""

from collections.abc import Callable
from typing import Any, Final


def _duel() -> Any:
    from .duel_kind import DuelHeader

    return DuelHeader


def _war() -> Any:
    from .war_kind import WarHeader

    return WarHeader


GAMES: Final[dict[str, Callable[[], Any]]] = {"duel": _duel, "war": _war}
"""By name: the class of a game's header, with its `rules` and a `read`; a game that nobody asks for is not loaded."""
