"""The record of a war, step by step, on the same table."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from famiglia.record import AnyRecord
from famiglia.table.war_state import merged
from famiglia.war.view import see
from famiglia.words import say

from ..common.popups import Read
from .room import WarKeys, WarRoom
from .scene import Scene
from .step_rules import step_rules
from .table import TABS, Table
from .tabs import TabLine


class WarReplay(WarRoom):
    """Shows the table after any number of moves."""

    AUTO_FOCUS = ""
    HELP = "wt-help-replay"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"tab({number})", show=False) for number in range(1, len(TABS) + 1)),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("pagedown,space", "turn(1)", show=False, priority=True),
        Binding("m", "map", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "from_map", show=False),
    ]

    def __init__(self, record: AnyRecord) -> None:
        super().__init__()
        self.record = record
        self.place = 0
        """How many moves have been made."""

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="replay-place")
            yield Table()
        yield WarKeys(id="keys")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        self.query_one(Table).tab = "log"
        self.call_after_refresh(self.retell)

    @property
    def finished(self) -> bool:
        return self.record.game.result() is not None

    def scene(self) -> Scene:
        """The table after as many moves; of a finished war everything is open."""
        at = self.record.position_before(self.place)
        view = see(at, None)
        teams = [see(at, team).as_json() for team in at.board.team_names] if self.finished else []
        facts = merged(*teams) if teams else view.as_json()
        entries = self.record.entries[: self.place]
        events = [*self.record.dealt.events, *(event for entry in entries for event in entry.events)]
        shown = events if self.finished else [event.seen_by(None) for event in events]
        fresh = len(shown) - (len(entries[-1].events) if entries else 0)
        return Scene(view, facts, self.record.header.seats, None, events=tuple(shown), fresh=fresh)

    def retell(self) -> None:
        self.query_one(Table).show(self.lang, self.scene())
        place = say(self.lang, "replay-place", move=self.place, moves=len(self.record.entries))
        self.query_one("#replay-place", Static).update(Content(f"{say(self.lang, 'replay-title')} · {place}"))
        keys = [("←", "", "step(-1)"), ("→", "step", "step(1)"), ("PgUp", "", "turn(-1)"), ("PgDn", "turn", "turn(1)")]
        keys += [("Home", "", "go(0)"), ("End", "ends", "go(-1)"), ("m", "map", "map")]
        keys += [(f"1-{len(TABS)}", "panels", "tab(0)"), ("?", "why", "why")]
        keys += [("h", "help", "help"), ("q", "quit", "leave")]
        self.query_one(WarKeys).show([(key, name and say(self.lang, f"wt-key-{name}"), act) for key, name, act in keys])

    def action_step(self, by: int) -> None:
        self.action_go(max(0, self.place + by))

    def action_go(self, place: int) -> None:
        last = len(self.record.entries)
        self.place = last if place < 0 else min(place, last)
        self.retell()

    def action_turn(self, by: int) -> None:
        """To where somebody else decides."""
        seats = [entry.seat for entry in self.record.entries]
        starts = [0, *(n for n in range(1, len(seats)) if seats[n] != seats[n - 1]), len(seats)]
        if by > 0:
            self.action_go(min((start for start in starts if start > self.place), default=self.place))
        else:
            self.action_go(max((start for start in starts if start < self.place), default=0))

    def action_map(self) -> None:
        self.remove_class("-paged")
        self.call_after_refresh(self.query_one(Table).map.focus)

    def action_from_map(self) -> None:
        """From the map back to stepping, from there out."""
        if self.focused is None:
            self.action_leave()
        self.set_focus(None)
        self.call_after_refresh(self.query_one(Table).tell_area)

    def on_map_pane_pointed(self) -> None:
        self.query_one(Table).tell_area()

    def on_map_pane_chosen(self) -> None:
        self.query_one(Table).open("area")

    def on_tab_line_opened(self, message: TabLine.Opened) -> None:
        self.action_tab(message.number + 1)

    def action_tab(self, number: int) -> None:
        table = self.query_one(Table)
        wanted = TABS[number - 1] if number else TABS[(TABS.index(table.tab) + 1) % len(TABS)]
        if wanted == table.tab and table.query_one("#panel").display and number:
            self.app.push_screen(
                Read(self.lang, say(self.lang, f"wt-tab-{wanted}"), [Content("\n").join(table.page())])
            )
            return
        self.add_class("-paged")
        table.open(wanted)
        if wanted == "log":
            self.call_after_refresh(self.query_one("#page", VerticalScroll).scroll_end, animate=False)

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "wt-why-title"), step_rules(self.lang, self.scene().step)

    def action_leave(self) -> None:
        self.app.exit()
