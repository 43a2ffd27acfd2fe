"""Formats sentences as a client does, and finds those that a client could not format."""

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from famiglia.server.assets.static_files import NOT_FOR_THE_BROWSER
from famiglia.table.sentences import Sentence
from famiglia.words import LANGUAGES, say

from ..catalogues import blanks, parsed


def said(sentence: Sentence, lang: str, names: Sequence[str]) -> str:
    """The text of a sentence; seats are replaced by names, and sentences among its arguments by their texts."""
    arguments: dict[str, int | str | tuple[str, ...]] = {}
    for name, value in sentence.args.items():
        if isinstance(value, dict):
            arguments[name] = said(msgspec.convert(value, Sentence), lang, names)
        elif name == "seat":
            arguments |= {"name": names[value], "who": "other"}
        else:
            arguments[name] = tuple(value) if isinstance(value, list) else value
    return say(lang, sentence.id, **arguments)


def gaps(sentence: Sentence) -> Iterator[str]:
    """Messages that the browser's catalogues lack, and variables for which the sentence has no argument."""
    filled = set(sentence.args) | ({"name", "who"} if "seat" in sentence.args else set())
    for lang in LANGUAGES:
        if sentence.id not in _sent(lang):
            yield f"{lang}: {sentence.id}"
        else:
            yield from (f"{lang}: {sentence.id}: {blank}" for blank in _sent(lang)[sentence.id] - filled)
    for value in sentence.args.values():
        if isinstance(value, dict):
            yield from gaps(msgspec.convert(value, Sentence))


@cache
def _sent(lang: str) -> dict[str, set[str]]:
    """The messages in the browser's catalogues, each with its variables."""
    return {id_: blanks(message) for id_, message in parsed(lang, NOT_FOR_THE_BROWSER)}
