"""The apps: a game from setup to result, and a replay."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.types import CSSPathType

from famiglia.record import Record
from famiglia.words import LANGUAGES, language_at_hand, say

from ..duel.cover_screen import CoverScreen
from ..duel.duel_screen import DuelScreen
from ..duel.match import Match
from ..duel.replay_screen import ReplayScreen
from ..duel.settings import Settings
from ..duel.setup_screen import SetupScreen
from .hanging_up import end_at_once, hung_up, on_hang_up
from .popups import Ask
from .room import Room
from .saving import free, new_path, save, verify_command
from .theme import DAY, NOIR

PACE = 0.6
"""The seconds a bot takes for each of its moves, so that one can follow."""

LISTEN = 2.0
"""The seconds between two looks whether the terminal is still there."""


class House(App[None]):
    """What both apps share: language, light, and a calm way out when the program fails."""

    TITLE = "Famiglia"
    CSS_PATH: ClassVar[CSSPathType | None] = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "go_out", show=False, priority=True)]

    def __init__(self, lang: str) -> None:
        super().__init__()
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
            if isinstance(screen, Room):
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
        """A fault of ours must not scramble the player's terminal; tests see it as it is."""
        if self.is_headless:
            super()._handle_exception(error)
            return
        with suppress(Exception):
            self.rescue()
        self.parting.append(say(self.lang, "broken", error=f"{type(error).__name__}: {error}"))
        self.exit(return_code=1)


class DuelApp(House):
    """One game after the other."""

    def __init__(self, settings: Settings | None, match: Match | None = None, ask: bool = False) -> None:
        super().__init__(settings.lang if settings else language_at_hand())
        self.settings = settings or Settings(lang=self.lang)
        self.ask = ask or settings is None
        self.pace = PACE
        self.match = match
        self.path: Path | None = None
        """Where the record of this match is kept, once it is."""
        self.kept: list[str] = []
        """What the shell is told of the records that were written."""
        self.fault = ""

    def on_mount(self) -> None:
        if self.match is not None:
            self.push_screen(DuelScreen(self.match))
        elif self.ask:
            self.push_screen(SetupScreen(self.settings))
        else:
            self.begin(self.settings)

    def begin(self, settings: Settings) -> None:
        """Deal and play."""
        self.match = Match(settings)
        self.path = None
        self.fault = ""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(DuelScreen(self.match))

    def action_go_out(self) -> None:
        """Leave the way the game is left; from inside a window at once."""
        if isinstance(self.screen, DuelScreen | CoverScreen):
            self.action_ask_out()
        else:
            self.leave()

    def action_ask_out(self) -> None:
        """Leave the game if the player is sure."""
        unplayed = self.match is None or not self.match.record.entries
        question = say(self.lang, "ask-quit-unplayed" if unplayed else "ask-quit")
        self.push_screen(Ask(self.lang, question), lambda sure: self.leave() if sure else None)

    def rescue(self) -> None:
        if self.match is not None and self.match.record.entries and (self.path is None or self.fault):
            self.keep_record(self.match)

    def keep_record(self, match: Match) -> None:
        """Write the record of a match, as far as it goes, into a file that no other record is in."""
        self.path = self.path or free(match.settings.record_path or new_path(datetime.now()))
        self.fault = ""
        try:
            save(match.record.text, self.path)
            self.kept += self._notes(match)
        except OSError as error:
            self.fault = error.strerror or type(error).__name__
            self.notify(self._fault_note(), severity="warning", timeout=10, markup=False)

    def _fault_note(self) -> str:
        return say(self.lang, "save-failed", path=str(self.path), reason=self.fault)

    def _notes(self, match: Match) -> list[str]:
        """Where the record is; and how it is checked, which needs a finished game."""
        assert self.path is not None
        saved = say(self.lang, "result-saved", path=str(self.path))
        command = say(self.lang, "result-verify", command=verify_command(self.path))
        return [saved, command] if match.seat is None else [saved]

    def record_note(self, match: Match) -> Content:
        """What the result says of the record."""
        if self.fault:
            return Content.styled(self._fault_note(), "$warning")
        saved, *more = self._notes(match)
        return Content("\n").join([Content(saved), *(Content.styled(line, "$muted") for line in more)])

    def farewell(self) -> list[str]:
        """What the shell is told at the end."""
        told = [*self.parting, *self.kept]
        return [*told, self._fault_note()] if self.fault else told


class ReplayApp(House):
    """Looks at a record."""

    def __init__(self, record: Record, lang: str) -> None:
        super().__init__(lang)
        self.record = record

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.record))
