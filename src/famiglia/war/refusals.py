"""Refusals of the war in words: the reason, what on the table makes it so, and the names it speaks of."""

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Argument, refusal

from . import code, reasons, stages
from .names import Names
from .position import OVER, Position

STEP_RULES = (
    "W-027", "W-006", "W-019", "W-020", "W-023", "W-078", "W-031", "W-035", "W-055", "W-060", "W-040", "W-041", "W-042",
    "W-042", "W-044", "W-044", "W-046", "W-048", "W-049", "W-132", "W-090", "W-090", "W-090", "W-052", "W-053", "W-054",
    "W-076", "W-075", "W-081", "W-080", "W-091", "W-142", "W-091", "W-093", "W-137", "W-136", "W-103", "W-104", "W-104",
    "W-105", "W-105", "W-147", "W-121", "W-122", "W-086", "W-140", "W-135", "W-139",
)  # fmt: skip
"""By kind of step: the rule that asks for the decision."""

ARGUMENTS = {
    code.AREA: "area",
    code.SEA: "sea",
    code.ORDER: "order",
    code.SPACE: "space",
    code.CIRCLE: "place",
    code.COLOUR: "family",
    code.COLUMN: "column",
    code.ROW: "row",
    code.CARD: "card",
    code.TILE: "tile",
    code.NUMBER: "number",
}
"""What an argument of a move is called in the catalogues; the second area of a move is `target`."""


def explain(p: Position, names: Names, move: int, verdict: int) -> Refusal:
    """The refusal behind a verdict of `check`."""
    name, rule = reasons.REASONS[verdict & 1023]
    told: dict[str, Argument] = {"need": verdict >> 10 & 1023, "have": verdict >> 20 & 1023}
    verb = code.verb_of(move)
    numbers = (int(code.first(move)), int(code.second(move)), int(code.third(move)))
    for kind, n in zip(code.VERBS[verb][1], numbers, strict=False):
        key = ARGUMENTS.get(kind)
        if key:
            told["target" if key in told else key] = display_name(names, kind, n)
    step = stages.NAMES[p.step()] if p.phase != OVER else ""
    if name == "other-decision":
        told["step"] = step
        rule = STEP_RULES[int(p.step())]
    return refusal(rule, f"war-fact-{name}", remedy=f"war-remedy-{name}", **told)


def display_name(names: Names, kind: int, n: int) -> str:
    """How people read a component: its name, not its id."""
    pack = names.board.pack
    if kind == code.AREA:
        return pack.areas[n].name
    if kind == code.SEA:
        return pack.seas[n].name
    if kind == code.ORDER:
        return f"{names.board.orders[n].name} ({names.board.orders[n].id})"
    if kind == code.TILE:
        return pack.tiles[n].name
    if kind == code.CARD:
        return pack.conflict_cards[n].name
    return names.words[kind][n]
