"""The games that this server offers, and their rules, as the handlers in `server_info` return them."""

from functools import cache

from famiglia.bots import BOTS
from famiglia.bots.strength import strengths
from famiglia.rulebook.chapters import chapters
from famiglia.rulebook.register import Rule, register
from famiglia.table.games import GAMES, game_of

from ..schemas.games import BotStrength, ChapterText, GameOffer, Rulebook, RuleText, RulingText


@cache
def games() -> list[GameOffer]:
    """Every game, with the choices for a new table."""
    return [_offer(game) for game in GAMES]


def _offer(name: str) -> GameOffer:
    game = game_of(name)
    return GameOffer(
        name,  # type: ignore[arg-type]
        game.seats,
        list(game.editions),
        list(game.options),
        list(game.newcomers),
        list(BOTS[name]),
        {bot: BotStrength(**vars(each)) for bot, each in strengths(name).items() if bot in BOTS[name]},
        list(game.packs),
        game.has_memory_aid,
    )


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """All rules and rulings of a game in one language."""
    contents = [ChapterText(each.id, each.titles[lang], list(each.rules)) for each in chapters(game)]
    rulebook = Rulebook(game, contents, [], [])
    for entry in register(game).values():
        if isinstance(entry, Rule):
            sentence = entry.sentence(lang)
            rulebook.rules.append(RuleText(entry.id, sentence, list(entry.editions), entry.cite, list(entry.rulings)))
        else:
            question, ruling = entry.questions[lang], entry.answers[lang]
            rulebook.rulings.append(
                RulingText(entry.id, question, ruling, list(entry.rules), entry.confidence, entry.option)
            )
    return rulebook
