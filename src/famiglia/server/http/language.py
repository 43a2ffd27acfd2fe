"""Which of our languages a reader wants."""

from functools import lru_cache

from famiglia.words import LANGUAGES


@lru_cache(maxsize=1000)
def language(asked: str | None, accepted: str) -> str:
    """What the address asks for, else what the browser accepts, else English.

    >>> language(None, "it, fr-CH;q=0.9, de;q=0.8")
    'fr'
    >>> language("de", "fr")
    'de'
    """
    if asked in LANGUAGES:
        return asked
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        name, _, quality = part.strip().partition(";")
        wishes.append((-_weight(quality), name.strip().partition("-")[0].lower()))
    for weight, name in sorted(wishes, key=lambda wish: wish[0]):
        if name in LANGUAGES and weight < 0:
            return name
    return "en"


def _weight(quality: str) -> float:
    try:
        return float(quality.strip().removeprefix("q=")) if quality else 1.0
    except ValueError:
        return 0.0
