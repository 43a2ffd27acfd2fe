"""A move with its verb, arguments and notation."""

from functools import lru_cache

import msgspec

from .engine import move_codes
from .names import Names

SECRET = "?"
"""Stands for an argument that only one team may know."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """A small decision; `str` is its notation.

    >>> from famiglia import war
    >>> game = war.new(options=("quick-setup",), dice=war.Dice("an evening in May"))
    >>> game.moves(game.to_decide()[0])[0].verb
    'token'
    """

    code: int
    text: str
    secret: bool = False
    """True if only the team of the seat that makes the move may know its argument."""

    @property
    def verb(self) -> str:
        return self.text.split(" ", 1)[0]

    @property
    def arguments(self) -> tuple[str, ...]:
        return tuple(self.text.split()[1:])

    def hidden(self) -> "Move":
        """The move as the other team may know it."""
        return Move(-1, f"{self.verb} {SECRET}") if self.secret else self

    def __str__(self) -> str:
        return self.text


@lru_cache(maxsize=50_000)
def move_of(names: Names, number: int) -> Move:
    """The move with this number, created once."""
    return Move(number, names.write(number), move_codes.verb_of(number) in move_codes.SECRET_VERBS)
