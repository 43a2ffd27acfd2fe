"""What the server tells about the games themselves: what can be opened, and the rules."""

from functools import cache

from famiglia.bots import BOTS
from famiglia.rulebook.register import Rule, register
from famiglia.table.games import GAMES, game_of

from ..schemas.tables import GameOffer, Rulebook, RuleText, RulingText


@cache
def games() -> list[GameOffer]:
    """What can be chosen when a table is opened."""
    return [_offer(game) for game in GAMES]


def _offer(name: str) -> GameOffer:
    game = game_of(name)
    return GameOffer(
        name,  # type: ignore[arg-type]
        game.seats,
        list(game.editions),
        list(game.options),
        list(BOTS[name]),
        list(game.packs),
        game.has_first,
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
