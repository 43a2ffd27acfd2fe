"""The base class of replays: a record, step by step, on the table of its game."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from famiglia.record import AnyRecord
from famiglia.words import say

from .base_screen import BaseScreen
from .key_bar import KeyBar


class ReplayScreen(BaseScreen):
    """Shows the table after any number of moves; each game has a subclass that shows its table."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown,space", "turn(1)", show=False, priority=True),
    ]

    def __init__(self, record: AnyRecord) -> None:
        super().__init__()
        self.record = record
        self.place = 0
        """The number of moves made so far."""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="replay-place")
            yield self.table_widget()
        yield self.key_bar_widget()
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.call_after_refresh(self.update_content)

    def table_widget(self) -> Widget:
        """The widget with the table of the game."""
        raise NotImplementedError

    def key_bar_widget(self) -> KeyBar:
        """The widget for the footer."""
        raise NotImplementedError

    def show_table(self) -> None:
        """Show the table after `place` moves."""
        raise NotImplementedError

    def keys(self) -> list[tuple[str, str, str]]:
        """The keys in the footer: key, meaning and action."""
        raise NotImplementedError

    @property
    def finished(self) -> bool:
        return self.record.game.result() is not None

    def update_content(self) -> None:
        self.show_table()
        place = say(self.lang, "replay-place", move=self.place, moves=len(self.record.entries))
        self.query_one("#replay-place", Static).update(Content(f"{say(self.lang, 'replay-title')} · {place}"))
        self.query_one(KeyBar).show(self.keys())

    def action_step(self, by: int) -> None:
        self.action_go(max(0, self.place + by))

    def action_go(self, place: int) -> None:
        last = len(self.record.entries)
        self.place = last if place < 0 else min(place, last)
        self.update_content()

    def action_turn(self, by: int) -> None:
        """Go to the next or the last place at which another seat begins to decide."""
        seats = [entry.seat for entry in self.record.entries]
        starts = [0, *(n for n in range(1, len(seats)) if seats[n] != seats[n - 1]), len(seats)]
        if by > 0:
            self.action_go(min((start for start in starts if start > self.place), default=self.place))
        else:
            self.action_go(max((start for start in starts if start < self.place), default=0))
