"""The rule that a refusal cites, where it depends on the pending decision."""

from ..engine import fields, move_codes, step_kinds
from ..engine.effects import (
    A_BOAT,
    A_CAR,
    A_LAB,
    RECRUIT_BASE,
    REPLACE_DEFENDERS,
    STRIKE_AND_MOVE,
    T_EQUIPMENT,
    T_STACK_ORDERS,
)
from ..engine.position import ALONE, BRONTE, DRAW, ENCOUNTER, MORE, PLANNING, ROUNDS, TEAM, Position
from ..notation.frame_text import frames
from ..phases.movement import special

STEP_RULES = (
    "W-027", "W-006", "W-019", "W-020", "W-023", "WA-79", "W-031", "W-035", "W-055", "W-060", "W-040", "W-041", "W-042",
    "W-042", "W-044", "W-044", "W-046", "W-048", "W-049", "W-132", "W-090", "W-090", "W-090", "W-052", "W-053", "W-054",
    "W-076", "W-075", "W-081", "W-081", "W-091", "W-142", "W-091", "W-093", "W-137", "W-136", "W-103", "W-104", "W-104",
    "W-105", "W-105", "W-147", "W-121", "W-122", "W-086", "W-140", "W-135", "W-139",
)  # fmt: skip
"""By kind of step: the rule that asks for the decision."""

ENDINGS = {ALONE: "W-126", TEAM: "W-126", MORE: "WA-60", ROUNDS: "W-127", BRONTE: "W-128", DRAW: "W-128"}
"""By ending: the rule that has ended the war."""

PLACING = {step_kinds.ORDER: "W-085", step_kinds.PER_LAB: "W-135", step_kinds.SPREAD: "W-139"}
"""By step of the encounter that asks for Soldati: its rule."""


def cited_rule(p: Position, seat: int, reason: str, move: int, need: int) -> str:
    """The rule for a reason that has no fixed rule in `engine.reasons`; `need` is the number of the refusal."""
    if move_codes.verb_of(move) == move_codes.SELL:
        return "W-028"
    step = int(p.step())
    if reason == "not-awaited":
        return rule_of_turns(p, seat)
    if reason in ("too-few", "must-act") and nothing_performed(p):
        return "W-040"
    if reason == "too-few" and step == step_kinds.PENTITO and need > 1:
        return "WA-84"
    if reason == "base-zero":
        return rule_of_base(p, move)
    if reason == "not-bottom-sheet" and step == step_kinds.ULTIMA:
        return "WA-19"
    if reason == "nothing-to-equip":
        return rule_of_missing_equipment(p, seat, move)
    if reason == "order-in-area":
        return rule_of_order_limit(p, seat)
    if reason == "hq-short":
        return PLACING.get(int(p.below()), "W-042")
    if reason == "other-decision" and step in (step_kinds.HOW_MANY, step_kinds.CAR_ALONG):
        return "W-094"
    if step == step_kinds.FIGHT:
        return rule_of_fight(p, reason)
    return rule_of_step(p)


def rule_of_step(p: Position) -> str:
    """The rule that asks for the pending decision."""
    step = int(p.step())
    if step == step_kinds.REPLACE and p.board.effect_n[special(p, REPLACE_DEFENDERS)] == 1:
        return "W-134"
    if p.phase == PLANNING and step_kinds.RALLY <= step <= step_kinds.RALLY_CARS:
        return "W-132"
    if step in (step_kinds.RECRUIT, step_kinds.PLACE):
        return PLACING.get(int(p.below()), STEP_RULES[step])
    if step == step_kinds.EQUIP:
        return rule_of_equipment(p)
    if step == step_kinds.EXERT:
        return rule_of_influence(p)
    if step == step_kinds.ORDER:
        return "WA-46" if p.board.attack[p.order_number(p.get(fields.ORDER_SLOT))] else "W-088"
    return STEP_RULES[step]


