"""The last lines of the log, as many as there is room for."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from textual.content import Content
from textual.widget import Widget


class LogPane(Widget):
    """The lower end of the log; what is new to the person at the screen stands out."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.lang = "en"
        self.scene: Any = None

    def show(self, lang: str, scene: Any) -> None:
        self.lang, self.scene = lang, scene
        self.refresh()

    def newest_first(self, height: int) -> Iterable[tuple[str, bool]]:
        """The sentences that may have room in so many lines, each with whether it is new."""
        raise NotImplementedError

    def render(self) -> Content:
        if self.scene is None:
            return Content("")
        width, height = self.content_size
        lines: list[Content] = []
        for text, fresh in self.newest_first(height):
            told = [
                Content.assemble(("▎" if fresh else " ", "$primary"), (line, "" if fresh else "$muted"))
                for line in wrap(text, max(10, width - 1))
            ]
            if len(lines) + len(told) > height:
                lines = lines or told[:height]
                break
            lines = told + lines
        return Content("\n").join(lines)
