"""A yardstick for other bots, not an opponent: take the dearest card you can, else refresh with the highest."""

from collections.abc import Sequence

from famiglia.dice import Chance
from famiglia.duel import Move, Pass, Refresh, Take
from famiglia.duel.cards import NUMBERS
from famiglia.duel.score import POINTS
from famiglia.duel.view import View


class MindlessBot:
    """Follows one rule. It plays no Accountant and no Brute, but pays with Mercenaries where the rules offer that."""

    name = "mindless"

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        takes = [move for move in moves if isinstance(move, Take)]
        if takes:
            return max(takes, key=lambda move: POINTS[NUMBERS[move.card]])
        refreshes = [move for move in moves if isinstance(move, Refresh)]
        if refreshes:
            return max(refreshes, key=lambda move: (int(move.card[1]), move.new))
        return next(move for move in moves if isinstance(move, Pass))
