"""The base class of the screens of the war."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from famiglia.war import Pack
from famiglia.words import say

from ..common.base_screen import BaseScreen, rule_text
from ..common.dialogs import TextDialog
from ..common.key_bar import KeyBar
from .guide_text import guide
from .step_rules import SECRET_RULES, all_rules


class WarKeyBar(KeyBar):
    """The footer of the war."""

    spare = ("?", ":", "f", "r", "m", "u")


class WarBaseScreen(BaseScreen):
    """A screen of the war: `?` shows the rules about it, `h` its keys, `r` all rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h,f1", "help", show=False),
        Binding("r", "rules", show=False),
    ]
    HELP = "wt-help-setup"

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "wt-why-title"), [rule_text(self.lang, id_) for id_ in SECRET_RULES]

    def current_pack(self) -> Pack | None:
        """The pack whose numbers the guide for newcomers uses, if there is one."""
        return None

    def action_help(self) -> None:
        pack = self.current_pack()
        paragraphs: list[str | Content] = [guide(self.lang, pack)] if pack is not None else []
        paragraphs += [say(self.lang, id_) for id_ in (self.HELP, "wt-help-signs", "wt-note-victims")]
        self.app.push_screen(TextDialog(self.lang, say(self.lang, "wt-help-title"), paragraphs))

    def action_rules(self) -> None:
        self.app.push_screen(TextDialog(self.lang, say(self.lang, "wt-rules-title"), all_rules(self.lang)))
