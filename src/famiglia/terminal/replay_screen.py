"""A record, step by step, on the same table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from famiglia.duel import Duel
from famiglia.record import Record
from famiglia.words import say

from .board import Board
from .keys import Keys
from .popups import Read
from .reading import log_text, piles_text, rules_text
from .room import Room
from .scene import Scene, scene, turns


class ReplayScreen(Room):
    """Shows the table after any number of moves."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown,space", "turn(1)", show=False, priority=True),
        Binding("d", "piles", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.record = record
        self.place = 0
        """How many moves have been made."""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="replay-place")
            yield Board()
        yield Keys(id="keys")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.call_after_refresh(self.retell)

    def scene(self) -> Scene:
        """The table after as many moves; of a finished game both hands are open."""
        position = self.record.position_before(self.place)
        finished = self.record.game.result() is not None
        view = Duel(position, self.record.game.dice).view(None, finished)
        entries = self.record.entries[: self.place]
        return scene(view, (), self.record.dealt, entries, self.record.header.seats, 0, None)

    def retell(self) -> None:
        self.query_one(Board).show(self.lang, self.scene())
        place = say(self.lang, "replay-place", move=self.place, moves=len(self.record.entries))
        self.query_one("#replay-place", Static).update(Content(f"{say(self.lang, 'replay-title')} · {place}"))
        keys = [("←", "back", "step(-1)"), ("→", "on", "step(1)"), ("PgUp", "turn-back", "turn(-1)")]
        keys += [("PgDn", "turn-on", "turn(1)"), ("Home", "start", "go(0)"), ("End", "end", "go(-1)")]
        keys += [("l", "log", "log"), ("q", "quit", "leave")]
        self.query_one(Keys).show([(key, say(self.lang, f"key-{name}"), action) for key, name, action in keys])

    def action_step(self, by: int) -> None:
        self.action_go(max(0, self.place + by))

    def action_go(self, place: int) -> None:
        last = len(self.record.entries)
        self.place = last if place < 0 else min(place, last)
        self.retell()

    def action_turn(self, by: int) -> None:
        """To where the turn before or after this one begins."""
        starts = [0]
        for turn in turns(self.record.entries):
            starts.append(starts[-1] + len(turn))
        if by > 0:
            self.action_go(min((start for start in starts if start > self.place), default=self.place))
        else:
            self.action_go(max((start for start in starts if start < self.place), default=0))

    def action_log(self) -> None:
        title = say(self.lang, "log-full-title")
        self.app.push_screen(Read(self.lang, title, log_text(self.lang, self.scene()), at_end=True))

    def action_piles(self) -> None:
        self.app.push_screen(Read(self.lang, say(self.lang, "piles-title"), piles_text(self.lang, self.scene().view)))

    def action_rules(self) -> None:
        edition = self.record.header.edition
        title = say(self.lang, "rules-title", edition=say(self.lang, f"edition-{edition}"))
        self.app.push_screen(Read(self.lang, title, rules_text(self.lang, edition)))

    def action_leave(self) -> None:
        self.app.exit()
