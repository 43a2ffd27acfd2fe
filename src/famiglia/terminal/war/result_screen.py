"""The end: who has won, why, with which Mandamenti, and where the record is."""

from textual.content import Content

from famiglia.war.text.descriptions import ending_text, team_name
from famiglia.words import say

from ..common.result_screen import ResultScreen
from .base_screen import WarBaseScreen
from .family_colours import badge
from .match import WarMatch
from .scene import Scene
from .step_rules import step_rules


class WarResult(ResultScreen, WarBaseScreen):
    """A finished war."""

    HELP = "wt-help-result"

    def __init__(self, match: WarMatch) -> None:
        super().__init__()
        self.match = match
        self.scene = match.scene()

    def title_text(self) -> str:
        winner = self.scene.facts["result"]["winner"]
        if not winner:
            return say(self.lang, "wt-result-draw")
        return say(self.lang, "wt-result-won", team=team_name(winner, self.lang))

    def reason_text(self) -> str:
        result = self.scene.facts["result"]
        return ending_text(self.scene.pack, self.scene.names, result["winner"], result["reason"], self.lang)

    def table_text(self) -> Content:
        return Content("\n").join(mandamenti(self.lang, self.scene))

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "wt-why-title"), step_rules(self.lang, "over")


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
