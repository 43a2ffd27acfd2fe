"""What the terminal needs to know of a game; each game implements it in its `game` module."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from famiglia.record import AnyRecord, Verified
from famiglia.words import say

from .options import PlayOptions

if TYPE_CHECKING:
    from .base_screen import BaseScreen
    from .match import Match
    from .replay_screen import ReplayScreen
    from .table_screen import TableScreen
    from .unfinished_games import Unfinished


class Unplayable(ValueError):
    """Settings that no game can be played with: a title for the window, and what is wrong."""

    def __init__(self, title: str, what: str) -> None:
        super().__init__(what)
        self.title_id = title

    def title(self, lang: str) -> str:
        return say(lang, self.title_id)


class TerminalGame(Protocol):
    """A game in the terminal. Screens are loaded when they are asked for, so that commands stay quick."""

    @property
    def name(self) -> str:
        """Its name on the command line and in records."""

    @property
    def styles(self) -> Sequence[Path]:
        """Its style sheets, beside the common one."""

    @property
    def options(self) -> frozenset[str]:
        """The options of `famiglia play` that only some games have, and this one has."""

    def settings(self, lang: str) -> Any:
        """What is settled if nothing was chosen."""

    def settings_from(self, options: PlayOptions) -> tuple[Any, bool]:
        """The settings that the command line names, and whether the screen has to ask for more.

        `ValueError` says which option is wrong and what is expected.
        """

    def begin(self, settings: Any) -> "Match":
        """A new game; raises `Unplayable`."""

    def resume(self, left: "Unfinished") -> "Match":
        """A game that goes on where it was left; raises `OSError`, `RecordError`, or `MsgspecError`."""

    def setup_screen(self, settings: Any) -> "BaseScreen":
        """Choose and play."""

    def table_screen(self, match: Any) -> "TableScreen":
        """A game in progress."""

    def replay_screen(self, record: AnyRecord) -> "ReplayScreen":
        """A record, step by step."""

    def sentences(self, record: AnyRecord, lang: str) -> list[str]:
        """A recorded game in words."""

    def outcome(self, found: Verified, lang: str) -> str:
        """The result that a verified record proves, in words."""
