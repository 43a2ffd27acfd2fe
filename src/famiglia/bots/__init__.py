"""Bots, the opponents that the program plays. A bot gets the view of its seat and its legal moves, and returns one of them."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Literal, Protocol, TypeAlias, TypeVar, overload, runtime_checkable

from famiglia.dice import Chance
from famiglia.duel import Move
from famiglia.duel.view import View

from .games import BOTS, YARDSTICKS

Clock: TypeAlias = Callable[[], float]
"""A clock that counts seconds."""

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT")


class Bot(Protocol[ViewT, MoveT]):
    """A program that plays one seat."""

    name: str

    def choose(self, view: ViewT, moves: Sequence[MoveT], dice: Chance) -> MoveT:
        """Choose one of the moves. The view of a duel must include both hands, which follow from the public events."""


@runtime_checkable
class Timed(Protocol):
    """A bot that stops searching after a while if it is given a clock. Without one its moves depend on view and dice alone."""

    clock: Clock | None


@overload
def bot(name: str, game: Literal["duel"] = "duel", clock: Clock | None = None) -> Bot[View, Move]: ...


@overload
def bot(name: str, game: str, clock: Clock | None = None) -> Bot[Any, Any]: ...


def bot(name: str, game: str = "duel", clock: Clock | None = None) -> Bot[Any, Any]:
    """Create a bot by its name and its game.

    >>> bot("greedy").name
    'greedy'
    """
    if game not in BOTS:
        raise ValueError(f"game {game!r}: expected one of {', '.join(BOTS)}")
    known = BOTS[game] | YARDSTICKS.get(game, {})
    if name not in known:
        raise ValueError(f"bot {name!r}: expected one of {', '.join(BOTS[game])}")
    module, _, maker = known[name].partition(".")
    made: Bot[Any, Any] = getattr(import_module(f"{__name__}.{game}.{module}"), maker)()
    if isinstance(made, Timed):
        made.clock = clock
    return made


def next_lower(name: str, game: str) -> str | None:
    """The bot of the next lower strength; None if there is none.

    >>> next_lower("greedy", "war") is not None
    True
    >>> next_lower("random", "war") is None
    True
    """
    names = list(BOTS[game])
    return names[names.index(name) - 1] if name in names[1:] else None


__all__ = ["BOTS", "YARDSTICKS", "Bot", "Clock", "Timed", "bot", "next_lower"]
