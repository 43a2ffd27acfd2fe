"""Why a card cannot be used now: the refusal of the most natural move with it."""

from famiglia.duel.text.card_uses import natural_move, useless_hand_card
from famiglia.duel.view import View
from famiglia.rulebook.register import Ruling, register
from famiglia.words import say

from ..common.base_screen import rule_text
from .match import DuelMatch
from .spots import AREA, HAND, NEW, STREET, Spot

STEP_RULES = {
    "street": ("D-11", "D-20", "D-22", "D-50"),
    "exchange": ("D-31", "D-32"),
    "brute": ("D-40", "D-41", "D-42", "D-50"),
    "take": ("D-50", "D-52", "D-53", "D-54", "D-55"),
    "over": ("D-83", "D-84", "D-85"),
}
"""What rules the step that a view is in."""
SETUP_RULES = {
    "opponent": ("D-04",),
    "edition": ("D-51", "DA-06"),
    "first": ("D-07", "D-10"),
    "memory-aid": ("DA-44",),
    "play": ("D-08", "D-11", "D-50", "D-84"),
}
"""What rules a choice before the game; for a house rule these are the rulings that name it."""


def why(lang: str, spot: Spot, match: DuelMatch) -> list[str]:
    """Paragraphs on why this card cannot be used: the fact, the rule with its id, the remedy."""
    view = match.scene().view
    running = view.result is None
    move = natural_move(spot.zone, spot.card, spot.value, view) if running and spot.card is not None else None
    refusal = match.why_not(move) if move is not None else None
    if refusal is not None:
        parts = [refusal.fact.text(lang), rule_text(lang, refusal.rule)]
        if refusal.remedy is not None:
            parts.append(refusal.remedy.text(lang))
        return parts
    return _plain_facts(lang, spot, view)


def _plain_facts(lang: str, spot: Spot, view: View) -> list[str]:
    if spot.zone not in (STREET, NEW, HAND, AREA):
        return [say(lang, "why-rival"), rule_text(lang, "D-10")]
    if spot.card is None or spot.zone != HAND:
        return step_rules(lang, view)
    fact, rules = useless_hand_card(spot.card)
    return [fact.text(lang), *(rule_text(lang, id_) for id_ in rules)]


def here(lang: str, view: View) -> tuple[str, list[str]]:
    """What to read about the step that the turn is in, or about the score once the game is over."""
    return say(lang, "why-here" if view.result is None else "why-score"), step_rules(lang, view)


def setup_rules(lang: str, choice: str) -> list[str]:
    """The rules behind a choice before the game."""
    rulings = [id_ for id_, entry in register("duel").items() if isinstance(entry, Ruling) and entry.option == choice]
    return [rule_text(lang, id_) for id_ in (*SETUP_RULES.get(choice, ()), *rulings)]


def step_rules(lang: str, view: View) -> list[str]:
    """The rules behind the step that the turn is in."""
    return [rule_text(lang, id_) for id_ in STEP_RULES[view.step]]
