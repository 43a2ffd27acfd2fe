"""Warnings before a move: the end of the game in sight, old cards given up, a Brute that brings nothing."""

from collections.abc import Sequence

from famiglia.rulebook import Message, message

from ..game import Duel
from ..moves import Move, Pass, PlayBrute, Refresh, Take
from ..view import View
from .card_uses import price_paid
from .describe import value_left


def warning(view: View) -> Message | None:
    """The end in sight, or what a second pass would bring; None when there is nothing to warn of."""
    if view.result is not None:
        return None
    if view.ending is not None:
        return message(f"warn-{view.ending}", turns=view.turns_left)
    if view.passes:
        return message("warn-second-pass" if pass_would_end(view) else "warn-second-pass-fair")
    return None


def pass_would_end(view: View) -> bool:
    """Would a pass end the game at once? With the house rule fair-pass-out only after equally many turns."""
    fair = "fair-pass-out" in view.options and view.seat == view.first
    return bool(view.passes) and view.ending is None and not fair


def pass_question(view: View, moves: Sequence[Move]) -> Message | None:
    """What to ask before a pass; None where a pass is beyond doubt, or not possible."""
    if not any(isinstance(move, Pass) for move in moves):
        return None
    if pass_would_end(view):
        return message("ask-pass-ends")
    return message("ask-pass") if any(isinstance(move, Take) for move in moves) else None


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
