"""The list of legal moves to choose from."""

from collections.abc import Sequence

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from famiglia.war import Move


class WarMoves(OptionList):
    """The legal moves. Enter plays the selected one; selecting one posts `Considered`."""

    class Decided(Message):
        """The user has chosen this move."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    class Considered(Message):
        """This move was selected."""

        def __init__(self, move: Move) -> None:
            super().__init__()
            self.move = move

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, compact=True)
        self.legal: dict[str, Move] = {}

    def show(self, choices: Sequence[tuple[Move, Content]]) -> None:
        """Show these moves; the first one that is not a pass is selected, to prevent passing by mistake."""
        before = self.current
        self.clear_options()
        self.legal = {move.text: move for move, _ in choices}
        self.add_options([Option(text, id=move.text) for move, text in choices])
        ready = next((number for number, (move, _) in enumerate(choices) if move.verb != "pass"), 0)
        same = before is not None and before.text in self.legal and before.verb != "pass"
        if choices:
            self.highlighted = self.get_option_index(before.text) if same and before is not None else ready

    @property
    def current(self) -> Move | None:
        """The selected move."""
        at = self.highlighted
        return self.legal.get(str(self.get_option_at_index(at).id)) if at is not None and self.option_count else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if event.option_id in self.legal:
            self.post_message(self.Considered(self.legal[event.option_id]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id in self.legal:
            self.post_message(self.Decided(self.legal[event.option_id]))
