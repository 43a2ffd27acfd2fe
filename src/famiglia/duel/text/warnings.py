"""Warnings before a move: the end of the game, old cards that are lost, a Brute that gains nothing."""

from collections.abc import Sequence

from famiglia.rulebook import Message, message

from ..game import Duel
from ..moves import Move, Pass, PlayBrute, Refresh, Take
from ..view import View
from .card_uses import price_paid
from .describe import value_left


def warning(view: View) -> Message | None:
    """The warning that the game is about to end or that a second pass would end it; None if neither applies."""
    if view.result is not None:
        return None
    if view.ending is not None:
        return message(f"warn-{view.ending}", turns=view.turns_left)
    if view.passes:
        return message("warn-second-pass" if pass_would_end(view) else "warn-second-pass-fair")
    return None


def pass_would_end(view: View) -> bool:
    """True if a pass would end the game at once; with the house rule fair-pass-out, only if both have had equally many turns."""
    fair = "fair-pass-out" in view.options and view.seat == view.first
    return bool(view.passes) and view.ending is None and not fair


def pass_question(view: View, moves: Sequence[Move]) -> Message | None:
    """The question before a pass; None if no question is needed or a pass is not legal."""
    if not any(isinstance(move, Pass) for move in moves):
        return None
    if pass_would_end(view):
        return message("ask-pass-ends")
    return message("ask-pass") if any(isinstance(move, Take) for move in moves) else None


def move_warnings(game: Duel, view: View, moves: Sequence[Move]) -> dict[Move, Message]:
    """For each legal move that gives up old cards (D-51) or gains nothing: the warning about it.

    The first refresh of a turn gives up all old cards that could be taken now.
    """
    given_up = view.edition == "revised" and not view.new and any(isinstance(move, Take) for move in moves)
    found: dict[Move, Message] = {}
    for move in moves:
        if isinstance(move, Refresh) and given_up:
            found[move] = Message("warn-refresh")
        elif isinstance(move, PlayBrute) and _gains_nothing(game, view.seat, move):
            found[move] = Message("warn-brute", (("card", (move.target,)), ("left", value_left(move))))
    return found


def _gains_nothing(game: Duel, seat: int, brute: PlayBrute) -> bool:
    """True if the lowered card cannot be taken either; after a Brute a turn can only end by taking or passing."""
    after = game.copy()
    after.play(seat, brute)
    left = value_left(brute)
    for move in after.moves(seat):
        if isinstance(move, Take) and move.card == brute.target and move.new == brute.new and price_paid(move) == left:
            return False
    return True
