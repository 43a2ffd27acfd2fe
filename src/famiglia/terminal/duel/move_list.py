"""A list of moves to choose from."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from famiglia.duel import Move, Pass
from famiglia.duel.view import View
from famiglia.words import say

from .card_stacks import grouped, move_text


class MoveList(OptionList):
    """Moves grouped by action; Enter plays the selected one."""

    BINDINGS: ClassVar[list[BindingType]] = []

    class Decided(Message):
        """The user has chosen this move."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, compact=True)
        self.legal: dict[str, Move] = {}

    def show(self, lang: str, moves: Sequence[Move], view: View) -> None:
        """Show these moves; the first one that is not a pass is selected, to prevent passing by mistake."""
        self.clear_options()
        self.legal = {move.text: move for move in moves}
        for step, found in grouped(moves):
            heading = Content.styled(say(lang, f"group-{step}"), "bold $primary")
            self.add_option(Option(heading, disabled=True))
            for move in found:
                self.add_option(Option(Content(move_text(lang, move, view)), id=move.text))
        offered = [move for _, found in grouped(moves) for move in found]
        ready = next((move for move in offered if not isinstance(move, Pass)), offered[0] if offered else None)
        self.highlighted = None if ready is None else self.get_option_index(ready.text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id in self.legal:
            self.post_message(self.Decided(self.legal[event.option_id]))
