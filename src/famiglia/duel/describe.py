"""Everything that is told of a duel in plain words: events, moves, prices, and why a card is of no use now.

What is told is a `Message`, an id of the catalogues and what fills its blanks: each reader says it in their own language.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Argument, Message

from .cards import CardName
from .events import Dealt, Drawn, Event, LastTurns, Over, Played, Reshuffled
from .moves import Exchange, Move, Pass, PlayAccountant, PlayBrute, Refresh, Stop, Take
from .view import View

STREET: Final = "street"
NEW: Final = "new"
HAND: Final = "hand"
AREA: Final = "area"

Use: TypeAlias = tuple[str, CardName, int | None]
"""A zone, a card in it, and its value, if only this one will do."""

STEPS: Final = ("street", "accountant", "brute", "take")
"""The four actions of a turn."""


def event_message(event: Event) -> Message:
    """What happened, for the log; the argument `seat` says who did it.

    >>> event_message(Played(1, Pass()))
    Message(id='log-pass', arguments=(('seat', 1),))
    """
    if isinstance(event, Dealt):
        return _message("log-dealt", cards=event.street, seat=event.first)
    if isinstance(event, Played):
        told = deed(event.move)
        return Message(f"log-{told.id}", (*told.arguments, ("seat", event.seat)))
    if isinstance(event, Drawn):
        return _message("log-refilled" if event.refill else "log-drawn", cards=event.cards)
    if isinstance(event, Reshuffled):
        return _message("log-reshuffled", cards=event.cards)
    if isinstance(event, LastTurns):
        return _message(f"log-last-turns-{event.reason}", turns=event.turns_left)
    assert isinstance(event, Over)
    return verdict(event)


def verdict(over: Over) -> Message:
    """Who has won, and by how much."""
    result = over.result
    first, second = result.points
    if result.winner is None:
        return _message("log-over-shared", first=first, second=second)
    high, low = (first, second) if result.winner == 0 else (second, first)
    return _message("log-over", first=high, second=low, seat=result.winner)


def deed(move: Move) -> Message:
    """A move that was made; the id is put after `log-` or `deed-`."""
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
    """The move as an offer: what would happen."""
    card = _street_card(move)
    return offer(move, view.phase, card in view.street and card in view.new)


@lru_cache(maxsize=20_000)
def offer(move: Move, phase: int, apart: bool) -> Message:
    """The same, where the Street matters only by the phase, and by whether old and new of a kind must be told apart."""
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
    """The card; told apart where the same kind lies there both old and new."""
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


def price(card: CardName, lowered: int = 0) -> tuple[CardName, ...]:
    """The two cards of its own family that take a Street card; none if it is free.

    >>> price("A2"), price("A2", lowered=1), price("A2", lowered=2)
    (('A1', 'A1'), ('A0', 'A0'), ())
    """
    value = int(card[1]) - lowered
    return (f"{card[0]}{value - 1}",) * 2 if value else ()


def price_paid(take: Take) -> int:
    """The value that a payment takes a card for: one more than its natural card."""
    natural = [int(paid[1]) for paid in (take.back, take.down) if paid is not None and paid[0] == take.card[0]]
    return min(natural) + 1 if natural else 0


@lru_cache(maxsize=20_000)
def uses(move: Move) -> frozenset[Use]:
    """The cards that have a part in the move: where each lies, and the value it must have now, or None for any."""
    found: list[Use] = []
    if isinstance(move, Refresh):
        found = [(NEW if move.new else STREET, move.card, None)]
    elif isinstance(move, PlayBrute):
        found = [(NEW if move.new else STREET, move.target, None), (HAND, move.card, None)]
    elif isinstance(move, Take):
        found = [(NEW if move.new else STREET, move.card, price_paid(move))]
        found += [(HAND, paid, None) for paid in (move.back, move.down) if paid is not None]
    elif isinstance(move, PlayAccountant):
        found = [(HAND, move.card, None)]
    elif isinstance(move, Exchange):
        found = [(AREA, move.fetch, None), (HAND, move.lay, None)]
    return frozenset(found)


def serves(zone: str, card: CardName, value: int, used: Collection[Use]) -> bool:
    """Is a card that lies there, and has this value now, among those that are used?"""
    return (zone, card, None) in used or (zone, card, value) in used


def natural_move(zone: str, card: CardName, value: int, view: View) -> Move | None:
    """What a player most likely wants to do with this card."""
    if zone in (STREET, NEW):
        return _natural_take(card, value, zone == NEW, view)
    if zone == AREA:
        return Exchange(card, _another(card, view.hands[view.seat] or ()))
    if zone != HAND:
        return None
    if view.step == "exchange":
        return Exchange(_another(card, view.areas[view.seat]), card)
    if card[0] == "A":
        return PlayAccountant(card)
    if card[0] == "B":
        return _natural_brute(card, view)
    return None


def _natural_take(card: CardName, value: int, new: bool, view: View) -> Move:
    """Pay with the pair, or with one natural card and the best Mercenary where only one is at hand."""
    if value == 0:
        return Take(card, new=new)
    natural = f"{card[0]}{value - 1}"
    held = view.hands[view.seat] or ()
    wild = max((other for other in held if other[0] == "M" and other != natural), default=None)
    if held.count(natural) == 1 and wild is not None and wild[1] != "0":
        return Take(card, natural, wild, new)
    if natural not in held:
        return Take(card, new=new)
    return Take(card, natural, natural, new)


def _natural_brute(brute: CardName, view: View) -> Move | None:
    for cards, new in ((view.new, True), (view.street, False)):
        for target in reversed(cards):
            if target[1] != "0":
                return PlayBrute(brute, target, 1, new)
    return None


def _another(kind: CardName, cards: Sequence[CardName]) -> CardName:
    return next((card for card in cards if card != kind), kind)


def useless_hand_card(card: CardName) -> tuple[Message, tuple[str, ...]]:
    """What a hand card is for that no move of its own could use now, and the rules on it."""
    if card[1] == "0":
        return Message("why-zero"), ("D-13", "D-53")
    if card[0] == "F":
        return Message("why-famiglia"), ("D-60", "D-53")
    if card[0] == "M":
        return Message("why-mercenary"), ("D-56", "D-57")
    return Message("why-not-now"), ("D-11",)


def useless(card: CardName) -> Refusal:
    """The same as a refusal."""
    fact, rules = useless_hand_card(card)
    return Refusal(rules[0], fact)


def warning(view: View) -> Message | None:
    """The end in sight, or what a second pass would bring; None when there is nothing to warn of."""
    if view.result is not None:
        return None
    if view.ending is not None:
        return _message(f"warn-{view.ending}", turns=view.turns_left)
    if view.passes:
        return _message("warn-second-pass" if pass_would_end(view) else "warn-second-pass-fair")
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
        return _message("ask-pass-ends")
    return _message("ask-pass") if any(isinstance(move, Take) for move in moves) else None
