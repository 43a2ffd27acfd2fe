"""What the full screens of the duel have in common."""

from famiglia.words import say

from ..common.base_screen import BaseScreen, rule_text


class DuelBaseScreen(BaseScreen):
    """A full screen of the duel; `?` tells how a turn goes unless the screen knows better."""

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "why-here"), [rule_text(self.lang, "D-11")]
