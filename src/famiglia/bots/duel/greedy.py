"""The bot that thinks to the end of its own turn.

It plays every line of this turn that needs no luck on a copy of what it knows, values the cards it would then own, and
refreshes the Street when the best of them gains too little.
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
"""What it is worth, in victory points, that a card can still be used."""
PAIR: Final = 1.2
"""What a second card of the same kind in hand adds."""
ABILITY: Final = 0.6
"""What each point of value of a Brute or Mercenary in hand adds."""
REFRESH: Final = 1.5
"""How much new cards must promise: a turn that gains less than this is worth a refresh."""


class GreedyBot:
    """Takes the card that makes its own cards worth most."""

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
    """What this seat's cards are worth at the end of its turn, if it goes on from this move as well as it can."""
    seat = int(position.seat)
    after = position.copy()
    make(after, move.number, dice.copy())
    if after.seat != seat or after.step == OVER:
        return worth(after, seat)
    follows = [move_of(number) for number in legal_moves(after)]
    if isinstance(move, Exchange):  # one exchange and a card for it, so that the search stays small
        follows = [follow for follow in follows if not isinstance(follow, Exchange | PlayBrute)]
    return max(best_end(after, follow, dice) for follow in follows)


def worth(position: Position, seat: int) -> float:
    """Victory points, and what the hand may still bring."""
    hand = position.hand0 if seat == 0 else position.hand1
    total = float(points(position, seat))
    for card in cards_in(kinds(hand)):
        held = int(count(hand, card))
        total += IN_HAND * held + (PAIR if held > 1 else 0)
        if card >= BRUTE:
            total += ABILITY * held * (card % 5)
    return total
