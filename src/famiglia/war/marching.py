"""The frames of a movement that was read: does it fit its order and the table?"""

from . import stages as s
from .board import EMPTY, NEUTRAL
from .code import BY_LAND, BY_SEA
from .position import Position
from .standing import CONFLICT


def check_movement(p: Position, below: list[int], frame: list[int]) -> bool:
    """A movement of an order lies on its fight, one of agitated neutrals on the order itself."""
    step, seat, source, target, way, soldati, car, slot, whose, joined, *cards = frame
    agitated = below[0] == s.ORDER
    if (slot, whose) != ((-1, NEUTRAL) if agitated else (below[2], seat)):
        return False
    if agitated and (way != BY_LAND or car or step in (s.BRIBERY, s.REPLACE, s.BUY)):
        return False
    if source == target or p.owner[target] == p.board.mate[seat] or (agitated and p.owner[target] == seat):
        return False
    if joined and step != s.BUY and step not in CONFLICT:
        return False
    if step in CONFLICT:
        return _check_conflict(p, frame)
    if any(cards) or p.owner[source] != whose or soldati > p.soldati[source]:
        return False
    if step in (s.BRIBERY, s.HOW_MANY, s.CAR_ALONG):
        return (soldati > 0) == (step == s.CAR_ALONG) and car == (0 if agitated else below[6])
    return soldati > 0 and (car == 0 or (car == 1 and way != BY_SEA and p.cars[source] > 0))


def _check_conflict(p: Position, frame: list[int]) -> bool:
    """Attackers in front of defenders; whoever plays for the defenders is of the other team."""
    step, seat, _, target, way, soldati, car, _, whose, joined, plays, mine, theirs, took = frame
    owner = int(p.owner[target])
    if owner in (EMPTY, whose, seat) or soldati < 1 or soldati < joined or car > (1 if way != BY_SEA else 0):
        return False
    if step == s.STYLE:
        return not (plays or mine or theirs or took)
    if step == s.DEFENDER:
        return plays == owner == NEUTRAL and not (mine or theirs or took)
    if plays == NEUTRAL or p.same_team(plays, seat) or (owner != NEUTRAL and plays != owner):
        return False
    if step == s.CARDS:
        return not (mine and theirs) and not took
    return mine > 0 and theirs > 0 and (step == s.TAKE_SECOND or not took)
