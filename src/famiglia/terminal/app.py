"""The apps: a game from setup to result, and a replay."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content

from famiglia.record import Record
from famiglia.words import LANGUAGES, language_at_hand, say

from .duel_screen import DuelScreen
from .match import Match
from .replay_screen import ReplayScreen
from .room import Room
from .saving import new_path, save
from .settings import Settings
from .setup_screen import SetupScreen
from .theme import DAY, NOIR

PACE = 0.6
"""The seconds a bot takes for each of its moves, so that one can follow."""


class House(App[None]):
    """What both apps share: language, light, and a calm way out when the program fails."""

    TITLE = "Famiglia"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "go_out", show=False, priority=True)]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.pace = PACE
        self.parting: list[str] = []
        """What is printed once the screen is the shell's again."""
        self.register_theme(NOIR)
        self.register_theme(DAY)
        self.theme = NOIR.name

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
            if isinstance(screen, Room):
                screen.retell()

    def action_go_out(self) -> None:
        """Leave the way the screen leaves; from inside a window at once."""
        if isinstance(self.screen, DuelScreen):
            self.screen.action_leave()
        else:
            self.rescue()
            self.exit()

    def rescue(self) -> None:
        """Keep what would be lost by leaving now."""

    def _handle_exception(self, error: Exception) -> None:
        """A fault of ours must not scramble the player's terminal; tests see it as it is."""
        if self.is_headless:
            super()._handle_exception(error)
            return
        with suppress(Exception):
            self.rescue()
        self.parting.append(say(self.lang, "broken", error=f"{type(error).__name__}: {error}"))
        self.exit(return_code=1)

    def keep_record(self, match: Match) -> None:
        """Write the record of a match, as far as it goes."""

    def record_note(self, match: Match) -> Content:
        """Where the record of a match is."""
        return Content("")

    def begin(self, settings: Settings) -> None:
        """Deal and play."""

    def play_again(self, match: Match) -> None:
        """Another game with the same choices."""


class DuelApp(House):
    """One game after the other."""

    def __init__(self, settings: Settings | None, match: Match | None = None, ask: bool = False) -> None:
        super().__init__(settings.lang if settings else language_at_hand())
        self.settings = settings or Settings(lang=self.lang)
        self.ask = ask or settings is None
        self.match = match
        self.path: Path | None = None
        self.fault = ""

    def on_mount(self) -> None:
        if self.match is not None:
            self.push_screen(DuelScreen(self.match))
        elif self.ask:
            self.push_screen(SetupScreen(self.settings))
        else:
            self.begin(self.settings)

    def begin(self, settings: Settings) -> None:
        self.match = Match(settings)
        self.path = None
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(DuelScreen(self.match))

    def play_again(self, match: Match) -> None:
        self.begin(match.settings.again())

    def rescue(self) -> None:
        if self.match is not None and self.match.seat is not None:
            self.keep_record(self.match)

    def keep_record(self, match: Match) -> None:
        self.path = self.path or match.settings.record_path or new_path(datetime.now())
        self.fault = ""
        try:
            save(match.record.text, self.path)
        except OSError as error:
            self.fault = error.strerror or type(error).__name__
            self.notify(self._fault_note(), severity="warning", timeout=10, markup=False)

    def _fault_note(self) -> str:
        return say(self.lang, "save-failed", path=str(self.path), reason=self.fault)

    def record_note(self, match: Match) -> Content:
        if self.fault:
            return Content.styled(self._fault_note(), "$warning")
        saved = say(self.lang, "result-saved", path=str(self.path))
        command = say(self.lang, "result-verify", path=quote(str(self.path)))
        return Content.assemble(saved, "\n", (command, "$muted"))

    def farewell(self) -> list[str]:
        """What the shell is told at the end."""
        if self.fault:
            return [*self.parting, self._fault_note()]
        return [*self.parting, say(self.lang, "result-saved", path=str(self.path))] if self.path else self.parting


class ReplayApp(House):
    """Looks at a record."""

    def __init__(self, record: Record, lang: str) -> None:
        super().__init__(lang)
        self.record = record

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.record))
