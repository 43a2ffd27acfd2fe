"""The legal moves in plain words, and which of them a card on the table can serve."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from famiglia.duel import Exchange, Move, PlayAccountant, PlayBrute, Refresh, Stop, Take
from famiglia.duel.cards import CardName
from famiglia.duel.view import View
from famiglia.words import card, say

from .log import pair

STREET: Final = "street"
NEW: Final = "new"
HAND: Final = "hand"
AREA: Final = "area"
RIVAL_HAND: Final = "rival-hand"
RIVAL_AREA: Final = "rival-area"

STEPS: Final = ("street", "accountant", "brute", "take")
"""The four actions of a turn (D-11)."""


@dataclass(frozen=True)
class Spot:
    """A card somewhere on the table, or some of a kind that lie together."""

    zone: str
    card: CardName | None
    """None: a card that shows its back."""
    lowered: int = 0
    """By how much a Brute has lowered it."""
    count: int = 1

    @property
    def value(self) -> int:
        """Its value now."""
        return int(self.card[1]) - self.lowered if self.card else 0


def step_of(move: Move) -> str:
    """The action that the move belongs to."""
    if isinstance(move, Refresh):
        return "street"
    if isinstance(move, PlayAccountant | Exchange | Stop):
        return "accountant"
    return "brute" if isinstance(move, PlayBrute) else "take"


def grouped(moves: Iterable[Move]) -> list[tuple[str, list[Move]]]:
    """The moves under the action they belong to, what can be had first of all on top."""
    groups: dict[str, list[Move]] = {step: [] for step in reversed(STEPS)}
    for move in moves:
        groups[step_of(move)].append(move)
    return [(step, found) for step, found in groups.items() if found]


def serves(spot: Spot, move: Move) -> bool:
    """Has this card a part in the move?"""
    if spot.card is None:
        return False
    if spot.zone in (STREET, NEW):
        return _serves_in_street(spot, move)
    if spot.zone == HAND:
        if isinstance(move, PlayAccountant | PlayBrute):
            return move.card == spot.card
        if isinstance(move, Exchange):
            return move.lay == spot.card
        return isinstance(move, Take) and spot.card in (move.back, move.down)
    return spot.zone == AREA and isinstance(move, Exchange) and move.fetch == spot.card


def _serves_in_street(spot: Spot, move: Move) -> bool:
    new = spot.zone == NEW
    if isinstance(move, Refresh):
        return move.card == spot.card and move.new == new
    if isinstance(move, PlayBrute):
        return move.target == spot.card and move.new == new
    return isinstance(move, Take) and move.card == spot.card and move.new == new and price_paid(move) == spot.value


def price_paid(take: Take) -> int:
    """The value that a payment takes a card for: one more than its natural card (D-53)."""
    natural = [int(paid[1]) for paid in (take.back, take.down) if paid is not None and paid[0] == take.card[0]]
    return min(natural) + 1 if natural else 0


def way(lang: str, move: Move, view: View) -> str:
    """The move as an offer: what would happen."""
    if isinstance(move, Refresh):
        id_ = "way-refresh" if view.phase == 1 else "way-refresh-under"
        return say(lang, id_, card=_in_street(lang, move.card, move.new, view), value=int(move.card[1]))
    if isinstance(move, PlayAccountant):
        return say(lang, "way-account", card=(move.card,), value=int(move.card[1]))
    if isinstance(move, Exchange):
        return say(lang, "way-exchange", fetch=(move.fetch,), lay=(move.lay,))
    if isinstance(move, PlayBrute):
        target = _in_street(lang, move.target, move.new, view)
        left = int(move.target[1]) - move.amount
        return say(lang, "way-brute", brute=(move.card,), card=target, amount=move.amount, left=left)
    if isinstance(move, Take):
        return _take(lang, move, view)
    return say(lang, "way-stop" if isinstance(move, Stop) else "way-pass")


def _take(lang: str, move: Take, view: View) -> str:
    name = _in_street(lang, move.card, move.new, view)
    if move.back is None or move.down is None:
        return say(lang, "way-take-free", card=name)
    if move.back == move.down:
        return say(lang, "way-take-pair", card=name, paid=pair(lang, move.back, move.down))
    shown = pair(lang, *sorted((move.back, move.down), key=lambda paid: (paid[0] == "M", paid)))
    return say(lang, "way-take", card=name, paid=shown, down=(move.down,))


def _in_street(lang: str, name: CardName, new: bool, view: View) -> str:
    """The card's name; told apart where the same kind lies there both old and new."""
    if name in view.street and name in view.new:
        return say(lang, "card-new" if new else "card-old", card=(name,))
    return card(lang, name)


def price(lang: str, spot: Spot) -> str:
    """What the card costs now, in plain words."""
    if spot.card is None:
        return ""
    if spot.value == 0:
        return say(lang, "price-free")
    natural = f"{spot.card[0]}{spot.value - 1}"
    return say(lang, "price-pair", cards=(natural, natural), least=spot.value)


def worth_marking(spot: Spot, moves: Sequence[Move]) -> str:
    """How the card is marked: it can be taken or played now, it has another use, or none."""
    served = [move for move in moves if serves(spot, move)]
    if not served:
        return ""
    return "◇" if spot.zone in (STREET, NEW) and not any(isinstance(move, Take) for move in served) else "◆"
