"""One area in words: who stands there, what protects it, where one can go from there."""

from typing import Any

from textual.content import Content

from famiglia.war.text.descriptions import order_text
from famiglia.words import say

from .family_colours import badge, chip
from .map_lines import boats
from .scene import Scene


def area_line(lang: str, scene: Scene, id_: str) -> Content:
    """Everything in a line or two, for the place under the map."""
    area, found = scene.pack.area(id_), scene.areas[id_]
    parts = [
        say(lang, "wt-area-in", mandamento=scene.pack.mandamento(area.mandamento).name),
        _holder(lang, scene, found),
    ]
    parts += [say(lang, "wt-area-defence", n=defence(scene, found))]
    parts += [
        say(lang, "wt-area-order", order=scene.pack.order(o["order"]).name) for o in found["orders"] if o["order"]
    ]
    parts += [say(lang, "wt-area-hidden") for o in found["orders"] if not o["order"]]
    near = ", ".join(scene.pack.area(other).name for other in area.neighbours)
    seas = ", ".join(scene.pack.sea(sea).name for sea in area.seas)
    borders = say(lang, "wt-area-borders", areas=near) + (f" · {seas}" if seas else "")
    return Content.assemble((f"{area.name} ", "bold $primary"), " · ".join(parts), "\n", (borders, "$muted"))


def area_page(lang: str, scene: Scene, id_: str) -> list[Content]:
    """The same in full, with every neighbour and every order."""
    area, found = scene.pack.area(id_), scene.areas[id_]
    lines = [area_line(lang, scene, id_).split("\n")[0], Content("")]
    parts = _protection(lang, scene, found)
    lines += [Content(say(lang, "wt-area-protected", parts=", ".join(parts))) if parts else Content("")]
    for order in found["orders"]:
        if order["order"]:
            name = say(lang, "wt-colon", name=scene.pack.order(order["order"]).name)
            lines.append(Content.assemble((f"{name} ", "bold $warning"), order_text(scene.pack, order["order"], lang)))
        else:
            lines.append(Content.styled(say(lang, "wt-area-hidden"), "$warning"))
    lines.append(Content.styled(say(lang, "wt-area-land"), "$muted"))
    lines += [_neighbour(scene, other) for other in area.neighbours]
    if area.seas:
        lines.append(Content.styled(say(lang, "wt-area-sea"), "$muted"))
    for sea in area.seas:
        coast = ", ".join(scene.pack.area(other).name for other in scene.pack.sea(sea).areas if other != id_)
        lines.append(Content.assemble(f"  ~ {scene.pack.sea(sea).name}", boats(scene, sea), (f"  {coast}", "$muted")))
    return lines


def _neighbour(scene: Scene, id_: str) -> Content:
    found = scene.areas[id_]
    return Content.assemble(
        "  ", chip(scene.pack, scene.family(found["owner"]), found["soldati"]), f" {scene.pack.area(id_).name}",
        (f"  +{defence(scene, found)}", "$muted") if defence(scene, found) else "",
    )  # fmt: skip


def _holder(lang: str, scene: Scene, found: dict[str, Any]) -> str:
    owner = found["owner"]
    if owner is None:
        return say(lang, "wt-area-empty", labs=found["labs"])
    told = {"soldati": found["soldati"], "labs": found["labs"], "cars": found["cars"]}
    if owner == "neutral":
        return say(lang, "wt-area-neutral", **told)
    family = scene.pack.family(scene.family(owner)).name
    return say(lang, "wt-area-held", name=f"{family} ({scene.names[owner]})", **told)


def defence(scene: Scene, found: dict[str, Any]) -> int:
    """The defence bonus that lies open: labs, the vests that are shown, and Bodyguards."""
    return sum(_bonuses(scene, found).values())


def _bonuses(scene: Scene, found: dict[str, Any]) -> dict[str, int]:
    vests = sum(
        scene.pack.order(order["order"]).vest for order in found["orders"] if order["order"] and order["face_up"]
    )
    guards = 0
    for tile in scene.facts["tiles"]:
        effect = scene.pack.tile(tile["tile"]).effect
        if (
            effect.verb == "defence_bonus"
            and found["owner"] in tile["marked_by"].values()
            and found["owner"] is not None
        ):
            guards += effect.number("n")
    labs = found["labs"] * scene.pack.limits.game.lab_defence
    return {"labs": labs, "vests": vests, "bodyguards": guards}


def _protection(lang: str, scene: Scene, found: dict[str, Any]) -> list[str]:
    return [say(lang, f"wt-defence-{what}", n=n) for what, n in _bonuses(scene, found).items() if n]


__all__ = ["area_line", "area_page", "badge", "defence"]
