"""What is settled when a table is opened."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

import msgspec

from famiglia.bots import BOTS

from .errors import TableError
from .games import GAMES, game_of

VISIBILITIES: Final = ("private", "listed")
PACES: Final = ("live", "turns")
STANDARD: Final = "standard"


class PublicSettings(TypedDict):
    """The settings that everyone at a table may read."""

    options: list[str]
    """House rules."""
    edition: NotRequired[str]
    """Of a duel."""
    first: NotRequired[int | None]
    """Of a duel: the seat that begins; null lets the dice decide."""
    memory_aid: NotRequired[bool]
    """Of a duel: whether all hands are open."""
    pack: NotRequired[str]
    """Of a war: the set of components."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen when a table is opened."""

    game: str = "duel"
    edition: str = "revised"
    """Of a duel."""
    options: tuple[str, ...] = ()
    first: int | None = None
    """Of a duel: the seat that begins; None lets the dice decide."""
    memory_aid: bool = False
    """Of a duel: are all hands open?"""
    pack: str = STANDARD
    """Of a war."""
    visibility: str = "private"
    pace: str = "live"
    host: str | None = None
    """The player who opened it."""

    def checked(self) -> "Settings":
        """The settings themselves, if there is such a table; `TableError` names the field, the value and what is expected."""
        one_of("game", self.game, tuple(GAMES))
        one_of("visibility", self.visibility, VISIBILITIES)
        one_of("pace", self.pace, PACES)
        game = game_of(self.game)
        for option in self.options:
            one_of("options", option, game.options)
        game.check(self)
        return self

    @property
    def seats(self) -> int:
        return game_of(self.game).seats

    @property
    def rules(self) -> str:
        """The rules version that is played."""
        return game_of(self.game).rules

    def public(self) -> PublicSettings:
        """What all people at the table may read of them."""
        return game_of(self.game).public(self)


def bots_of(game: str) -> tuple[str, ...]:
    """The bots of a game."""
    return tuple(BOTS[game])


def one_of(field: str, value: str, known: Sequence[str]) -> None:
    """Raise a `TableError` for a value that is not known."""
    if value not in known:
        raise TableError("bad-settings", field=field, value=value, expected=", ".join(known))
