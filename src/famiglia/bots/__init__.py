"""Opponents. A bot sees what its seat may see, remembers what everybody saw, and nothing else."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Literal, Protocol, TypeVar, overload

from famiglia.dice import Chance
from famiglia.duel import Move
from famiglia.duel.view import View

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT")


class Bot(Protocol[ViewT, MoveT]):
    """Anything that can hold a seat."""

    name: str

    def choose(self, view: ViewT, moves: Sequence[MoveT], dice: Chance) -> MoveT:
        """One of the moves. The view of a duel has both hands filled in, as an attentive player knows them."""


BOTS: Final = {"random": "random_bot.RandomBot", "greedy": "greedy.GreedyBot"}
"""The bots of the duel by name: where their class stands."""
WAR_BOTS: Final = {"random": "war_random.RandomBot", "greedy": "war_greedy.GreedyBot"}
BOTS_OF: Final = {"duel": BOTS, "war": WAR_BOTS}


@overload
def bot(name: str, game: Literal["duel"] = "duel") -> Bot[View, Move]: ...


@overload
def bot(name: str, game: str) -> Bot[Any, Any]: ...


def bot(name: str, game: str = "duel") -> Bot[Any, Any]:
    """A bot by its name and its game.

    >>> bot("greedy").name
    'greedy'
    """
    if game not in BOTS_OF:
        raise ValueError(f"game {game!r}: expected one of {', '.join(BOTS_OF)}")
    known = BOTS_OF[game]
    if name not in known:
        raise ValueError(f"bot {name!r}: expected one of {', '.join(known)}")
    module, _, maker = known[name].partition(".")
    made: Bot[Any, Any] = getattr(import_module(f"{__name__}.{module}"), maker)()
    return made
