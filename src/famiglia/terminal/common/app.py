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

CHECK_INTERVAL = 2.0
"""The seconds between two checks that the terminal still exists."""


class TerminalApp(App[None]):
    """The base class of both apps: language, theme, and saving before the end."""

    TITLE = "Famiglia"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "go_out", show=False, priority=True)]

    def __init__(self, game: TerminalGame, lang: str) -> None:
        super().__init__(css_path=["common.tcss", *game.styles])
        self.game = game
        self.lang = lang
        self.last_lines: list[str] = []
        """The lines that are printed in the shell after the app has ended."""
        self.register_theme(NOIR)
        self.register_theme(DAY)
        self.theme = NOIR.name

    def on_ready(self) -> None:
        if not self.is_headless:
            on_hang_up(self.hang_up)
            self.set_interval(CHECK_INTERVAL, self._check_terminal)

    def _check_terminal(self) -> None:
        if hung_up():
            self.hang_up()

    def hang_up(self) -> None:
        """Save and end, because the terminal is gone."""
        with suppress(Exception):
            self.save_unsaved()
        end_at_once()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Two colours of our own in any theme: `muted` for less important text, `aside` for hints."""
        dark = self.current_theme.dark
        return {"muted": "#a3a591" if dark else "#5d5646", "aside": "#93ab9c" if dark else "#4c5a4c"}

    def action_toggle_theme(self) -> None:
        """Switch between the dark and the light theme."""
        self.theme = DAY.name if self.current_theme.dark else NOIR.name
        self._update_screens()

    def action_next_language(self) -> None:
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self._update_screens()

    def _update_screens(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.update_content()

    def action_go_out(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Save and end without a question."""
        self.save_unsaved()
        self.exit()

    def save_unsaved(self) -> None:
        """Save what would be lost by ending now."""

    def _handle_exception(self, error: Exception) -> None:
        """Restore the terminal before an error of the program is reported; tests get the exception."""
        if self.is_headless:
            super()._handle_exception(error)
            return
        with suppress(Exception):
            self.save_unsaved()
        self.last_lines.append(say(self.lang, "broken", error=f"{type(error).__name__}: {error}"))
        self.exit(return_code=1)


class ReplayApp(TerminalApp):
    """Replays a record."""

    def __init__(self, game: TerminalGame, record: AnyRecord, lang: str) -> None:
        super().__init__(game, lang)
        self.record = record

    def on_mount(self) -> None:
        self.push_screen(self.game.replay_screen(self.record))
