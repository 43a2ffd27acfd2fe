"""The end: who has won, why, with which Mandamenti, and where the record is."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Button, Static

from famiglia.war.describe import ending_text, team_name
from famiglia.words import say

from ..common.result_frame import KEYS, frame
from .match import WarMatch
from .paint import badge
from .room import WarRoom
from .scene import Scene
from .step_rules import step_rules


class WarResult(WarRoom):
    """A finished war."""

    HELP = "wt-help-result"
    BINDINGS: ClassVar[list[BindingType]] = KEYS

    def __init__(self, match: WarMatch) -> None:
        super().__init__()
        self.match = match
        self.scene = match.scene()

    def compose(self) -> ComposeResult:
        yield from frame()

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#again", Button).focus()

    def retell(self) -> None:
        result = self.scene.facts["result"]
        winner = result["winner"]
        title = (
            say(self.lang, "wt-result-won", team=team_name(winner, self.lang))
            if winner
            else say(self.lang, "wt-result-draw")
        )
        reason = ending_text(self.scene.pack, self.scene.names, winner, result["reason"], self.lang)
        self.query_one("#result-title", Static).update(Content(title))
        self.query_one("#result-why", Static).update(Content(reason))
        self.query_one("#result-table", Static).update(Content("\n").join(mandamenti(self.lang, self.scene)))
        self.query_one("#result-record", Static).update(self.house.record_note(self.match))
        for button, id_ in (("again", "result-again"), ("look", "result-look"), ("leave", "result-quit")):
            self.query_one(f"#{button}", Button).label = say(self.lang, id_)

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "wt-why-title"), step_rules(self.lang, "over")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        {"again": self.action_again, "look": self.action_look, "leave": self.action_leave}[str(event.button.id)]()

    def action_again(self) -> None:
        self.house.begin(self.match.settings.again())

    def action_look(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_leave(self) -> None:
        self.app.exit()


def mandamenti(lang: str, scene: Scene) -> list[Content]:
    """By team and family: how many Mandamenti, and which."""
    lines: list[Content] = []
    for team in sorted({seat["team"] for seat in scene.facts["seats"]}):
        mates = [seat for seat in scene.facts["seats"] if seat["team"] == team]
        total = sum(seat["mandamenti"] for seat in mates)
        lines.append(Content.styled(f"{team_name(team, lang):<28}{total:>3}", "bold $primary"))
        for seat in mates:
            held = [
                scene.pack.mandamento(id_).name
                for id_, control in scene.facts["mandamenti"].items()
                if control["seat"] == seat["seat"]
            ]
            family = scene.pack.family(seat["family"]).name
            label = f" {family} · {scene.names[seat['seat']]}"[:25]
            lines.append(
                Content.assemble("  ", badge(scene.pack, seat["family"]), f"{label:<24}{seat['mandamenti']:>3}")
            )
            if held:
                lines.append(Content.styled(f"     {', '.join(held)}", "$muted"))
    tie = scene.pack.tie_break
    owner = scene.areas[tie.id]["owner"]
    holder = scene.names[owner] if isinstance(owner, int) else say(lang, "wt-nobody")
    lines.append(Content.styled(say(lang, "wt-result-tie", area=tie.name, name=holder), "$muted"))
    return lines
