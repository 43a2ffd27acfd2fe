"""The cover between the turns of two people."""

from famiglia.words import say

from ..common.base_screen import rule_text
from ..common.cover_screen import CoverScreen
from .log import summary
from .screen_state import ScreenState


class DuelCover(CoverScreen):
    """Covers the hands until the next player is ready."""

    def __init__(self, state: ScreenState) -> None:
        super().__init__()
        self.state = state

    def title_text(self) -> str:
        return say(self.lang, "cover-title", name=self.state.names[self.state.view.seat])

    def request_text(self) -> str:
        return say(self.lang, "cover-text")

    def events_text(self) -> str:
        return summary(self.lang, self.state.last, self.state.names[1 - self.state.view.seat])

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "why-here"), [say(self.lang, "why-covered"), rule_text(self.lang, "DA-44")]
