"""Assertions that hold in every position of a war."""

from famiglia.war.engine.board import SEATS
from famiglia.war.engine.census import piece_error
from famiglia.war.engine.position import Position


def check_pieces(p: Position) -> None:
    """Every piece is in exactly one place, and in one where it may be (W-002, W-150)."""
    assert "" == piece_error(p)


def check_board(p: Position) -> None:
    """Control follows from areas, never from tokens (W-068, WA-88)."""
    board = p.board
    for mandamento in range(board.mandamenti):
        held = [p.owner[area] for area in range(board.areas) if board.mandamento[area] == mandamento]
        owners = [seat for seat in range(SEATS) if held.count(seat) >= board.areas_to_control]
        assert p.controller(mandamento) == (owners[0] if owners else -1)
    for seat in range(SEATS):
        assert sum(owner == seat for owner in p.face_up) <= board.control_tokens
