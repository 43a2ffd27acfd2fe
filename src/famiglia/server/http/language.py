"""Choosing the language of a response."""

from famiglia.words import LANGUAGES

from ..text_cache import cached_for_short_texts


def preferred_language(requested: str | None, accept_language: str) -> str:
    """The language that the query names, else the best one of the header Accept-Language, else English.

    >>> preferred_language(None, "it, fr-CH;q=0.9, de;q=0.8")
    'fr'
    >>> preferred_language("de", "fr")
    'de'
    """
    return requested if requested in LANGUAGES else _accepted_language(accept_language)


@cached_for_short_texts
def _accepted_language(accept_language: str) -> str:
    preferences: list[tuple[float, str]] = []
    for part in accept_language.split(",")[:20]:
        name, _, quality = part.strip().partition(";")
        preferences.append((-_weight(quality), name.strip().partition("-")[0].lower()))
    for weight, name in sorted(preferences, key=lambda preference: preference[0]):
        if name in LANGUAGES and weight < 0:
            return name
    return "en"


def _weight(quality: str) -> float:
    try:
        return float(quality.strip().removeprefix("q=")) if quality else 1.0
    except ValueError:
        return 0.0
