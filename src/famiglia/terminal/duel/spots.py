"""The legal moves in plain words, and which of them a card on the table can serve."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from famiglia.duel import Move, Take
from famiglia.duel.cards import CardName
from famiglia.duel.text import card_uses
from famiglia.duel.text.card_uses import AREA, HAND, NEW, STREET
from famiglia.duel.text.describe import STEPS, move_message, step_of
from famiglia.duel.view import View
from famiglia.words import say

RIVAL_HAND: Final = "rival-hand"
RIVAL_AREA: Final = "rival-area"


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


def grouped(moves: Iterable[Move]) -> list[tuple[str, list[Move]]]:
    """The moves under the action they belong to, what can be had first of all on top."""
    groups: dict[str, list[Move]] = {step: [] for step in reversed(STEPS)}
    for move in moves:
        groups[step_of(move)].append(move)
    return [(step, found) for step, found in groups.items() if found]


def serves(spot: Spot, move: Move) -> bool:
    """Has this card a part in the move?"""
    return spot.card is not None and card_uses.serves(spot.zone, spot.card, spot.value, card_uses.uses(move))


def way(lang: str, move: Move, view: View) -> str:
    """The move as an offer: what would happen."""
    return move_message(move, view).text(lang)


def price(lang: str, spot: Spot) -> str:
    """What the card costs now, in plain words."""
    if spot.card is None:
        return ""
    cost = card_uses.price(spot.card, spot.lowered)
    return say(lang, "price-pair", cards=cost, least=spot.value) if cost else say(lang, "price-free")


def worth_marking(spot: Spot, moves: Sequence[Move]) -> str:
    """How the card is marked: it can be taken or played now, it has another use, or none."""
    served = [move for move in moves if serves(spot, move)]
    if not served:
        return ""
    return "◇" if spot.zone in (STREET, NEW) and not any(isinstance(move, Take) for move in served) else "◆"


__all__ = [
    "AREA", "HAND", "NEW", "RIVAL_AREA", "RIVAL_HAND", "STEPS", "STREET", "Spot", "grouped", "price", "serves", "step_of", "way",
    "worth_marking",
]  # fmt: skip
