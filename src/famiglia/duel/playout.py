"""Random games inside the compiled engine: for measuring, and for whoever needs many games in little time."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from .code import PASS
from .position import OVER, Position
from .turn import deal, legal_moves, make


@final
class QuickDice:
    """Fast dice of little ceremony (a 48-bit linear congruential generator): for playouts, never for a game between people."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed ^ 0x5DEECE66D) & 0xFFFFFFFFFFFF

    def next(self) -> i64:
        """31 random bits, the same compiled or not."""
        self.state = (self.state * 0x5DEECE66D + 11) & 0xFFFFFFFFFFFF
        return self.state >> 17

    def pick(self, sides: i64) -> i64:
        return (self.next() * sides) >> 31

    def below(self, sides: int) -> int:
        return int(self.pick(sides))

    def shuffle(self, cards: bytes) -> bytes:
        order = list(cards)
        last: i64 = len(order) - 1
        while last > 0:
            other = self.pick(last + 1)
            order[last], order[other] = order[other], order[last]
            last -= 1
        return bytes(order)

    def copy(self) -> "QuickDice":
        twin = QuickDice(0)
        twin.state = self.state
        return twin


def pick_eagerly(moves: vec[i64], dice: QuickDice) -> i64:
    """Any move at random, but a pass only when nothing else is legal."""
    choices: i64 = len(moves)
    if choices > 1 and moves[choices - 1] == PASS:
        choices -= 1
    return moves[dice.pick(choices)]


def play_out(position: Position, dice: QuickDice) -> i64:
    """Play the position to its end with eager random moves; returns the number of moves."""
    steps: i64 = 0
    while position.step != OVER:
        make(position, pick_eagerly(legal_moves(position), dice), dice)
        steps += 1
    return steps


def play_games(games: int, rules: int, seed: int) -> int:
    """Deal and play out this many games; returns the number of moves in all."""
    dice = QuickDice(seed)
    steps: i64 = 0
    for game in range(games):
        steps += play_out(deal(rules, game & 1, dice), dice)
    return int(steps)
