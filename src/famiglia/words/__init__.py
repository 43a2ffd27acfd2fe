"""All text for users, in English, German and French: Fluent catalogues, in one folder for each language.

`say` formats a message by its id. An argument that is a tuple of card codes is replaced by the names of the cards.
"""

from functools import cache
from importlib.resources import files
from os import environ
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr")

Argument: TypeAlias = int | str | tuple[str, ...]

LARGEST = 10**15
"""Larger numbers are formatted without grouping of digits, because Fluent cannot group them."""


@cache
def catalogue(lang: str) -> "FluentBundle":
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise ValueError(f"language {lang!r}: expected one of {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], functions={"CAPITAL": capital}, use_isolating=False)
    folder = files("famiglia.words").joinpath(lang)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def system_language() -> str:
    """The language of the user's system if there is a catalogue for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            lang = environ[variable][:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def say(lang: str, id_: str, **arguments: Argument) -> str:
    """Format the message with this id in a language.

    >>> say("en", "fact-not-in-hand", card=("A2",), cards=("F0", "F0"))
    'Accountant 2 is not in your hand.'
    """
    bundle = catalogue(lang)
    pattern = bundle.get_message(id_).value if bundle.has_message(id_) else None
    if pattern is None:
        raise KeyError(f"no sentence {id_!r} in {lang!r}")
    variables = {name: _variable(lang, value) for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, variables)
    if errors:
        raise ValueError(f"sentence {id_!r} in {lang!r}: {errors[0]}")
    return str(text)


def _variable(lang: str, value: Argument) -> int | str:
    """The value of a Fluent variable for an argument."""
    if isinstance(value, tuple):
        return cards(lang, value)
    return value if isinstance(value, str) or abs(value) < LARGEST else str(value)


def capital(text: Any) -> Any:
    """The text with a capital first letter; catalogues call this function as CAPITAL."""
    return str(text)[:1].upper() + str(text)[1:]


def card(lang: str, code: str) -> str:
    """The name of a card: `card("en", "A2") == "Accountant 2"`."""
    return say(lang, f"card-{code[0]}", value=int(code[1]))


def cards(lang: str, codes: tuple[str, ...]) -> str:
    """The names of these cards, with commas between them; several cards of a kind are counted."""
    if not codes:
        return say(lang, "no-cards")
    kinds = dict.fromkeys(codes)
    return ", ".join(
        card(lang, kind) if codes.count(kind) == 1 else f"{codes.count(kind)} × {card(lang, kind)}" for kind in kinds
    )
