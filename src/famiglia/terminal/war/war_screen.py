"""The screen of a war in progress: the table and its keys."""

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from famiglia.game import NotationError
from famiglia.war import Move, Pack
from famiglia.words import say

from ..common.base_screen import rule_text
from ..common.dialogs import QuestionDialog, TextDialog
from ..common.table_screen import TableScreen
from .base_screen import WarBaseScreen, WarKeyBar
from .cover_screen import WarCover
from .decision_text import choices
from .dialogs import ChoiceDialog, InputDialog
from .map_pane import MapPane
from .match import WarMatch
from .move_list import WarMoves
from .result_screen import WarResult
from .screen_state import ANYTIME, CONFLICT, ScreenState
from .settings import PACES
from .step_rules import ANYTIME_RULES, step_rules
from .table import FORECAST, TABS, Table
from .tabs import TabLine
from .text_panel import wrap_lines

LARGE = 66
"""The width of a panel in its own dialog."""


class WarScreen(TableScreen, WarBaseScreen):
    """A war in progress."""

    match: WarMatch
    CANNOT_UNDO = "wt-cannot-undo"
    AUTO_FOCUS = "#war-moves"
    HELP = "wt-help-table"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"tab({number})", show=False) for number in range(1, len(TABS) + 1)),
        Binding("m", "map", show=False),
        Binding("escape", "to_moves", show=False),
        Binding("x", "trade", show=False),
        Binding("p", "pass_on", show=False),
        Binding("u", "undo", show=False),
        Binding("colon,slash", "type", show=False),
        Binding("f", "faster", show=False),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("b", "result", show=False),
        Binding("q", "app.ask_out", show=False),
    ]

    def __init__(self, match: WarMatch) -> None:
        super().__init__()
        self.match = match
        self.state: ScreenState = match.screen_state()
        self.phase, self.followed, self.own_panel = "", "", False
        """The phase, the panel that was opened for it, and whether the player has chosen another panel since."""

    def compose(self) -> ComposeResult:
        yield Table()
        yield WarKeyBar(id="keys")
        yield Static(id="too-small")

    @property
    def table(self) -> Table:
        return self.query_one(Table)

    def pace(self) -> float:
        return PACES[self.match.settings.pace]

    def cover_screen(self) -> WarCover:
        return WarCover(self.match)

    def result_screen(self) -> WarResult:
        return WarResult(self.match)

    def focus_choice(self) -> None:
        self.table.moves.focus()

    def play_forced(self) -> None:
        while (forced := self.match.no_choice()) is not None:
            seat = self.match.person()
            assert seat is not None
            self.match.play(seat, forced, forced=True)

    def update_content(self) -> None:
        self.state = self.match.screen_state()
        self._follow()
        self.table.show(self.lang, self.state)
        self._show_keys()

    def _follow(self) -> None:
        """Open the panel for this phase, unless the player has chosen another one since the phase began."""
        phase, fight = str(self.state.facts["phase"]), self.state.step in CONFLICT
        if phase != self.phase:
            self.phase, self.own_panel = phase, False
        if phase == "over" or (fight and not self.state.moves):
            return
        fight = fight and bool(self.state.forecast)
        wanted = FORECAST if fight else "orders" if phase == "encounter" else "sheets"
        if wanted != self.followed and not self.own_panel:
            self.set_class(fight, "-paged")
            self.table.open(wanted)
        self.followed = wanted

    def _show_keys(self) -> None:
        asked = bool(self.state.moves)
        passes = any(move.verb == "pass" for move in self.state.moves)
        keys = [(say(self.lang, "key-enter"), "play", "play")] if asked else []
        keys += [("p", "pass", "pass_on")] if passes else []
        keys += [("m", "map", "map"), (f"1-{len(TABS)}", "panels", "tab(0)"), ("?", "why", "why")]
        keys += [("x", "trade", "trade")] if self.state.trades else []
        keys += [("u", "undo", "undo")] if self.match.undoable() else []
        keys += [(":", "type", "type")] if asked else []
        keys += [("b", "result", "result")] if self.match.over else []
        keys += [("f", f"pace-{self.match.settings.pace}", "faster")] if self.match.bots else []
        keys += [("r", "rules", "rules")]
        keys += [("h", "help", "help"), ("q", "quit", "app.ask_out")]
        self.query_one(WarKeyBar).show([(key, say(self.lang, f"wt-key-{name}"), action) for key, name, action in keys])

    def current_pack(self) -> Pack:
        return self.state.pack

    # Choosing

    def on_war_moves_decided(self, message: WarMoves.Decided) -> None:
        self._play(message.move)

    def on_war_moves_considered(self, message: WarMoves.Considered) -> None:
        self.table.show_forecast(self.match.preview(message.move) if message.move in self.state.moves else {})

    def on_map_pane_pointed(self) -> None:
        self.table.update_area_line()

    def on_map_pane_chosen(self, message: MapPane.Chosen) -> None:
        moves = self.state.marked().get(message.area, [])
        if len(moves) == 1:
            self._play(moves[0])
        elif moves:
            title = Content.styled(self.state.pack.area(message.area).name, "bold $primary")
            offers = [text for _, text in choices(self.lang, self.state, moves)]
            self.app.push_screen(
                ChoiceDialog(self.lang, title, offers), lambda k: self._play(moves[k]) if k is not None else None
            )
        else:
            self.action_why()

    def on_tab_line_opened(self, message: TabLine.Opened) -> None:
        self.action_tab(message.number + 1)

    def _play(self, move: Move) -> None:
        if move not in self.state.moves or self.state.viewer is None:
            return
        if move.verb in ANYTIME:
            self._after_asking(self.state.viewer, move)
        else:
            self.match.play(self.state.viewer, move)
            self.go_on()

    def action_play(self) -> None:
        """Play the selected move, or choose the area under the cursor."""
        if self.table.map.has_focus:
            self.table.map.action_choose()
        elif self.table.moves.current is not None:
            self._play(self.table.moves.current)

    def action_pass_on(self) -> None:
        passes = [move for move in self.state.moves if move.verb == "pass"]
        if not passes:
            self.notify(say(self.lang, "wt-cannot-pass"))
        elif len(self.state.moves) > 1:
            ask = QuestionDialog(self.lang, say(self.lang, "wt-ask-pass"))
            self.app.push_screen(ask, lambda sure: self._play(passes[0]) if sure else None)
        else:
            self._play(passes[0])

    def action_trade(self) -> None:
        """Show the anytime options of the people of the team: sell an order, give money."""
        trades = self.state.trades
        if not trades:
            paragraphs = [say(self.lang, "wt-no-trade"), *(rule_text(self.lang, id_) for id_ in ANYTIME_RULES)]
            self.app.push_screen(TextDialog(self.lang, say(self.lang, "wt-trade-title"), paragraphs))
            return
        offers = [
            Content.assemble(
                (say(self.lang, "wt-colon", name=self.state.names[seat]), "bold"),
                " ",
                *(text for _, text in choices(self.lang, self.state, [move])),
            )
            for seat, move in trades
        ]
        title = Content.styled(say(self.lang, "wt-trade-title"), "bold $primary")
        self.app.push_screen(ChoiceDialog(self.lang, title, offers), self._trade)

    def _trade(self, number: int | None) -> None:
        if number is not None and number < len(self.state.trades):
            self._after_asking(*self.state.trades[number])

    def _after_asking(self, seat: int, move: Move) -> None:
        """Sell or give after a confirmation."""

        def answered(sure: bool | None) -> None:
            if sure and self.match.why_not(seat, move) is None:
                self.match.play(seat, move)
                self.go_on()

        pack, limits = self.state.pack, self.state.pack.limits.game
        if move.verb == "sell":
            order = pack.order(move.arguments[0]).name
            question = say(self.lang, "wt-ask-sell", order=order, money=limits.sell_order_money)
        else:
            question = say(self.lang, "wt-ask-give", cost=limits.gift_cost, value=limits.gift_value)
        self.app.push_screen(QuestionDialog(self.lang, question), answered)

    def action_type(self) -> None:
        """Type a move in notation; an illegal one is refused with its rule."""
        if self.state.viewer is None or self.match.over:
            return
        title, hint = say(self.lang, "wt-type-title"), say(self.lang, "wt-type-about")
        ready = self.table.moves.current
        self.app.push_screen(
            InputDialog(self.lang, title, hint, self.wrong_with, ready.text if ready is not None else ""), self._typed
        )

    def wrong_with(self, text: str) -> str:
        """Why this text is not a legal move; empty if it is one."""
        assert self.state.viewer is not None
        try:
            refusal = self.match.why_not(self.state.viewer, text)
        except NotationError as error:
            return error.message.text(self.lang)
        return refusal.explain(self.lang) if refusal is not None else ""

    def _typed(self, text: str | None) -> None:
        if text and self.state.viewer is not None:
            self.match.play(self.state.viewer, text)
            self.go_on()

    # Looking

    def action_map(self) -> None:
        """Go to the map, or back to the list of moves."""
        if self.table.map.has_focus:
            self.action_to_moves()
            return
        self.remove_class("-paged")
        marked = self.state.marked()
        if marked and self.table.map.area not in marked:
            self.table.map.area = next(iter(marked))
        self.call_after_refresh(self.table.map.focus)

    def action_to_moves(self) -> None:
        self.remove_class("-paged")
        self.table.moves.focus()
        self.call_after_refresh(self.table.update_area_line)

    def action_tab(self, number: int) -> None:
        """Open a panel, or a dialog with it if it is open already."""
        wanted = TABS[number - 1] if number else TABS[(TABS.index(self.table.tab) + 1) % len(TABS)]
        visible = bool(self.table.query_one("#panel").display)
        if wanted == self.table.tab and visible and number:
            page = Content("\n").join(wrap_lines(self.table.panel_lines(), LARGE))
            at_end = wanted == "log"
            self.app.push_screen(TextDialog(self.lang, say(self.lang, f"wt-tab-{wanted}"), [page], at_end=at_end))
            return
        self.own_panel = True
        self.add_class("-paged")
        self.table.open(wanted)

    def action_page(self, by: int) -> None:
        page = self.table.query_one("#page", VerticalScroll)
        page.scroll_relative(y=by * max(1, page.size.height - 2), animate=False)

    def action_faster(self) -> None:
        """Switch to the next pace of the bots."""
        names = list(PACES)
        settings = self.match.settings
        after = names[(names.index(settings.pace) + 1) % len(names)]
        self.match.settings = replace(settings, pace=after)
        self._show_keys()

    def explanation(self) -> tuple[str, list[str]]:
        """Why the area under the cursor cannot be chosen, or else the rules about this decision."""
        area = self.table.map.area if self.table.map.has_focus else None
        sample = next((moves[0] for moves in self.state.marked().values()), None)
        if (
            area is not None
            and sample is not None
            and area not in self.state.marked()
            and self.state.viewer is not None
        ):
            words = sample.text.split()
            at = max(number for number, word in enumerate(words) if word in self.state.areas)
            refusal = self.match.why_not(self.state.viewer, " ".join([*words[:at], area, *words[at + 1 :]]))
            if refusal is not None:
                return say(self.lang, "wt-why-area", area=self.state.pack.area(area).name), [refusal.explain(self.lang)]
        return say(self.lang, "wt-why-title"), step_rules(self.lang, self.state.step)
