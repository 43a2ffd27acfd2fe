"""What the server tells about the games themselves: what can be opened, and the rules."""

from functools import cache

from famiglia.bots import BOTS_OF
from famiglia.duel import EDITIONS
from famiglia.rulebook.register import Rule, register
from famiglia.table.settings import GAMES, SEATS_OF, options_of, packs

from .shapes import GameOffer, Rulebook, RuleText, RulingText


@cache
def games() -> list[GameOffer]:
    """What can be chosen when a table is opened."""
    return [_offer(game) for game in GAMES]


def _offer(game: str) -> GameOffer:
    duel = game == "duel"
    return GameOffer(
        "duel" if duel else "war",
        SEATS_OF[game],
        list(EDITIONS) if duel else [],
        list(options_of(game)),
        list(BOTS_OF[game]),
        [] if duel else list(packs()),
        duel,
    )


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The register of a game in one language."""
    told = Rulebook(game, [], [])
    for entry in register(game).values():
        if isinstance(entry, Rule):
            sentence = entry.sentence(lang)
            told.rules.append(RuleText(entry.id, sentence, list(entry.editions), entry.cite, list(entry.rulings)))
        else:
            question, ruling = entry.questions[lang], entry.answers[lang]
            told.rulings.append(
                RulingText(entry.id, question, ruling, list(entry.rules), entry.confidence, entry.option)
            )
    return told
