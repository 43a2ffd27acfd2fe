"""The base class of all full screens; it shows a message if the terminal is too small."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from famiglia.rulebook.register import rule
from famiglia.words import say

from .dialogs import TextDialog

if TYPE_CHECKING:
    from .app import TerminalApp
    from .game_app import GameApp

WIDTH, HEIGHT = 74, 22
"""The smallest size for a table."""


class BaseScreen(Screen[None]):
    """A full screen that can switch its language."""

    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-cramped"), (WIDTH, "-narrow"), (120, "-wide"),
    ]  # fmt: skip
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (HEIGHT, "-short"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "app.toggle_theme", show=False),
        Binding("g", "app.next_language", show=False),
        Binding("question_mark", "why", show=False),
    ]

    @property
    def game_app(self) -> "GameApp":
        """The app, if it plays games; not available in a replay."""
        return cast("GameApp", self.app)

    @property
    def lang(self) -> str:
        return cast("TerminalApp", self.app).lang

    def update_content(self) -> None:
        """Show everything again, in the current language and theme."""

    def explanation(self) -> tuple[str, list[str]]:
        """A title and the rules about what is shown, as paragraphs."""
        raise NotImplementedError

    def action_why(self) -> None:
        self.app.push_screen(TextDialog(self.lang, *self.explanation()))

    def action_leave(self) -> None:
        self.app.exit()

    def on_resize(self, event: events.Resize) -> None:
        for hint in self.query("#too-small").results(Static):
            text = say(
                self.lang, "too-small", width=WIDTH, height=HEIGHT, columns=event.size.width, rows=event.size.height
            )
            hint.update(Content(text))


def rule_text(lang: str, id_: str) -> str:
    """The sentence of a rule with its id, as refusals cite it."""
    return say(lang, "refusal-rule", id=id_, sentence=rule(id_).sentence(lang))
