"""The base class of all full screens, which also tells when the terminal is too small."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from famiglia.rulebook.register import rule
from famiglia.words import say

from .popups import Read

if TYPE_CHECKING:
    from .app import TerminalApp
    from .game_app import GameApp

WIDTH, HEIGHT = 74, 22
"""The least a table needs."""


class BaseScreen(Screen[None]):
    """A full screen that can be told again in another language."""

    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-cramped"), (WIDTH, "-narrow"), (120, "-wide"),
    ]  # fmt: skip
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (HEIGHT, "-short"), (34, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "app.other_light", show=False),
        Binding("g", "app.next_language", show=False),
        Binding("question_mark", "why", show=False),
    ]

    @property
    def game_app(self) -> "GameApp":
        """The app that deals games and keeps their records; a replay has none."""
        return cast("GameApp", self.app)

    @property
    def lang(self) -> str:
        return cast("TerminalApp", self.app).lang

    def retell(self) -> None:
        """Show everything anew, in the language and light of now."""

    def explanation(self) -> tuple[str, list[str]]:
        """The rules behind what is shown, a title and paragraphs."""
        raise NotImplementedError

    def action_why(self) -> None:
        self.app.push_screen(Read(self.lang, *self.explanation()))

    def action_leave(self) -> None:
        self.app.exit()

    def on_resize(self, event: events.Resize) -> None:
        for hint in self.query("#too-small").results(Static):
            told = say(
                self.lang, "too-small", width=WIDTH, height=HEIGHT, columns=event.size.width, rows=event.size.height
            )
            hint.update(Content(told))


def rule_text(lang: str, id_: str) -> str:
    """A rule with its id, as refusals cite it."""
    return say(lang, "refusal-rule", id=id_, sentence=rule(id_).sentence(lang))
