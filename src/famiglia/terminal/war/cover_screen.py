"""The cover between players of different teams."""

from famiglia.war.text.descriptions import team_name
from famiglia.words import say

from ..common.cover_screen import CoverScreen
from .base_screen import WarBaseScreen
from .log_text import log_lines
from .match import WarMatch

EVENT_LINES = 6
"""The number of lines with public events."""


class WarCover(CoverScreen, WarBaseScreen):
    """Covers the table until the next person is ready."""

    HELP = "wt-help-cover"

    def __init__(self, match: WarMatch) -> None:
        super().__init__()
        self.match = match
        person = match.person()
        assert person is not None
        self.seat = person

    def title_text(self) -> str:
        return say(self.lang, "wt-cover-title", name=self.match.names[self.seat])

    def request_text(self) -> str:
        return say(self.lang, "wt-cover-text", team=team_name(self.match.game.team(self.seat), self.lang))

    def events_text(self) -> str:
        return "\n".join(
            text for text, _ in log_lines(self.lang, self.match.screen_state(), 3 * EVENT_LINES)[-EVENT_LINES:]
        )
