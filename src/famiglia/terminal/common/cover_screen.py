"""The screen that hides the table while the keyboard changes hands."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from .base_screen import BaseScreen


class CoverScreen(BaseScreen):
    """Covers the table until the next person is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "uncover", show=False),
        Binding("q", "app.ask_out", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(id="cover-title")
            yield Static(id="cover-text")
            yield Static(id="cover-since")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.update_content()

    def title_text(self) -> str:
        """The title, which says who is next."""
        raise NotImplementedError

    def request_text(self) -> str:
        """The request to the people at the screen."""
        raise NotImplementedError

    def events_text(self) -> str:
        """The public events since the next person looked last."""
        raise NotImplementedError

    def update_content(self) -> None:
        self.query_one("#cover-title", Static).update(Content(self.title_text()))
        self.query_one("#cover-text", Static).update(Content(self.request_text()))
        self.query_one("#cover-since", Static).update(Content(self.events_text()))

    def on_click(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss()
