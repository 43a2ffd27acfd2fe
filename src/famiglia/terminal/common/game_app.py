"""The app in which games are played: from setup to result, and what is kept of them."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from textual.content import Content

from famiglia.record import RecordError
from famiglia.rulebook import message
from famiglia.words import say, system_language

from .app import TerminalApp
from .cover_screen import CoverScreen
from .game import TerminalGame, Unplayable
from .match import Match
from .popups import Ask, Read
from .record_files import command, continued_by, free, new_path, save
from .settings import Settings
from .table_screen import TableScreen
from .unfinished_games import CannotResume, Unfinished, forget, keep


class GameApp(TerminalApp):
    """One game after the other."""

    settings: Any

    def __init__(
        self,
        game: TerminalGame,
        settings: Settings | None = None,
        match: Match | None = None,
        path: Path | None = None,
        ask: bool = False,
    ) -> None:
        chosen = settings or (match.settings if match else None)
        super().__init__(game, chosen.lang if chosen else system_language())
        self.settings = chosen or game.settings(self.lang)
        self.ask = ask or chosen is None
        self.match = match
        self.path = path
        """Where the record of this match is kept, once it is."""
        self.saved = len(match.record.written) if match and path else 0
        """How many lines of it are in that file."""
        self.is_resumable = False
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
        self._go_to_table(match, None)

    def resume(self, left: Unfinished) -> None:
        """Play on where a game was left, or say why that is not possible."""
        try:
            match = resumed(self.game, left)
        except CannotResume as error:
            self.push_screen(Read(self.lang, say(self.lang, "setup-resume"), [error.text(self.lang)]))
            return
        self._go_to_table(match, left.path)

    def _go_to_table(self, match: Match, path: Path | None) -> None:
        self.match, self.path, self.fault, self.is_resumable = match, path, "", False
        self.saved = len(match.record.written) if path else 0
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
        if self.match is not None and self.match.record.entries and self.saved != len(self.match.record.written):
            self.keep_record(self.match)

    def keep_record(self, match: Match) -> None:
        """Write the record of a match, as far as it goes, into a file that no other record is in."""
        self.path = self.path or free(match.settings.record_path or new_path(self.game.name, datetime.now()))
        self.fault = ""
        try:
            if not continued_by(self.path, match.record.text):
                self.path = free(self.path)
            save(match.record.text, self.path)
            self.saved = len(match.record.written)
            self._keep_unfinished(match, self.path)
            self.kept += [note for note in self._notes(match) if note not in self.kept]
        except OSError as error:
            self.fault = error.strerror or type(error).__name__
            self.notify(self._fault_note(), severity="warning", timeout=10, markup=False)

    def _keep_unfinished(self, match: Match, path: Path) -> None:
        """Make a game that is left resumable; where that fails, its record is kept all the same."""
        self.is_resumable = False
        with suppress(OSError):
            if match.over:
                forget(match)
            else:
                keep(match, path)
                self.is_resumable = True

    def _fault_note(self) -> str:
        return say(self.lang, "save-failed", path=str(self.path), reason=self.fault)

    def _notes(self, match: Match) -> list[str]:
        """Where the record is; and how it is checked if the game is over, else how the game is resumed."""
        assert self.path is not None
        notes = [say(self.lang, "result-saved", path=str(self.path))]
        if match.over:
            notes.append(say(self.lang, "result-verify", command=command("verify", str(self.path))))
        elif self.is_resumable:
            notes.append(say(self.lang, "left-resume", command=command("play", "--resume")))
        return notes

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


def resumed(game: TerminalGame, left: Unfinished) -> Match:
    """The match as it was left; raises `CannotResume`."""
    try:
        match = game.resume(left)
    except OSError as error:
        raise CannotResume("cli-unreadable", file=left.record, reason=error.strerror or str(error)) from None
    except RecordError as error:
        what = message("record-line", line=error.line, what=error.what)
        raise CannotResume("resume-damaged", file=left.record, what=what) from None
    except msgspec.MsgspecError:
        raise CannotResume("resume-not-kept", file=left.record) from None
    if match.over:
        raise CannotResume("resume-over", file=left.record)
    return match
