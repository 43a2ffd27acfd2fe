"""What the ends of both games have in common: title, reason, table, record, and three buttons."""

from typing import Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Static

KEYS: Final[list[BindingType]] = [
    Binding("left,up", "app.focus_previous", show=False),
    Binding("right,down", "app.focus_next", show=False),
    Binding("a", "again", show=False),
    Binding("escape,b", "look", show=False),
    Binding("q", "leave", show=False),
]


def frame() -> ComposeResult:
    """The empty frame; the screen of the game fills it in."""
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
