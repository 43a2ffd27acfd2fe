"""The position with all pieces in their supplies."""

from mypy_extensions import i64

from .board import EMPTY, OWNERS, ROWS, SEATS, Board
from .position import ON_MAT, Position
from .vectors import filled


def empty_table(board: Board, rules: i64) -> Position:
    """An empty table: every piece in its supply, every order on its mat."""
    position = Position(board, rules)
    position.owner = filled(board.areas, EMPTY)
    position.soldati = filled(board.areas, 0)
    position.cars = filled(board.areas, 0)
    position.labs = filled(board.areas, 0)
    position.boats = filled(board.seas * SEATS, 0)
    position.family = filled(SEATS, -1)
    position.dealt = filled(2, 0)
    position.character = filled(SEATS, -1)
    position.money = filled(SEATS, 0)
    position.hq = filled(SEATS, 0)
    position.supply = filled(SEATS, board.all_soldati)
    position.car_supply = filled(SEATS, board.all_cars)
    position.boat_supply = filled(SEATS, board.all_boats)
    position.token_supply = filled(SEATS, board.extra_tokens)
    position.token_box = filled(SEATS, 0)
    position.bust = filled(SEATS, -1)
    position.bust_token = filled(SEATS, -1)
    position.face_up = filled(board.mandamenti, EMPTY)
    position.order_place = filled(SEATS * board.orders_each, ON_MAT)
    position.could_be = filled(SEATS * board.orders_each, 0)
    position.off_mat = filled(SEATS * ROWS, 0)
    position.top = filled(board.circles * OWNERS, 0)
    position.bottom = filled(board.circles * OWNERS, 0)
    position.marks = filled(2 * board.tiles_used, EMPTY)
    return position
