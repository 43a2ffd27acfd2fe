"""Names of players, as the terminal shows them."""

from collections.abc import Sequence
from typing import Final

from famiglia.rulebook import Message
from famiglia.rulebook.refusal import spoken
from famiglia.words import Argument, say

NAME: Final = 20
"""The greatest length of a name."""


def shortened(name: str) -> str:
    """An untrusted name, shortened and without line breaks or control characters.

    >>> shortened("Anna\\x1b[2J\\nBolena")
    'Anna[2J Bolena'
    """
    words = ("".join(sign for sign in word if sign.isprintable()) for word in name.split())
    return " ".join(word for word in words if word)[:NAME]


def text_with_names(lang: str, message: Message, names: Sequence[str], you: int | None) -> str:
    """The message, with the name of the player if it is about a seat; the seat `you` is addressed as "you"."""
    filled: dict[str, Argument] = {}
    for name, value in message.arguments:
        if name == "seat" and isinstance(value, int):
            filled |= {"who": "you" if value == you else "other", "name": shortened(names[value])}
        else:
            filled[name] = spoken(lang, value)
    return say(lang, message.id, **filled)
