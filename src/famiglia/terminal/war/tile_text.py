"""The control tiles of this war, who has marked them, and how far both teams are from winning."""

from textual.content import Content

from famiglia.war.text.descriptions import team_name, tile_name, tile_text
from famiglia.words import say

from .family_colours import badge
from .scene import Scene


def tiles(lang: str, scene: Scene) -> list[Content]:
    limits = scene.pack.limits.game
    lines = [
        Content.styled(say(lang, "wt-tiles-about", alone=limits.win_alone, team=limits.win_team), "$muted"),
        Content(""),
    ]
    for tile in scene.facts["tiles"]:
        marks = Content("  ").join(
            [
                Content.assemble((f"{team_name(team, lang)} ", "$muted"), _mark(scene, seat))
                for team, seat in tile["marked_by"].items()
            ]
        )
        lines.append(Content.assemble((f"{tile_name(scene.pack, tile['tile'], lang):<20}", "bold"), marks))
        lines.append(Content(f"  {tile_text(scene.pack, tile['tile'], lang)}"))
    return lines


def _mark(scene: Scene, seat: int | None) -> Content:
    return Content.styled("—", "$muted") if seat is None else badge(scene.pack, scene.family(seat))
