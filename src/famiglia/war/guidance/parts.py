"""The parts of an action space with the numbers of one seat (W-041, W-042, W-044, W-046, W-051, W-052)."""

from ..engine.board import ROWS
from ..engine.effects import CHURCH, EQUIPMENT, EXERT, ISSUE_ORDER, LAUNDER, PLACE_BASE, POLICE, RECRUIT_BASE
from ..engine.position import Position
from ..engine.step import OK
from ..guidance_types import SpacePart
from ..phases.influence import tokens_in_row
from ..phases.orders import may_issue
from ..phases.spaces import may_use_part

BASES = {RECRUIT_BASE: CHURCH, PLACE_BASE: POLICE}
"""By action: the row of the mat whose value is added to its number."""


def part_offers(p: Position, seat: int, space: int, final: int) -> list[SpacePart]:
    """The parts as printed; if all of them are performed, Recruit counts as done before Place."""
    board = p.board
    first = int(board.part_first[space])
    parts = range(first, first + int(board.part_count[space]))
    recruited = sum(_possible(p, seat, part) for part in parts if board.part_verb[part] == RECRUIT_BASE)
    if recruited and not board.one_of[space]:
        p = p.copy()
        p.hq[seat] = p.hq[seat] + recruited
    actions = board.pack.spaces[space].actions
    return [_offer(p, seat, part, part - first + 1, actions[part - first].verb, final) for part in parts]


def _offer(p: Position, seat: int, part: int, place: int, verb: str, final: int) -> SpacePart:
    number = _number(p, seat, part)
    offer: SpacePart = {"part": place, "verb": verb, "number": number}
    row = BASES.get(int(p.board.part_verb[part]))
    if row is not None:
        offer["base"] = int(p.base(seat, row))
    possible = 0 if may_use_part(p, seat, part, final) != OK else _possible(p, seat, part)
    if possible < (1 if number is None else number):
        offer["limit"] = possible
    return offer


def _number(p: Position, seat: int, part: int) -> int | None:
    """How many the action gives at most."""
    verb, n = int(p.board.part_verb[part]), int(p.board.part_n[part])
    if verb in BASES:
        return int(p.base(seat, BASES[verb])) + n
    if verb == LAUNDER:
        return int(p.labs_of(seat))
    return n if verb in (ISSUE_ORDER, EQUIPMENT, EXERT) else None


def _possible(p: Position, seat: int, part: int) -> int:
    """How many of them the pieces, orders and areas of the seat allow, if any."""
    verb, flag, number = int(p.board.part_verb[part]), int(p.board.part_flag[part]), _number(p, seat, part)
    if number is None:
        return 1
    if verb == RECRUIT_BASE:
        return min(number, int(p.supply[seat]))
    if verb == PLACE_BASE:
        return min(number, int(p.hq[seat]))
    if verb == ISSUE_ORDER:
        areas = sum(may_issue(p, seat, area, flag, 0) == OK for area in range(int(p.board.areas)))
        return min(number, int(p.orders_in_hq(seat)), number if flag else areas)
    if verb == EXERT:
        rows = [int(tokens_in_row(p, seat, row)) for row in range(ROWS)]
        return min(number, max(rows) if flag else sum(rows))
    return number
