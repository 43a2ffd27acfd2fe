"""Dialogs with choices or with a text field."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from famiglia.words import say


class ChoiceDialog(ModalScreen[int | None]):
    """Choices, of which Enter takes one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,left", "dismiss(None)", show=False)]

    def __init__(self, lang: str, title: Content, offers: Sequence[Content]) -> None:
        super().__init__()
        self.lang, self.heading, self.offers = lang, title, offers

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_subtitle = say(self.lang, "wt-choose-hint")
            yield Static(self.heading, classes="window-title")
            yield OptionList(*(Option(offer) for offer in self.offers), id="ways", compact=True)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class InputDialog(ModalScreen[str | None]):
    """A text field; it stays open and shows an error while the text is invalid."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, lang: str, title: str, hint: str, check: Callable[[str], str], text: str = "") -> None:
        super().__init__()
        self.lang, self.heading, self.hint, self.check, self.text = lang, title, hint, check, text

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title, window.border_subtitle = self.heading, say(self.lang, "wt-type-hint")
            yield Static(Content.styled(self.hint, "$muted"), classes="paragraph")
            yield Input(self.text, id="typed", compact=True)
            yield Static(id="verdict")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        wrong = self.check(event.value.strip())
        if wrong:
            self.query_one("#verdict", Static).update(Content.styled(wrong, "$warning"))
        else:
            self.dismiss(event.value.strip())
