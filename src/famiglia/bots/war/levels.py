"""The levels of opponents in the war that think ahead, and a beginner.

None of them plays random moves. The beginner errs as people do: it counts areas and not Mandamenti,
overlooks dangers, boats and what its partner has planned, and forgets tiles, Rally and Strikes.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.war.engine import step_kinds as steps
from famiglia.war.engine.move_codes import GATHER, GIVE, RALLY, SELL, STRIKE, TILE_USE, verb_of
from famiglia.war.engine.position import Position
from famiglia.war.guess import guess
from famiglia.war.moves import Move
from famiglia.war.view import View

from .explanations import explain_move
from .greedy import GreedyBot, table_of
from .guide import Guide
from .particles import Particles
from .position_terms import NAMES
from .rollouts import Rollouts
from .situation import NO_BOATS, NO_DANGERS, NO_MANDAMENTI, NO_PARTNER
from .values import Values

SECONDS: Final = 1.5
"""After so many seconds a level compares no further and takes the best move so far."""

EXACT: Final = 4000
"""After so many iterations the cards of a conflict are chosen within 0.1 % of the equilibrium."""

PLANS: Final = frozenset(
    (
        steps.TILES,
        steps.TURN,
        steps.SPACE,
        steps.GAIN,
        steps.PARTS,
        steps.INTO,
        steps.PLACE,
        steps.ISSUE,
        steps.WHICH_ORDER,
    )
)
"""Decisions of the planning phase that matter."""
FIGHTS: Final = frozenset(
    (steps.ORDER, steps.RALLY, steps.FIGHT, steps.HOW_MANY, steps.STYLE, steps.PENTITO, steps.AGITATE)
)
"""Decisions about orders that are executed."""
REST: Final = frozenset(
    (steps.UNITS, steps.EXERT, steps.EQUIP, steps.COLUMN, steps.ONTO, steps.MARK, steps.RALLY_SOLDATI)
)

FORGOTTEN: Final = frozenset((TILE_USE, RALLY, GATHER, STRIKE))
"""The moves that a beginner does not think of."""


class ValuesError(Exception):
    """The file with the weights of the values is missing or unusable."""


@cache
def shipped() -> Values:
    """The values that come with the program."""
    file = files(__package__) / "values.json"
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        if tuple(content["terms"]) != NAMES:
            raise ValuesError(f"{file}: the terms differ from those of the program")
        return Values(content["weights"])
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        raise ValuesError(f"{file}: {error!r}; the bots that need it cannot play") from None


@dataclass(frozen=True)
class Level:
    """How a level plays that thinks ahead."""

    name: str
    searched: frozenset[int]
    """The kinds of decisions in which it compares moves by playing on; the guide makes the others."""
    candidates: int
    """How many moves it compares at most."""
    first_stage: int
    """How often it plays on from each of them before it drops the worse half."""
    particles: int = 1
    """From how many guesses of the face-down orders it takes a likely one."""


class Commander:
    """A bot of one level. Without a clock it always takes the time that its number of rollouts needs."""

    def __init__(self, level: Level) -> None:
        self.name = level.name
        self.level = level
        self.clock: Callable[[], float] | None = None
        self._guide = Guide(iterations=EXACT)
        self._particles = Particles()
        self._rollouts = Rollouts(shipped(), level.first_stage)

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        assert view.seat is not None
        clock, table = self.clock, table_of(view)
        end = clock() + SECONDS if clock is not None else 0.0
        codes = vec[i64]([move.code for move in moves])
        if self._matters(int(table.step()), moves):
            candidates = self._guide.candidates(table, view.seat, codes, self.level.candidates, dice)
            code = self._rollouts.choose(
                lambda: self._likely_guess(view, dice),
                view.seat,
                candidates,
                dice.below(1 << 30),
                lambda: clock is not None and clock() >= end,
            )
        else:
            code = self._guide.choose(table, view.seat, codes, dice)
        return next(move for move in moves if move.code == code)

    def _likely_guess(self, view: View, dice: Chance) -> Position:
        return self._particles.pick([guess(view, dice) for _ in range(self.level.particles)], view.team, dice)

    def _matters(self, step: int, moves: Sequence[Move]) -> bool:
        """Is there more than one move in a decision that is worth the time, anytime options apart?"""
        return step in self.level.searched and sum(verb_of(move.code) not in (SELL, GIVE) for move in moves) > 1

    def explain(self, view: View, move: Move, lang: str = "en") -> str:
        """One sentence that says why this move is good."""
        assert view.seat is not None
        return explain_move(self._guide.situation_of(table_of(view), view.seat), move, lang)


class Cousin(GreedyBot):
    """The beginner."""

    def __init__(self) -> None:
        super().__init__("cousin", NO_DANGERS | NO_MANDAMENTI | NO_BOATS | NO_PARTNER)

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        remembered = [move for move in moves if verb_of(move.code) not in FORGOTTEN]
        return super().choose(view, remembered or moves, dice)


LIEUTENANT: Final = Level("lieutenant", FIGHTS, candidates=3, first_stage=2)
VETERAN: Final = Level("veteran", PLANS, candidates=4, first_stage=2)
PATRIARCH: Final = Level("patriarch", PLANS | FIGHTS | REST, candidates=6, first_stage=4, particles=3)


def cousin() -> Cousin:
    return Cousin()


def lieutenant() -> Commander:
    return Commander(LIEUTENANT)


def veteran() -> Commander:
    return Commander(VETERAN)


def patriarch() -> Commander:
    return Commander(PATRIARCH)
