"""Messages for the events and moves of a duel; each reader gets them in their own language."""

from functools import lru_cache
from typing import Final

from famiglia.rulebook.refusal import Argument, Message

from ..cards import CardName
from ..events import Dealt, Drawn, Event, LastTurns, Over, Played, Reshuffled
from ..moves import Exchange, Move, PlayAccountant, PlayBrute, Refresh, Stop, Take
from ..view import View

STEPS: Final = ("street", "accountant", "brute", "take")
"""The four actions of a turn."""


def event_message(event: Event) -> Message:
    """An event as a message for the log; its argument `seat` is the seat that acted.

    >>> event_message(Played(1, Stop()))
    Message(id='log-stop', arguments=(('seat', 1),))
    """
    if isinstance(event, Dealt):
        return _message("log-dealt", cards=event.street, seat=event.first)
    if isinstance(event, Played):
        message = played_message(event.move)
        return Message(f"log-{message.id}", (*message.arguments, ("seat", event.seat)))
    if isinstance(event, Drawn):
        return _message("log-refilled" if event.refill else "log-drawn", cards=event.cards)
    if isinstance(event, Reshuffled):
        return _message("log-reshuffled", cards=event.cards)
    if isinstance(event, LastTurns):
        return _message(f"log-last-turns-{event.reason}", turns=event.turns_left)
    assert isinstance(event, Over)
    return result_message(event)


def result_message(over: Over) -> Message:
    """The message for the result: the winner and the points."""
    result = over.result
    first, second = result.points
    if result.winner is None:
        return _message("log-over-shared", first=first, second=second)
    high, low = (first, second) if result.winner == 0 else (second, first)
    return _message("log-over", first=high, second=low, seat=result.winner)


def played_message(move: Move) -> Message:
    """The message for a move that was made, whose id still lacks its prefix `log-` or `deed-`."""
    if isinstance(move, Refresh):
        return _message("refresh", card=(move.card,))
    if isinstance(move, PlayAccountant):
        return _message("account", card=(move.card,))
    if isinstance(move, Exchange):
        return _message("exchange", fetch=(move.fetch,), lay=(move.lay,))
    if isinstance(move, PlayBrute):
        return _message("brute", brute=(move.card,), card=(move.target,), amount=move.amount, left=value_left(move))
    if isinstance(move, Take) and move.back is not None and move.down is not None:
        return _message("take", card=(move.card,), paid=_paid(move.back, move.down), down=(move.down,))
    if isinstance(move, Take):
        return _message("take-free", card=(move.card,))
    return _message("stop" if isinstance(move, Stop) else "pass")


def move_message(move: Move, view: View) -> Message:
    """The message for a legal move: what it would do."""
    card = _street_card(move)
    return offer_message(move, view.phase, card in view.street and card in view.new)


@lru_cache(maxsize=20_000)
def offer_message(move: Move, phase: int, apart: bool) -> Message:
    """Like `move_message`; `apart` says that the Street has both old and new cards of this kind, so they must be told apart."""
    if isinstance(move, Refresh):
        id_ = "way-refresh" if phase == 1 else "way-refresh-under"
        return _message(id_, card=_in_street(move.card, move.new, apart), value=int(move.card[1]))
    if isinstance(move, PlayAccountant):
        return _message("way-account", card=(move.card,), value=int(move.card[1]))
    if isinstance(move, Exchange):
        return _message("way-exchange", fetch=(move.fetch,), lay=(move.lay,))
    if isinstance(move, PlayBrute):
        target = _in_street(move.target, move.new, apart)
        return _message("way-brute", brute=(move.card,), card=target, amount=move.amount, left=value_left(move))
    if isinstance(move, Take):
        return _take(move, _in_street(move.card, move.new, apart))
    return _message("way-stop" if isinstance(move, Stop) else "way-pass")


def _take(move: Take, card: Argument) -> Message:
    if move.back is None or move.down is None:
        return _message("way-take-free", card=card)
    if move.back == move.down:
        return _message("way-take-pair", card=card, paid=_paid(move.back, move.down))
    return _message("way-take", card=card, paid=_paid(move.back, move.down), down=(move.down,))


def _street_card(move: Move) -> CardName | None:
    if isinstance(move, Take | Refresh):
        return move.card
    return move.target if isinstance(move, PlayBrute) else None


def value_left(move: PlayBrute) -> int:
    return int(move.target[1]) - move.amount


def _paid(one: CardName, other: CardName) -> Argument:
    """Two cards that pay together, the natural one first."""
    if one == other:
        return (one, other)
    first, second = sorted((one, other), key=lambda paid: (paid[0] == "M", paid))
    return _message("paid-pair", first=(first,), second=(second,))


def _in_street(card: CardName, new: bool, apart: bool) -> Argument:
    """A card of the Street, called old or new if `apart` is set."""
    return _message("card-new" if new else "card-old", card=(card,)) if apart else (card,)


def _message(id_: str, **arguments: Argument) -> Message:
    return Message(id_, tuple(arguments.items()))


def step_of(move: Move) -> str:
    """The action that the move belongs to."""
    if isinstance(move, Refresh):
        return "street"
    if isinstance(move, PlayAccountant | Exchange | Stop):
        return "accountant"
    return "brute" if isinstance(move, PlayBrute) else "take"
