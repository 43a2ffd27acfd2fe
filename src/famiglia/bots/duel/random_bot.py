"""The bot that plays random moves."""

from collections.abc import Sequence

from famiglia.dice import Chance
from famiglia.duel import Move
from famiglia.duel.view import View


class RandomBot:
    """Plays any legal move."""

    name = "random"

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        return moves[dice.below(len(moves))]
