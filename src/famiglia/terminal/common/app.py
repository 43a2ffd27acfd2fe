"""The apps of the terminal: their common base class, and the replay of a record."""

from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from famiglia.record import AnyRecord
from famiglia.words import LANGUAGES, say

from .base_screen import BaseScreen
from .game import TerminalGame
from .hangup import end_at_once, hung_up, on_hang_up
from .theme import DAY, NOIR

LISTEN = 2.0
"""The seconds between two looks whether the terminal is still there."""


class TerminalApp(App[None]):
    """The base class of both apps: language, theme, and leaving without loss."""

    TITLE = "Famiglia"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "go_out", show=False, priority=True)]

    def __init__(self, game: TerminalGame, lang: str) -> None:
        super().__init__(css_path=["look.tcss", *game.styles])
        self.game = game
        self.lang = lang
        self.parting: list[str] = []
        """What is printed once the screen is the shell's again."""
        self.register_theme(NOIR)
        self.register_theme(DAY)
        self.theme = NOIR.name

    def on_ready(self) -> None:
        if not self.is_headless:
            on_hang_up(self.hang_up)
            self.set_interval(LISTEN, self._listen)

    def _listen(self) -> None:
        if hung_up():
            self.hang_up()

    def hang_up(self) -> None:
        """The terminal is gone: keep what would be lost and end, instead of waiting for keys that never come."""
        with suppress(Exception):
            self.rescue()
        end_at_once()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own shades, in any theme: what is less important, and what is said in passing."""
        dark = self.current_theme.dark
        return {"muted": "#a3a591" if dark else "#5d5646", "aside": "#93ab9c" if dark else "#4c5a4c"}

    def action_other_light(self) -> None:
        """Dark or light."""
        self.theme = DAY.name if self.current_theme.dark else NOIR.name
        self._retell()

    def action_next_language(self) -> None:
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self._retell()

    def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.retell()

    def action_go_out(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Leave at once, but keep what would be lost."""
        self.rescue()
        self.exit()

    def rescue(self) -> None:
        """Keep what would be lost by leaving now."""

    def _handle_exception(self, error: Exception) -> None:
        """Restore the terminal before a fault of the program is told; tests get the exception."""
        if self.is_headless:
            super()._handle_exception(error)
            return
        with suppress(Exception):
            self.rescue()
        self.parting.append(say(self.lang, "broken", error=f"{type(error).__name__}: {error}"))
        self.exit(return_code=1)


class ReplayApp(TerminalApp):
    """Looks at a record."""

    def __init__(self, game: TerminalGame, record: AnyRecord, lang: str) -> None:
        super().__init__(game, lang)
        self.record = record

    def on_mount(self) -> None:
        self.push_screen(self.game.replay_screen(self.record))
