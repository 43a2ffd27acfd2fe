"""The result of a war, with the Mandamenti of each family."""

from textual.content import Content

from famiglia.war.text.descriptions import ending_text, team_name
from famiglia.words import say

from ..common.result_screen import ResultScreen
from .base_screen import WarBaseScreen
from .family_colours import badge
from .match import WarMatch
from .screen_state import ScreenState
from .step_rules import step_rules


class WarResult(ResultScreen, WarBaseScreen):
    """A finished war."""

    HELP = "wt-help-result"

    def __init__(self, match: WarMatch) -> None:
        super().__init__()
        self.match = match
        self.state = match.screen_state()

    def title_text(self) -> str:
        winner = self.state.facts["result"]["winner"]
        if not winner:
            return say(self.lang, "wt-result-draw")
        return say(self.lang, "wt-result-won", team=team_name(winner, self.lang))

    def reason_text(self) -> str:
        result = self.state.facts["result"]
        return ending_text(self.state.pack, self.state.names, result["winner"], result["reason"], self.lang)

    def table_text(self) -> Content:
        return Content("\n").join(mandamenti(self.lang, self.state))

    def explanation(self) -> tuple[str, list[str]]:
        return say(self.lang, "wt-why-title"), step_rules(self.lang, "over")


def mandamenti(lang: str, state: ScreenState) -> list[Content]:
    """The number and the names of the Mandamenti, by team and family."""
    lines: list[Content] = []
    for team in sorted({seat["team"] for seat in state.facts["seats"]}):
        mates = [seat for seat in state.facts["seats"] if seat["team"] == team]
        total = sum(seat["mandamenti"] for seat in mates)
        lines.append(Content.styled(f"{team_name(team, lang):<28}{total:>3}", "bold $primary"))
        for seat in mates:
            held = [
                state.pack.mandamento(id_).name
                for id_, control in state.facts["mandamenti"].items()
                if control["seat"] == seat["seat"]
            ]
            family = state.pack.family(seat["family"]).name
            label = f" {family} · {state.names[seat['seat']]}"[:25]
            lines.append(
                Content.assemble("  ", badge(state.pack, seat["family"]), f"{label:<24}{seat['mandamenti']:>3}")
            )
            if held:
                lines.append(Content.styled(f"     {', '.join(held)}", "$muted"))
    tie = state.pack.tie_break
    owner = state.areas[tie.id]["owner"]
    holder = state.names[owner] if isinstance(owner, int) else say(lang, "wt-nobody")
    lines.append(Content.styled(say(lang, "wt-result-tie", area=tie.name, name=holder), "$muted"))
    return lines
