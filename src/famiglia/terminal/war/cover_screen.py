"""Hides the table between players of different teams."""

from famiglia.war.text.descriptions import team_name
from famiglia.words import say

from ..common.cover_screen import CoverScreen
from .base_screen import WarBaseScreen
from .log_text import log_lines
from .match import WarMatch

NEWS = 6
"""How many lines of public events are shown."""


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

    def news_text(self) -> str:
        return "\n".join(text for text, _ in log_lines(self.lang, self.match.scene(), 3 * NEWS)[-NEWS:])
