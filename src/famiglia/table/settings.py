"""What is settled when a table is opened."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from famiglia.bots import BOTS_OF
from famiglia.duel import EDITIONS
from famiglia.duel import OPTIONS as DUEL_OPTIONS
from famiglia.duel import RULES_VERSION as DUEL_RULES

from .errors import TableError

GAMES: Final = ("duel", "war")
SEATS_OF: Final = {"duel": 2, "war": 4}
VISIBILITIES: Final = ("private", "listed")
PACES: Final = ("live", "turns")
STANDARD: Final = "standard"


class Settings(msgspec.Struct, frozen=True):
    """Everything that whoever opens a table may choose."""

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
        _one_of("game", self.game, GAMES)
        _one_of("visibility", self.visibility, VISIBILITIES)
        _one_of("pace", self.pace, PACES)
        for option in self.options:
            _one_of("options", option, options_of(self.game))
        if self.game == "duel":
            _one_of("edition", self.edition, EDITIONS)
            if self.first not in (None, 0, 1):
                raise TableError("bad-settings", field="first", value=str(self.first), expected="0, 1, null")
        else:
            _one_of("pack", self.pack, packs())
            if self.first is not None:
                raise TableError("bad-settings", field="first", value=str(self.first), expected="null")
            if self.memory_aid:
                raise TableError("bad-settings", field="memory_aid", value="true", expected="false")
        return self

    @property
    def seats(self) -> int:
        return SEATS_OF[self.game]

    @property
    def rules(self) -> str:
        """The rules version that is played."""
        if self.game == "duel":
            return DUEL_RULES
        from famiglia.war import RULES_VERSION

        return RULES_VERSION

    def public(self) -> dict[str, Any]:
        """What everybody at the table may read of them."""
        if self.game == "war":
            return {"pack": self.pack, "options": list(self.options)}
        return {
            "edition": self.edition,
            "options": list(self.options),
            "first": self.first,
            "memory_aid": self.memory_aid,
        }


def settings_of(header: Any, host: str | None) -> Settings:
    """The settings of a game that was recorded elsewhere."""
    if header.game == "duel":
        return Settings("duel", header.edition, header.options, header.first, host=host)
    return Settings("war", options=header.options, pack=header.pack.name, host=host)


def options_of(game: str) -> tuple[str, ...]:
    """The house rules of a game."""
    if game == "duel":
        return tuple(DUEL_OPTIONS)
    from famiglia.war import OPTIONS

    return OPTIONS


def bots_of(game: str) -> tuple[str, ...]:
    """The bots of a game."""
    return tuple(BOTS_OF[game])


def packs() -> tuple[str, ...]:
    """The packs of the war that come with the program; a table plays with no other."""
    from famiglia.war.pack.files import built_in

    return built_in()


def _one_of(field: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise TableError("bad-settings", field=field, value=value, expected=", ".join(known))
