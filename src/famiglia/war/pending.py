"""The decisions of a position that was read: do they follow from what lies on the table?"""

from collections.abc import Callable
from typing import Final

from . import rounds
from . import stages as s
from . import symbols as y
from .board import EMPTY, NEUTRAL, OWNERS, SEATS
from .encounter import next_order, pending, rivals
from .engine import STEPS, awaited, legal_moves, seats_in
from .frames import MOVEMENT, wrong_frame
from .marching import check_movement
from .ordering import most_orders
from .position import ENCOUNTER, OVER, PLANNING, SETUP, Position
from .scenario import NoDice
from .spaces import spaces_of_bottom
from .standing import frames

PART_STEPS: Final = {
    y.RECRUIT_BASE: (s.RECRUIT,),
    y.PLACE_BASE: (s.INTO, s.PLACE),
    y.ISSUE_ORDER: (s.ISSUE,),
    y.EQUIPMENT: (s.EQUIP,),
    y.RALLY: (s.GATHER, s.RALLY),
    y.EXERT: (s.EXERT,),
}
"""What a part of a space leads to."""

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
"""What a part of an order leads to."""

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
    """`NotationError` if the pending decisions cannot have come about, or if nobody could decide the uppermost one."""
    if p.phase == OVER:
        return
    rows = frames(p)
    if len(rows) == 1:
        raise wrong_frame(0, text, "a decision above it")
    for depth in range(len(rows)):
        if not _follows(p, rows, depth):
            raise wrong_frame(depth, text, "a decision that this table and the frames around it lead to")
    if STEPS[p.step()].forced(p.copy(), NoDice()):
        raise wrong_frame(len(rows) - 1, text, "something to decide")
    for seat in seats_in(awaited(p)):
        if not len(legal_moves(p, seat)):
            raise wrong_frame(len(rows) - 1, text, "a legal move for whoever decides")


def _follows(p: Position, rows: list[list[int]], depth: int) -> bool:
    frame = rows[depth]
    below = rows[depth - 1] if depth else []
    above = rows[depth + 1] if depth + 1 < len(rows) else []
    if below and below[1] >= 0 and frame[1] != below[1] and below[0] not in (s.SPREAD, s.START_TOKENS, s.LABS):
        return False
    if frame[0] in MOVEMENT:
        return check_movement(p, below, frame)
    check = CHECKS.get(frame[0])
    return check is None or check(p, below, frame, above)


