"""Between two people's turns: nothing to see but whose turn it is."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from famiglia.words import say

from ..common.room import Room
from .log import summary
from .scene import Scene
from .why import rule_text


class CoverScreen(Room):
    """Covers the table until the next player is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "uncover", show=False),
        Binding("q", "app.ask_out", show=False),
    ]

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(id="cover-title")
            yield Static(id="cover-text")
            yield Static(id="cover-since")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        seat = self.scene.view.seat
        player, other = self.scene.names[seat], self.scene.names[1 - seat]
        self.query_one("#cover-title", Static).update(Content(say(self.lang, "cover-title", name=player)))
        self.query_one("#cover-text", Static).update(Content(say(self.lang, "cover-text")))
        self.query_one("#cover-since", Static).update(Content(summary(self.lang, self.scene.last, other)))

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "why-here"), [say(self.lang, "why-covered"), rule_text(self.lang, "DA-44")]

    def on_click(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss()
