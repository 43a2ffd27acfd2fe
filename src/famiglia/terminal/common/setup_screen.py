"""The base class of setup screens: the buttons to play and to resume the last game."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Button

from famiglia.words import say

from .base_screen import BaseScreen
from .unfinished_games import UnfinishedGame, last_unfinished


class SetupScreen(BaseScreen):
    """A form with the settings of a game; each game has a subclass with its lines."""

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
        self.unfinished: UnfinishedGame | None = None
        """The unfinished game that can be resumed, if there is one."""

    def chosen(self) -> Any:
        """The settings that are chosen in the form."""
        raise NotImplementedError

    def buttons(self) -> ComposeResult:
        """The buttons to play and to resume."""
        self.unfinished = last_unfinished(self.game_app.game.name)
        yield Button(id="play", compact=True)
        if self.unfinished is not None:
            yield Button(id="resume", compact=True)

    def on_mount(self) -> None:
        self.update_content()
        self.query_one("#play").focus()
        self.set_class(self.unfinished is not None, "-offers")

    def label_buttons(self) -> None:
        self.query_one("#play", Button).label = say(self.lang, self.PLAY)
        for button in self.query("#resume").results(Button):
            assert self.unfinished is not None
            button.label = say(self.lang, "resume-offer", when=self.unfinished.saved_at)

    def button_in_focus(self) -> str:
        """The button that Enter presses: `resume` if it has the focus, else `play`."""
        return "resume" if self.focused is not None and self.focused.id == "resume" else "play"

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "resume":
            self.action_resume()
        else:
            self.action_play()

    def action_play(self) -> None:
        self.game_app.begin(self.chosen())

    def action_resume(self) -> None:
        if self.unfinished is not None:
            self.game_app.resume(self.unfinished)
