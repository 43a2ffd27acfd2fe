"""A record, step by step, on the table of its game."""

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
from .keys import Keys


class ReplayScreen(BaseScreen):
    """Shows the table after any number of moves; the screen of each game says what lies on it."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown,space", "turn(1)", show=False, priority=True),
    ]

    def __init__(self, record: AnyRecord) -> None:
        super().__init__()
        self.record = record
        self.place = 0
        """How many moves have been made."""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="replay-place")
            yield self.table_widget()
        yield self.keys_widget()
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.call_after_refresh(self.retell)

    def table_widget(self) -> Widget:
        """The table of the game."""
        raise NotImplementedError

    def keys_widget(self) -> Keys:
        """The footer of the game."""
        raise NotImplementedError

    def show_table(self) -> None:
        """Show the table as it was at this place."""
        raise NotImplementedError

    def keys(self) -> list[tuple[str, str, str]]:
        """The footer: each key, what it means and what it does."""
        raise NotImplementedError

    @property
    def finished(self) -> bool:
        return self.record.game.result() is not None

    def retell(self) -> None:
        self.show_table()
        place = say(self.lang, "replay-place", move=self.place, moves=len(self.record.entries))
        self.query_one("#replay-place", Static).update(Content(f"{say(self.lang, 'replay-title')} · {place}"))
        self.query_one(Keys).show(self.keys())

    def action_step(self, by: int) -> None:
        self.action_go(max(0, self.place + by))

    def action_go(self, place: int) -> None:
        last = len(self.record.entries)
        self.place = last if place < 0 else min(place, last)
        self.retell()

    def action_turn(self, by: int) -> None:
        """To where another seat begins to decide, before or after this place."""
        seats = [entry.seat for entry in self.record.entries]
        starts = [0, *(n for n in range(1, len(seats)) if seats[n] != seats[n - 1]), len(seats)]
        if by > 0:
            self.action_go(min((start for start in starts if start > self.place), default=self.place))
        else:
            self.action_go(max((start for start in starts if start < self.place), default=0))
