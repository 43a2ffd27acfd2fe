"""The log in plain words."""

from textwrap import wrap

from textual.content import Content
from textual.widget import Widget

from famiglia.war.describe import event_text

from .scene import Scene


def log_lines(lang: str, scene: Scene, last: int | None = None) -> list[tuple[str, bool]]:
    """What happened, the newest at the end, each with whether it is news; only the last events if a number is given."""
    start = 0 if last is None else max(0, len(scene.events) - last)
    told = [
        (event_text(scene.pack, scene.names, event, lang), number >= scene.fresh)
        for number, event in enumerate(scene.events[start:], start)
    ]
    return [(text, fresh) for text, fresh in told if text]


def log_page(lang: str, scene: Scene) -> list[Content]:
    return [Content.styled(text, "" if fresh else "$muted") for text, fresh in log_lines(lang, scene)]


class WarLog(Widget):
    """The lower end of the log; what happened since the last decision of somebody here stands out."""

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
        width, height = self.content_size
        lines: list[Content] = []
        for text, fresh in reversed(log_lines(self.lang, self.scene, 4 * height + 20)):
            told = [
                Content.assemble(("▎" if fresh else " ", "$primary"), (line, "" if fresh else "$muted"))
                for line in wrap(text, max(10, width - 1))
            ]
            if len(lines) + len(told) > height:
                lines = lines or told[:height]
                break
            lines = told + lines
        return Content("\n").join(lines)
