"""Counts the pieces of a position and finds any that are missing, added or out of place."""

from mypy_extensions import i64

from . import fields, step_kinds
from .board import NEUTRAL, OWNERS, ROWS, SEATS, Board
from .effects import ISSUE_ORDER, T_STACK_ORDERS
from .position import FRAME, SETUP, Position


def fighting(step: i64) -> bool:
    """True if a frame of this kind holds attackers that have left their area."""
    return step_kinds.STYLE <= step <= step_kinds.TAKE_SECOND


def soldati_on_board(p: Position, owner: i64) -> i64:
    """The Soldati of an owner in areas, in a conflict, or about to join a movement."""
    count: i64 = 0
    for area in range(p.board.areas):
        if p.owner[area] == owner:
            count += p.soldati[area]
    for at in range(0, len(p.stack), FRAME):
        if p.stack[at + fields.MOVE_OWNER] == owner:
            if fighting(p.stack[at]):
                count += p.stack[at + fields.MOVE_SOLDATI]
            elif p.stack[at] == step_kinds.BUY:
                count += p.stack[at + fields.MOVE_JOINING]
    return count


def cars_on_board(p: Position, seat: i64) -> i64:
    """The cars of a seat in its areas, in the emptied area of the order being executed, or in a conflict."""
    count: i64 = 0
    waiting: i64 = -1
    if p.executing >= 0 and p.executing // p.board.orders_each == seat:
        waiting = p.order_place[p.executing]
    for area in range(p.board.areas):
        if p.owner[area] == seat or (p.owner[area] < 0 and area == waiting):
            count += p.cars[area]
    for at in range(0, len(p.stack), FRAME):
        if fighting(p.stack[at]) and p.stack[at + fields.MOVE_OWNER] == seat:
            count += p.stack[at + fields.MOVE_CAR]
    return count


def boats_on_board(p: Position, seat: i64) -> i64:
    count: i64 = 0
    for sea in range(p.board.seas):
        count += p.boats[sea * SEATS + seat]
    return count


def tokens_on_sheets(p: Position, owner: i64) -> i64:
    count: i64 = 0
    for place in range(p.board.circles):
        count += p.top[place * OWNERS + owner] + p.bottom[place * OWNERS + owner]
    return count


def tokens_on_mat(p: Position, seat: i64) -> i64:
    count: i64 = 0
    for row in range(ROWS):
        count += p.board.row_count[p.family[seat] * ROWS + row] - p.off_mat[seat * ROWS + row]
    return count


def tokens_in_hand(p: Position, seat: i64) -> i64:
    """Tokens that were taken off the mat and are not on a sheet yet."""
    count: i64 = 0
    for at in range(0, len(p.stack), FRAME):
        if p.stack[at] == step_kinds.ONTO and p.stack[at + fields.SEAT] == seat:
            count += 1
    return count


def piece_error(p: Position) -> str:
    """The first kind of piece that is missing, added or out of place; empty if every piece is where it may be."""
    for seat in range(SEATS):
        if p.family[seat] >= 0:
            found = seat_error(p, seat)
            if found:
                return f"{found} of seat {seat}"
    if p.phase != SETUP and soldati_on_board(p, NEUTRAL) + p.neutral_supply != p.board.all_neutral:
        return "gray Soldati"
    return board_error(p)


def seat_error(p: Position, seat: i64) -> str:
    board = p.board
    if soldati_on_board(p, seat) + p.hq[seat] + p.supply[seat] != board.all_soldati:
        return "Soldati"
    if p.money[seat] < 0 or p.hq[seat] < 0 or p.supply[seat] < 0 or p.token_supply[seat] < 0:
        return "a number below zero"
    if cars_on_board(p, seat) + p.car_supply[seat] != board.all_cars:
        return "cars"
    if boats_on_board(p, seat) + p.boat_supply[seat] != board.all_boats:
        return "boats"
    tokens = tokens_on_mat(p, seat) + tokens_on_sheets(p, seat) + tokens_in_hand(p, seat) + p.marked(seat)
    if tokens + p.token_supply[seat] + p.token_box[seat] != board.mat_tokens + board.extra_tokens:
        return "influence tokens"
    if p.phase != SETUP and p.marked(seat) > board.tiles_used:
        return "marks"
    return ""


def board_error(p: Position) -> str:
    board = p.board
    labs: i64 = p.lab_supply
    here: i64 = p.order_place[p.executing] if p.executing >= 0 else -1
    for area in range(board.areas):
        labs += p.labs[area]
        if p.labs[area] < 0 or p.labs[area] > board.max_labs:
            return "labs in one area"
        if (p.soldati[area] > 0) != (p.owner[area] >= 0):
            return "owner of an area"
        if p.cars[area] and (p.owner[area] == NEUTRAL or (p.owner[area] < 0 and area != here)):
            return "car without a family"
    if labs != board.all_labs:
        return "labs"
    for slot in range(len(p.order_place)):
        area = p.order_place[slot]
        if area >= 0 and area != here and p.owner[area] != slot // board.orders_each:
            return "order without a Soldato"
        orders: i64 = p.orders_in(area) if area >= 0 else 0
        if orders > board.max_orders and orders > most_orders(board):
            return "orders in one area"
    return ""


def most_orders(board: Board) -> i64:
    """The most orders that an area can ever hold: by the limit of the pack, its spaces and its tiles (W-044, W-130, W-143)."""
    most = board.max_orders
    for part in range(len(board.part_verb)):
        if board.part_verb[part] == ISSUE_ORDER and board.part_flag[part]:
            most = max(most, board.part_n[part])
    for tile in range(len(board.tile_verb)):
        if board.tile_verb[tile] == T_STACK_ORDERS:
            most = max(most, board.tile_n[tile])
    return most
