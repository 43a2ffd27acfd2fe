"""What is told before a move that gives something up, or brings nothing."""

from collections.abc import Sequence

from famiglia.rulebook.refusal import Message

from .describe import price_paid, value_left
from .game import Duel
from .moves import Move, PlayBrute, Refresh, Take
from .view import View


def costs(game: Duel, view: View, moves: Sequence[Move]) -> dict[Move, Message]:
    """Of the legal moves of the seat whose turn it is, those that give up old cards (D-51) or bring nothing, each with that.

    An old card is given up if it could be taken as things stand; with the first refresh of a turn all of them are.
    """
    given_up = view.edition == "revised" and not view.new and any(isinstance(move, Take) for move in moves)
    found: dict[Move, Message] = {}
    for move in moves:
        if isinstance(move, Refresh) and given_up:
            found[move] = Message("warn-refresh")
        elif isinstance(move, PlayBrute) and _in_vain(game, view.seat, move):
            found[move] = Message("warn-brute", (("card", (move.target,)), ("left", value_left(move))))
    return found


def _in_vain(game: Duel, seat: int, brute: PlayBrute) -> bool:
    """Can the card not be taken for its lower value either? Nothing else but to take follows a Brute in the same turn."""
    after = game.copy()
    after.play(seat, brute)
    left = value_left(brute)
    for move in after.moves(seat):
        if isinstance(move, Take) and move.card == brute.target and move.new == brute.new and price_paid(move) == left:
            return False
    return True
