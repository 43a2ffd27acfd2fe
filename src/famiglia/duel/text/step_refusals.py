"""Explains why a step of the turn is not possible now: by the refusal of a likely move, or by the lack of a card for it."""

from typing import Final

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Message

from ..cards import CardName
from ..game import Duel
from ..moves import Move, PlayAccountant, PlayBrute, Refresh, Take
from ..view import View

ORDER: Final = ("D-11", "D-12")
"""The rules on the order of the actions; they are cited before any rule about cards."""

NO_CARD_FOR: Final = {
    "accountant": Refusal("D-30", Message("why-no-accountant")),
    "brute": Refusal("D-40", Message("why-no-brute")),
    "take": Refusal("D-53", Message("why-nothing-to-take")),
}


def step_refusal(game: Duel, step: str, view: View) -> Refusal | None:
    """Why the seat whose turn it is has no legal move in this step; call it only for steps without one."""
    card = _best(step, view)
    if view.step == "street" and card is None and step != "street":
        return NO_CARD_FOR[step]  # every action is still open
    likely = _likely_move(step, card, view)
    refusal = game.why_not(view.seat, likely) if likely is not None else None
    if card is not None or step == "street" or (refusal is not None and refusal.rule in ORDER):
        return refusal
    return NO_CARD_FOR[step]


def _best(step: str, view: View) -> CardName | None:
    """The highest card in hand with the ability that this step needs."""
    family = {"accountant": "A", "brute": "B"}.get(step)
    return max((card for card in view.hands[view.seat] or () if card[0] == family and card[1] != "0"), default=None)


def _likely_move(step: str, card: CardName | None, view: View) -> Move | None:
    if step == "accountant":
        return PlayAccountant(card or "A1")
    if not (view.street or view.new):
        return None
    target, new = _highest(view)
    if step == "street":
        return Refresh(target, new)
    if step == "brute":
        return PlayBrute(card or "B1", target, 1, new)
    return Take(target, new=new)


def _highest(view: View) -> tuple[CardName, bool]:
    """The card of the Street with the highest value, and whether it is new."""
    street = [(card, True) for card in view.new] + [(card, False) for card in view.street]
    return max(street, key=lambda found: found[0][1])
