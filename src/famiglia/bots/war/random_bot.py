"""The bot that plays random moves in the war."""

from collections.abc import Sequence
from typing import Final

from famiglia.dice import Chance
from famiglia.war.engine.move_codes import GIVE, SELL
from famiglia.war.moves import Move
from famiglia.war.view import View

ANYTIME_CHANCE: Final = 50
"""One decision out of this many uses an anytime option if there is one."""


class RandomBot:
    """Plays any legal move; sells orders and gives money rarely, or if nothing else is legal."""

    name = "random"

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        anytime = [move for move in moves if move.code & 255 in (SELL, GIVE)]
        due = [move for move in moves if move.code & 255 not in (SELL, GIVE)]
        if not due or (anytime and dice.below(ANYTIME_CHANCE) == 0):
            due = anytime
        return due[dice.below(len(due))]
