"""Between people of different teams: nothing to see but who shall take the keyboard."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from famiglia.war.describe import team_name
from famiglia.words import say

from .log_text import log_lines
from .match import WarMatch
from .room import WarRoom

NEWS = 6
"""So many lines of what everybody saw."""


class WarCover(WarRoom):
    """Covers the table until the next person is ready."""

    HELP = "wt-help-cover"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "uncover", show=False),
        Binding("q", "app.ask_out", show=False),
    ]

    def __init__(self, match: WarMatch) -> None:
        super().__init__()
        self.match = match
        self.seat = match.person()

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(id="cover-title")
            yield Static(id="cover-text")
            yield Static(id="cover-since")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        assert self.seat is not None
        name, team = self.match.names[self.seat], team_name(self.match.game.team(self.seat), self.lang)
        self.query_one("#cover-title", Static).update(Content(say(self.lang, "wt-cover-title", name=name)))
        self.query_one("#cover-text", Static).update(Content(say(self.lang, "wt-cover-text", team=team)))
        news = "\n".join(text for text, _ in log_lines(self.lang, self.match.scene(), 3 * NEWS)[-NEWS:])
        self.query_one("#cover-since", Static).update(Content(news))

    def on_click(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss()
