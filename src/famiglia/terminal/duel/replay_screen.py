"""The replay of a duel."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from famiglia.duel.view import see
from famiglia.words import say

from ..common.dialogs import TextDialog
from ..common.key_bar import KeyBar
from ..common.replay_screen import ReplayScreen
from .board import Board
from .dialog_text import log_text, piles_text, rules_text
from .explanations import here
from .screen_state import ScreenState, screen_state


class DuelReplay(ReplayScreen):
    """Shows the table of a duel after any number of moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("d", "piles", show=False),
        Binding("l", "log", show=False),
        Binding("r", "rules", show=False),
        Binding("h,f1", "help", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def table_widget(self) -> Board:
        return Board()

    def key_bar_widget(self) -> KeyBar:
        return KeyBar(id="keys")

    def screen_state(self) -> ScreenState:
        """The table after `place` moves; both hands are open if the game is finished."""
        view = see(self.record.position_before(self.place), None, self.finished)
        entries = self.record.entries[: self.place]
        return screen_state(view, (), self.record.dealt, entries, self.record.header.seats, 0, None)

    def show_table(self) -> None:
        self.query_one(Board).show(self.lang, self.screen_state())

    def keys(self) -> list[tuple[str, str, str]]:
        """The keys in the footer; the keys back and forward share one meaning."""
        keys = [("←", "", "step(-1)"), ("→", "step", "step(1)"), ("PgUp", "", "turn(-1)"), ("PgDn", "turn", "turn(1)")]
        keys += [("Home", "", "go(0)"), ("End", "ends", "go(-1)"), ("?", "why", "why"), ("l", "log", "log")]
        keys += [("d", "piles", "piles"), ("r", "rules", "rules"), ("h", "help", "help"), ("q", "quit", "leave")]
        return [(key, name and say(self.lang, f"key-{name}"), act) for key, name, act in keys]

    def action_log(self) -> None:
        title = say(self.lang, "log-full-title")
        self.app.push_screen(TextDialog(self.lang, title, log_text(self.lang, self.screen_state()), at_end=True))

    def action_piles(self) -> None:
        self.app.push_screen(
            TextDialog(self.lang, say(self.lang, "piles-title"), piles_text(self.lang, self.screen_state().view))
        )

    def action_rules(self) -> None:
        edition = self.record.header.edition
        title = say(self.lang, "rules-title", edition=say(self.lang, f"edition-{edition}"))
        self.app.push_screen(TextDialog(self.lang, title, rules_text(self.lang, edition)))

    def action_help(self) -> None:
        self.app.push_screen(TextDialog(self.lang, say(self.lang, "help-title"), [say(self.lang, "help-replay")]))

    def explanation(self) -> tuple[str, list[str]]:
        return here(self.lang, self.screen_state().view)
