"""The control tiles of this war with their marks, and how close both teams are to winning."""

from textual.content import Content

from famiglia.war.text.descriptions import team_name, tile_name, tile_text
from famiglia.words import say

from .family_colours import badge
from .screen_state import ScreenState


def tiles(lang: str, state: ScreenState) -> list[Content]:
    limits = state.pack.limits.game
    lines = [
        Content.styled(say(lang, "wt-tiles-about", alone=limits.win_alone, team=limits.win_team), "$muted"),
        Content(""),
    ]
    for tile in state.facts["tiles"]:
        marks = Content("  ").join(
            [
                Content.assemble((f"{team_name(team, lang)} ", "$muted"), _mark(state, seat))
                for team, seat in tile["marked_by"].items()
            ]
        )
        lines.append(Content.assemble((f"{tile_name(state.pack, tile['tile'], lang):<20}", "bold"), marks))
        lines.append(Content(f"  {tile_text(state.pack, tile['tile'], lang)}"))
    return lines


def _mark(state: ScreenState, seat: int | None) -> Content:
    return Content.styled("—", "$muted") if seat is None else badge(state.pack, state.family(seat))
