"""The map on the screen, with a cursor."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from .map_grid import ROWS, step
from .map_lines import BOX, area_at, map_lines
from .scene import Scene

SPREAD = ROWS * (BOX + 1) + 1
"""The lines of a map with seas between its rows."""


class MapPane(Widget, can_focus=True):
    """Sicily; arrows go from area to area, Enter chooses one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right", "go(0, 1)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("tab", "next_mark", show=False),
    ]

    class Pointed(Message):
        """The cursor is somewhere else."""

    class Chosen(Message):
        """This area was chosen."""

        def __init__(self, area: str) -> None:
            super().__init__()
            self.area = area

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.area: str | None = None
        """The area under the cursor."""

    def show(self, scene: Scene) -> None:
        self.scene = scene
        known = {area.id for area in scene.pack.areas}
        if self.area not in known:
            self.area = next((area for area in scene.marked()), scene.pack.areas[0].id)
        self.refresh()

    @property
    def spread(self) -> bool:
        return self.content_size.height >= SPREAD

    def render(self) -> Content:
        if self.scene is None:
            return Content("")
        cursor = self.area if self.has_focus else None
        return Content("\n").join(map_lines(self.scene, self.content_size.width, cursor, self.spread))

    def point_at(self, area: str) -> None:
        self.area = area
        self.refresh()
        self.post_message(self.Pointed())

    def action_go(self, down: int, right: int) -> None:
        if self.scene is not None and self.area is not None:
            self.point_at(step(self.scene.pack, self.area, down, right))

    def action_next_mark(self) -> None:
        """To the next area that can be chosen."""
        marked = list(self.scene.marked()) if self.scene is not None else []
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
        spot = event.get_content_offset(self)
        if spot is None or self.scene is None:
            return
        area = area_at(self.scene, self.content_size.width, self.spread, spot.x, spot.y)
        if area is None:
            return
        again = area == self.area
        self.point_at(area)
        if again:
            self.action_choose()
