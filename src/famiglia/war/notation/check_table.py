"""Checks the pieces of a position that was read: is none missing or added, and is each where the rules allow it?"""

from famiglia.game import NotationError

from ..engine import step_kinds
from ..engine.board import EMPTY, NEUTRAL, OWNERS, ROWS, SEATS
from ..engine.empty_table import empty_table
from ..engine.fields import MOVE_CAR, MOVE_JOINING, MOVE_OWNER, MOVE_SOLDATI, ORDER_AREA, ORDER_SLOT, SEAT, STEP
from ..engine.pieces import slot_bit
from ..engine.position import ENCOUNTER, FRAME, IN_HQ, ON_MAT, OVER, PLANNING, SETUP, Position
from .frame_text import LETTERS, frames
from .scenario_orders import most_orders

CONFLICT = (step_kinds.STYLE, step_kinds.DEFENDER, step_kinds.CARDS, step_kinds.TAKE_FIRST, step_kinds.TAKE_SECOND)
"""Steps during which the attackers are in no area."""


def order_frame(p: Position) -> list[int] | None:
    """The frame of the order that is being executed, if there is one."""
    return next((frame for frame in frames(p) if frame[STEP] == step_kinds.ORDER), None)


def check_table(p: Position, fields: dict[str, str]) -> None:
    """Fill the supplies with the pieces that are not on the table; raise `NotationError` for an impossible table."""
    running = order_frame(p)
    p.executing = running[ORDER_SLOT] if running else -1

    def expect(holds: bool, field: str, expected: str) -> None:
        if not holds:
            raise NotationError(field, fields[field], expected)

    choosing = len(p.stack) > FRAME and p.step() == step_kinds.FAMILIES
    expect((p.round == 0) == (p.phase == SETUP), "round", "0 in the setup, 1 or more afterwards")
    expect(p.top_sheet <= max(p.round - 1, 0), "sheet", "at most the round - 1")
    expect(p.phase == PLANNING or p.starter == p.next_starter, "starter", "two seats only in the planning phase")
    if choosing:
        _check_choosing(p)
        return
    expect(min(p.family) >= 0, "families", "a family for each seat")
    _check_dealt(p, fields["dealt"])
    expect(p.phase != SETUP or min(p.character) >= 0, "characters", "a card for each seat in the setup")
    for seat in range(SEATS):
        turned_up = sum(1 for owner in p.face_up if owner == seat)
        _left(f"control tokens of {LETTERS[seat]}", turned_up, int(p.board.control_tokens))
    _fill_soldati(p)
    _fill_equipment(p, running)
    _fill_tokens(p)
    _check_orders(p, running)
    _check_sheets(p)
    if p.phase == SETUP:
        _check_setup(p)


def _check_dealt(p: Position, text: str) -> None:
    for seat in range(SEATS):
        if p.family[seat] >= 0 and not int(p.dealt[p.team(seat)]) >> int(p.family[seat]) & 1:
            raise NotationError("dealt", text, "the families of the team among those dealt to it")
    if p.dealt[0] & p.dealt[1] or min(int(bits).bit_count() for bits in p.dealt) < SEATS // 2:
        raise NotationError("dealt", text, "two families or more for each team, none for both")


def _check_choosing(p: Position) -> None:
    """Check that nothing is on the table while families are chosen."""
    bare = empty_table(p.board, p.rules)
    bare.family = p.family
    bare.dealt = p.dealt
    bare.tiles = p.tiles
    bare.stack = p.stack
    _check_dealt(p, "")
    if bare != p or min(p.family) >= 0:
        raise NotationError("phase", "setup", "an empty table while families are chosen")


def _left(where: str, used: int, all_of_them: int) -> int:
    if used > all_of_them:
        raise NotationError(where, str(used), f"at most {all_of_them} in the whole game")
    return all_of_them - used


def _fill_soldati(p: Position) -> None:
    used = [int(n) for n in p.hq] + [0]
    for area in range(int(p.board.areas)):
        if p.owner[area] != EMPTY:
            used[int(p.owner[area])] += int(p.soldati[area])
    if len(p.stack) and p.step() in CONFLICT:
        used[int(p.get(MOVE_OWNER))] += int(p.get(MOVE_SOLDATI))
    if len(p.stack) and p.step() == step_kinds.BUY:
        used[int(p.get(SEAT))] += int(p.get(MOVE_JOINING))
    for seat in range(SEATS):
        p.supply[seat] = _left(f"Soldati of {LETTERS[seat]}", used[seat], int(p.board.all_soldati))
    p.neutral_supply = _left("neutral Soldati", used[NEUTRAL], int(p.board.all_neutral))


def _fill_equipment(p: Position, running: list[int] | None) -> None:
    board = p.board
    cars = [0] * SEATS
    for area in range(int(board.areas)):
        owner = int(p.owner[area])
        if owner == EMPTY and running and running[ORDER_AREA] == area:
            owner = running[SEAT]
        if p.cars[area] and owner not in range(SEATS):
            raise NotationError(f"areas, {board.pack.areas[area].id}", f"*{p.cars[area]}", "no car without its family")
        if p.cars[area]:
            cars[owner] += int(p.cars[area])
    if len(p.stack) and p.step() in CONFLICT and p.get(MOVE_CAR):
        cars[int(p.get(MOVE_OWNER))] += 1
    for seat in range(SEATS):
        boats = sum(int(p.boats[sea * SEATS + seat]) for sea in range(int(board.seas)))
        p.car_supply[seat] = _left(f"cars of {LETTERS[seat]}", cars[seat], int(board.all_cars))
        p.boat_supply[seat] = _left(f"boats of {LETTERS[seat]}", boats, int(board.all_boats))
    p.lab_supply = _left("labs", sum(int(n) for n in p.labs), int(board.all_labs))


