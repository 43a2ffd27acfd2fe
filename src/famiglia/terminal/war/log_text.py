"""The log in plain words."""

from collections.abc import Iterator

from textual.content import Content

from famiglia.war.text.descriptions import event_text

from ..common.log_pane import LogPane
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


class WarLog(LogPane):
    """What happened since a person at the screen last decided stands out."""

    def newest_first(self, height: int) -> Iterator[tuple[str, bool]]:
        return reversed(log_lines(self.lang, self.scene, 4 * height + 20))
