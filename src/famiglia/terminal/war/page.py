"""A panel of lines; what is too long goes on below, a little further in."""

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

HANG = 2
"""How much further in a line goes on."""


class Page(Widget):
    """Lines to read, as high as they need."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.lines: Sequence[Content] = ()

    def show(self, lines: Sequence[Content]) -> None:
        self.lines = lines
        self.refresh(layout=True)

    def render(self) -> Content:
        return Content("\n").join(hung(self.lines, self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(hung(self.lines, width))


def hung(lines: Sequence[Content], width: int) -> list[Content]:
    """The lines, none wider than this.

    >>> [line.plain for line in hung([Content("  one two three")], 9)]
    ['  one', '    two', '    three']
    """
    found: list[Content] = []
    for line in lines:
        if line.cell_length <= width:
            found.append(line)
            continue
        indent = len(line.plain) - len(line.plain.lstrip(" "))
        first, *more = line[indent:].wrap(max(4, width - indent - HANG))
        found.append(first.pad_left(indent))
        found += [part.pad_left(indent + HANG) for part in more]
    return found