def _fill_tokens(p: Position) -> None:
    board = p.board
    for seat in range(SEATS):
        used = int(p.token_box[seat]) + sum(1 for owner in p.marks if owner == seat)
        used += sum(int(p.top[at] + p.bottom[at]) for at in range(seat, len(p.top), OWNERS))
        used += 1 if len(p.stack) and p.step() == step_kinds.ONTO and p.get(SEAT) == seat else 0
        off = 0
        for row in range(ROWS):
            count = int(board.row_count[p.family[seat] * ROWS + row])
            if p.off_mat[seat * ROWS + row] > count:
                raise NotationError(f"mats of {LETTERS[seat]}", str(p.off_mat[seat * ROWS + row]), f"at most {count}")
            off += int(p.off_mat[seat * ROWS + row])
        p.token_supply[seat] = _left(f"influence tokens of {LETTERS[seat]}", used, int(board.extra_tokens) + off)
    gray = sum(int(p.top[at] + p.bottom[at]) for at in range(NEUTRAL, len(p.top), OWNERS))
    _left("neutral influence tokens", gray, sum(int(n) for n in board.gray))


def _check_orders(p: Position, running: list[int] | None) -> None:
    board = p.board
    each = int(board.orders_each)
    taken = set()
    for seat in range(SEATS):
        for row in range(ROWS):
            first = int(board.row_first[p.family[seat] * ROWS + row])
            taken |= {int(board.mat_order[first + k]) for k in range(int(p.off_mat[seat * ROWS + row]))}
    for slot, place in enumerate(p.order_place):
        seat = slot // each
        where = f"orders of {LETTERS[seat]}, order {slot % each + 1}"
        order = int(p.order_number(slot))
        gained = bool(board.basic[order]) or order in taken
        if (place == ON_MAT) == gained:
            raise NotationError(where, "m" if gained else "h", "m while its token is on the mat, and only then")
        if place >= 0:
            left = (
                running is not None
                and running[ORDER_AREA] == place
                and running[SEAT] == seat
                and p.owner[place] == EMPTY
            )
            if p.owner[place] != seat and not left:
                raise NotationError(where, f"[{place}]", "an area with Soldati of its family")
            if p.orders_in(place) > most_orders(p):
                raise NotationError(where, f"[{place}]", f"at most {most_orders(p)} orders in an area")
        if p.executed & slot_bit(slot) and not (board.vest[order] and p.phase == ENCOUNTER):
            raise NotationError(where, "!", "a vest and the encounter phase")


def _check_sheets(p: Position) -> None:
    for seat in range(SEATS):
        if p.bust[seat] < 0:
            continue
        beside = p.bust[seat] * OWNERS + p.bust_token[seat]
        same = [o for o in range(SEATS) if p.bust[o] == p.bust[seat] and p.bust_token[o] == p.bust_token[seat]]
        if p.bottom[beside] < len(same):
            raise NotationError(f"busts, {LETTERS[seat]}", "a bust", "a token of its own beside it")
        if p.phase in (ENCOUNTER, OVER):
            raise NotationError(f"busts, {LETTERS[seat]}", "a bust", "- outside the planning phase")


def _check_setup(p: Position) -> None:
    """Check that the table shows the lineup, with no more extra units than the character cards give."""
    board = p.board
    each = int(board.orders_each)
    bare = empty_table(board, p.rules)
    extra = [0] * SEATS
    for area in range(int(board.areas)):
        owner = int(p.owner[area])
        more = int(p.soldati[area] - board.start_soldati[area])
        if owner != board.start_owner[area] or more < 0 or (more and owner == NEUTRAL):
            raise NotationError(f"areas, {board.pack.areas[area].id}", str(p.soldati[area]), "the lineup in the setup")
        if owner != NEUTRAL:
            extra[owner] += more
    for seat in range(SEATS):
        card = p.character[seat]
        cars = int(board.all_cars - p.car_supply[seat])
        boats = int(board.all_boats - p.boat_supply[seat])
        labs = sum(int(p.labs[area]) for area in range(int(board.areas)) if p.owner[area] == seat)
        limits = (
            board.character_soldati[card],
            board.character_cars[card],
            board.character_boats[card],
            board.character_labs[card],
        )
        if any(have > most for have, most in zip((extra[seat], cars, boats, labs), limits, strict=True)):
            raise NotationError("areas", LETTERS[seat], "no more units than the character card brings")
    basic = [bool(board.basic[int(p.order_number(slot))]) for slot in range(SEATS * each)]
    same = (
        [IN_HQ if is_basic else ON_MAT for is_basic in basic] == list(p.order_place)
        and list(bare.bottom) == list(p.bottom)
        and list(bare.bust) == list(p.bust)
        and list(bare.face_up) == list(p.face_up)
        and list(bare.marks) == list(p.marks)
        and list(bare.off_mat) == list(p.off_mat)
        and list(bare.token_box) == list(p.token_box)
    )
    if not same:
        raise NotationError("phase", "setup", "orders, tokens and tiles as they are before the first round")
