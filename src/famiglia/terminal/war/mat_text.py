"""The family mats of all four seats: current values, tokens left, and what the next token uncovers."""

from typing import Any

from textual.content import Content

from famiglia.war.pack.components import INSTITUTIONS
from famiglia.war.text.descriptions import institution_name, mat_space_text
from famiglia.words import say

from .family_colours import badge
from .screen_state import ScreenState


def mats(lang: str, state: ScreenState) -> list[Content]:
    lines: list[Content] = []
    for seat in own_first(state):
        lines += [family_line(lang, state, seat), *_rows(lang, state, seat), Content("")]
    return lines[:-1]


def own_first(state: ScreenState) -> list[dict[str, Any]]:
    """The seats, those of the viewer's team first."""
    seats: list[dict[str, Any]] = state.facts["seats"]
    return sorted(seats, key=lambda seat: (not state.view.knows(seat["seat"]), seat["team"], seat["seat"]))


def family_line(lang: str, state: ScreenState, seat: dict[str, Any]) -> Content:
    """A family with its pieces; money and headquarters only for the viewer's team."""
    if not seat["family"]:
        return Content.assemble((f"{seat['id']} {state.names[seat['seat']]}", "bold"))
    stock = say(lang, "wt-stock-open", cars=seat["cars"], boats=seat["boats"], tokens=seat["tokens"])
    if seat["money"] is not None:
        held = {"money": seat["money"], "soldati": seat["headquarters"], "supply": seat["supply"]}
        stock = f"{say(lang, 'wt-stock-secret', **held)} · {stock}"
    name = state.pack.family(seat["family"]).name
    return Content.assemble(
        badge(state.pack, seat["family"]), (f" {name}", "bold"),
        (f" · {seat['id']} {state.names[seat['seat']]} · {stock}", "$muted"),
    )  # fmt: skip


def _rows(lang: str, state: ScreenState, seat: dict[str, Any]) -> list[Content]:
    return [_row(lang, state, seat, row) for row in INSTITUTIONS] if seat["family"] else []


def _row(lang: str, state: ScreenState, seat: dict[str, Any], name: str) -> Content:
    row, printed = seat["mat"][name], state.pack.mat_row(seat["family"], name)
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
    text = say(lang, "wt-mat-next", what=after) if row["tokens"] else after
    return Content.assemble(
        f"  {institution_name(name, lang):<11}", (f"{now:<17}", "bold"), tokens.pad_right(max(0, 11 - tokens.cell_length)),
        (f" {text}", "$muted"),
    )  # fmt: skip
