"""The cards on the table as the screen shows them, and the moves that they can be used for."""

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
class CardStack:
    """A card in a zone of the table, or several equal cards together."""

    zone: str
    card: CardName | None
    """None for a face-down card."""
    lowered: int = 0
    """The amount by which a Brute has lowered it."""
    count: int = 1

    @property
    def value(self) -> int:
        """Its current value."""
        return int(self.card[1]) - self.lowered if self.card else 0


def grouped(moves: Iterable[Move]) -> list[tuple[str, list[Move]]]:
    """The moves grouped by action, the last action of the turn first."""
    groups: dict[str, list[Move]] = {step: [] for step in reversed(STEPS)}
    for move in moves:
        groups[step_of(move)].append(move)
    return [(step, found) for step, found in groups.items() if found]


def serves(stack: CardStack, move: Move) -> bool:
    """True if the move involves this card."""
    return stack.card is not None and card_uses.serves(stack.zone, stack.card, stack.value, card_uses.uses(move))


def move_text(lang: str, move: Move, view: View) -> str:
    """What a move would do, as a sentence."""
    return move_message(move, view).text(lang)


def price(lang: str, stack: CardStack) -> str:
    """The current price of a card, as a text."""
    if stack.card is None:
        return ""
    cost = card_uses.price(stack.card, stack.lowered)
    return say(lang, "price-pair", cards=cost, least=stack.value) if cost else say(lang, "price-free")


def mark_for(stack: CardStack, moves: Sequence[Move]) -> str:
    """The mark of a card: ◆ if it can be taken or played now, ◇ if it has another use, or none."""
    served = [move for move in moves if serves(stack, move)]
    if not served:
        return ""
    return "◇" if stack.zone in (STREET, NEW) and not any(isinstance(move, Take) for move in served) else "◆"


__all__ = [
    "AREA",
    "HAND",
    "NEW",
    "RIVAL_AREA",
    "RIVAL_HAND",
    "STEPS",
    "STREET",
    "CardStack",
    "grouped",
    "mark_for",
    "move_text",
    "price",
    "serves",
    "step_of",
]  # fmt: skip
