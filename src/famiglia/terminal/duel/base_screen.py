"""The base class of the screens of the duel."""

from famiglia.words import say

from ..common.base_screen import BaseScreen, rule_text


class DuelBaseScreen(BaseScreen):
    """A screen of the duel; `?` explains a turn unless the screen has its own explanation."""

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "why-here"), [rule_text(self.lang, "D-11")]
