"""The interface between the terminal and games; each game implements it in its module `game`."""

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
    from .unfinished_games import UnfinishedGame


class InvalidSettings(ValueError):
    """Raised for settings that cannot be played: a title for the dialog, and what is wrong."""

    def __init__(self, title: str, what: str) -> None:
        super().__init__(what)
        self.title_id = title

    def title(self, lang: str) -> str:
        return say(lang, self.title_id)


class TerminalGame(Protocol):
    """A game in the terminal. Its screens are imported only when they are needed, so that commands start fast."""

    @property
    def name(self) -> str:
        """Its name on the command line and in records."""

    @property
    def styles(self) -> Sequence[Path]:
        """Its style sheets besides `common.tcss`."""

    @property
    def options(self) -> frozenset[str]:
        """The options of `famiglia play` that this game has and others may not have."""

    def settings(self, lang: str) -> Any:
        """The default settings."""

    def settings_from(self, options: PlayOptions) -> tuple[Any, bool]:
        """The settings on the command line, and whether the setup screen is needed.

        Raises `ValueError` with the invalid option and what is expected.
        """

    def begin(self, settings: Any) -> "Match":
        """Begin a new game; raises `InvalidSettings`."""

    def resume(self, unfinished: "UnfinishedGame") -> "Match":
        """Continue an unfinished game; raises `OSError`, `RecordError`, or `MsgspecError`."""

    def setup_screen(self, settings: Any) -> "BaseScreen":
        """The screen before a game, with its settings."""

    def table_screen(self, match: Any) -> "TableScreen":
        """The screen of a game in progress."""

    def replay_screen(self, record: AnyRecord) -> "ReplayScreen":
        """The screen of a replay."""

    def sentences(self, record: AnyRecord, lang: str) -> list[str]:
        """The events of a recorded game as sentences."""

    def outcome(self, found: Verified, lang: str) -> str:
        """The result of a verified record as a sentence."""
