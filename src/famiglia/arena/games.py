"""The registry of games in which bots can be matched."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, Protocol

from famiglia.bots import BOTS, YARDSTICKS


@dataclass(frozen=True)
class Wanted:
    """The match that is wanted; None for what not every game has, and for what is left to the game."""

    one: str
    other: str
    pairs: int
    seed: str
    edition: str | None = None
    sprt: tuple[float, float] | None = None


class PlayedMatch(Protocol):
    """The result of a match; as text, a report."""

    def as_json(self) -> dict[str, Any]:
        """The result as data."""


@dataclass(frozen=True)
class Arena:
    """What is needed to play matches of a game."""

    is_player: Callable[[str], bool]
    play: Callable[[Wanted, int], PlayedMatch]
    editions: Collection[str] = ()
    """The editions that can be chosen."""
    sequential: bool = False
    """True if a sequential test may end a match."""


def _duel() -> Arena:
    from famiglia.duel import EDITIONS

    from .duels import DuelMatch, play_match
    from .players import is_player

    def play(wanted: Wanted, processes: int) -> PlayedMatch:
        edition = wanted.edition or EDITIONS[0]
        match = DuelMatch(wanted.one, wanted.other, edition, wanted.seed, wanted.pairs, wanted.sprt)
        return play_match(match, processes)

    return Arena(is_player, play, EDITIONS, sequential=True)


def _war() -> Arena:
    from .wars import WarMatch, play_match

    def play(wanted: Wanted, processes: int) -> PlayedMatch:
        return play_match(WarMatch(wanted.one, wanted.other, wanted.seed, wanted.pairs), processes)

    return Arena(BOTS["war"].__contains__, play)


ARENAS: Final[dict[str, Callable[[], Arena]]] = {"duel": _duel, "war": _war}
"""By name: a function that returns the arena and imports it only then."""


def players(game: str) -> tuple[str, ...]:
    """The bots of the registry that can be matched in this game."""
    return (*BOTS[game], *YARDSTICKS.get(game, {}))
