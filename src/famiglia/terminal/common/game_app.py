"""The app in which games are played, from setup to result; it saves their records."""

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
from .dialogs import QuestionDialog, TextDialog
from .game import InvalidSettings, TerminalGame
from .match import Match
from .record_files import command, is_continued_by, new_path, save, unused_path
from .settings import Settings
from .table_screen import TableScreen
from .unfinished_games import CannotResume, UnfinishedGame, forget, keep


class GameApp(TerminalApp):
    """Plays one game after the other."""

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
        """The file with the record of this match; None until it is saved."""
        self.saved = len(match.record.written) if match and path else 0
        """The number of lines that have been saved."""
        self.is_resumable = False
        self.record_notes: list[str] = []
        """Lines about saved records, printed in the shell after the app has ended; each only once."""
        self.save_error = ""

    def on_mount(self) -> None:
        if self.match is not None:
            self.push_screen(self.game.table_screen(self.match))
        elif self.ask:
            self.push_screen(self.game.setup_screen(self.settings))
        else:
            self.begin(self.settings)

    def begin(self, settings: Settings) -> None:
        """Deal and play, or show why these settings cannot be played."""
        try:
            match = self.game.begin(settings)
        except InvalidSettings as error:
            self.push_screen(TextDialog(self.lang, error.title(self.lang), str(error).splitlines()))
            return
        self._go_to_table(match, None)

    def resume(self, unfinished: UnfinishedGame) -> None:
        """Continue an unfinished game, or show why that is not possible."""
        try:
            match = resumed(self.game, unfinished)
        except CannotResume as error:
            self.push_screen(TextDialog(self.lang, say(self.lang, "setup-resume"), [error.text(self.lang)]))
            return
        self._go_to_table(match, unfinished.path)

    def _go_to_table(self, match: Match, path: Path | None) -> None:
        self.match, self.path, self.save_error, self.is_resumable = match, path, "", False
        self.saved = len(match.record.written) if path else 0
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(self.game.table_screen(match))

    def action_go_out(self) -> None:
        """Ask before leaving a game; leave at once from any other screen or from a dialog."""
        if isinstance(self.screen, TableScreen | CoverScreen):
            self.action_ask_out()
        else:
            self.leave()

    def action_ask_out(self) -> None:
        """Leave the game if the player confirms it."""
        unplayed = self.match is None or not self.match.record.entries
        question = say(self.lang, "ask-quit-unplayed" if unplayed else "ask-quit")
        self.push_screen(QuestionDialog(self.lang, question), lambda sure: self.leave() if sure else None)

    def save_unsaved(self) -> None:
        if self.match is not None and self.match.record.entries and self.saved != len(self.match.record.written):
            self.keep_record(self.match)

    def keep_record(self, match: Match) -> None:
        """Save the record of a match so far, without overwriting any other record."""
        self.path = self.path or unused_path(match.settings.record_path or new_path(self.game.name, datetime.now()))
        self.save_error = ""
        try:
            if not is_continued_by(self.path, match.record.text):
                self.path = unused_path(self.path)
            save(match.record.text, self.path)
            self.saved = len(match.record.written)
            self._keep_unfinished(match, self.path)
            self.record_notes += [note for note in self._notes(match) if note not in self.record_notes]
        except OSError as error:
            self.save_error = error.strerror or type(error).__name__
            self.notify(self._save_error_note(), severity="warning", timeout=10, markup=False)

    def _keep_unfinished(self, match: Match, path: Path) -> None:
        """Save what is needed to resume the match; if that fails, its record is still saved."""
        self.is_resumable = False
        with suppress(OSError):
            if match.over:
                forget(match)
            else:
                keep(match, path)
                self.is_resumable = True

    def _save_error_note(self) -> str:
        return say(self.lang, "save-failed", path=str(self.path), reason=self.save_error)

    def _notes(self, match: Match) -> list[str]:
        """Lines that say where the record is, and how to verify it or how to resume the game."""
        assert self.path is not None
        notes = [say(self.lang, "result-saved", path=str(self.path))]
        if match.over:
            notes.append(say(self.lang, "result-verify", command=command("verify", str(self.path))))
        elif self.is_resumable:
            notes.append(say(self.lang, "left-resume", command=command("play", "--resume")))
        return notes

    def record_note(self, match: Match) -> Content:
        """The lines about the record on the result screen."""
        if self.save_error:
            return Content.styled(self._save_error_note(), "$warning")
        saved, *more = self._notes(match)
        return Content("\n").join([Content(saved), *(Content.styled(line, "$muted") for line in more)])

    def farewell(self) -> list[str]:
        """The lines that are printed in the shell at the end."""
        lines = [*self.last_lines, *self.record_notes]
        return [*lines, self._save_error_note()] if self.save_error else lines


def resumed(game: TerminalGame, unfinished: UnfinishedGame) -> Match:
    """The match of an unfinished game; raises `CannotResume`."""
    try:
        match = game.resume(unfinished)
    except OSError as error:
        raise CannotResume("cli-unreadable", file=unfinished.record, reason=error.strerror or str(error)) from None
    except RecordError as error:
        what = message("record-line", line=error.line, what=error.what)
        raise CannotResume("resume-damaged", file=unfinished.record, what=what) from None
    except msgspec.MsgspecError:
        raise CannotResume("resume-not-kept", file=unfinished.record) from None
    if match.over:
        raise CannotResume("resume-over", file=unfinished.record)
    return match
