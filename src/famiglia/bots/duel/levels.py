"""The six levels of opponents in the duel, from the weakest to the strongest.

The lower levels err as people do: they forget abilities, and count what lies before them without a thought for the other side.
None of them plays a random move.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from famiglia.dice import Chance
from famiglia.duel import Move, Position
from famiglia.duel.view import View, guess

from .beginners import HandJudge, PointsJudge
from .endings import Ending, is_ending
from .judges import Judge, NetJudge
from .net import Net
from .plans import ALL, BRUTES_TOO, COMBINATIONS, MERCENARIES, MOST_EXCHANGES, PASSES, Abilities, Planner, best
from .rollouts import Rollouts
from .weights import shipped

SECONDS: Final = 0.7
"""After so many seconds the boss compares no further. Its last rollouts and the planning take less than another 0.2 s."""

WIDTH: Final = 3
"""How many positions a player follows after an exchange."""


@dataclass(frozen=True)
class Level:
    """How a level plays."""

    name: str
    judge: Callable[[View], Judge]
    abilities: Abilities = ALL
    exchanges: int = MOST_EXCHANGES
    """How many exchanges by an Accountant it thinks of."""
    rollouts: int = 0
    """How often it plays on from each of the best plans; 0 to trust its first judgement."""
    solves: bool = False
    """Whether it works out an ending exactly, once the deck has run out."""
    depth: int = 6
    """How many decisions a rollout consists of."""


class Player:
    """A bot of one level. Without a clock it always takes the time that its number of rollouts needs."""

    def __init__(self, level: Level) -> None:
        self.name = level.name
        self.level = level
        self.clock: Callable[[], float] | None = None

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        if len(moves) == 1:
            return moves[0]
        level, clock = self.level, self.clock
        end = clock() + SECONDS if clock is not None else 0.0
        planner = Planner(level.judge(view), level.abilities, WIDTH, level.exchanges)
        position = guess(view, dice)
        chosen = self._first_move(planner, position, dice, lambda: clock is not None and clock() >= end)
        return next(move for move in moves if move.number == chosen)

    def _first_move(self, planner: Planner, position: Position, dice: Chance, late: Callable[[], bool]) -> int:
        if self.level.solves and is_ending(position) and (solved := Ending().best(position)) is not None:
            return int(solved[0])
        if not self.level.rollouts:
            return int(best(planner.find(position)).first)
        rollouts = Rollouts(planner, self.level.rollouts, self.level.depth)
        return int(rollouts.choose(position, dice.below(1 << 31), late).first)


def trained(view: View) -> Judge:
    """The judge with the net of the edition that is played."""
    return NetJudge(shipped(view.edition))


ROOKIE: Final = Level("rookie", lambda view: PointsJudge(), abilities=0)
LOOKOUT: Final = Level("lookout", lambda view: HandJudge(), abilities=MERCENARIES | PASSES)
DRIVER: Final = Level("driver", trained, abilities=MERCENARIES | BRUTES_TOO | PASSES)
FIXER: Final = Level("fixer", trained, abilities=ALL - COMBINATIONS - PASSES, exchanges=2)
ADVISER: Final = Level("adviser", trained, solves=True)
BOSS: Final = Level("boss", trained, solves=True, rollouts=24)


def rookie() -> Player:
    return Player(ROOKIE)


def lookout() -> Player:
    return Player(LOOKOUT)


def driver() -> Player:
    return Player(DRIVER)


def fixer() -> Player:
    return Player(FIXER)


def adviser() -> Player:
    return Player(ADVISER)


def boss() -> Player:
    return Player(BOSS)


def with_net(name: str, net: Net) -> Player:
    """The adviser with another net, for instance to compare two trainings."""
    return Player(replace(ADVISER, name=name, judge=lambda view: NetJudge(net)))
