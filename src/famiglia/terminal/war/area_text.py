"""Describes an area: its Soldati, its protection and its neighbours."""

from typing import Any

from textual.content import Content

from famiglia.war.text.descriptions import order_text
from famiglia.words import say

from .family_colours import badge, chip
from .map_lines import boats
from .screen_state import ScreenState


def area_line(lang: str, state: ScreenState, id_: str) -> Content:
    """The area in one or two lines, shown under the map."""
    area, found = state.pack.area(id_), state.areas[id_]
    parts = [
        say(lang, "wt-area-in", mandamento=state.pack.mandamento(area.mandamento).name),
        _holder(lang, state, found),
    ]
    parts += [say(lang, "wt-area-defence", n=defence(state, found))]
    parts += [
        say(lang, "wt-area-order", order=state.pack.order(o["order"]).name) for o in found["orders"] if o["order"]
    ]
    parts += [say(lang, "wt-area-hidden") for o in found["orders"] if not o["order"]]
    near = ", ".join(state.pack.area(other).name for other in area.neighbours)
    seas = ", ".join(state.pack.sea(sea).name for sea in area.seas)
    borders = say(lang, "wt-area-borders", areas=near) + (f" · {seas}" if seas else "")
    return Content.assemble((f"{area.name} ", "bold $primary"), " · ".join(parts), "\n", (borders, "$muted"))


def area_panel(lang: str, state: ScreenState, id_: str) -> list[Content]:
    """The area in full, with every neighbour and every order."""
    area, found = state.pack.area(id_), state.areas[id_]
    lines = [area_line(lang, state, id_).split("\n")[0], Content("")]
    parts = _protection(lang, state, found)
    lines += [Content(say(lang, "wt-area-protected", parts=", ".join(parts))) if parts else Content("")]
    for order in found["orders"]:
        if order["order"]:
            name = say(lang, "wt-colon", name=state.pack.order(order["order"]).name)
            lines.append(Content.assemble((f"{name} ", "bold $warning"), order_text(state.pack, order["order"], lang)))
        else:
            lines.append(Content.styled(say(lang, "wt-area-hidden"), "$warning"))
    lines.append(Content.styled(say(lang, "wt-area-land"), "$muted"))
    lines += [_neighbour(state, other) for other in area.neighbours]
    if area.seas:
        lines.append(Content.styled(say(lang, "wt-area-sea"), "$muted"))
    for sea in area.seas:
        coast = ", ".join(state.pack.area(other).name for other in state.pack.sea(sea).areas if other != id_)
        lines.append(Content.assemble(f"  ~ {state.pack.sea(sea).name}", boats(state, sea), (f"  {coast}", "$muted")))
    return lines


def _neighbour(state: ScreenState, id_: str) -> Content:
    found = state.areas[id_]
    return Content.assemble(
        "  ", chip(state.pack, state.family(found["owner"]), found["soldati"]), f" {state.pack.area(id_).name}",
        (f"  +{defence(state, found)}", "$muted") if defence(state, found) else "",
    )  # fmt: skip


def _holder(lang: str, state: ScreenState, found: dict[str, Any]) -> str:
    owner = found["owner"]
    if owner is None:
        return say(lang, "wt-area-empty", labs=found["labs"])
    numbers = {"soldati": found["soldati"], "labs": found["labs"], "cars": found["cars"]}
    if owner == "neutral":
        return say(lang, "wt-area-neutral", **numbers)
    family = state.pack.family(state.family(owner)).name
    return say(lang, "wt-area-held", name=f"{family} ({state.names[owner]})", **numbers)


def defence(state: ScreenState, found: dict[str, Any]) -> int:
    """The public part of the defence bonus: labs, visible vests, and Bodyguards."""
    return sum(_bonuses(state, found).values())


def _bonuses(state: ScreenState, found: dict[str, Any]) -> dict[str, int]:
    vests = sum(
        state.pack.order(order["order"]).vest for order in found["orders"] if order["order"] and order["face_up"]
    )
    guards = 0
    for tile in state.facts["tiles"]:
        effect = state.pack.tile(tile["tile"]).effect
        if (
            effect.verb == "defence_bonus"
            and found["owner"] in tile["marked_by"].values()
            and found["owner"] is not None
        ):
            guards += effect.number("n")
    labs = found["labs"] * state.pack.limits.game.lab_defence
    return {"labs": labs, "vests": vests, "bodyguards": guards}


def _protection(lang: str, state: ScreenState, found: dict[str, Any]) -> list[str]:
    return [say(lang, f"wt-defence-{what}", n=n) for what, n in _bonuses(state, found).items() if n]


__all__ = ["area_line", "area_panel", "badge", "defence"]
