"""Checks the frames of a setup that was read: do they fit the character cards and the pieces on the table?"""

from ..engine import fields as f
from ..engine.board import NEUTRAL, OWNERS, SEATS
from ..engine.position import SETUP, Position


def seat_after(p: Position, turns: int) -> int:
    """The seat whose turn comes this many turns after that of the starting player."""
    seat = int(p.starter)
    for _ in range(turns):
        seat = int(p.next_of(seat))
    return seat


def check_units(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    seat, left = frame[f.SEAT], frame[f.UNITS_SEATS_LEFT]
    card = p.character[seat]
    if not 1 <= left <= SEATS or seat != seat_after(p, SEATS - left) or any(p.labs):
        return False
    for later in range(SEATS - left, SEATS):
        other = seat_after(p, later)
        here = other == seat
        most = (
            int(board.character_soldati[p.character[other]]) - frame[f.UNITS_SOLDATI] if here else 0,
            int(board.character_cars[card]) - frame[f.UNITS_CARS] if here else 0,
            int(board.character_boats[card]) - frame[f.UNITS_BOATS] if here else 0,
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


def check_labs(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    seat, labs, left = frame[f.SEAT], frame[f.LABS_LEFT], frame[f.LABS_SEATS_LEFT]
    if not 1 <= left <= SEATS or seat != seat_after(p, SEATS - left):
        return False
    if above and (left != SEATS or labs != p.board.character_labs[p.character[seat]]):
        return False
    placed = [sum(int(n) for a, n in enumerate(p.labs) if p.owner[a] == other) for other in range(SEATS)]
    later = [seat_after(p, turn) for turn in range(SEATS - left + 1, SEATS)]
    return placed[seat] + labs <= p.board.character_labs[p.character[seat]] and not any(placed[o] for o in later)


def check_start_tokens(p: Position, below: list[int], frame: list[int], above: list[int]) -> bool:
    board = p.board
    done = frame[f.START_TOKENS_PLACED]
    if p.phase != SETUP or frame[f.SEAT] != seat_after(p, done) or (above and done):
        return False
    for column in range(len(board.gray)):
        for row in range(int(board.depth)):
            gray = p.top[(column * board.depth + row) * OWNERS + NEUTRAL]
            if gray != (1 if row < board.gray[column] else 0):
                return False
    turns = [seat_after(p, turn) for turn in range(done)]
    return all(turns.count(seat) == sum(p.top[seat::OWNERS]) for seat in range(SEATS))
