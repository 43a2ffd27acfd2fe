"""A zone of the table: a heading and a row of cards with a cursor."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from .card_faces import face, paint
from .spots import NEW, Spot

GAP = 3
"""The cells between the old and the new cards of the Street."""
SIDE = 10
"""The cells of a label beside the cards."""


class CardRow(Widget, can_focus=True):
    """Cards side by side; where they lie too close, cards of a kind are put on one another."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    cursor: reactive[int] = reactive(0)

    class Pointed(Message):
        """The cursor rests on another card."""

    class Chosen(Message):
        """The card under the cursor was chosen."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Left(Message):
        """The cursor wants to leave the row over its right end."""

    def __init__(self, *, titled: bool = True, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.titled = titled
        self.lang = "en"
        self.heading = Content("")
        self.new_label = ""
        self.empty_label = ""
        self.side_label = ""
        self.cards: Sequence[Spot] = ()
        self.marks: dict[Spot, str] = {}
        self.spots: list[Spot] = []
        self.live = True

    def show(
        self,
        lang: str,
        heading: Content,
        cards: Sequence[Spot],
        marks: dict[Spot, str],
        *,
        new_label: str = "",
        empty_label: str = "",
        side_label: str = "",
        live: bool = True,
    ) -> None:
        """Lay these cards out; the cursor stays on its kind of card if it can."""
        before = self.current
        self.lang, self.heading, self.cards, self.marks = lang, heading, cards, marks
        self.new_label, self.empty_label, self.side_label, self.live = new_label, empty_label, side_label, live
        self._arrange()
        same = [index for index, spot in enumerate(self.spots) if before and spot.card == before.card]
        self.cursor = same[0] if same and before else max(0, min(self.cursor, len(self.spots) - 1))
        self.refresh()

    @property
    def current(self) -> Spot | None:
        """The card under the cursor."""
        return self.spots[self.cursor] if 0 <= self.cursor < len(self.spots) else None

    @property
    def card_height(self) -> int:
        return max(1, self.size.height - (1 if self.titled else 0))

    @property
    def card_room(self) -> int:
        """The cells that the cards have side by side."""
        return self.size.width - 1 - self._margin() - (GAP if any(card.zone == NEW for card in self.cards) else 0)

    def _margin(self) -> int:
        return SIDE if self.side_label else 0

    def _arrange(self) -> None:
        roomy = 6 if self.card_height > 1 else 4
        self.spots = list(self.cards)
        if len(self.spots) * roomy > self.card_room:
            self.spots = [replace(kind, count=len(list(same))) for kind, same in groupby(self.spots)]
        if self.cursor >= len(self.spots):
            self.cursor = max(0, len(self.spots) - 1)

    def on_resize(self) -> None:
        self._arrange()

    def _cell(self) -> int:
        """The width of a card with the cell that keeps it from its neighbour."""
        most = 5 if self.card_height == 1 else 13
        return max(3, min(most, self.card_room // max(1, len(self.spots))))

    def _width(self) -> int:
        """The width of a card: its cell but for a gap, which gives way where the number of a kind needs the room."""
        cell = self._cell()
        tight = cell == 3 and self.card_height == 1 and any(spot.count > 1 for spot in self.spots)
        return cell if tight else cell - 1

    def _first(self) -> int:
        """The first card in sight, where even the narrowest cards are too many."""
        room = max(1, self.card_room // self._cell())
        return max(0, min(self.cursor - room // 2, len(self.spots) - room))

    def _places(self) -> list[tuple[int, int]]:
        """Where each visible card begins: its number and its column."""
        places, x, cell = [], 1 + self._margin(), self._cell()
        for index in range(self._first(), len(self.spots)):
            spot = self.spots[index]
            if spot.zone == NEW and (index == 0 or self.spots[index - 1].zone != NEW):
                x += GAP if index > 0 else 0
            if x + self._width() > self.size.width:
                break
            places.append((index, x))
            x += cell
        return places

    def column(self) -> int:
        """The column of the cursor, to keep it when the row changes."""
        return next((x for index, x in self._places() if index == self.cursor), 0)

    def point_near(self, column: int) -> None:
        """Put the cursor on the card nearest to a column."""
        places = self._places()
        if places:
            self.cursor = min(places, key=lambda place: abs(place[1] - column))[0]

    def point_at_mark(self) -> None:
        """Put the cursor on the first card that can do something."""
        for mark in ("◆", "◇"):
            for index, spot in enumerate(self.spots):
                if self.mark(spot) == mark:
                    self.cursor = index
                    return

    def mark(self, spot: Spot) -> str:
        return self.marks.get(replace(spot, count=1), "")

    def render(self) -> Content:
        self._arrange()  # a first layout may come before the classes of the screen have settled the size
        lines = self._card_lines()
        if self.titled:
            lines.insert(0, self._title())
        return Content("\n").join([line.truncate(self.size.width) for line in lines])

    def _title(self) -> Content:
        """The heading, and over the new cards what they are."""
        starts = [x for index, x in self._places() if self.spots[index].zone == NEW]
        if not starts or not self.new_label:
            return self.heading
        label = f"{self.new_label} ▾"
        start = min(starts[0], self.size.width - len(label))
        space = max(2, start - self.heading.cell_length)
        return Content.assemble(self.heading, " " * space, (label, "bold $primary"))

    def _card_lines(self) -> list[Content]:
        label = f"{self.side_label[: SIDE - 1]:<{self._margin()}}"
        lines = [Content.styled(label if y == 0 else " " * len(label), "$muted") for y in range(self.card_height)]
        if not self.spots:
            return [lines[0] + Content.styled(f" {self.empty_label}", "$muted"), *lines[1:]]
        places = self._places()
        rims = self._rims(places)
        for index, x in places:
            gap = _between(lines[0].cell_length, x, rims)
            lines = [line + gap + text for line, text in zip(lines, self._card(index), strict=True)]
        end = lines[0].cell_length
        return [line + _between(end, end + 1, rims) for line in lines]

    def _rims(self, places: list[tuple[int, int]]) -> dict[int, str]:
        """The columns beside the card under the cursor, with what stands there."""
        if not self.has_focus:
            return {}
        return {
            column: rim
            for i, x in places
            if i == self.cursor
            for column, rim in ((x - 1, "▐"), (x + self._width(), "▌"))
        }

    def _card(self, index: int) -> list[Content]:
        spot = self.spots[index]
        mark = self.mark(spot)
        at_cursor = index == self.cursor and self.has_focus
        state = "cursor" if at_cursor else "open" if mark or not self.live else "dim"
        style = paint(spot.card[0] if spot.card else "", state, self.app.current_theme.dark).style
        lines = face(self.lang, spot, mark, self._width(), self.card_height)
        return [Content.styled(text, f"bold {style}" if y == 0 or at_cursor else style) for y, text in enumerate(lines)]

    def watch_cursor(self) -> None:
        self.post_message(self.Pointed())

    def on_focus(self) -> None:
        self.post_message(self.Pointed())

    def action_step(self, by: int) -> None:
        if by > 0 and self.cursor >= len(self.spots) - 1:
            self.post_message(self.Left())
        else:
            self.cursor = max(0, min(len(self.spots) - 1, self.cursor + by))

    def action_jump(self, to: int) -> None:
        self.cursor = to if to >= 0 else max(0, len(self.spots) - 1)

    def action_choose(self) -> None:
        if self.current is not None:
            self.post_message(self.Chosen(self.current))

    def on_click(self, event: events.Click) -> None:
        """A click is the cursor and Enter in one."""
        event.stop()
        if event.y < (1 if self.titled else 0):
            return
        for index, x in self._places():
            if x <= event.x < x + self._width():
                self.cursor = index
                self.action_choose()


def _between(start: int, end: int, rims: dict[int, str]) -> Content:
    """The cells between two cards, the rim of the cursor among them."""
    return Content.styled("".join(rims.get(column, " ") for column in range(start, end)), "$primary")
