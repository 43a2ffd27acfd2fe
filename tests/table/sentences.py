"""Sentences as a client says them, and whether each has all that it is filled with."""

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from famiglia.server.assets.static_files import NOT_FOR_THE_BROWSER
from famiglia.table.sentences import Sentence
from famiglia.words import LANGUAGES, say

from ..catalogues import blanks, parsed


def said(sentence: Sentence, lang: str, names: Sequence[str]) -> str:
    """The text: a seat gets its name, and a sentence within a sentence is said first."""
    filled: dict[str, int | str | tuple[str, ...]] = {}
    for name, value in sentence.args.items():
        if isinstance(value, dict):
            filled[name] = said(msgspec.convert(value, Sentence), lang, names)
        elif name == "seat":
            filled |= {"name": names[value], "who": "other"}
        else:
            filled[name] = tuple(value) if isinstance(value, list) else value
    return say(lang, sentence.id, **filled)


def gaps(sentence: Sentence) -> Iterator[str]:
    """What a client could not say: sentences that it does not get, and blanks that nothing fills."""
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
    """The sentences that the browser gets, each with its blanks."""
    return {id_: blanks(message) for id_, message in parsed(lang, NOT_FOR_THE_BROWSER)}
