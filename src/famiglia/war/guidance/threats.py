"""Which enemy areas could attack an area of a team, from what the team knows about the orders there."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..engine import fields, move_codes, step_kinds
from ..engine.board import SEATS, Board
from ..engine.effects import MOVE, RALLY, STRIKE_AND_MOVE
from ..engine.position import ENCOUNTER, FRAME, PLANNING, Position
from ..engine.vectors import filled
from ..guidance_types import Threat, Way
from ..names import Names
from ..phases.encounter import pending
from ..view import View
from .reach import by_allies, by_land, by_sea

PLENTY = 1000
"""More Money than anything costs; the team does not know how much the enemy has."""


@dataclass(frozen=True)
class Origin:
    """An enemy area from which Soldati could move, and what is known of the order there."""

    seat: int
    area: int
    rally: bool
    order: int | None = None


def threats(view: View, names: Names) -> dict[str, list[Threat]]:
    """By area of the viewer's team: each enemy area that could attack it in one Movement."""
    p = view.table.copy()
    p.money = filled(SEATS, PLENTY)
    areas, owner, soldati = names.words[move_codes.AREA], list(p.owner), list(p.soldati)
    found: dict[str, list[Threat]] = {}
    for origin in _origins(view):
        if owner[origin.area] != origin.seat:
            continue
        base = _threat_from(p, names, origin)
        strongest = base["soldati"] + base.get("gather", 0)
        for target, way in _ways(p, origin).items():
            if owner[target] < SEATS and owner[target] >= 0 and view.knows(int(owner[target])):
                threat: Threat = {**base, "way": way, "outnumbered": strongest > soldati[target]}
                if way != "sea" and p.cars[origin.area]:
                    threat["car"] = True
                found.setdefault(areas[target], []).append(threat)
    return found


def _threat_from(p: Position, names: Names, origin: Origin) -> Threat:
    """The part of a threat that does not depend on its target."""
    threat: Threat = {
        "source": names.words[move_codes.AREA][origin.area],
        "way": "land",
        "soldati": int(p.soldati[origin.area]),
        "outnumbered": False,
    }
    near = [area for area in range(int(p.board.areas)) if int(p.board.near[origin.area]) >> area & 1]
    gather = sum(int(p.soldati[area]) for area in near if p.owner[area] == origin.seat) if origin.rally else 0
    if gather:
        threat["gather"] = gather
    if origin.order is not None:
        threat["order"] = names.words[move_codes.ORDER][origin.order]
    return threat


def _ways(p: Position, origin: Origin) -> dict[int, Way]:
    """By target: how Soldati from the origin could reach it, by land if possible."""
    ways: dict[int, Way] = dict.fromkeys(by_allies(p, origin.seat, origin.area), "allies")
    ways.update(dict.fromkeys(by_sea(p, origin.seat, origin.area), "sea"))
    ways.update(dict.fromkeys(by_land(p, origin.seat, origin.area), "land"))
    return ways


def _origins(view: View) -> Iterator[Origin]:
    p = view.table
    if p.phase == PLANNING:
        yield from _face_down_origins(view)
    elif p.phase == ENCOUNTER:
        yield from _revealed_origins(view)


def _face_down_origins(view: View) -> Iterator[Origin]:
    """Each enemy area with a token that could be an order with a movement."""
    p = view.table
    each = int(p.board.orders_each)
    could: dict[tuple[int, int], bool] = {}
    for token in view.face_down:
        verbs = [
            order_verbs(p.board, int(p.family[token.seat]) * each + i) for i in range(each) if token.could_be >> i & 1
        ]
        moving = [here for here in verbs if here & {MOVE, STRIKE_AND_MOVE}]
        if moving:
            at = (token.seat, token.area)
            could[at] = could.get(at, False) or any(RALLY in here for here in moving)
    for (seat, area), rally in could.items():
        yield Origin(seat, area, rally)


def _revealed_origins(view: View) -> Iterator[Origin]:
    """Each revealed enemy order that can still move Soldati."""
    p = view.table
    places, each = list(p.order_place), int(p.board.orders_each)
    for slot, area in enumerate(places):
        if area < 0 or view.knows(slot // each) or not pending(p, slot):
            continue
        order = int(p.order_number(slot))
        if slot == p.executing:
            verbs, sources = _open_verbs(p, order)
        else:
            verbs, sources = order_verbs(p.board, order), {int(area)}
        if verbs & {MOVE, STRIKE_AND_MOVE}:
            for source in sorted(sources):
                yield Origin(slot // each, source, RALLY in verbs, order)


def _open_verbs(p: Position, order: int) -> tuple[frozenset[int], set[int]]:
    """What the order being executed can still do, and the areas from which it can move."""
    stack = list(p.stack)
    verbs: set[int] = set()
    sources: set[int] = set()
    for at in range(0, len(stack), int(FRAME)):
        if stack[at] == step_kinds.ORDER:
            sources.add(int(stack[at + fields.ORDER_AREA]))
            first, count = int(p.board.effect_first[order]), int(p.board.effect_count[order])
            done = -1 if stack[at + fields.ORDER_CLOSED] else int(stack[at + fields.ORDER_DONE])
            verbs |= {int(p.board.effect_verb[first + k]) for k in range(count) if not done >> k & 1}
            if stack[at + fields.ORDER_MOVED]:
                verbs.discard(RALLY)
        elif stack[at] == step_kinds.FIGHT and stack[at + fields.FIGHT_MOVEMENTS]:
            verbs = {MOVE}
            reached = int(stack[at + fields.FIGHT_REACHED]) - 1
            sources |= {reached} if reached >= 0 else set()
    return frozenset(verbs), sources


@lru_cache(maxsize=1024)
def order_verbs(board: Board, order: int) -> frozenset[int]:
    """The effects of an order."""
    first = int(board.effect_first[order])
    return frozenset(int(board.effect_verb[first + k]) for k in range(int(board.effect_count[order])))
