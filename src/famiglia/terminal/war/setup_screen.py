"""The setup of a war: players, house rules, pack, seed, pace and language, and notes about the game."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from famiglia.dice import seed_from
from famiglia.war import FOR_NEWCOMERS, OPTIONS, Pack, PackError
from famiglia.war.pack import load
from famiglia.war.text.descriptions import option_name, option_text, team_name
from famiglia.words import LANGUAGES, say

from ..common.base_screen import rule_text
from ..common.field import Field
from ..common.setup_screen import SetupScreen
from .base_screen import WarBaseScreen
from .dialogs import InputDialog
from .settings import HOLDERS, PACES, PERSON, SEATS, WarSettings
from .step_rules import option_rules

STANDARD = "standard"
HOUSE_RULES = (*FOR_NEWCOMERS, *(option for option in OPTIONS if option not in FOR_NEWCOMERS))
ABOUT = {"resume": "hint-resume"}
FIELD_RULES = {"seat": ("W-001", "W-004", "W-071", "W-008"), "seed": ("W-005", "W-006", "W-016", "W-017")}


class WarSetup(SetupScreen, WarBaseScreen):
    """The form of a war."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pagedown", "notes(1)", show=False),
        Binding("pageup", "notes(-1)", show=False),
    ]
    PLAY = "wt-setup-play"

    def __init__(self, settings: WarSettings) -> None:
        super().__init__()
        self.settings = settings

    def compose(self) -> ComposeResult:
        chosen = self.settings
        with Vertical(id="war-setup"):
            yield Static(id="logo")
            with Horizontal(id="war-sides"):
                with Vertical(id="war-form"):
                    for seat, id_ in enumerate(SEATS):
                        yield Field(f"seat-{id_}", HOLDERS, chosen.holders[seat], chosen.names[seat])
                    for option in HOUSE_RULES:
                        yield Field(option, ("no", "yes"), "yes" if option in chosen.options else "no")
                    yield Field("pack", (), "", "" if chosen.pack == STANDARD else chosen.pack)
                    yield Field("seed", (), "", "" if chosen.seed is None else chosen.seed.hex())
                    yield Field("pace", tuple(PACES), chosen.pace)
                    yield Field("lang", LANGUAGES, chosen.lang)
                    yield from self.buttons()
                with VerticalScroll(id="war-notes", can_focus=False):
                    yield Static(id="war-note-text")
            yield Static(id="war-hint")
        yield Static(id="setup-keys")
        yield Static(id="too-small")

    def field(self, key: str) -> Field:
        return self.query_one(f"#field-{key}", Field)

    def chosen(self) -> WarSettings:
        """The settings that are chosen in the form."""
        seats = [self.field(f"seat-{id_}") for id_ in SEATS]
        seed = self.field("seed").text
        return replace(
            self.settings,
            holders=tuple(field.value for field in seats),
            names=tuple(field.text if field.value == PERSON else "" for field in seats),
            options=tuple(option for option in OPTIONS if self.field(option).value == "yes"),
            pack=self.field("pack").text or STANDARD,
            seed=seed_from(seed) if seed else None,
            pace=self.field("pace").value,
            lang=self.field("lang").value,
        )

    def update_content(self) -> None:
        self.field("lang").value = self.lang
        self.query_one("#logo", Static).update(Content(say(self.lang, "wt-setup-title")))
        self.label_buttons()
        self.query_one("#setup-keys", Static).update(Content(say(self.lang, "wt-setup-keys")))
        self.query_one("#war-note-text", Static).update(notes(self.lang))
        wide = 33 if self.size.width >= 120 else 25
        for field in self.query(Field):
            field.show(self._label(field.key), self._meaning(field), wide)
        self._hint()

    def current_pack(self) -> Pack:
        """The chosen pack, or the standard pack if it cannot be used."""
        try:
            return _loaded(self.field("pack").text or STANDARD)
        except PackError:
            return _loaded(STANDARD)

    def _label(self, key: str) -> str:
        if key.startswith("seat-"):
            seat = key.removeprefix("seat-")
            return f"{seat} · {team_name(self.current_pack().seats[SEATS.index(seat)].team, self.lang)}"
        return option_name(key, self.lang) if key in OPTIONS else say(self.lang, f"wt-setup-{key}")

    def _meaning(self, field: Field) -> str:
        if field.key.startswith("seat-") and field.value == PERSON:
            return field.text or say(self.lang, "wt-name-person", seat=field.key.removeprefix("seat-"))
        if field.key.startswith("seat-"):
            return say(self.lang, f"wt-holder-{field.value}")
        if field.key == "lang":
            return say(field.value, "language")
        if field.key == "pace":
            return say(self.lang, f"wt-pace-{field.value}")
        if field.key == "pack":
            return Path(field.text).name if field.text else STANDARD
        if field.key == "seed":
            return field.text[:16] or say(self.lang, "wt-seed-none")
        return say(self.lang, field.value)

    @property
    def key(self) -> str:
        """The line that has the focus."""
        return self.focused.key if isinstance(self.focused, Field) else self.button_in_focus()

    def _about(self) -> str:
        key = "seat" if self.key.startswith("seat-") else self.key
        return option_text(key, self.lang) if key in OPTIONS else say(self.lang, ABOUT.get(key, f"wt-about-{key}"))

    def _hint(self) -> None:
        self.query_one("#war-hint", Static).update(Content(self._about()))

    def explanation(self) -> tuple[str, list[str]]:
        key = "seat" if self.key.startswith("seat-") else self.key
        if key in OPTIONS:
            return self._label(key), [self._about(), *option_rules(self.lang, key)]
        rules = [rule_text(self.lang, id_) for id_ in FIELD_RULES.get(key, ("W-001", "W-126", "W-127"))]
        return say(self.lang, "wt-why-title"), [self._about(), *rules]

    def on_descendant_focus(self) -> None:
        self._hint()

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.call_after_refresh(self.update_content)

    def on_field_changed(self) -> None:
        self.game_app.lang = self.field("lang").value
        self.update_content()

    def on_field_edited(self, message: Field.Edited) -> None:
        """Ask for a name, a folder or a seed."""
        field = message.field
        if field.key not in ("pack", "seed") and not field.key.startswith("seat-"):
            return

        def typed(text: str | None) -> None:
            if text is not None:
                field.text = text
                if field.key.startswith("seat-"):
                    field.value = PERSON
                self.update_content()

        check = self._error_of_pack if field.key == "pack" else _no_error
        self.app.push_screen(InputDialog(self.lang, self._label(field.key), self._about(), check, field.text), typed)

    def _error_of_pack(self, folder: str) -> str:
        if folder in ("", STANDARD):
            return ""
        _loaded.cache_clear()
        try:
            _loaded(folder)
        except PackError as error:
            return str(error).splitlines()[0]
        return ""

    def action_notes(self, by: int) -> None:
        self.query_one("#war-notes", VerticalScroll).scroll_relative(y=5 * by, animate=False)


def notes(lang: str) -> Content:
    """Notes about the standard pack, and about the historical war."""
    return Content.assemble(
        (say(lang, "wt-note-pack-title"), "bold $primary"), "\n", say(lang, "wt-note-pack"), "\n\n",
        (say(lang, "wt-note-victims-title"), "bold $primary"), "\n", say(lang, "wt-note-victims"),
    )  # fmt: skip


@cache
def _loaded(folder: str) -> Pack:
    return load(folder)


def _no_error(text: str) -> str:
    return ""
