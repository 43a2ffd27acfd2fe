"""The base class of table screens: bots play, people decide, the keyboard changes hands, moves are taken back."""

from asyncio import sleep, to_thread
from time import monotonic

from textual import work

from famiglia.words import say

from .base_screen import BaseScreen
from .cover_screen import CoverScreen
from .match import Match
from .result_screen import ResultScreen

MOVES_PER_REFRESH = 20
"""The number of bot moves between two updates of the table if the bots do not pause."""


class TableScreen(BaseScreen):
    """What the tables of both games have in common."""

    CANNOT_UNDO = "cannot-undo"
    match: Match

    def on_mount(self) -> None:
        self.call_after_refresh(self.go_on)

    def pace(self) -> float:
        """The seconds a bot takes for each of its moves."""
        raise NotImplementedError

    def cover_screen(self) -> CoverScreen:
        """The screen that is shown before the keyboard changes hands."""
        raise NotImplementedError

    def result_screen(self) -> ResultScreen:
        """The screen that is shown at the end."""
        raise NotImplementedError

    def hides_secrets(self) -> bool:
        """True if the table shows secrets that the next person must not see."""
        return True

    def focus_choice(self) -> None:
        """Put the focus where the person who is to decide can choose."""

    def play_forced(self) -> None:
        """Make moves without asking if there is no choice."""

    def go_on(self) -> None:
        """Update the table, then let bots play, let a person decide, or show the result."""
        self.play_forced()
        if self.match.must_hand_over() and self.hides_secrets():
            self.match.cover()
            self.update_content()
            self.app.push_screen(self.cover_screen(), self._handed_over)
        elif self.match.person() is not None:
            self._handed_over(None)
        elif self.match.over:
            self.update_content()
            self.game_app.keep_record(self.match)
            self.action_result()
        else:
            self.update_content()
            self.let_bots_act()

    def _handed_over(self, _: None) -> None:
        self.match.hand_over()
        self.update_content()
        self.focus_choice()

    @work(exclusive=True)
    async def let_bots_act(self) -> None:
        """Let bots play until a person has to decide, with pauses so that people can follow."""
        moves = 0
        while (seat := self.match.bot_seat()) is not None:
            pace = self.pace()
            await sleep(pace)
            self.match.play(seat, await to_thread(self.match.decision(seat, monotonic)))
            moves += 1
            if pace or moves % MOVES_PER_REFRESH == 0:
                self.update_content()
        self.go_on()

    def action_undo(self) -> None:
        if self.match.undoable():
            self.match.undo()
            self.notify(say(self.lang, "undone"), timeout=2)
            self.go_on()
        else:
            self.notify(say(self.lang, self.CANNOT_UNDO))

    def action_result(self) -> None:
        """Show the result, if the game is over."""
        if self.match.over:
            self.app.push_screen(self.result_screen())
