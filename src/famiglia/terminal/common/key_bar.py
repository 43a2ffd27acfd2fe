"""The footer with the keys that can be used now."""

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.widgets import Static

SPARE = ("?", "l", "d", "r")
"""Keys that are left out if the line is too short, the last one first; the help lists all keys."""


class KeyBar(Static):
    """Keys with their meaning, each of which can be clicked. A key without a meaning shares that of the next key."""

    spare: tuple[str, ...] = SPARE

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.keys: Sequence[tuple[str, str, str]] = ()
        self.actions: list[tuple[int, str]] = []
        """For each key the column at which its text ends, and its action."""

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Show keys as (key, meaning, action of the screen)."""
        self.keys = keys
        self._lay_out()

    def on_resize(self) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        shown = list(self.keys)
        spare = [key for key in shown if key[0] in self.spare]
        while spare and sum(len(key + _label(meaning)) for key, meaning, _ in shown) - 2 > self.content_size.width:
            shown.remove(spare.pop())
        line = Content("")
        self.actions = []
        for key, meaning, action in shown:
            line += Content.assemble((key, "bold $primary"), _label(meaning))
            self.actions.append((line.cell_length, action))
        self.update(line)

    async def on_click(self, event: events.Click) -> None:
        stack = event.get_content_offset(self)
        if stack is not None:
            under = [action for end, action in self.actions if stack.x < end]
            if under:
                await self.screen.run_action(under[0])


def _label(meaning: str) -> str:
    return f" {meaning}  " if meaning else " "
