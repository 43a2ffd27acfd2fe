"""The family mats of all four seats: values that count, tokens left, what the next one uncovers."""

from typing import Any

from textual.content import Content

from famiglia.war.pack.components import INSTITUTIONS
from famiglia.war.text.descriptions import institution_name, mat_space_text
from famiglia.words import say

from .family_colours import badge
from .scene import Scene


def mats(lang: str, scene: Scene) -> list[Content]:
    lines: list[Content] = []
    for seat in own_first(scene):
        lines += [family_line(lang, scene, seat), *_rows(lang, scene, seat), Content("")]
    return lines[:-1]


def own_first(scene: Scene) -> list[dict[str, Any]]:
    """The seats, the team that looks before the other."""
    seats: list[dict[str, Any]] = scene.facts["seats"]
    return sorted(seats, key=lambda seat: (not scene.view.knows(seat["seat"]), seat["team"], seat["seat"]))


def family_line(lang: str, scene: Scene, seat: dict[str, Any]) -> Content:
    """A family with what it has; money and headquarters only of the own team."""
    if not seat["family"]:
        return Content.assemble((f"{seat['id']} {scene.names[seat['seat']]}", "bold"))
    stock = say(lang, "wt-stock-open", cars=seat["cars"], boats=seat["boats"], tokens=seat["tokens"])
    if seat["money"] is not None:
        held = {"money": seat["money"], "soldati": seat["headquarters"], "supply": seat["supply"]}
        stock = f"{say(lang, 'wt-stock-secret', **held)} · {stock}"
    name = scene.pack.family(seat["family"]).name
    return Content.assemble(
        badge(scene.pack, seat["family"]), (f" {name}", "bold"),
        (f" · {seat['id']} {scene.names[seat['seat']]} · {stock}", "$muted"),
    )  # fmt: skip


def _rows(lang: str, scene: Scene, seat: dict[str, Any]) -> list[Content]:
    return [_row(lang, scene, seat, row) for row in INSTITUTIONS] if seat["family"] else []


def _row(lang: str, scene: Scene, seat: dict[str, Any], name: str) -> Content:
    row, printed = seat["mat"][name], scene.pack.mat_row(seat["family"], name)
    gone = len(printed.spaces) - row["tokens"]
    if name == "justice":
        now = say(lang, "wt-mat-justice", attack=row["attack"], strike=row["strike"])
    else:
        now = str(row["base"]) if "base" in row else ""
    tokens, number = Content(""), 0
    for group in printed.groups:
        for _ in group.spaces:
            tokens += Content.styled("·" if number < gone else "●", "$muted" if number < gone else "")
            number += 1
        tokens += Content.styled(group.column + " ", "$muted")
    after = mat_space_text(name, printed.spaces[gone], lang) if row["tokens"] else say(lang, "wt-mat-empty")
    told = say(lang, "wt-mat-next", what=after) if row["tokens"] else after
    return Content.assemble(
        f"  {institution_name(name, lang):<11}", (f"{now:<17}", "bold"), tokens.pad_right(max(0, 11 - tokens.cell_length)),
        (f" {told}", "$muted"),
    )  # fmt: skip
