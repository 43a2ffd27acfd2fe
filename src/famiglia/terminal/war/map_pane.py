"""The map on the screen, with a cursor."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from .map_grid import ROWS, step
from .map_lines import BOX, area_at, map_lines
from .screen_state import ScreenState

SPREAD = ROWS * (BOX + 1) + 1
"""The height of a map with lines for the seas."""


class MapPane(Widget, can_focus=True):
    """The map; arrow keys move between areas, Enter chooses one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right", "go(0, 1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("tab", "next_mark", show=False),
    ]

    class Pointed(Message):
        """The cursor has moved."""

    class Chosen(Message):
        """This area was chosen."""

        def __init__(self, area: str) -> None:
            super().__init__()
            self.area = area

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.state: ScreenState | None = None
        self.area: str | None = None
        """The area under the cursor."""

    def show(self, state: ScreenState) -> None:
        self.state = state
        known = {area.id for area in state.pack.areas}
        if self.area not in known:
            self.area = next((area for area in state.marked()), state.pack.areas[0].id)
        self.refresh()

    @property
    def spread(self) -> bool:
        return self.content_size.height >= SPREAD

    def render(self) -> Content:
        if self.state is None:
            return Content("")
        cursor = self.area if self.has_focus else None
        return Content("\n").join(map_lines(self.state, self.content_size.width, cursor, self.spread))

    def point_at(self, area: str) -> None:
        self.area = area
        self.refresh()
        self.post_message(self.Pointed())

    def action_go(self, down: int, right: int) -> None:
        if self.state is not None and self.area is not None:
            self.point_at(step(self.state.pack, self.area, down, right))

    def action_next_mark(self) -> None:
        """Go to the next area that can be chosen."""
        marked = list(self.state.marked()) if self.state is not None else []
        if marked:
            at = marked.index(self.area) + 1 if self.area in marked else 0
            self.point_at(marked[at % len(marked)])

    def action_choose(self) -> None:
        if self.area is not None:
            self.post_message(self.Chosen(self.area))

    def on_focus(self) -> None:
        self.post_message(self.Pointed())

    def on_blur(self) -> None:
        self.post_message(self.Pointed())

    def on_click(self, event: events.Click) -> None:
        stack = event.get_content_offset(self)
        if stack is None or self.state is None:
            return
        area = area_at(self.state, self.content_size.width, self.spread, stack.x, stack.y)
        if area is None:
            return
        again = area == self.area
        self.point_at(area)
        if again:
            self.action_choose()
