"""Hides the table between the turns of two people."""

from famiglia.words import say

from ..common.base_screen import rule_text
from ..common.cover_screen import CoverScreen
from .log import summary
from .scene import Scene


class DuelCover(CoverScreen):
    """Covers the hands until the next player is ready."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene

    def title_text(self) -> str:
        return say(self.lang, "cover-title", name=self.scene.names[self.scene.view.seat])

    def request_text(self) -> str:
        return say(self.lang, "cover-text")

    def news_text(self) -> str:
        return summary(self.lang, self.scene.last, self.scene.names[1 - self.scene.view.seat])

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "why-here"), [say(self.lang, "why-covered"), rule_text(self.lang, "DA-44")]
