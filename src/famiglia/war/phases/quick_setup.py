"""The option `quick-setup`: the program places every seat's units by the same rule."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.dice import Chance

from ..engine.board import COLUMNS, SEATS
from ..engine.position import Position
from ..engine.step import OK
from .placement import by_the_sea, may_put_lab, put_boat, put_car, put_lab, put_soldato, put_start_token, room_in_column


def quick_setup(p: Position, dice: Chance) -> None:
    """Put units and labs next to the most hostile Soldati, and tokens into the columns from left to right."""
    board = p.board
    seat = p.starter
    for _ in range(SEATS):
        card = p.character[seat]
        for _ in range(board.character_soldati[card]):
            put_soldato(p, seat, most_threatened_area(p, seat, False, dice))
        for _ in range(board.character_cars[card]):
            put_car(p, seat, most_threatened_area(p, seat, False, dice))
        for _ in range(board.character_boats[card]):
            sea = most_threatened_sea(p, seat, dice)
            if sea >= 0:
                put_boat(p, seat, sea)
        seat = p.next_of(seat)
    for _ in range(SEATS):
        for _ in range(board.character_labs[p.character[seat]]):
            area = most_threatened_area(p, seat, True, dice)
            if area >= 0:
                put_lab(p, seat, area)
        seat = p.next_of(seat)
    column: i64 = 0
    for _ in range(board.setup_tokens * SEATS):
        while not room_in_column(p, column):
            column = (column + 1) % COLUMNS
        put_start_token(p, seat, column)
        column = (column + 1) % COLUMNS
        seat = p.next_of(seat)


def hostile_soldati(p: Position, seat: i64, areas: i64) -> i64:
    """How many gray Soldati and Soldati of the other team are in these areas."""
    count: i64 = 0
    for area in range(p.board.areas):
        if (areas >> area) & 1 and p.hostile(area, seat):
            count += p.soldati[area]
    return count


def most_threatened_area(p: Position, seat: i64, lab: bool, dice: Chance) -> i64:
    """The seat's area with the most hostile Soldati next to it; the dice break ties; -1 if no area is possible."""
    best: i64 = -1
    threat: i64 = -1
    found = vec[i64]()
    for area in range(p.board.areas):
        if p.owner[area] != seat or (lab and may_put_lab(p, seat, area) != OK):
            continue
        threat = hostile_soldati(p, seat, p.board.near[area])
        if threat > best:
            best = threat
            found = vec[i64]()
        if threat == best:
            found = append(found, area)
    if len(found) > 1:
        return found[dice.below(len(found))]
    return found[0] if len(found) else -1


def most_threatened_sea(p: Position, seat: i64, dice: Chance) -> i64:
    """The sea beside the seat's areas with the most hostile Soldati on its coast; the dice break ties; -1 if there is none."""
    best: i64 = -1
    threat: i64 = -1
    found = vec[i64]()
    for sea in range(p.board.seas):
        if not by_the_sea(p, seat, sea):
            continue
        threat = hostile_soldati(p, seat, p.board.coast[sea])
        if threat > best:
            best = threat
            found = vec[i64]()
        if threat == best:
            found = append(found, sea)
    if len(found) > 1:
        return found[dice.below(len(found))]
    return found[0] if len(found) else -1
