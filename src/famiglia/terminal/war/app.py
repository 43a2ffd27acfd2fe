"""The apps of the war: from setup to result, and a replay."""

from datetime import datetime
from pathlib import Path

from textual.content import Content
from textual.types import CSSPathType

from famiglia.record import AnyRecord
from famiglia.war import PackError
from famiglia.words import language_at_hand, say

from ..common.app import House
from ..common.popups import Ask, Read
from ..common.saving import free, records_folder, save, verify_command
from .cover_screen import WarCover
from .match import WarMatch
from .replay_screen import WarReplay
from .settings import WarSettings
from .setup_screen import WarSetup
from .war_screen import WarScreen

LOOK: CSSPathType = ["../common/look.tcss", "war.tcss"]


class WarApp(House):
    """One war after the other."""

    CSS_PATH = LOOK

    def __init__(self, settings: WarSettings | None, match: WarMatch | None = None, ask: bool = False) -> None:
        chosen = settings or (match.settings if match else None)
        super().__init__(chosen.lang if chosen else language_at_hand())
        self.settings = chosen or WarSettings(lang=self.lang)
        self.ask = ask or chosen is None
        self.pace = self.settings.pace
        self.match = match
        self.path: Path | None = None
        """Where the record of this match is kept, once it is."""
        self.kept: list[str] = []
        """What the shell is told of the records that were written."""
        self.fault = ""

    def on_mount(self) -> None:
        if self.match is not None:
            self.push_screen(WarScreen(self.match))
        elif self.ask:
            self.push_screen(WarSetup(self.settings))
        else:
            self.begin(self.settings)

    def begin(self, settings: WarSettings) -> None:
        """Set the board up and play; a pack that cannot be played says why."""
        try:
            match = WarMatch(settings)
        except PackError as error:
            self.push_screen(Read(self.lang, say(self.lang, "wt-pack-wrong"), str(error).splitlines()))
            return
        self.match, self.path, self.fault, self.pace = match, None, "", settings.pace
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(WarScreen(match))

    def action_go_out(self) -> None:
        """Leave the way the game is left; from inside a window at once."""
        if isinstance(self.screen, WarScreen | WarCover):
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

    def keep_record(self, match: WarMatch) -> None:
        """Write the record of a match, as far as it goes, into a file that no other record is in."""
        named = records_folder() / f"war-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
        self.path = self.path or free(match.settings.record_path or named)
        self.fault = ""
        try:
            save(match.record.text, self.path)
            self.kept = [*self.kept, *(note for note in self._notes(match) if note not in self.kept)]
        except OSError as error:
            self.fault = error.strerror or type(error).__name__
            self.notify(self._fault_note(), severity="warning", timeout=10, markup=False)

    def _fault_note(self) -> str:
        return say(self.lang, "save-failed", path=str(self.path), reason=self.fault)

    def _notes(self, match: WarMatch) -> list[str]:
        """Where the record is; and how it is checked, which needs a finished game."""
        assert self.path is not None
        saved = say(self.lang, "result-saved", path=str(self.path))
        command = say(self.lang, "result-verify", command=verify_command(self.path))
        return [saved, command] if match.over else [saved]

    def record_note(self, match: WarMatch) -> Content:
        """What the result says of the record."""
        if self.fault:
            return Content.styled(self._fault_note(), "$warning")
        saved, *more = self._notes(match)
        return Content("\n").join([Content(saved), *(Content.styled(line, "$muted") for line in more)])

    def farewell(self) -> list[str]:
        """What the shell is told at the end."""
        told = [*self.parting, *self.kept]
        return [*told, self._fault_note()] if self.fault else told


class WarReplayApp(House):
    """Looks at the record of a war."""

    CSS_PATH = LOOK

    def __init__(self, record: AnyRecord, lang: str) -> None:
        super().__init__(lang)
        self.record = record

    def on_mount(self) -> None:
        self.push_screen(WarReplay(self.record))
