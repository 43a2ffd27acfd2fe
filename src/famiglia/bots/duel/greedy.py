"""The bot that searches to the end of its own turn.

It tries every sequence of moves that draws no card, on a position guessed from its view, and compares the value of its cards
at the end of the turn. It refreshes the Street if the best sequence gains too little.
"""

from collections.abc import Sequence
from typing import Final

from famiglia.dice import Chance
from famiglia.duel import Exchange, Move, PlayBrute, Position, Refresh
from famiglia.duel.cards import BRUTE, cards_in, count, kinds
from famiglia.duel.moves import move_of
from famiglia.duel.position import OVER
from famiglia.duel.score import points
from famiglia.duel.turn import legal_moves, make
from famiglia.duel.view import View, guess

IN_HAND: Final = 0.9
"""The extra value of a card in hand, in victory points, because it can still be used."""
PAIR: Final = 1.2
"""The extra value of a pair in hand."""
ABILITY: Final = 0.6
"""The extra value of a Brute or Mercenary in hand, for each point of its card value."""
REFRESH: Final = 1.5
"""The gain of a turn below which the bot refreshes the Street."""


class GreedyBot:
    """Chooses the move that lets its cards be worth most at the end of the turn."""

    name = "greedy"

    def choose(self, view: View, moves: Sequence[Move], dice: Chance) -> Move:
        position = guess(view, dice)
        refreshes = [move for move in moves if isinstance(move, Refresh)]
        others = [move for move in moves if not isinstance(move, Refresh)]
        plans = [best_end(position, move, dice) for move in others]
        if refreshes and max(plans) - worth(position, view.seat) < REFRESH:
            return max(refreshes, key=lambda move: (int(move.card[1]), move.new))
        return others[plans.index(max(plans))]


def best_end(position: Position, move: Move, dice: Chance) -> float:
    """The highest value that this seat's cards can have at the end of its turn after this move."""
    seat = int(position.seat)
    after = position.copy()
    make(after, move.number, dice.copy())
    if after.seat != seat or after.step == OVER:
        return worth(after, seat)
    follows = [move_of(number) for number in legal_moves(after)]
    if isinstance(move, Exchange):  # no second exchange and no Brute after one, to keep the search small
        follows = [follow for follow in follows if not isinstance(follow, Exchange | PlayBrute)]
    return max(best_end(after, follow, dice) for follow in follows)


def worth(position: Position, seat: int) -> float:
    """The victory points of a seat's cards, plus the value of what its hand can still do."""
    hand = position.hand0 if seat == 0 else position.hand1
    total = float(points(position, seat))
    for card in cards_in(kinds(hand)):
        held = int(count(hand, card))
        total += IN_HAND * held + (PAIR if held > 1 else 0)
        if card >= BRUTE:
            total += ABILITY * held * (card % 5)
    return total