def nothing_performed(p: Position) -> bool:
    """True if no part of the current space has been performed yet; only then a part must be performed (W-040)."""
    stack = frames(p)
    parts = [frame[fields.PARTS_DONE] for frame in stack if frame[fields.STEP] == step_kinds.PARTS]
    areas_rallied = [frame[fields.RALLY_AREAS_DONE] for frame in stack if frame[fields.STEP] == step_kinds.RALLY]
    in_second_area = p.step() != step_kinds.RALLY and areas_rallied and areas_rallied[0] > 1
    return bool(parts) and parts[0].bit_count() <= 1 and not in_second_area


def rule_of_base(p: Position, move: int) -> str:
    """The rule that counts the Soldati of this part of the space, by the Church row or by the Police row."""
    part = p.board.part_first[p.get(fields.PARTS_SPACE)] + move_codes.first(move) - 1
    return "W-041" if p.board.part_verb[part] == RECRUIT_BASE else "W-042"


def rule_of_missing_equipment(p: Position, seat: int, move: int) -> str:
    """The rule if no equipment can be placed: the seat has no coast or no area, or the supply has nothing suitable left."""
    tile = int(move_codes.first(move))
    if (
        move_codes.verb_of(move) == move_codes.TILE_USE
        and p.board.tile_verb[tile] == T_EQUIPMENT
        and p.board.tile_extra[tile] == A_BOAT
    ):
        return "W-148"
    return "W-002" if seat in list(p.owner) else "W-047"


def rule_of_order_limit(p: Position, seat: int) -> str:
    """The rule if the area has an order. The space for two orders needs an area without any, even with Chain of Command."""
    if p.step() != step_kinds.ISSUE or not p.get(fields.ISSUE_STACKED):
        return "W-044"
    return "WA-86" if p.tile_of(seat, T_STACK_ORDERS) >= 0 else "W-130"


def rule_of_equipment(p: Position) -> str:
    """The rule that gives equipment: an action, the tile Speedboats, or the family mat (W-062, W-064)."""
    if p.below() == step_kinds.TILES:
        return "W-148" if p.get(fields.EQUIP_KINDS) == A_BOAT else "W-046"
    return {A_CAR: "W-062", A_LAB: "W-064"}.get(int(p.get(fields.EQUIP_KINDS)), "W-046")


def rule_of_influence(p: Position) -> str:
    """The rule that exerts influence: a space, the space for two tokens of one row, column 6, or the tile Influence."""
    if p.below() == step_kinds.TILES:
        return "WA-51"
    if p.get(fields.EXERT_TWO_ROWS):
        return "W-059"
    return "W-133" if p.get(fields.EXERT_TO) == move_codes.TO_BOX else "W-053"


def rule_of_fight(p: Position, reason: str) -> str:
    """The rule in a fight: of a Movement, a second one, a Strike, or an order that has both."""
    order = p.order_number(p.get(fields.FIGHT_SLOT))
    first = p.board.effect_first[order]
    count = p.board.effect_count[order]
    if reason in ("no-strike-left", "no-movement-left", "strike-start", "other-decision"):
        if any(p.board.effect_verb[effect] == STRIKE_AND_MOVE for effect in range(first, first + count)):
            return "W-138"
        movements = p.get(fields.FIGHT_MOVEMENTS)
        return "W-091" if reason == "no-strike-left" or (reason == "other-decision" and movements) else "W-116"
    return "W-115" if reason == "move-start" and p.get_optional(fields.FIGHT_REACHED) >= 0 else "W-091"


def rule_of_turns(p: Position, seat: int) -> str:
    """The rule that lets another seat decide now: the order of play, or in the encounter the sequence of orders."""
    step = int(p.step())
    if step in (step_kinds.UNMARK, step_kinds.MARK):
        return "WA-57"
    if step == step_kinds.FAMILIES or step_kinds.STYLE <= step <= step_kinds.TAKE_SECOND:
        return STEP_RULES[step]
    if p.phase != ENCOUNTER:
        return "WA-19" if step == step_kinds.ULTIMA else "W-015"
    spreads = step == step_kinds.PLACE and p.below() == step_kinds.SPREAD
    return "WA-87" if spreads and p.same_team(seat, int(p.get(fields.SEAT))) else "W-081"
