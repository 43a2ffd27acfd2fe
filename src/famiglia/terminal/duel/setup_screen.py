"""Before the game: opponent, edition, house rules, who begins, memory aid and language."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from famiglia.duel import EDITIONS, OPTIONS
from famiglia.words import LANGUAGES, say

from ..common.setup_screen import SetupScreen
from .settings import HUMAN, OPPONENTS, DuelSettings
from .why import setup_rules


class Choice(Static, can_focus=True):
    """One line of the form: left and right change it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

    def __init__(self, field: str, values: Sequence[str], value: str) -> None:
        super().__init__(id=f"choice-{field}")
        self.field, self.values, self.value = field, values, value

    def show(self, label: str, meaning: str) -> None:
        arrows = ("‹ ", " ›")
        self.update(Content.assemble(f" {label:<34}", (f"{arrows[0]}{meaning}{arrows[1]}", "bold $primary")))

    def action_turn(self, by: int) -> None:
        self.value = self.values[(self.values.index(self.value) + by) % len(self.values)]
        self.post_message(self.Changed())

    def on_click(self) -> None:
        self.action_turn(1)


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
            yield Choice("opponent", OPPONENTS, chosen.opponent)
            yield Choice("edition", EDITIONS, chosen.edition)
            for option in OPTIONS:
                yield Choice(option, ("no", "yes"), "yes" if option in chosen.options else "no")
            yield Choice("first", ("none", "0", "1"), "none" if chosen.first is None else str(chosen.first))
            yield Choice("memory-aid", ("no", "yes"), "yes" if chosen.memory_aid else "no")
            yield Choice("lang", LANGUAGES, chosen.lang)
            yield from self.buttons()
            yield Static(id="setup-hint")
        yield Static(id="setup-keys")
        yield Static(id="too-small")

    def chosen(self) -> DuelSettings:
        """The settings as the form stands."""
        values = {choice.field: choice.value for choice in self.query(Choice)}
        return replace(
            self.settings,
            opponent=values["opponent"],
            edition=values["edition"],
            options=tuple(option for option in OPTIONS if values[option] == "yes"),
            first=None if values["first"] == "none" else int(values["first"]),
            memory_aid=values["memory-aid"] == "yes",
            lang=values["lang"],
        )

    def retell(self) -> None:
        self.query_one("#setup-title", Static).update(Content(say(self.lang, "setup-title")))
        self.label_buttons()
        self.query_one("#setup-keys", Static).update(Content(say(self.lang, "setup-hint")))
        self.query_one("#choice-lang", Choice).value = self.lang
        for choice in self.query(Choice):
            choice.show(self._label(choice.field), self._meaning(choice))
        self._hint()

    def _label(self, field: str) -> str:
        return say(self.lang, f"option-{field}" if field in OPTIONS else f"setup-{field}")

    def _meaning(self, choice: Choice) -> str:
        value = choice.value
        if choice.field == "lang":
            return say(value, "language")
        if choice.field == "first" and value != "none":
            return self._name_of(int(value))
        if choice.field == "opponent":
            return say(self.lang, f"opponent-{value}")
        if choice.field == "edition":
            return say(self.lang, f"edition-{value}")
        return say(self.lang, "first-none" if choice.field == "first" else value)

    def _name_of(self, seat: int) -> str:
        chosen = self.chosen()
        if seat == 0 and chosen.opponent != HUMAN:
            return say(self.lang, "you")
        return replace(chosen, lang=self.lang).seats()[seat]

    @property
    def field(self) -> str:
        """The line that has the focus."""
        return self.focused.field if isinstance(self.focused, Choice) else self.button_in_focus()

    def _hint(self) -> None:
        self.query_one("#setup-hint", Static).update(Content(say(self.lang, f"hint-{self.field}")))

    def explanation(self) -> tuple[str, list[str]]:
        return self._label(self.field), [say(self.lang, f"hint-{self.field}"), *setup_rules(self.lang, self.field)]

    def on_descendant_focus(self) -> None:
        self._hint()

    def on_choice_changed(self) -> None:
        self.game_app.lang = self.query_one("#choice-lang", Choice).value
        self.retell()
