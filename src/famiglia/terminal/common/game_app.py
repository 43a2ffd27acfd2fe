"""The app in which games are played: from setup to result, and what is kept of them."""

from datetime import datetime
from pathlib import Path
from typing import Any

from textual.content import Content

from famiglia.words import language_at_hand, say

from .app import TerminalApp
from .cover_screen import CoverScreen
from .game import TerminalGame, Unplayable
from .match import Match
from .popups import Ask, Read
from .saving import free, new_path, save, verify_command
from .settings import Settings
from .table_screen import TableScreen


class GameApp(TerminalApp):
    """One game after the other."""

    settings: Any

    def __init__(
        self, game: TerminalGame, settings: Settings | None = None, match: Match | None = None, ask: bool = False
    ) -> None:
        chosen = settings or (match.settings if match else None)
        super().__init__(game, chosen.lang if chosen else language_at_hand())
        self.settings = chosen or game.settings(self.lang)
        self.ask = ask or chosen is None
        self.match = match
        self.path: Path | None = None
        """Where the record of this match is kept, once it is."""
        self.kept: list[str] = []
        """What the shell is told of the records that were written, each line once."""
        self.fault = ""

    def on_mount(self) -> None:
        if self.match is not None:
            self.push_screen(self.game.table_screen(self.match))
        elif self.ask:
            self.push_screen(self.game.setup_screen(self.settings))
        else:
            self.begin(self.settings)

    def begin(self, settings: Settings) -> None:
        """Deal and play; settings that cannot be played say why."""
        try:
            match = self.game.begin(settings)
        except Unplayable as error:
            self.push_screen(Read(self.lang, error.title(self.lang), str(error).splitlines()))
            return
        self.match, self.path, self.fault = match, None, ""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(self.game.table_screen(match))

    def action_go_out(self) -> None:
        """Leave the way the game is left; from inside a window at once."""
        if isinstance(self.screen, TableScreen | CoverScreen):
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
        self.path = self.path or free(match.settings.record_path or new_path(self.game.name, datetime.now()))
        self.fault = ""
        try:
            save(match.record.text, self.path)
            self.kept += [note for note in self._notes(match) if note not in self.kept]
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
        return [saved, command] if match.over else [saved]

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
