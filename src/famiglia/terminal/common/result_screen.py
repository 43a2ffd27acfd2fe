"""The base class of result screens: the winner, the reason, a table of results, and the file of the record."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from famiglia.words import say

from .base_screen import BaseScreen
from .match import Match


class ResultScreen(BaseScreen):
    """The result of a game; each game has a subclass with its texts."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("a", "again", show=False),
        Binding("escape,b", "look", show=False),
        Binding("q", "leave", show=False),
    ]
    match: Match

    def compose(self) -> ComposeResult:
        with Vertical(id="result"), VerticalScroll(id="result-body", can_focus=False):
            yield Static(id="result-title")
            yield Static(id="result-why")
            yield Static(id="result-table")
            yield Static(id="result-record")
            with Horizontal(classes="buttons"):
                yield Button(id="again", compact=True)
                yield Button(id="look", compact=True)
                yield Button(id="leave", compact=True)
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.update_content()
        self.query_one("#again", Button).focus()

    def title_text(self) -> str:
        """The title, which names the winner."""
        raise NotImplementedError

    def reason_text(self) -> str:
        """Why the game ended, and what decided it."""
        raise NotImplementedError

    def table_text(self) -> Content:
        """A table with what each player has at the end."""
        raise NotImplementedError

    def update_content(self) -> None:
        self.query_one("#result-title", Static).update(Content(self.title_text()))
        self.query_one("#result-why", Static).update(Content(self.reason_text()))
        self.query_one("#result-table", Static).update(self.table_text())
        self.query_one("#result-record", Static).update(self.game_app.record_note(self.match))
        for button, id_ in (("again", "result-again"), ("look", "result-look"), ("leave", "result-quit")):
            self.query_one(f"#{button}", Button).label = say(self.lang, id_)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        {"again": self.action_again, "look": self.action_look, "leave": self.action_leave}[str(event.button.id)]()

    def action_again(self) -> None:
        self.game_app.begin(self.match.settings.again())

    def action_look(self) -> None:
        """Go back to the table, where nothing is hidden now."""
        self.dismiss()
