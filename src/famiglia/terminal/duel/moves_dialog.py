"""A dialog with the moves that use a card."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from famiglia.duel import Move
from famiglia.duel.view import View
from famiglia.words import say

from .move_list import MoveList


class MovesDialog(ModalScreen[Move | None]):
    """Moves to choose from; Enter plays the chosen one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,left,m", "dismiss(None)", show=False)]

    def __init__(self, lang: str, title: Content, moves: Sequence[Move], view: View) -> None:
        super().__init__()
        self.lang, self.heading, self.moves, self.view = lang, title, moves, view

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_subtitle = say(self.lang, "ways-hint")
            yield Static(self.heading, classes="window-title")
            yield MoveList(id="ways")

    def on_mount(self) -> None:
        self.query_one(MoveList).show(self.lang, self.moves, self.view)
        self.query_one(MoveList).focus()

    def on_move_list_decided(self, message: MoveList.Decided) -> None:
        message.stop()
        self.dismiss(message.move)
