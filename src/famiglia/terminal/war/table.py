"""The table on the screen: families, map, panels, the decision and the log."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from famiglia.words import say

from .area_text import area_line, area_page
from .decision_text import choices, question
from .forecast_text import brief, full
from .header import families, header
from .log_text import WarLog, log_page
from .map_pane import MapPane
from .mat_text import mats
from .move_list import WarMoves
from .order_text import orders
from .page import Page
from .scene import Scene
from .sheet_text import sheets
from .tabs import TabLine
from .tile_text import tiles

MAP: Final = "map"
FORECAST: Final = "fight"
PAGES: Final[dict[str, Callable[[str, Scene], list[Content]]]] = {
    "sheets": sheets,
    "mats": mats,
    "orders": orders,
    "tiles": tiles,
    "log": log_page,
}
TABS: Final = (*PAGES, "area", FORECAST)
"""The panels, by the keys 1 to 7."""


class Table(Vertical):
    """One scene of a war."""

    def __init__(self) -> None:
        super().__init__()
        self.tab = "sheets"
        self.lang = "en"
        self.scene: Scene | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="war-header")
        yield Static(id="families")
        yield MapPane(id="map")
        yield Static(id="area-line")
        with Horizontal(id="lower"):
            with Vertical(id="panel"):
                yield TabLine(id="tabs")
                with VerticalScroll(id="page", can_focus=True):
                    yield Page(id="page-text")
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

    def show(self, lang: str, scene: Scene) -> None:
        """Show this scene."""
        self.lang, self.scene = lang, scene
        self.query_one("#war-header", Static).update(header(lang, scene, self.size.width - 2))
        self.query_one("#families", Static).update(families(lang, scene, self.size.width - 2))
        self.map.show(scene)
        self.query_one("#question", Static).update(question(lang, scene))
        self.moves.show(choices(lang, scene, scene.moves))
        self.query_one("#decision").set_class(not scene.moves, "-idle")
        self.query_one(WarLog).show(lang, scene)
        self.foresee({})
        self.tell_area()
        self.tell_page()

    def on_resize(self) -> None:
        if self.scene is not None:
            self.query_one("#war-header", Static).update(header(self.lang, self.scene, self.size.width - 2))
            self.query_one("#families", Static).update(families(self.lang, self.scene, self.size.width - 2))
            self.call_after_refresh(self.tell_page)

    def tell_area(self) -> None:
        """About the area under the cursor."""
        if self.scene is None or self.map.area is None:
            return
        line = area_line(self.lang, self.scene, self.map.area)
        pane = self.query_one("#area-line", Static)
        pane.set_class(self.map.has_focus, "-told")
        pane.update(line if self.map.has_focus else _legend(self.lang))
        if self.tab == "area":
            self.tell_page()

    def tell_page(self) -> None:
        """The panel that is open."""
        if self.scene is None or not self.query_one("#panel").display:
            return
        self.query_one(TabLine).show([say(self.lang, f"wt-tab-{tab}") for tab in TABS], TABS.index(self.tab))
        self.query_one(Page).show(self.page())

    def page(self) -> list[Content]:
        """The open panel in lines."""
        scene = self.scene
        assert scene is not None
        if self.tab == "area":
            return area_page(self.lang, scene, self.map.area) if self.map.area else []
        if self.tab == FORECAST:
            return (
                full(self.lang, scene, scene.forecast) if scene.forecast else [Content(say(self.lang, "wt-no-fight"))]
            )
        return PAGES[self.tab](self.lang, scene)

    def open(self, tab: str) -> None:
        self.tab = tab
        self.call_after_refresh(self.tell_page)
        self.query_one("#page", VerticalScroll).scroll_home(animate=False)
        if tab == "log":
            self.call_after_refresh(self.query_one("#page", VerticalScroll).scroll_end, animate=False)

    def foresee(self, foreseen: Mapping[str, Any]) -> None:
        """The consequences of the selected move."""
        pane = self.query_one("#foreseen", Static)
        lines = brief(self.lang, self.scene, foreseen) if self.scene is not None and foreseen else []
        pane.update(Content("\n").join(lines))
        pane.display = bool(lines)
        self.query_one("#decision").set_class(len(lines) > 1, "-foreseen")
        self.call_after_refresh(self.moves.scroll_to_highlight)


def _legend(lang: str) -> Content:
    return Content.styled(say(lang, "wt-legend"), "$muted")
