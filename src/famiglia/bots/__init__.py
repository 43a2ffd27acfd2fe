"""Bots, the opponents that the program plays. A bot gets the view of its seat and its legal moves, and returns one of them."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Literal, Protocol, TypeVar, overload

from famiglia.dice import Chance
from famiglia.duel import Move
from famiglia.duel.view import View

from .games import BOTS

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT")


class Bot(Protocol[ViewT, MoveT]):
    """A program that plays one seat."""

    name: str

    def choose(self, view: ViewT, moves: Sequence[MoveT], dice: Chance) -> MoveT:
        """Choose one of the moves. The view of a duel must include both hands, which follow from the public events."""


@overload
def bot(name: str, game: Literal["duel"] = "duel") -> Bot[View, Move]: ...


@overload
def bot(name: str, game: str) -> Bot[Any, Any]: ...


def bot(name: str, game: str = "duel") -> Bot[Any, Any]:
    """Create a bot by its name and its game.

    >>> bot("greedy").name
    'greedy'
    """
    if game not in BOTS:
        raise ValueError(f"game {game!r}: expected one of {', '.join(BOTS)}")
    known = BOTS[game]
    if name not in known:
        raise ValueError(f"bot {name!r}: expected one of {', '.join(known)}")
    module, _, class_name = known[name].partition(".")
    made: Bot[Any, Any] = getattr(import_module(f"{__name__}.{game}.{module}"), class_name)()
    return made


__all__ = ["BOTS", "Bot", "bot"]
