"""A pane with as many of the last log lines as fit."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from textual.content import Content
from textual.widget import Widget


class LogPane(Widget):
    """The end of the log; lines that are new to the person at the screen are highlighted."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.lang = "en"
        self.state: Any = None

    def show(self, lang: str, state: Any) -> None:
        self.lang, self.state = lang, state
        self.refresh()

    def newest_first(self, height: int) -> Iterable[tuple[str, bool]]:
        """Sentences for at least so many lines, the newest first, each with whether it is new."""
        raise NotImplementedError

    def render(self) -> Content:
        if self.state is None:
            return Content("")
        width, height = self.content_size
        lines: list[Content] = []
        for text, is_new in self.newest_first(height):
            wrapped = [
                Content.assemble(("▎" if is_new else " ", "$primary"), (line, "" if is_new else "$muted"))
                for line in wrap(text, max(10, width - 1))
            ]
            if len(lines) + len(wrapped) > height:
                lines = lines or wrapped[:height]
                break
            lines = wrapped + lines
        return Content("\n").join(lines)
