"""The game screen: the table, and every key that does something at it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from famiglia.duel import Move, Pass, Stop
from famiglia.duel.text.warnings import pass_question
from famiglia.words import say

from ..common.keys import Keys
from ..common.popups import Ask, Read
from ..common.table_screen import TableScreen
from .base_screen import DuelBaseScreen
from .board import Board
from .card_row import CardRow
from .cover_screen import DuelCover
from .explanations import here, why
from .match import DuelMatch
from .move_list import MoveList
from .moves_window import MovesWindow
from .notices import detail
from .pages import log_text, piles_text, rules_text
from .result_screen import DuelResult
from .scene import Scene
from .spots import serves, worth_marking


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
        Binding("b", "result", show=False),
        Binding("q", "app.ask_out", show=False),
    ]

    def __init__(self, match: DuelMatch) -> None:
        super().__init__()
        self.match = match
        self.scene: Scene = match.scene()
        self.at: tuple[int, int] | None = None
        """The turn, and how far in it, when the cursor was last put somewhere."""

    def compose(self) -> ComposeResult:
        yield Board()
        yield Keys(id="keys")
        yield Static(id="too-small")

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def pace(self) -> float:
        return self.match.settings.pace

    def cover_screen(self) -> DuelCover:
        return DuelCover(self.scene)

    def result_screen(self) -> DuelResult:
        return DuelResult(self.match)

    def hides_secrets(self) -> bool:
        return not self.match.settings.memory_aid

    def retell(self) -> None:
        self.scene = self.match.scene()
        self.board.show(self.lang, self.scene)
        self._show_keys()

    def _show_keys(self) -> None:
        stops = any(isinstance(move, Stop) for move in self.scene.moves)
        passes = any(isinstance(move, Pass) for move in self.scene.moves)
        keys = [(say(self.lang, "key-enter"), "ways", "use"), ("m", "moves", "moves")]
        keys += [("p", "pass", "pass_turn")] if passes else []
        keys += [("s", "stop", "stop")] if stops else []
        keys += [("u", "undo", "undo")] if self.match.undoable() else []
        keys += [("b", "result", "result")] if self.match.over else []
        keys += [("?", "why", "why"), ("l", "log", "log"), ("d", "piles", "piles"), ("r", "rules", "rules")]
        keys += [("h", "help", "help"), ("q", "quit", "app.ask_out")]
        self.query_one(Keys).show([(key, say(self.lang, f"key-{name}"), action) for key, name, action in keys])

    def focus_choice(self) -> None:
        """After every move put the cursor where something can be done next."""
        now = (self.scene.turn, len(self.scene.played))
        if self.at != now:
            self.at = now
            row = self.board.row("area" if self.scene.view.exchanging else "street")
            row.point_at_mark()
            row.focus()

    def on_card_row_pointed(self) -> None:
        self.board.tell(self.lang, self.scene)

    def on_card_row_left(self) -> None:
        if self.board.query_one("#side").display:
            self.board.query_one(MoveList).focus()

    def on_card_row_chosen(self, message: CardRow.Chosen) -> None:
        moves = [move for move in self.scene.moves if serves(message.spot, move)]
        if not moves:
            self.action_why()
            return
        title = detail(self.lang, message.spot, ())
        self.app.push_screen(MovesWindow(self.lang, title, moves, self.scene.view), self._decide)

    def on_move_list_decided(self, message: MoveList.Decided) -> None:
        self._decide(message.move)

    def _decide(self, move: Move | None) -> None:
        if isinstance(move, Pass):
            self.action_pass_turn()
        elif move is not None:
            self._play(move)

    def _play(self, move: Move) -> None:
        seat = self.match.person()
        if move in self.scene.moves and seat is not None:
            self.match.play(seat, move)
            self.go_on()

    def action_zone(self, by: int) -> None:
        """Go to the next row that has cards in this direction."""
        rows = [row for row in self.board.rows if row.can_focus and row.spots]
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
        """All legal moves: in their column, or in a window where there is no room for one."""
        if not self.scene.moves:
            self.notify(say(self.lang, "not-your-turn"))
        elif self.board.query_one("#side").display:
            self.board.query_one(MoveList).focus()
        else:
            title = Content.styled(say(self.lang, "ways-all"), "bold")
            self.app.push_screen(MovesWindow(self.lang, title, self.scene.moves, self.scene.view), self._decide)

    def action_pass_turn(self) -> None:
        passes = [move for move in self.scene.moves if isinstance(move, Pass)]
        if not passes:
            self.notify(say(self.lang, "cannot-pass"))
            return
        question = pass_question(self.scene.view, self.scene.moves)
        if question is not None:
            self.app.push_screen(
                Ask(self.lang, question.text(self.lang)), lambda sure: self._play(passes[0]) if sure else None
            )
        else:
            self._play(passes[0])

    def action_stop(self) -> None:
        stops = [move for move in self.scene.moves if isinstance(move, Stop)]
        if stops:
            self._play(stops[0])
        else:
            self.notify(say(self.lang, "cannot-stop"))

    def explanation(self) -> tuple[str, list[str]]:
        """Why the card under the cursor cannot be taken or used; or else what the rules say about this step."""
        spot, over = self.board.spot, self.match.over
        if over or spot is None or not spot.card or worth_marking(spot, self.scene.moves) == "◆":
            return here(self.lang, self.scene.view)
        return say(self.lang, "why-title", card=(spot.card,)), why(self.lang, spot, self.match)

    def action_rules(self) -> None:
        edition = self.scene.view.edition
        title = say(self.lang, "rules-title", edition=say(self.lang, f"edition-{edition}"))
        self.app.push_screen(Read(self.lang, title, rules_text(self.lang, edition)))

    def action_piles(self) -> None:
        self.app.push_screen(Read(self.lang, say(self.lang, "piles-title"), piles_text(self.lang, self.scene.view)))

    def action_log(self) -> None:
        title = say(self.lang, "log-full-title")
        self.app.push_screen(Read(self.lang, title, log_text(self.lang, self.scene), at_end=True))

    def action_help(self) -> None:
        self.app.push_screen(Read(self.lang, say(self.lang, "help-title"), [say(self.lang, "help-text")]))
