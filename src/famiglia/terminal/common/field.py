"""One line of a setup form."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static


class Field(Static, can_focus=True):
    """A line of a form. Left and right choose a value; a line without values is for typed text."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("e", "edit", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

    class Edited(Message):
        """The user wants to type a text for this line."""

        def __init__(self, field: "Field") -> None:
            super().__init__()
            self.field = field

    def __init__(self, name: str, values: Sequence[str], value: str, text: str = "") -> None:
        super().__init__(id=f"field-{name}")
        self.key, self.values, self.value = name, values, value
        self.text = text
        """The typed text: the name of a person, a folder, or a seed."""

    def show(self, label: str, meaning: str, wide: int) -> None:
        choice = f"‹ {meaning} ›" if self.values else meaning
        shown = label if len(label) < wide else label[: wide - 2].rstrip() + "…"
        self.update(Content.assemble(f" {shown:<{wide}}", (choice, "bold $primary")))

    def action_turn(self, by: int) -> None:
        if self.values:
            self.value = self.values[(self.values.index(self.value) + by) % len(self.values)]
            self.post_message(self.Changed())
        else:
            self.action_edit()

    def action_edit(self) -> None:
        self.post_message(self.Edited(self))

    def on_click(self) -> None:
        self.action_turn(1)
