"""The last events, one line each, as many as there is room for."""

from textwrap import wrap

from textual.content import Content
from textual.widget import Widget

from .log import sentence
from .scene import Scene


class LogPane(Widget):
    """The lower end of the log; what happened since the last turn began stands out."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.lang = "en"
        self.scene: Scene | None = None

    def show(self, lang: str, scene: Scene) -> None:
        self.lang, self.scene = lang, scene
        self.refresh()

    def render(self) -> Content:
        if self.scene is None:
            return Content("")
        lines: list[Content] = []
        width, height = self.content_size
        recent = {id(event) for event in self.scene.last}
        for event in reversed(self.scene.events):
            text = sentence(self.lang, event, self.scene.names, self.scene.you)
            fresh = id(event) in recent
            told = [
                Content.assemble(("▎" if fresh else " ", "$primary"), (line, "" if fresh else "$muted"))
                for line in wrap(text, max(10, width - 1))
            ]
            if len(lines) + len(told) > height:
                break
            lines = told + lines
        return Content("\n").join(lines)
