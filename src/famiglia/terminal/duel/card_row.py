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
from .card_stacks import NEW, CardStack

GAP = 3
"""The cells between the old and the new cards of the Street."""
SIDE = 10
"""The width of a label beside the cards."""


class CardRow(Widget, can_focus=True):
    """Cards side by side; if there is too little room, equal cards are shown as one stack."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(-1)", show=False),
        Binding("enter,space", "choose", show=False),
    ]
    cursor: reactive[int] = reactive(0)

    class Pointed(Message):
        """The cursor has moved to another card."""

    class Chosen(Message):
        """The card under the cursor was chosen."""

        def __init__(self, stack: CardStack) -> None:
            super().__init__()
            self.stack = stack

    class Left(Message):
        """The cursor was moved beyond the right end of the row."""

    def __init__(self, *, titled: bool = True, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.titled = titled
        self.lang = "en"
        self.heading = Content("")
        self.new_label = ""
        self.empty_label = ""
        self.side_label = ""
        self.cards: Sequence[CardStack] = ()
        self.marks: dict[CardStack, str] = {}
        self.stacks: list[CardStack] = []
        self.live = True

    def show(
        self,
        lang: str,
        heading: Content,
        cards: Sequence[CardStack],
        marks: dict[CardStack, str],
        *,
        new_label: str = "",
        empty_label: str = "",
        side_label: str = "",
        live: bool = True,
    ) -> None:
        """Show these cards; the cursor stays on the same kind of card if possible."""
        before = self.current
        self.lang, self.heading, self.cards, self.marks = lang, heading, cards, marks
        self.new_label, self.empty_label, self.side_label, self.live = new_label, empty_label, side_label, live
        self._arrange()
        same = [index for index, stack in enumerate(self.stacks) if before and stack.card == before.card]
        self.cursor = same[0] if same and before else max(0, min(self.cursor, len(self.stacks) - 1))
        self.refresh()

    @property
    def current(self) -> CardStack | None:
        """The card under the cursor."""
        return self.stacks[self.cursor] if 0 <= self.cursor < len(self.stacks) else None

    @property
    def card_height(self) -> int:
        return max(1, self.size.height - (1 if self.titled else 0))

    @property
    def card_room(self) -> int:
        """The width for all cards."""
        return self.size.width - 1 - self._margin() - (GAP if any(card.zone == NEW for card in self.cards) else 0)

    def _margin(self) -> int:
        return SIDE if self.side_label else 0

    def _arrange(self) -> None:
        roomy = 6 if self.card_height > 1 else 4
        self.stacks = list(self.cards)
        if len(self.stacks) * roomy > self.card_room:
            self.stacks = [replace(kind, count=len(list(same))) for kind, same in groupby(self.stacks)]
        if self.cursor >= len(self.stacks):
            self.cursor = max(0, len(self.stacks) - 1)

    def on_resize(self) -> None:
        self._arrange()

    def _cell(self) -> int:
        """The width of a card and the gap after it."""
        most = 5 if self.card_height == 1 else 13
        return max(3, min(most, self.card_room // max(1, len(self.stacks))))

    def _width(self) -> int:
        """The width of a card without the gap, which is left out if the number of equal cards needs the room."""
        cell = self._cell()
        tight = cell == 3 and self.card_height == 1 and any(stack.count > 1 for stack in self.stacks)
        return cell if tight else cell - 1

    def _first(self) -> int:
        """The first visible card, if not even the narrowest cards all fit."""
        room = max(1, self.card_room // self._cell())
        return max(0, min(self.cursor - room // 2, len(self.stacks) - room))

    def _places(self) -> list[tuple[int, int]]:
        """For each visible card its number and the column where it begins."""
        places, x, cell = [], 1 + self._margin(), self._cell()
        for index in range(self._first(), len(self.stacks)):
            stack = self.stacks[index]
            if stack.zone == NEW and (index == 0 or self.stacks[index - 1].zone != NEW):
                x += GAP if index > 0 else 0
            if x + self._width() > self.size.width:
                break
            places.append((index, x))
            x += cell
        return places

    def column(self) -> int:
        """The column of the cursor, which stays the same in another row."""
        return next((x for index, x in self._places() if index == self.cursor), 0)

    def point_near(self, column: int) -> None:
        """Put the cursor on the card nearest to a column."""
        places = self._places()
        if places:
            self.cursor = min(places, key=lambda place: abs(place[1] - column))[0]

    def point_at_mark(self) -> None:
        """Put the cursor on the first card that can be used."""
        for mark in ("◆", "◇"):
            for index, stack in enumerate(self.stacks):
                if self.mark(stack) == mark:
                    self.cursor = index
                    return

    def mark(self, stack: CardStack) -> str:
        return self.marks.get(replace(stack, count=1), "")

    def render(self) -> Content:
        self._arrange()  # the first rendering may come before the size is final
        lines = self._card_lines()
        if self.titled:
            lines.insert(0, self._title())
        return Content("\n").join([line.truncate(self.size.width) for line in lines])

    def _title(self) -> Content:
        """The heading, with the label of the new cards above them."""
        starts = [x for index, x in self._places() if self.stacks[index].zone == NEW]
        if not starts or not self.new_label:
            return self.heading
        label = f"{self.new_label} ▾"
        start = min(starts[0], self.size.width - len(label))
        space = max(2, start - self.heading.cell_length)
        return Content.assemble(self.heading, " " * space, (label, "bold $primary"))

    def _card_lines(self) -> list[Content]:
        label = f"{self.side_label[: SIDE - 1]:<{self._margin()}}"
        lines = [Content.styled(label if y == 0 else " " * len(label), "$muted") for y in range(self.card_height)]
        if not self.stacks:
            return [lines[0] + Content.styled(f" {self.empty_label}", "$muted"), *lines[1:]]
        places = self._places()
        rims = self._rims(places)
        for index, x in places:
            gap = _between(lines[0].cell_length, x, rims)
            lines = [line + gap + text for line, text in zip(lines, self._card(index), strict=True)]
        end = lines[0].cell_length
        return [line + _between(end, end + 1, rims) for line in lines]

    def _rims(self, places: list[tuple[int, int]]) -> dict[int, str]:
        """By column: the character of the frame beside the card under the cursor."""
        if not self.has_focus:
            return {}
        return {
            column: rim
            for i, x in places
            if i == self.cursor
            for column, rim in ((x - 1, "▐"), (x + self._width(), "▌"))
        }

    def _card(self, index: int) -> list[Content]:
        stack = self.stacks[index]
        mark = self.mark(stack)
        at_cursor = index == self.cursor and self.has_focus
        state = "cursor" if at_cursor else "open" if mark or not self.live else "dim"
        style = paint(stack.card[0] if stack.card else "", state, self.app.current_theme.dark).style
        lines = face(self.lang, stack, mark, self._width(), self.card_height)
        return [Content.styled(text, f"bold {style}" if y == 0 or at_cursor else style) for y, text in enumerate(lines)]

    def watch_cursor(self) -> None:
        self.post_message(self.Pointed())

    def on_focus(self) -> None:
        self.post_message(self.Pointed())

    def action_step(self, by: int) -> None:
        if by > 0 and self.cursor >= len(self.stacks) - 1:
            self.post_message(self.Left())
        else:
            self.cursor = max(0, min(len(self.stacks) - 1, self.cursor + by))

    def action_jump(self, to: int) -> None:
        self.cursor = to if to >= 0 else max(0, len(self.stacks) - 1)

    def action_choose(self) -> None:
        if self.current is not None:
            self.post_message(self.Chosen(self.current))

    def on_click(self, event: events.Click) -> None:
        """A click moves the cursor to a card and chooses it."""
        event.stop()
        if event.y < (1 if self.titled else 0):
            return
        for index, x in self._places():
            if x <= event.x < x + self._width():
                self.cursor = index
                self.action_choose()


def _between(start: int, end: int, rims: dict[int, str]) -> Content:
    """The cells between two cards, including the frame of the cursor."""
    return Content.styled("".join(rims.get(column, " ") for column in range(start, end)), "$primary")
