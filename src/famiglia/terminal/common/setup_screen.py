"""Before the game: what both forms have, the button that begins it and the offer to resume the last one."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Button

from famiglia.words import say

from .base_screen import BaseScreen
from .unfinished_games import Unfinished, last_unfinished


class SetupScreen(BaseScreen):
    """Choose and play; the form of each game has its own lines."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "play", show=False),
        Binding("c", "resume", show=False),
        Binding("q,escape", "leave", show=False),
    ]
    PLAY = "setup-play"

    def __init__(self) -> None:
        super().__init__()
        self.left: Unfinished | None = None
        """The game that may be resumed instead."""

    def chosen(self) -> Any:
        """The settings as the form stands."""
        raise NotImplementedError

    def buttons(self) -> ComposeResult:
        """Begin, and resume where a game was left."""
        self.left = last_unfinished(self.game_app.game.name)
        yield Button(id="play", compact=True)
        if self.left is not None:
            yield Button(id="resume", compact=True)

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#play").focus()
        self.set_class(self.left is not None, "-offers")

    def label_buttons(self) -> None:
        self.query_one("#play", Button).label = say(self.lang, self.PLAY)
        for button in self.query("#resume").results(Button):
            assert self.left is not None
            button.label = say(self.lang, "resume-offer", when=self.left.left_at)

    def button_in_focus(self) -> str:
        """What Enter does while no line of the form has the focus."""
        return "resume" if self.focused is not None and self.focused.id == "resume" else "play"

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "resume":
            self.action_resume()
        else:
            self.action_play()

    def action_play(self) -> None:
        self.game_app.begin(self.chosen())

    def action_resume(self) -> None:
        if self.left is not None:
            self.game_app.resume(self.left)