def _round(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    _, _, point, seat, done, *_ = frame
    if p.phase == SETUP:
        return point == rounds.BEGIN and seat == done == 0 and above[0] in (s.FAMILIES, s.START_TOKENS)
    if above[0] not in POINTS.get(point, ()):
        return False
    if (point == rounds.ORDERS) > (p.phase == ENCOUNTER):
        return False
    if point in (rounds.TILES, rounds.TURNS, rounds.ULTIMA) and p.phase != PLANNING:
        return False
    if not _busts_fit(p, point, done, above):
        return False
    if point == rounds.ORDERS:
        return seat == p.starter and done == 0
    if p.phase == ENCOUNTER and max(p.order_place) >= 0:
        return False
    if seat != p.next_of(above[1]):
        return False
    return done == 0 if point == rounds.TURNS else 1 <= done <= SEATS and _after(p, done) == seat


def _busts_fit(p: Position, point: int, done: int, above: list[int]) -> bool:
    """Busts come in the turns and go, seat by seat, in the Ultima Azione."""
    waiting = {_after(p, turn) for turn in range(min(done, SEATS), SEATS)} if point == rounds.ULTIMA else set()
    if above[0] == s.ULTIMA:
        waiting.add(above[1])
    return point == rounds.TURNS or all(p.bust[seat] < 0 or seat in waiting for seat in range(SEATS))


def _after(p: Position, turns: int) -> int:
    """The seat so many turns after the starting player's."""
    seat = int(p.starter)
    for _ in range(turns):
        seat = int(p.next_of(seat))
    return seat


# The setup


def _units(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    _, seat, soldati, cars, boats, left, *_ = frame
    card = p.character[seat]
    if not 1 <= left <= SEATS or seat != _after(p, SEATS - left) or any(p.labs):
        return False
    for later in range(SEATS - left, SEATS):
        other = _after(p, later)
        here = other == seat
        most = (
            int(board.character_soldati[p.character[other]]) - soldati if here else 0,
            int(board.character_cars[card]) - cars if here else 0,
            int(board.character_boats[card]) - boats if here else 0,
        )
        lineup = sum(int(board.start_soldati[a]) for a in range(int(board.areas)) if p.owner[a] == other)
        placed = (
            int(board.all_soldati - p.supply[other] - p.hq[other]) - lineup,
            int(board.all_cars - p.car_supply[other]),
            int(board.all_boats - p.boat_supply[other]),
        )
        if any(have > limit for have, limit in zip(placed, most, strict=True)):
            return False
    return True


def _labs(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    _, seat, labs, left, *_ = frame
    if not 1 <= left <= SEATS or seat != _after(p, SEATS - left):
        return False
    if above and (left != SEATS or labs != p.board.character_labs[p.character[seat]]):
        return False
    placed = [sum(int(n) for a, n in enumerate(p.labs) if p.owner[a] == other) for other in range(SEATS)]
    later = [_after(p, turn) for turn in range(SEATS - left + 1, SEATS)]
    return placed[seat] + labs <= p.board.character_labs[p.character[seat]] and not any(placed[o] for o in later)


def _start_tokens(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    done = frame[2]
    if p.phase != SETUP or frame[1] != _after(p, done) or (above and done):
        return False
    for column in range(len(board.gray)):
        for row in range(int(board.depth)):
            gray = p.top[(column * board.depth + row) * OWNERS + NEUTRAL]
            if gray != (1 if row < board.gray[column] else 0):
                return False
    turns = [_after(p, turn) for turn in range(done)]
    return all(turns.count(seat) == sum(p.top[seat::OWNERS]) for seat in range(SEATS))


# Planning


def _turn(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return not p.top_is_empty() and len(spaces_of_bottom(p)) > 0


def _space(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.top[frame[2] * OWNERS + frame[3]] > 0


def _gain(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    if not above:
        return True
    starts = p.board.column_action[frame[2]] == y.BECOME_STARTING_PLAYER
    if above[0] == s.COLUMN:
        free = sum(99 if p.board.infinite[space] else 1 for space in spaces_of_bottom(p))
        return frame[3] == frame[4] == 0 and above[2] == frame[2] and p.in_column(frame[2]) <= free
    if above[0] == s.WHICH_ORDER:
        return frame[4] == 1 and above[3] == 0
    return frame[3] == 1 and (above[0] == s.EQUIP) == starts


def _parts(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    _, _, space, done, final, owner, *_ = frame
    count = int(board.part_count[space])
    if board.space_sheet[space] != p.bottom_sheet() or done >> count or final != (below[2] == rounds.ULTIMA):
        return False
    if not p.bottom[board.space_place[space] * OWNERS + owner]:
        return False
    first = int(board.part_first[space])
    verbs = [int(board.part_verb[first + k]) for k in range(count) if done >> k & 1]
    return not above or any(above[0] in PART_STEPS.get(verb, ()) for verb in verbs)


def _place(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    _, seat, area, most, optional, *_ = frame
    if below[0] == s.SPREAD and area != below[2] and p.owner[area] != seat:
        return False
    if below[0] == s.SPREAD and seat not in (below[1], p.board.mate[below[1]]):
        return False
    if below[0] == s.ORDER and area != below[3]:
        return False
    return p.owner[area] in (seat, EMPTY) and (most > 0 or optional == 1)


def _issue(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    """No more orders than a part of the space allows."""
    board = p.board
    _, _, left, stacked, _, issued, *_ = frame
    first = int(board.part_first[below[2]])
    for part in range(first, first + int(board.part_count[below[2]])):
        if board.part_verb[part] == y.ISSUE_ORDER and board.part_flag[part] == stacked:
            return left in (0, board.part_n[part]) if stacked else left + issued <= board.part_n[part]
    return False


def _which_order(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    waiting = len([row for row in frames(p) if row[0] == s.WHICH_ORDER])
    if below[0] == s.WHICH_ORDER and (below[2] != frame[2] or below[3] != 1):
        return False
    return p.owner[frame[2]] == frame[1] and p.orders_in(frame[2]) + waiting <= most_orders(p)


def _equip(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    _, _, left, kinds, optional, placed, *_ = frame
    if above and above[0] == s.ONTO:
        return below[0] == s.EXERT and left == optional == 1 and placed == 0 and kinds in (y.A_CAR, y.A_LAB)
    return not above or (placed > 0 and bool(kinds & y.A_BOAT))


def _sail(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.boats[frame[2] * SEATS + frame[1]] > 0


def _exert(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    _, _, left, to, row, two, used, taken, same, alone, went, *_ = frame
    if alone:
        return row > 0 and to == 0 and not (two or used or taken or same or went)
    if two:
        counts = left + taken == 2 and used.bit_count() == taken and (went > 0) == (taken > 0)
        return counts and to == row == same == 0
    return used == went == 0 and (row > 0) <= (same == 1 and taken > 0)


def _rally(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.owner[frame[2]] in (frame[1], EMPTY)


def _rallied(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    _, seat, target, area, soldati, *_ = frame
    near = int(p.board.near[target]) >> area & 1
    if target != below[2] or not below[3] >> area & 1 or p.owner[area] != seat or not near:
        return False
    return frame[0] == s.RALLY_SOLDATI or (p.cars[area] > 0 and soldati <= p.soldati[area])


# Encounter


def _which(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    slot = next_order(p)
    return slot >= 0 and slot // p.board.orders_each == frame[1] and len(rivals(p, slot)) > 1


def _order(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    _, seat, slot, area, done, moved, closed, rallied, *_ = frame
    if slot < 0 or slot // board.orders_each != seat or p.order_place[slot] != area or not pending(p, slot):
        return False
    first = int(board.effect_first[p.order_number(slot)])
    count = int(board.effect_count[p.order_number(slot)])
    if done >> count:
        return False
    verbs = [int(board.effect_verb[first + k]) for k in range(count) if done >> k & 1]
    if rallied and (moved or y.RALLY not in verbs):
        return False
    if not above:
        return not closed
    agitating = above[0] == s.AGITATE or above[0] in MOVEMENT
    if closed != agitating:
        return False
    return any(above[0] in EFFECT_STEPS.get(verb, ()) for verb in verbs)


def _at_order(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    """A part of an order happens in the order's area."""
    return below[0] != s.ORDER or frame[2] == below[3]


def _pentito(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    order = p.order_number(below[2])
    own = board.effect_first[order] <= frame[3] < board.effect_first[order] + board.effect_count[order]
    if not own or board.effect_verb[frame[3]] != y.PENTITO or frame[2] != below[3] or frame[7] != 1:
        return False
    numbers = frame[4].bit_length()
    return frame[4].bit_count() == frame[6].bit_count() and (not numbers or board.removal(frame[3], numbers - 1) > 0)


def _fight(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return frame[2] == below[2] and frame[3] == below[3]


def _recruitment(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.owner[frame[2]] == frame[1] and below[7] == frame[2] + 1


def _ultima(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    return p.bust[frame[1]] >= 0


Check = Callable[[Position, list[int], list[int], list[int]], bool]

CHECKS: Final[dict[int, Check]] = {
    s.ROUND: _round, s.UNITS: _units, s.LABS: _labs, s.START_TOKENS: _start_tokens, s.TURN: _turn, s.SPACE: _space,
    s.GAIN: _gain, s.PARTS: _parts, s.PLACE: _place, s.ISSUE: _issue, s.WHICH_ORDER: _which_order, s.EQUIP: _equip, s.SAIL: _sail,
    s.EXERT: _exert, s.RALLY: _rally, s.RALLY_SOLDATI: _rallied, s.RALLY_CARS: _rallied, s.WHICH: _which, s.ORDER: _order,
    s.AGITATE: _at_order, s.LAUNCH: _at_order, s.DEFECT: _at_order, s.SPREAD: _at_order, s.PENTITO: _pentito,
    s.FIGHT: _fight, s.RECRUITMENT: _recruitment, s.ULTIMA: _ultima,
}  # fmt: skip
"""By step: does its frame fit the frames below and above it, and the table?"""
