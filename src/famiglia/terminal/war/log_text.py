"""The log as sentences."""

from collections.abc import Iterator

from textual.content import Content

from famiglia.war.text.descriptions import event_text

from ..common.log_pane import LogPane
from .screen_state import ScreenState


def log_lines(lang: str, state: ScreenState, last: int | None = None) -> list[tuple[str, bool]]:
    """The events as sentences, the newest last, each with whether it is new; `last` limits their number."""
    start = 0 if last is None else max(0, len(state.events) - last)
    sentences = [
        (event_text(state.pack, state.names, event, lang), number >= state.first_new_event)
        for number, event in enumerate(state.events[start:], start)
    ]
    return [(text, is_new) for text, is_new in sentences if text]


def log_panel(lang: str, state: ScreenState) -> list[Content]:
    return [Content.styled(text, "" if is_new else "$muted") for text, is_new in log_lines(lang, state)]


class WarLog(LogPane):
    """The log of a war; events since the last decision of a person at the screen are highlighted."""

    def newest_first(self, height: int) -> Iterator[tuple[str, bool]]:
        return reversed(log_lines(self.lang, self.state, 4 * height + 20))
