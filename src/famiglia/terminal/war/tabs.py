"""The line with the names of the panels, each of which can be clicked."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class TabLine(Static):
    """The panels with their keys; the open one is highlighted."""

    class Opened(Message):
        """The user has chosen this panel."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.ends: list[int] = []

    def show(self, names: Sequence[str], now: int) -> None:
        line, self.ends = Content(""), []
        for number, name in enumerate(names):
            style = "bold $background on $primary" if number == now else "$muted"
            line += Content.styled(f" {number + 1} {name}", style)
            self.ends.append(line.cell_length)
        self.update(line)

    def on_click(self, event: events.Click) -> None:
        stack = event.get_content_offset(self)
        if stack is not None:
            under = [number for number, end in enumerate(self.ends) if stack.x < end]
            if under:
                self.post_message(self.Opened(under[0]))
