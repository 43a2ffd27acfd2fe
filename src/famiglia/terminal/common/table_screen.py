"""A game in progress: bots act, people are asked, the keyboard changes hands, moves are taken back."""

from asyncio import sleep, to_thread

from textual import work

from famiglia.words import say

from .base_screen import BaseScreen
from .cover_screen import CoverScreen
from .match import Match
from .result_screen import ResultScreen

GLIMPSE = 20
"""So many moves of bots that do not wait pass between two looks at the table."""


class TableScreen(BaseScreen):
    """What the tables of both games do in the same way."""

    CANNOT_UNDO = "cannot-undo"
    match: Match

    def on_mount(self) -> None:
        self.call_after_refresh(self.go_on)

    def pace(self) -> float:
        """The seconds a bot takes for each of its moves."""
        raise NotImplementedError

    def cover_screen(self) -> CoverScreen:
        """What is shown before the keyboard changes hands."""
        raise NotImplementedError

    def result_screen(self) -> ResultScreen:
        """What is shown at the end."""
        raise NotImplementedError

    def hides_secrets(self) -> bool:
        """Is there anything to hide from the person who had the keyboard?"""
        return True

    def focus_choice(self) -> None:
        """Lead the person who is asked to what can be done."""

    def play_forced(self) -> None:
        """Make the moves that leave no choice."""

    def go_on(self) -> None:
        """Show how things stand, and let a bot act, ask a person or show the result."""
        self.play_forced()
        if self.match.must_hand_over() and self.hides_secrets():
            self.match.cover()
            self.retell()
            self.app.push_screen(self.cover_screen(), self._handed_over)
        elif self.match.person() is not None:
            self._handed_over(None)
        elif self.match.over:
            self.retell()
            self.game_app.keep_record(self.match)
            self.action_result()
        else:
            self.retell()
            self.let_bots_act()

    def _handed_over(self, _: None) -> None:
        self.match.hand_over()
        self.retell()
        self.focus_choice()

    @work(exclusive=True)
    async def let_bots_act(self) -> None:
        """Bots decide until a person is asked, slowly enough to be followed."""
        moves = 0
        while (seat := self.match.bot_seat()) is not None:
            pace = self.pace()
            await sleep(pace)
            self.match.play(seat, await to_thread(self.match.decision(seat)))
            moves += 1
            if pace or moves % GLIMPSE == 0:
                self.retell()
        self.go_on()

    def action_undo(self) -> None:
        if self.match.undoable():
            self.match.undo()
            self.notify(say(self.lang, "undone"), timeout=2)
            self.go_on()
        else:
            self.notify(say(self.lang, self.CANNOT_UNDO))

    def action_result(self) -> None:
        """Back to the result, once there is one."""
        if self.match.over:
            self.app.push_screen(self.result_screen())
