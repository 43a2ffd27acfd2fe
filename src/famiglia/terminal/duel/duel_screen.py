"""The screen of a duel in progress: the table and its keys."""

from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from famiglia.duel import Move, Pass, Stop
from famiglia.duel.text.warnings import pass_question
from famiglia.table.hints import task_for_hint
from famiglia.words import say

from ..common.dialogs import QuestionDialog, TextDialog
from ..common.hint_text import hint_paragraphs
from ..common.key_bar import KeyBar
from ..common.table_screen import TableScreen
from .base_screen import DuelBaseScreen
from .board import Board
from .card_row import CardRow
from .card_stacks import mark_for, serves
from .cover_screen import DuelCover
from .dialog_text import log_text, piles_text, rules_text
from .explanations import here, why
from .match import DuelMatch
from .move_list import MoveList
from .moves_dialog import MovesDialog
from .result_screen import DuelResult
from .screen_state import ScreenState
from .table_text import detail


class DuelScreen(TableScreen, DuelBaseScreen):
    """A duel in progress."""

    match: DuelMatch

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "zone(-1)", show=False),
        Binding("down", "zone(1)", show=False),
        Binding("left,escape", "to_cards", show=False),
        Binding("m", "moves", show=False),
        Binding("p", "pass_turn", show=False),
        Binding("s", "stop", show=False),
        Binding("u", "undo", show=False),
        Binding("r", "rules", show=False),
        Binding("d", "piles", show=False),
        Binding("l", "log", show=False),
        Binding("h,f1", "help", show=False),
        Binding("i", "hint", show=False),
        Binding("b", "result", show=False),
        Binding("q", "app.ask_out", show=False),
    ]

    def __init__(self, match: DuelMatch) -> None:
        super().__init__()
        self.match = match
        self.state: ScreenState = match.screen_state()
        self.at: tuple[int, int] | None = None
        """The turn, and the number of moves in it, when the program moved the cursor last."""

    def compose(self) -> ComposeResult:
        yield Board()
        yield KeyBar(id="keys")
        yield Static(id="too-small")

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def pace(self) -> float:
        return self.match.settings.pace

    def cover_screen(self) -> DuelCover:
        return DuelCover(self.state)

    def result_screen(self) -> DuelResult:
        return DuelResult(self.match)

    def hides_secrets(self) -> bool:
        return not self.match.settings.memory_aid

    def update_content(self) -> None:
        self.state = self.match.screen_state()
        self.board.show(self.lang, self.state)
        self._show_keys()

    def _show_keys(self) -> None:
        stops = any(isinstance(move, Stop) for move in self.state.moves)
        passes = any(isinstance(move, Pass) for move in self.state.moves)
        keys = [(say(self.lang, "key-enter"), "ways", "use"), ("m", "moves", "moves")]
        keys += [("p", "pass", "pass_turn")] if passes else []
        keys += [("s", "stop", "stop")] if stops else []
        keys += [("u", "undo", "undo")] if self.match.undoable() else []
        keys += [("i", "hint", "hint")] if self.match.offers_hints() and self.state.moves else []
        keys += [("b", "result", "result")] if self.match.over else []
        keys += [("?", "why", "why"), ("l", "log", "log"), ("d", "piles", "piles"), ("r", "rules", "rules")]
        keys += [("h", "help", "help"), ("q", "quit", "app.ask_out")]
        self.query_one(KeyBar).show([(key, say(self.lang, f"key-{name}"), action) for key, name, action in keys])

    def focus_choice(self) -> None:
        """Put the cursor on a card that can be used next, once after every move."""
        now = (self.state.turn, len(self.state.played))
        if self.at != now:
            self.at = now
            row = self.board.row("area" if self.state.view.exchanging else "street")
            row.point_at_mark()
            row.focus()

    def on_card_row_pointed(self) -> None:
        self.board.show_texts(self.lang, self.state)

    def on_card_row_left(self) -> None:
        if self.board.query_one("#side").display:
            self.board.query_one(MoveList).focus()

    def on_card_row_chosen(self, message: CardRow.Chosen) -> None:
        moves = [move for move in self.state.moves if serves(message.stack, move)]
        if not moves:
            self.action_why()
            return
        title = detail(self.lang, message.stack, ())
        self.app.push_screen(MovesDialog(self.lang, title, moves, self.state.view), self._decide)

    def on_move_list_decided(self, message: MoveList.Decided) -> None:
        self._decide(message.move)

    def _decide(self, move: Move | None) -> None:
        if isinstance(move, Pass):
            self.action_pass_turn()
        elif move is not None:
            self._play(move)

    def _play(self, move: Move) -> None:
        seat = self.match.person()
        if move in self.state.moves and seat is not None:
            self.match.play(seat, move)
            self.go_on()

    def action_zone(self, by: int) -> None:
        """Go to the next row that has cards in this direction."""
        rows = [row for row in self.board.rows if row.can_focus and row.stacks]
        now = self.board.focused_row
        if now is None:
            self.action_to_cards()
            return
        column, there = now.column(), rows.index(now) + by if now in rows else 0
        if 0 <= there < len(rows):
            rows[there].point_near(column)
            rows[there].focus()

    def action_to_cards(self) -> None:
        if self.board.focused_row is None:
            self.board.row("street").focus()

    def action_use(self) -> None:
        row = self.board.focused_row
        if row is not None:
            row.action_choose()

    def action_moves(self) -> None:
        """Show all legal moves, in their column or, without room for it, in a dialog."""
        if not self.state.moves:
            self.notify(say(self.lang, "not-your-turn"))
        elif self.board.query_one("#side").display:
            self.board.query_one(MoveList).focus()
        else:
            title = Content.styled(say(self.lang, "ways-all"), "bold")
            self.app.push_screen(MovesDialog(self.lang, title, self.state.moves, self.state.view), self._decide)

    def action_pass_turn(self) -> None:
        passes = [move for move in self.state.moves if isinstance(move, Pass)]
        if not passes:
            self.notify(say(self.lang, "cannot-pass"))
            return
        question = pass_question(self.state.view, self.state.moves)
        if question is not None:
            self.app.push_screen(
                QuestionDialog(self.lang, question.text(self.lang)),
                lambda sure: self._play(passes[0]) if sure else None,
            )
        else:
            self._play(passes[0])

    def action_stop(self) -> None:
        stops = [move for move in self.state.moves if isinstance(move, Stop)]
        if stops:
            self._play(stops[0])
        else:
            self.notify(say(self.lang, "cannot-stop"))

    def explanation(self) -> tuple[str, list[str]]:
        """Why the card under the cursor cannot be taken or used, or else the rules of this step."""
        stack, over = self.board.stack, self.match.over
        if over or stack is None or not stack.card or mark_for(stack, self.state.moves) == "◆":
            return here(self.lang, self.state.view)
        return say(self.lang, "why-title", card=(stack.card,)), why(self.lang, stack, self.match)

    def action_hint(self) -> None:
        """Show the best moves and the reasons, if a bot sits opposite."""
        seat = self.match.person()
        if seat is None or not self.state.moves:
            self.notify(say(self.lang, "not-your-turn"))
        elif self.match.offers_hints():
            advice = task_for_hint(self.match.log, seat).advice(monotonic)
            texts = hint_paragraphs(self.lang, advice, self.state.names, seat)
            self.app.push_screen(TextDialog(self.lang, say(self.lang, "advice-title"), texts))

    def action_rules(self) -> None:
        edition = self.state.view.edition
        title = say(self.lang, "rules-title", edition=say(self.lang, f"edition-{edition}"))
        self.app.push_screen(TextDialog(self.lang, title, rules_text(self.lang, edition)))

    def action_piles(self) -> None:
        self.app.push_screen(
            TextDialog(self.lang, say(self.lang, "piles-title"), piles_text(self.lang, self.state.view))
        )

    def action_log(self) -> None:
        title = say(self.lang, "log-full-title")
        self.app.push_screen(TextDialog(self.lang, title, log_text(self.lang, self.state), at_end=True))

    def action_help(self) -> None:
        self.app.push_screen(TextDialog(self.lang, say(self.lang, "help-title"), [say(self.lang, "help-text")]))
