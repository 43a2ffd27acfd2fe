"""Checks the pending decisions of a position that was read: can they arise with the pieces on the table?"""

from collections.abc import Callable
from typing import Final

from ..engine import effects as y
from ..engine import fields as f
from ..engine import step_kinds as s
from ..engine.board import EMPTY, OWNERS, SEATS
from ..engine.engine import STEPS, awaited, legal_moves, seats_in
from ..engine.position import ENCOUNTER, OVER, PLANNING, SETUP, Position
from ..phases import rounds
from ..phases.encounter import next_order, pending, rivals
from ..phases.spaces import spaces_of_bottom
from .check_frames import MOVEMENT, wrong_frame
from .check_movement import check_movement
from .check_setup import check_labs, check_start_tokens, check_units, seat_after
from .frame_text import frames
from .scenario import NoChance
from .scenario_orders import most_orders

PART_STEPS: Final = {
    y.RECRUIT_BASE: (s.RECRUIT,),
    y.PLACE_BASE: (s.INTO, s.PLACE),
    y.ISSUE_ORDER: (s.ISSUE,),
    y.EQUIPMENT: (s.EQUIP,),
    y.RALLY: (s.GATHER, s.RALLY),
    y.EXERT: (s.EXERT,),
}
"""By effect: the steps that a part of a space leads to."""

EFFECT_STEPS: Final = {
    y.PLACE: (s.PLACE,),
    y.PLACE_BASE: (s.PLACE,),
    y.RECRUIT: (s.RECRUIT,),
    y.RECRUIT_BASE: (s.RECRUIT,),
    y.BOAT: (s.LAUNCH,),
    y.PLACE_PER_LAB: (s.PER_LAB,),
    y.PLACE_SPREAD: (s.SPREAD,),
    y.RALLY: (s.RALLY,),
    y.PENTITO: (s.PENTITO,),
    y.DEFECT_ADJACENT: (s.DEFECT,),
    y.AGITATE: (s.AGITATE, *MOVEMENT),
    y.MOVE: (s.FIGHT,),
    y.STRIKE: (s.FIGHT,),
    y.STRIKE_AND_MOVE: (s.FIGHT,),
}
"""By effect: the steps that a part of an order leads to."""

POINTS: Final = {
    rounds.TILES: (s.TILES,),
    rounds.TURNS: (s.TURN, s.SPACE, s.GAIN, s.PARTS),
    rounds.ULTIMA: (s.ULTIMA, s.PARTS),
    rounds.UNMARK: (s.UNMARK,),
    rounds.MARK: (s.MARK,),
    rounds.ORDERS: (s.WHICH, s.ORDER),
}
"""By point of the round: the steps it leads to."""


def check_stack(p: Position, text: str) -> None:
    """Raise `NotationError` if the pending decisions are impossible or the uppermost one has no legal move."""
    if p.phase == OVER:
        return
    rows = frames(p)
    if len(rows) == 1:
        raise wrong_frame(0, text, "a decision above it")
    for depth in range(len(rows)):
        if not _follows(p, rows, depth):
            raise wrong_frame(depth, text, "a decision that this table and the frames around it lead to")
    if STEPS[p.step()].forced(p.copy(), NoChance()):
        raise wrong_frame(len(rows) - 1, text, "something to decide")
    for seat in seats_in(awaited(p)):
        if not len(legal_moves(p, seat)):
            raise wrong_frame(len(rows) - 1, text, "a legal move for each seat that decides")


def _follows(p: Position, rows: list[list[int]], depth: int) -> bool:
    frame = rows[depth]
    below = rows[depth - 1] if depth else []
    above = rows[depth + 1] if depth + 1 < len(rows) else []
    same_seat = not below or below[f.SEAT] in (frame[f.SEAT], -1)
    if not same_seat and below[f.STEP] not in (s.SPREAD, s.START_TOKENS, s.LABS):
        return False
    if frame[f.STEP] in MOVEMENT:
        return check_movement(p, below, frame)
    check = CHECKS.get(frame[f.STEP])
    return check is None or check(p, below, frame, above)


