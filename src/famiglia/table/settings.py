"""The settings of a table, which cannot change after it is opened."""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

import msgspec

from famiglia.bots import BOTS
from famiglia.bots.advice import can_advise

from .errors import TableError
from .games import GAMES, game_of

VISIBILITIES: Final = ("private", "listed")
PACES: Final = ("live", "turns")
STANDARD: Final = "standard"


class PublicSettings(TypedDict):
    """The settings of a table that everybody may see."""

    options: list[str]
    """The house rules that apply."""
    edition: NotRequired[str]
    """In a duel: the edition of the rulebook."""
    first: NotRequired[int | None]
    """In a duel: the seat that begins; null lets the dice decide."""
    memory_aid: NotRequired[bool]
    """In a duel: whether all hands are open."""
    hints: NotRequired[bool]
    """In a duel: whether people who play against each other may ask for hints."""
    pack: NotRequired[str]
    """In a war: the set of components."""


class Settings(msgspec.Struct, frozen=True):
    """All settings of a table."""

    game: str = "duel"
    edition: str = "revised"
    """In a duel: the edition of the rulebook."""
    options: tuple[str, ...] = ()
    first: int | None = None
    """In a duel: the seat that begins; None lets the dice decide."""
    memory_aid: bool = False
    """In a duel: whether all hands are open."""
    hints: bool = False
    """Whether people who play against each other may ask for hints."""
    pack: str = STANDARD
    """In a war: the name of the pack."""
    visibility: str = "private"
    pace: str = "live"
    host: str | None = None
    """The player who opened the table."""

    def checked(self) -> "Settings":
        """Return these settings; raises `TableError` if one of them is invalid."""
        one_of("game", self.game, tuple(GAMES))
        one_of("visibility", self.visibility, VISIBILITIES)
        one_of("pace", self.pace, PACES)
        game = game_of(self.game)
        for option in self.options:
            one_of("options", option, game.options)
        game.check(self)
        if self.hints and not can_advise(self.game):
            raise TableError("bad-settings", field="hints", value="true", expected="false")
        return self

    @property
    def seats(self) -> int:
        return game_of(self.game).seats

    @property
    def rules(self) -> str:
        """The version of the rules."""
        return game_of(self.game).rules

    def public(self) -> PublicSettings:
        """The settings that everybody may see."""
        return game_of(self.game).public(self)


def bots_of(game: str) -> tuple[str, ...]:
    """The levels of the bots for a game."""
    return tuple(BOTS[game])


def one_of(field: str, value: str, known: Sequence[str]) -> None:
    """Raise `TableError` for a value that is not among the known ones."""
    if value not in known:
        raise TableError("bad-settings", field=field, value=value, expected=", ".join(known))
