"""Texts for dialogs: all rules, the piles, the whole log."""

from textual.content import Content

from famiglia.duel.view import View
from famiglia.rulebook.register import Rule, register
from famiglia.words import cards, say

from .log import sentence
from .screen_state import ScreenState


def rules_text(lang: str, edition: str) -> list[str | Content]:
    """Every rule of the edition, then every ruling, each with its id."""
    rules: list[str | Content] = [_part(say(lang, "rules-rules"))]
    rulings: list[str | Content] = [_part(say(lang, "rules-rulings"))]
    for id_, entry in register("duel").items():
        if not isinstance(entry, Rule):
            rulings.append(_numbered(id_, entry.sentence(lang)))
        elif edition in entry.editions:
            rules.append(_numbered(id_, entry.sentence(lang)))
    return rules + rulings


def piles_text(lang: str, view: View) -> list[str | Content]:
    """The discard pile, and the cards that are known to be under the deck."""
    return [
        Content.assemble((say(lang, "piles-discard"), "bold $primary"), "\n", cards(lang, view.discard)),
        Content.assemble((say(lang, "piles-under"), "bold $primary"), "\n", cards(lang, view.deck_known)),
        Content.styled(say(lang, "piles-unseen", cards=view.deck_size - len(view.deck_known)), "$muted"),
    ]


def log_text(lang: str, state: ScreenState) -> list[str | Content]:
    """Every event from the deal on."""
    sentences = [sentence(lang, event, state.names, state.you) for event in state.events]
    return ["\n".join(f"{number:>3}  {line}" for number, line in enumerate(sentences, 1))]


def _part(title: str) -> Content:
    return Content.styled(title, "bold $primary")


def _numbered(id_: str, text: str) -> Content:
    return Content.assemble((f"{id_:<6}", "bold $primary"), text)
