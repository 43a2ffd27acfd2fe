"""Refusals as messages, with the facts of the position and the names that they mention."""

from famiglia.rulebook import Refusal
from famiglia.rulebook.refusal import Argument, Message, refusal

from ..engine import fields, move_codes, reasons, step_kinds
from ..engine.position import OVER, Position
from ..names import DESTINATIONS, Names
from ..phases.encounter import next_order
from .advice import advice
from .cited_rules import ENDINGS, cited_rule
from .names import ARGUMENT_NAMES, named


def explain(p: Position, names: Names, seat: int, move: int, verdict: int) -> Refusal:
    """The refusal for a result of `check`."""
    need, have = verdict >> 10 & 1023, verdict >> 20 & 1023
    return build_refusal(
        p, names, seat, move, verdict, advice(p, seat, move, reasons.REASONS[verdict & 1023][0], need, have)
    )


def build_refusal(p: Position, names: Names, seat: int, move: int, verdict: int, remedy: str) -> Refusal:
    """The refusal for a result of `check` with this remedy."""
    name, rule = reasons.REASONS[verdict & 1023]
    values: dict[str, Argument] = {"need": verdict >> 10 & 1023, "have": verdict >> 20 & 1023}
    values |= arguments(names, move)
    if p.phase == OVER:
        rule = ENDINGS[int(p.ending)]
    else:
        values |= circumstances(p, names, values)
        rule = rule or cited_rule(p, seat, name, move, verdict >> 10 & 1023)
    return refusal(rule, f"war-fact-{name}", remedy=remedy, **values)


def arguments(names: Names, move: int) -> dict[str, Argument]:
    """The names in a move; `goal` is the area that it leads to."""
    values: dict[str, Argument] = {}
    numbers = (int(move_codes.first(move)), int(move_codes.second(move)), int(move_codes.third(move)))
    for kind, n in zip(move_codes.VERBS[move_codes.verb_of(move)][1], numbers, strict=False):
        key = ARGUMENT_NAMES[kind]
        values["target" if key in values else key] = named(names.board.pack, kind, names.words[kind][n])
    if "area" in values:
        values["goal"] = values.get("target", values["area"])
    return values


def circumstances(p: Position, names: Names, values: dict[str, Argument]) -> dict[str, Argument]:
    """The name of the pending decision, what it asks for, and the area that it starts from if the move does not name it."""
    step = int(p.step())
    around: dict[str, Argument] = {"step": Message(f"war-step-{step_kinds.NAMES[step]}")}
    if "target" in values:
        around["origin"] = values["area"]
    elif step in fields.ORIGIN:
        around["origin"] = names.board.pack.areas[int(p.get(fields.ORIGIN[step]))].name
        around["area"] = values.get("area", around["origin"])
    if step == step_kinds.EXERT:
        around["destination"] = Message(f"war-destination-{DESTINATIONS[destination(p)]}")
    if step == step_kinds.WHICH:
        around["attack"] = int(p.board.attack[p.order_number(next_order(p))])
    if step == step_kinds.EQUIP:
        around["kinds"] = int(p.get(fields.EQUIP_KINDS))
    return around


def destination(p: Position) -> int:
    """Where the exerted token must go; of two tokens, one goes to the supply and the other to a sheet (W-059)."""
    first = p.get_optional(fields.EXERT_FIRST_TO)
    if p.get(fields.EXERT_TWO_ROWS) and first >= 0:
        return move_codes.TO_SHEET if first == move_codes.TO_SUPPLY else move_codes.TO_SUPPLY
    return int(p.get(fields.EXERT_TO))
