"""The table of a war: families, map, panels, the decision and the log."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from famiglia.words import say

from .area_text import area_line, area_panel
from .decision_text import choices, question
from .forecast_text import brief, full
from .header import families, header
from .log_text import WarLog, log_panel
from .map_pane import MapPane
from .mat_text import mats
from .move_list import WarMoves
from .order_text import orders
from .screen_state import ScreenState
from .sheet_text import sheets
from .tabs import TabLine
from .text_panel import TextPanel
from .tile_text import tiles

MAP: Final = "map"
FORECAST: Final = "fight"
PANELS: Final[dict[str, Callable[[str, ScreenState], list[Content]]]] = {
    "sheets": sheets,
    "mats": mats,
    "orders": orders,
    "tiles": tiles,
    "log": log_panel,
}
TABS: Final = (*PANELS, "area", FORECAST)
"""The panels, by the keys 1 to 7."""


class Table(Vertical):
    """Shows a screen state of a war."""

    def __init__(self) -> None:
        super().__init__()
        self.tab = "sheets"
        self.lang = "en"
        self.state: ScreenState | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="war-header")
        yield Static(id="families")
        yield MapPane(id="map")
        yield Static(id="area-line")
        with Horizontal(id="lower"):
            with Vertical(id="panel"):
                yield TabLine(id="tabs")
                with VerticalScroll(id="page", can_focus=True):
                    yield TextPanel(id="page-text")
            with Vertical(id="decision"):
                yield Static(id="question")
                yield WarMoves(id="war-moves")
                yield Static(id="foreseen")
                yield WarLog(id="war-log")

    @property
    def map(self) -> MapPane:
        return self.query_one(MapPane)

    @property
    def moves(self) -> WarMoves:
        return self.query_one(WarMoves)

    def show(self, lang: str, state: ScreenState) -> None:
        """Show this state."""
        self.lang, self.state = lang, state
        self.query_one("#war-header", Static).update(header(lang, state, self.size.width - 2))
        self.query_one("#families", Static).update(families(lang, state, self.size.width - 2))
        self.map.show(state)
        self.query_one("#question", Static).update(question(lang, state))
        self.moves.show(choices(lang, state, state.moves))
        self.query_one("#decision").set_class(not state.moves, "-idle")
        self.query_one(WarLog).show(lang, state)
        self.show_forecast({})
        self.update_area_line()
        self.update_panel()

    def on_resize(self) -> None:
        if self.state is not None:
            self.query_one("#war-header", Static).update(header(self.lang, self.state, self.size.width - 2))
            self.query_one("#families", Static).update(families(self.lang, self.state, self.size.width - 2))
            self.call_after_refresh(self.update_panel)

    def update_area_line(self) -> None:
        """Update the text about the area under the cursor."""
        if self.state is None or self.map.area is None:
            return
        line = area_line(self.lang, self.state, self.map.area)
        pane = self.query_one("#area-line", Static)
        pane.set_class(self.map.has_focus, "-told")
        pane.update(line if self.map.has_focus else _legend(self.lang))
        if self.tab == "area":
            self.update_panel()

    def update_panel(self) -> None:
        """Update the open panel."""
        if self.state is None or not self.query_one("#panel").display:
            return
        self.query_one(TabLine).show([say(self.lang, f"wt-tab-{tab}") for tab in TABS], TABS.index(self.tab))
        self.query_one(TextPanel).show(self.panel_lines())

    def panel_lines(self) -> list[Content]:
        """The lines of the open panel."""
        state = self.state
        assert state is not None
        if self.tab == "area":
            return area_panel(self.lang, state, self.map.area) if self.map.area else []
        if self.tab == FORECAST:
            return (
                full(self.lang, state, state.forecast) if state.forecast else [Content(say(self.lang, "wt-no-fight"))]
            )
        return PANELS[self.tab](self.lang, state)

    def open(self, tab: str) -> None:
        self.tab = tab
        self.call_after_refresh(self.update_panel)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        if tab == "log":
            self.call_after_refresh(self.query_one("#page", VerticalScroll).scroll_end, animate=False)

    def show_forecast(self, forecast: Mapping[str, Any]) -> None:
        """Show the consequences of the selected move."""
        pane = self.query_one("#foreseen", Static)
        lines = brief(self.lang, self.state, forecast) if self.state is not None and forecast else []
        pane.update(Content("\n").join(lines))
        pane.display = bool(lines)
        self.query_one("#decision").set_class(len(lines) > 1, "-foreseen")
        self.call_after_refresh(self.moves.scroll_to_highlight)


def _legend(lang: str) -> Content:
    return Content.styled(say(lang, "wt-legend"), "$muted")
