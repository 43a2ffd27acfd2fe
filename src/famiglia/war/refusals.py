"""Refusals of the war in words: the reason, what on the table makes it so, and the names it speaks of."""

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Argument, Message, refusal

from . import code, reasons, stages
from .describe_names import BLANKS, named
from .movement import special
from .names import DESTINATIONS, Names
from .position import ENCOUNTER, OVER, PLANNING, Position
from .symbols import REPLACE_DEFENDERS

STEP_RULES = (
    "W-027", "W-006", "W-019", "W-020", "W-023", "W-078", "W-031", "W-035", "W-055", "W-060", "W-040", "W-041", "W-042",
    "W-042", "W-044", "W-044", "W-046", "W-048", "W-049", "W-132", "W-090", "W-090", "W-090", "W-052", "W-053", "W-054",
    "W-076", "W-075", "W-081", "W-080", "W-091", "W-142", "W-091", "W-093", "W-137", "W-136", "W-103", "W-104", "W-104",
    "W-105", "W-105", "W-147", "W-121", "W-122", "W-086", "W-140", "W-135", "W-139",
)  # fmt: skip
"""By kind of step: the rule that asks for the decision."""

ORIGIN = {
    stages.RALLY: 2,
    stages.PENTITO: 2,
    stages.AGITATE: 2,
    stages.LAUNCH: 2,
    stages.DEFECT: 2,
    stages.SPREAD: 2,
    stages.ORDER: 3,
    stages.FIGHT: 3,
}
"""By kind of step: where its frame keeps the area that it starts from or gathers in."""


def explain(p: Position, names: Names, move: int, verdict: int) -> Refusal:
    """The refusal behind a verdict of `check`."""
    name, rule = reasons.REASONS[verdict & 1023]
    told: dict[str, Argument] = {"need": verdict >> 10 & 1023, "have": verdict >> 20 & 1023}
    told |= arguments(names, move)
    if p.phase != OVER:
        told |= circumstances(p, names, told)
        rule = rule or _rule_of_step(p, name)
    return refusal(rule, f"war-fact-{name}", remedy=f"war-remedy-{name}", **told)


def _rule_of_step(p: Position, reason: str) -> str:
    """The rule that asks for the pending decision, or that gives it to another seat."""
    if reason == "not-awaited":
        return _rule_of_turns(p)
    if p.step() == stages.REPLACE and p.board.effect_n[special(p, REPLACE_DEFENDERS)] == 1:
        return "W-134"
    if p.phase == PLANNING and stages.RALLY <= p.step() <= stages.RALLY_CARS:
        return "W-132"
    return STEP_RULES[int(p.step())]


def _rule_of_turns(p: Position) -> str:
    """The rule that lets another seat decide now: the order of play, or in the encounter the sequence of orders."""
    step = p.step()
    if step in (stages.UNMARK, stages.MARK):
        return "WA-57"
    if step == stages.FAMILIES or stages.STYLE <= step <= stages.TAKE_SECOND:
        return STEP_RULES[int(step)]
    if p.phase != ENCOUNTER:
        return "W-015"
    return "WA-87" if step == stages.PLACE and p.below() == stages.SPREAD else "W-081"


def arguments(names: Names, move: int) -> dict[str, Argument]:
    """What the move speaks of; `goal` is the area it leads to."""
    told: dict[str, Argument] = {}
    numbers = (int(code.first(move)), int(code.second(move)), int(code.third(move)))
    for kind, n in zip(code.VERBS[code.verb_of(move)][1], numbers, strict=False):
        key = BLANKS[kind]
        told["target" if key in told else key] = named(names.board.pack, kind, names.words[kind][n])
    if "area" in told:
        told["goal"] = told.get("target", told["area"])
    return told


def circumstances(p: Position, names: Names, told: dict[str, Argument]) -> dict[str, Argument]:
    """The pending question, and the area that it starts from where the move does not name one."""
    step = int(p.step())
    around: dict[str, Argument] = {"step": Message(f"war-step-{stages.NAMES[step]}")}
    if "target" in told:
        around["origin"] = told["area"]
    elif step in ORIGIN:
        around["origin"] = names.board.pack.areas[int(p.get(ORIGIN[step]))].name
        around["area"] = told.get("area", around["origin"])
    if step == stages.EXERT:
        around["destination"] = Message(f"war-destination-{DESTINATIONS[int(p.get(3))]}")
    return around
