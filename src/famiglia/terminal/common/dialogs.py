"""Dialogs with a text to read or a question."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from famiglia.words import say


class TextDialog(ModalScreen[None]):
    """Paragraphs to read; Escape, Enter and similar keys close the dialog."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,space,question_mark", "dismiss", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("home", "edge('home')", show=False),
        Binding("end", "edge('end')", show=False),
    ]

    def __init__(self, lang: str, title: str, paragraphs: Sequence[str | Content], *, at_end: bool = False) -> None:
        super().__init__()
        self.lang, self.heading, self.paragraphs, self.at_end = lang, title, paragraphs, at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window", can_focus=False) as window:
            window.border_title, window.border_subtitle = self.heading, say(self.lang, "close")
            for paragraph in self.paragraphs:
                yield Static(Content(paragraph) if isinstance(paragraph, str) else paragraph, classes="paragraph")

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.action_edge, "end")

    def on_click(self) -> None:
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        self.query_one(".window").scroll_relative(y=lines, animate=False)

    def action_edge(self, edge: str) -> None:
        body = self.query_one(".window")
        if edge == "end":
            body.scroll_end(animate=False)
        else:
            body.scroll_home(animate=False)


class QuestionDialog(ModalScreen[bool]):
    """A question to be answered with yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,n", "answer(False)", show=False),
        Binding("y,j,o", "answer(True)", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, lang: str, question: str) -> None:
        super().__init__()
        self.lang, self.question = lang, question

    def compose(self) -> ComposeResult:
        with Vertical(classes="window ask"):
            yield Static(Content(self.question))
            with Horizontal(classes="buttons"):
                yield Button(say(self.lang, "yes"), id="yes", compact=True)
                yield Button(say(self.lang, "no"), id="no", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)
