"""What a card can be used for: its price, the moves that use it, and why none can use it now."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from famiglia.rulebook import Message, Refusal

from ..cards import CardName
from ..moves import Exchange, Move, PlayAccountant, PlayBrute, Refresh, Take
from ..view import Exchanging, View

STREET: Final = "street"
NEW: Final = "new"
HAND: Final = "hand"
AREA: Final = "area"

Use: TypeAlias = tuple[str, CardName, int | None]
"""A zone, a card in it, and the value that the card must have now; None for any value."""


def price(card: CardName, lowered: int = 0) -> tuple[CardName, ...]:
    """The two cards of its family that pay for a Street card; none if it is free.

    >>> price("A2"), price("A2", lowered=1), price("A2", lowered=2)
    (('A1', 'A1'), ('A0', 'A0'), ())
    """
    value = int(card[1]) - lowered
    return (f"{card[0]}{value - 1}",) * 2 if value else ()


def price_paid(take: Take) -> int:
    """The value that a card must have to be taken for this payment: one more than the natural card in it."""
    natural = [int(paid[1]) for paid in (take.back, take.down) if paid is not None and paid[0] == take.card[0]]
    return min(natural) + 1 if natural else 0


@lru_cache(maxsize=20_000)
def uses(move: Move) -> frozenset[Use]:
    """The cards that the move uses."""
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
    """True if `used` includes a card of this kind in this zone with this current value."""
    return (zone, card, None) in used or (zone, card, value) in used


def natural_move(zone: str, card: CardName, value: int, view: View) -> Move | None:
    """The move that a player most likely means when choosing this card, legal or not; None if there is none."""
    if zone in (STREET, NEW):
        return _natural_take(card, value, zone == NEW, view.hands[view.seat] or ())
    if zone == AREA:
        return Exchange(card, _another(card, view.hands[view.seat] or ()))
    if zone != HAND:
        return None
    if view.exchanging is not None:
        return Exchange(_another(card, _fetchable(view, view.exchanging)), card)
    if card[0] == "A":
        return PlayAccountant(card)
    if card[0] == "B":
        return _natural_brute(card, view)
    return None


@lru_cache(maxsize=20_000)
def _natural_take(card: CardName, value: int, new: bool, held: tuple[CardName, ...]) -> Move:
    """Pay with the pair or, if the hand has only one natural card, with that card and the best Mercenary."""
    if value == 0:
        return Take(card, new=new)
    natural = f"{card[0]}{value - 1}"
    wild = max((other for other in held if other[0] == "M" and other != natural), default=None)
    if held.count(natural) == 1 and wild is not None and wild[1] != "0":
        return Take(card, natural, wild, new)
    if natural not in held:
        return Take(card, new=new)
    return Take(card, natural, natural, new)


def _natural_brute(brute: CardName, view: View) -> Move:
    """Lower a new card of value 1 or more, else an old one; with neither in the Street, name no target."""
    for cards, new in ((view.new, True), (view.street, False)):
        for target in reversed(cards):
            if target[1] != "0":
                return PlayBrute(brute, target, 1, new)
    return PlayAccountant(brute)


def _fetchable(view: View, exchanging: Exchanging) -> list[CardName]:
    """The cards of the play area that the Accountant may still take up (D-32, DA-41)."""
    area = list(view.areas[view.seat])
    area.remove(exchanging.accountant)
    return [card for card in area if card not in exchanging.laid]


def _another(kind: CardName, cards: Sequence[CardName]) -> CardName:
    return next((card for card in cards if card != kind), kind)


def useless_hand_card(card: CardName) -> tuple[Message, tuple[str, ...]]:
    """For a hand card that no move can use now: what it is for, and the rules about it."""
    if card[1] == "0":
        return Message("why-zero"), ("D-13", "D-53")
    if card[0] == "F":
        return Message("why-famiglia"), ("D-60", "D-53")
    return Message("why-mercenary"), ("D-56", "D-57")


def useless_card_refusal(card: CardName) -> Refusal:
    """The refusal for a hand card that no move can use now; it says what the card is for."""
    fact, rules = useless_hand_card(card)
    return Refusal(rules[0], fact)