def _round(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    point, seat, done = frame[f.ROUND_POINT], frame[f.ROUND_SEAT], frame[f.ROUND_SEATS_DONE]
    if p.phase == SETUP:
        return point == rounds.BEGIN and seat == done == 0 and above[f.STEP] in (s.FAMILIES, s.START_TOKENS)
    if above[f.STEP] not in POINTS.get(point, ()):
        return False
    if (point == rounds.ORDERS) > (p.phase == ENCOUNTER):
        return False
    if point in (rounds.TILES, rounds.TURNS, rounds.ULTIMA) and p.phase != PLANNING:
        return False
    if not _busts_possible(p, point, done, above):
        return False
    if point == rounds.ORDERS:
        return seat == p.starter and done == 0
    if p.phase == ENCOUNTER and max(p.order_place) >= 0:
        return False
    if seat != p.next_of(above[f.SEAT]):
        return False
    return done == 0 if point == rounds.TURNS else 1 <= done <= SEATS and seat_after(p, done) == seat


def _busts_possible(p: Position, point: int, done: int, above: list[int]) -> bool:
    """True if only seats whose Ultima Azione is still to come have placed a bust; during the turns any seat may have."""
    waiting = {seat_after(p, turn) for turn in range(min(done, SEATS), SEATS)} if point == rounds.ULTIMA else set()
    if above[f.STEP] == s.ULTIMA:
        waiting.add(above[f.SEAT])
    return point == rounds.TURNS or all(p.bust[seat] < 0 or seat in waiting for seat in range(SEATS))


# Planning


def _turn(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return not p.top_is_empty() and len(spaces_of_bottom(p)) > 0


def _space(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.top[frame[f.SPACE_PLACE] * OWNERS + frame[f.SPACE_OWNER]] > 0


def _gain(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    if not above:
        return True
    column, done, issued = frame[f.GAIN_COLUMN], frame[f.GAIN_ACTION_DONE], frame[f.GAIN_ORDER_ISSUED]
    if above[f.STEP] == s.COLUMN:
        return done == issued == 0 and above[f.COLUMN_NUMBER] == column and _room_for(p, int(p.in_column(column)))
    if above[f.STEP] == s.WHICH_ORDER:
        return issued == 1 and above[f.WHICH_ORDER_OPTIONAL] == 0
    starts = p.board.column_action[column] == y.BECOME_STARTING_PLAYER
    return done == 1 and (above[f.STEP] == s.EQUIP) == starts


def _room_for(p: Position, tokens: int) -> bool:
    """True if this many tokens fit on the bottom sheet."""
    spaces = spaces_of_bottom(p)
    return tokens <= len(spaces) or any(p.board.infinite[space] for space in spaces)


def _parts(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    space, done = frame[f.PARTS_SPACE], frame[f.PARTS_DONE]
    count = int(board.part_count[space])
    if board.space_sheet[space] != p.bottom_sheet() or done >> count:
        return False
    if frame[f.PARTS_FINAL] != (below[f.ROUND_POINT] == rounds.ULTIMA):
        return False
    if not p.bottom[board.space_place[space] * OWNERS + frame[f.PARTS_OWNER]]:
        return False
    first = int(board.part_first[space])
    verbs = [int(board.part_verb[first + k]) for k in range(count) if done >> k & 1]
    return not above or any(above[f.STEP] in PART_STEPS.get(verb, ()) for verb in verbs)


def _place(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    seat, area = frame[f.SEAT], frame[f.PLACE_AREA]
    if below[f.STEP] == s.SPREAD and area != below[f.SPREAD_AREA] and p.owner[area] != seat:
        return False
    if below[f.STEP] == s.SPREAD and seat not in (below[f.SEAT], p.board.mate[below[f.SEAT]]):
        return False
    if below[f.STEP] == s.ORDER and area != below[f.ORDER_AREA]:
        return False
    return p.owner[area] in (seat, EMPTY) and (frame[f.PLACE_MOST] > 0 or frame[f.PLACE_OPTIONAL] == 1)


def _issue(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    """True if no more orders are issued than a part of the space allows."""
    board = p.board
    left, stacked, space = frame[f.ISSUE_LEFT], frame[f.ISSUE_STACKED], below[f.PARTS_SPACE]
    first = int(board.part_first[space])
    for part in range(first, first + int(board.part_count[space])):
        if board.part_verb[part] == y.ISSUE_ORDER and board.part_flag[part] == stacked:
            return left in (0, board.part_n[part]) if stacked else left + frame[f.ISSUE_DONE] <= board.part_n[part]
    return False


def _which_order(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    waiting = len([row for row in frames(p) if row[f.STEP] == s.WHICH_ORDER])
    area = frame[f.WHICH_ORDER_AREA]
    second = below[f.STEP] == s.WHICH_ORDER
    if second and (below[f.WHICH_ORDER_AREA] != area or below[f.WHICH_ORDER_OPTIONAL] != 1):
        return False
    return p.owner[area] == frame[f.SEAT] and p.orders_in(area) + waiting <= most_orders(p)


def _equip(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    left, kinds, optional = frame[f.EQUIP_LEFT], frame[f.EQUIP_KINDS], frame[f.EQUIP_OPTIONAL]
    placed = frame[f.EQUIP_PLACED]
    if above and above[f.STEP] == s.ONTO:
        return below[f.STEP] == s.EXERT and left == optional == 1 and placed == 0 and kinds in (y.A_CAR, y.A_LAB)
    return not above or (placed > 0 and bool(kinds & y.A_BOAT))


def _sail(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.boats[frame[f.SAIL_SEA] * SEATS + frame[f.SEAT]] > 0


def _exert(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    to, row, used, taken = frame[f.EXERT_TO], frame[f.EXERT_ROW], frame[f.EXERT_ROWS_USED], frame[f.EXERT_TAKEN]
    two, same, went = frame[f.EXERT_TWO_ROWS], frame[f.EXERT_SAME_ROW], frame[f.EXERT_FIRST_TO]
    if frame[f.EXERT_FORCED]:
        return row > 0 and to == 0 and not (two or used or taken or same or went)
    if two:
        counts = frame[f.EXERT_LEFT] + taken == 2 and used.bit_count() == taken and (went > 0) == (taken > 0)
        return counts and to == row == same == 0
    return used == went == 0 and (row > 0) <= (same == 1 and taken > 0)


def _rally(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.owner[frame[f.RALLY_AREA]] in (frame[f.SEAT], EMPTY)


def _rallied(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    target, area = frame[f.RALLY_AREA], frame[f.RALLY_FROM]
    near = int(p.board.near[target]) >> area & 1
    if target != below[f.RALLY_AREA] or not below[f.RALLY_AREAS_USED] >> area & 1 or not near:
        return False
    if p.owner[area] != frame[f.SEAT]:
        return False
    return frame[f.STEP] == s.RALLY_SOLDATI or (p.cars[area] > 0 and frame[f.RALLY_COMING] <= p.soldati[area])


# Encounter


def _which(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    slot = next_order(p)
    return slot >= 0 and slot // p.board.orders_each == frame[f.SEAT] and len(rivals(p, slot)) > 1


def _order(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    slot, done = frame[f.ORDER_SLOT], frame[f.ORDER_DONE]
    if slot < 0 or slot // board.orders_each != frame[f.SEAT] or not pending(p, slot):
        return False
    if p.order_place[slot] != frame[f.ORDER_AREA]:
        return False
    first = int(board.effect_first[p.order_number(slot)])
    count = int(board.effect_count[p.order_number(slot)])
    if done >> count:
        return False
    verbs = [int(board.effect_verb[first + k]) for k in range(count) if done >> k & 1]
    if frame[f.ORDER_RALLIED] and (frame[f.ORDER_MOVED] or y.RALLY not in verbs):
        return False
    if not above:
        return not frame[f.ORDER_CLOSED]
    agitating = above[f.STEP] == s.AGITATE or above[f.STEP] in MOVEMENT
    if frame[f.ORDER_CLOSED] != agitating:
        return False
    return any(above[f.STEP] in EFFECT_STEPS.get(verb, ()) for verb in verbs)


def _at_order(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    """True if a part of an order starts from the area of the order."""
    return below[f.STEP] != s.ORDER or frame[f.ORIGIN[frame[f.STEP]]] == below[f.ORDER_AREA]


def _pentito(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    order = p.order_number(below[f.ORDER_SLOT])
    effect, spent = frame[f.PENTITO_EFFECT], frame[f.PENTITO_SPENT]
    own = board.effect_first[order] <= effect < board.effect_first[order] + board.effect_count[order]
    if not own or board.effect_verb[effect] != y.PENTITO or frame[f.PENTITO_BEGUN] != 1:
        return False
    if frame[f.PENTITO_AREA] != below[f.ORDER_AREA] or spent.bit_count() != frame[f.PENTITO_AREAS_USED].bit_count():
        return False
    return not spent or board.removal(effect, spent.bit_length() - 1) > 0


def _fight(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return frame[f.FIGHT_SLOT] == below[f.ORDER_SLOT] and frame[f.FIGHT_AREA] == below[f.ORDER_AREA]


def _recruitment(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    area = frame[f.RECRUITMENT_AREA]
    return p.owner[area] == frame[f.SEAT] and below[f.FIGHT_REACHED] - 1 == area


def _ultima(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.bust[frame[f.SEAT]] >= 0


Check = Callable[[Position, list[int], list[int], list[int]], bool]

CHECKS: Final[dict[int, Check]] = {
    s.ROUND: _round, s.UNITS: check_units, s.LABS: check_labs, s.START_TOKENS: check_start_tokens, s.TURN: _turn, s.SPACE: _space,
    s.GAIN: _gain, s.PARTS: _parts, s.PLACE: _place, s.ISSUE: _issue, s.WHICH_ORDER: _which_order, s.EQUIP: _equip, s.SAIL: _sail,
    s.EXERT: _exert, s.RALLY: _rally, s.RALLY_SOLDATI: _rallied, s.RALLY_CARS: _rallied, s.WHICH: _which, s.ORDER: _order,
    s.AGITATE: _at_order, s.LAUNCH: _at_order, s.DEFECT: _at_order, s.SPREAD: _at_order, s.PENTITO: _pentito,
    s.FIGHT: _fight, s.RECRUITMENT: _recruitment, s.ULTIMA: _ultima,
}  # fmt: skip
"""By step: the function that checks its frame against the frames below and above it, and against the table."""
