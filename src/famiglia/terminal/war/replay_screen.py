"""The replay of a war."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content

from famiglia.table.war.state import merged
from famiglia.war.view import see
from famiglia.words import say

from ..common.dialogs import TextDialog
from ..common.replay_screen import ReplayScreen
from .base_screen import WarBaseScreen, WarKeyBar
from .screen_state import ScreenState
from .step_rules import step_rules
from .table import TABS, Table
from .tabs import TabLine


class WarReplay(ReplayScreen, WarBaseScreen):
    """Shows the table after any number of moves."""

    HELP = "wt-help-replay"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"tab({number})", show=False) for number in range(1, len(TABS) + 1)),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("m", "map", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "from_map", show=False),
    ]

    def table_widget(self) -> Table:
        return Table()

    def key_bar_widget(self) -> WarKeyBar:
        return WarKeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one(Table).tab = "log"

    def screen_state(self) -> ScreenState:
        """The table after `place` moves; everything is open if the war is finished."""
        at = self.record.position_before(self.place)
        view = see(at, None)
        teams = [see(at, team).as_json() for team in at.board.team_names] if self.finished else []
        facts = merged(*teams) if teams else view.as_json()
        entries = self.record.entries[: self.place]
        events = [*self.record.dealt.events, *(event for entry in entries for event in entry.events)]
        shown = events if self.finished else [event.seen_by(None) for event in events]
        first_new = len(shown) - (len(entries[-1].events) if entries else 0)
        return ScreenState(view, facts, self.record.header.seats, None, events=tuple(shown), first_new_event=first_new)

    def show_table(self) -> None:
        self.query_one(Table).show(self.lang, self.screen_state())

    def keys(self) -> list[tuple[str, str, str]]:
        keys = [("←", "", "step(-1)"), ("→", "step", "step(1)"), ("PgUp", "", "turn(-1)"), ("PgDn", "turn", "turn(1)")]
        keys += [("Home", "", "go(0)"), ("End", "ends", "go(-1)"), ("m", "map", "map")]
        keys += [(f"1-{len(TABS)}", "panels", "tab(0)"), ("?", "why", "why")]
        keys += [("h", "help", "help"), ("q", "quit", "leave")]
        return [(key, name and say(self.lang, f"wt-key-{name}"), act) for key, name, act in keys]

    def action_map(self) -> None:
        self.remove_class("-paged")
        self.call_after_refresh(self.query_one(Table).map.focus)

    def action_from_map(self) -> None:
        """Leave the map, or the replay if the map has no focus."""
        if self.focused is None:
            self.action_leave()
        self.set_focus(None)
        self.call_after_refresh(self.query_one(Table).update_area_line)

    def on_map_pane_pointed(self) -> None:
        self.query_one(Table).update_area_line()

    def on_map_pane_chosen(self) -> None:
        self.query_one(Table).open("area")

    def on_tab_line_opened(self, message: TabLine.Opened) -> None:
        self.action_tab(message.number + 1)

    def action_tab(self, number: int) -> None:
        table = self.query_one(Table)
        wanted = TABS[number - 1] if number else TABS[(TABS.index(table.tab) + 1) % len(TABS)]
        if wanted == table.tab and table.query_one("#panel").display and number:
            self.app.push_screen(
                TextDialog(self.lang, say(self.lang, f"wt-tab-{wanted}"), [Content("\n").join(table.panel_lines())])
            )
            return
        self.add_class("-paged")
        table.open(wanted)
        if wanted == "log":
            self.call_after_refresh(self.query_one("#page", VerticalScroll).scroll_end, animate=False)

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "wt-why-title"), step_rules(self.lang, self.screen_state().step)
