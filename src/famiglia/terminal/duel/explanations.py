"""Why a card cannot be used now: the refusal of the most natural move with it."""

from famiglia.duel.text.card_uses import natural_move, useless_hand_card
from famiglia.duel.view import View
from famiglia.rulebook.register import Ruling, register
from famiglia.words import say

from ..common.base_screen import rule_text
from .card_stacks import AREA, HAND, NEW, STREET, CardStack
from .match import DuelMatch

STEP_RULES = {
    "street": ("D-11", "D-20", "D-22", "D-50"),
    "exchange": ("D-31", "D-32"),
    "brute": ("D-40", "D-41", "D-42", "D-50"),
    "take": ("D-50", "D-52", "D-53", "D-54", "D-55"),
    "over": ("D-83", "D-84", "D-85"),
}
"""By step of a view: the rules about it."""
SETUP_RULES = {
    "opponent": ("D-04",),
    "edition": ("D-51", "DA-06"),
    "first": ("D-07", "D-10"),
    "memory-aid": ("DA-44",),
    "play": ("D-08", "D-11", "D-50", "D-84"),
}
"""By choice before the game: the rules about it; a house rule has the rulings that name it."""


def why(lang: str, stack: CardStack, match: DuelMatch) -> list[str]:
    """Paragraphs on why this card cannot be used: the fact, the rule with its id, the remedy."""
    view = match.screen_state().view
    running = view.result is None
    move = natural_move(stack.zone, stack.card, stack.value, view) if running and stack.card is not None else None
    refusal = match.why_not(move) if move is not None else None
    if refusal is not None:
        parts = [refusal.fact.text(lang), rule_text(lang, refusal.rule)]
        if refusal.remedy is not None:
            parts.append(refusal.remedy.text(lang))
        return parts
    return _plain_facts(lang, stack, view)


def _plain_facts(lang: str, stack: CardStack, view: View) -> list[str]:
    if stack.zone not in (STREET, NEW, HAND, AREA):
        return [say(lang, "why-rival"), rule_text(lang, "D-10")]
    if stack.card is None or stack.zone != HAND:
        return step_rules(lang, view)
    fact, rules = useless_hand_card(stack.card)
    return [fact.text(lang), *(rule_text(lang, id_) for id_ in rules)]


def here(lang: str, view: View) -> tuple[str, list[str]]:
    """Title and rules of the current step, or of the score if the game is over."""
    return say(lang, "why-here" if view.result is None else "why-score"), step_rules(lang, view)


def setup_rules(lang: str, choice: str) -> list[str]:
    """The rules about a choice before the game."""
    rulings = [id_ for id_, entry in register("duel").items() if isinstance(entry, Ruling) and entry.option == choice]
    return [rule_text(lang, id_) for id_ in (*SETUP_RULES.get(choice, ()), *rulings)]


def step_rules(lang: str, view: View) -> list[str]:
    """The rules about the current step."""
    return [rule_text(lang, id_) for id_ in STEP_RULES[view.step]]
