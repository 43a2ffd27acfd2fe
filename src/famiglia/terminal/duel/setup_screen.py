"""The setup of a duel: opponent, edition, house rules, starting player, memory aid and language."""

from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from famiglia.bots import BOTS
from famiglia.bots.strength import strengths
from famiglia.duel import EDITIONS, OPTIONS
from famiglia.words import LANGUAGES, say

from ..common.field import Field
from ..common.setup_screen import SetupScreen
from .explanations import setup_rules
from .settings import HUMAN, OPPONENTS, DuelSettings

WIDE = 35
"""The width of a label in the form."""


class DuelSetup(SetupScreen):
    """The form of a duel."""

    def __init__(self, settings: DuelSettings) -> None:
        super().__init__()
        self.settings = settings

    def compose(self) -> ComposeResult:
        chosen = self.settings
        with Vertical(id="setup"):
            yield Static(Content("F A M I G L I A"), id="logo")
            yield Static(id="setup-title")
            yield Field("opponent", OPPONENTS, chosen.opponent)
            yield Field("edition", EDITIONS, chosen.edition)
            for option in OPTIONS:
                yield Field(option, ("no", "yes"), "yes" if option in chosen.options else "no")
            yield Field("first", ("none", "0", "1"), "none" if chosen.first is None else str(chosen.first))
            yield Field("memory-aid", ("no", "yes"), "yes" if chosen.memory_aid else "no")
            yield Field("lang", LANGUAGES, chosen.lang)
            yield from self.buttons()
            yield Static(id="setup-hint")
        yield Static(id="setup-keys")
        yield Static(id="too-small")

    def chosen(self) -> DuelSettings:
        """The settings that are chosen in the form."""
        values = {line.key: line.value for line in self.query(Field)}
        return replace(
            self.settings,
            opponent=values["opponent"],
            edition=values["edition"],
            options=tuple(option for option in OPTIONS if values[option] == "yes"),
            first=None if values["first"] == "none" else int(values["first"]),
            memory_aid=values["memory-aid"] == "yes",
            lang=values["lang"],
        )

    def update_content(self) -> None:
        self.query_one("#setup-title", Static).update(Content(say(self.lang, "setup-title")))
        self.label_buttons()
        self.query_one("#setup-keys", Static).update(Content(say(self.lang, "setup-hint")))
        self.query_one("#field-lang", Field).value = self.lang
        for line in self.query(Field):
            line.show(self._label(line.key), self._meaning(line), WIDE)
        self._hint()

    def _label(self, field: str) -> str:
        return say(self.lang, f"option-{field}" if field in OPTIONS else f"setup-{field}")

    def _meaning(self, line: Field) -> str:
        value = line.value
        if line.key == "lang":
            return say(value, "language")
        if line.key == "first" and value != "none":
            return self._name_of(int(value))
        if line.key == "opponent":
            return say(self.lang, f"opponent-{value}")
        if line.key == "edition":
            return say(self.lang, f"edition-{value}")
        return say(self.lang, "first-none" if line.key == "first" else value)

    def _name_of(self, seat: int) -> str:
        chosen = self.chosen()
        if seat == 0 and chosen.opponent != HUMAN:
            return say(self.lang, "you")
        return replace(chosen, lang=self.lang).seats()[seat]

    @property
    def field(self) -> str:
        """The line that has the focus."""
        return self.focused.key if isinstance(self.focused, Field) else self.button_in_focus()

    def _hint(self) -> None:
        hint = say(self.lang, f"hint-{self.field}")
        if self.field == "opponent":
            hint = f"{hint} {strength_text(self.lang, self.chosen().opponent)}".rstrip()
        self.query_one("#setup-hint", Static).update(Content(hint))

    def explanation(self) -> tuple[str, list[str]]:
        return self._label(self.field), [say(self.lang, f"hint-{self.field}"), *setup_rules(self.lang, self.field)]

    def on_descendant_focus(self) -> None:
        self._hint()

    def on_field_changed(self) -> None:
        self.game_app.lang = self.query_one("#field-lang", Field).value
        self.update_content()


def strength_text(lang: str, opponent: str) -> str:
    """How strong a bot is, as a ladder has measured it; empty for a person."""
    found = strengths("duel").get(opponent)
    if found is None:
        return ""
    rating = say(lang, "level-rating", rating=found.rating)
    if found.below is None or found.below not in BOTS["duel"]:
        return rating
    level = say(lang, f"web-level-{found.below}")
    return f"{rating} {say(lang, 'level-beats', percent=round(100 * found.rate), level=level)}"
