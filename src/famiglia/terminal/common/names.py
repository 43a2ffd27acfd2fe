"""Names of players, as the terminal shows them."""

from typing import Final

NAME: Final = 20
"""The greatest length of a name."""


def shortened(name: str) -> str:
    """An untrusted name, shortened and without line breaks or control characters.

    >>> shortened("Anna\\x1b[2J\\nBolena")
    'Anna[2J Bolena'
    """
    words = ("".join(sign for sign in word if sign.isprintable()) for word in name.split())
    return " ".join(word for word in words if word)[:NAME]
