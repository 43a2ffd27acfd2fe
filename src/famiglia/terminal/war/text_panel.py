"""A panel of text lines; long lines are continued with an indent."""

from collections.abc import Sequence

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

CONTINUATION_INDENT = 2
"""The indent of a continued line."""


class TextPanel(Widget):
    """Text lines, as high as they need."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.lines: Sequence[Content] = ()

    def show(self, lines: Sequence[Content]) -> None:
        self.lines = lines
        self.refresh(layout=True)

    def render(self) -> Content:
        return Content("\n").join(wrap_lines(self.lines, self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(wrap_lines(self.lines, width))


def wrap_lines(lines: Sequence[Content], width: int) -> list[Content]:
    """The lines, wrapped to this width.

    >>> [line.plain for line in wrap_lines([Content("  one two three")], 9)]
    ['  one', '    two', '    three']
    """
    found: list[Content] = []
    for line in lines:
        if line.cell_length <= width:
            found.append(line)
            continue
        indent = len(line.plain) - len(line.plain.lstrip(" "))
        first, *more = line[indent:].wrap(max(4, width - indent - CONTINUATION_INDENT))
        found.append(first.pad_left(indent))
        found += [part.pad_left(indent + CONTINUATION_INDENT) for part in more]
    return found
