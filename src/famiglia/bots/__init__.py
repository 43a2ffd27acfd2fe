"""Opponents. A bot sees what its seat may see, remembers what everybody saw, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from famiglia.dice import Chance
from famiglia.duel import Move
from famiglia.duel.view import View


class Bot(Protocol):
    """Anything that can hold a seat."""

    name: str

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        """One of the moves; the view has both hands filled in, as an attentive player knows them."""


def _random() -> Bot:
    from .random_bot import RandomBot

    return RandomBot()


def _greedy() -> Bot:
    from .greedy import GreedyBot

    return GreedyBot()


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": _random, "greedy": _greedy}


def bot(name: str) -> Bot:
    """A bot by its name.

    >>> bot("greedy").name
    'greedy'
    """
    if name not in BOTS:
        raise ValueError(f"bot {name!r}: expected one of {', '.join(BOTS)}")
    return BOTS[name]()
