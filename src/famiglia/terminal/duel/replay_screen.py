"""A record, step by step, on the same table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from famiglia.duel.view import see
from famiglia.record import Record
from famiglia.words import say

from ..common.keys import Keys
from ..common.popups import Read
from ..common.room import Room
from .board import Board
from .reading import log_text, piles_text, rules_text
from .scene import Scene, scene, turns
from .why import here


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
        Binding("h,f1", "help", show=False),
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
        view = see(position, None, finished)
        entries = self.record.entries[: self.place]
        return scene(view, (), self.record.dealt, entries, self.record.header.seats, 0, None)

    def retell(self) -> None:
        self.query_one(Board).show(self.lang, self.scene())
        place = say(self.lang, "replay-place", move=self.place, moves=len(self.record.entries))
        self.query_one("#replay-place", Static).update(Content(f"{say(self.lang, 'replay-title')} · {place}"))
        self._show_keys()

    def _show_keys(self) -> None:
        """Keys that go back and on stand together, with one word for both."""
        keys = [("←", "", "step(-1)"), ("→", "step", "step(1)"), ("PgUp", "", "turn(-1)"), ("PgDn", "turn", "turn(1)")]
        keys += [("Home", "", "go(0)"), ("End", "ends", "go(-1)"), ("?", "why", "why"), ("l", "log", "log")]
        keys += [("d", "piles", "piles"), ("r", "rules", "rules"), ("h", "help", "help"), ("q", "quit", "leave")]
        self.query_one(Keys).show([(key, name and say(self.lang, f"key-{name}"), act) for key, name, act in keys])

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

    def action_help(self) -> None:
        self.app.push_screen(Read(self.lang, say(self.lang, "help-title"), [say(self.lang, "help-replay")]))

    def explanation(self) -> tuple[str, list[str]]:
        return here(self.lang, self.scene().view)

    def action_leave(self) -> None:
        self.app.exit()
