"""Checks the frame of a movement in a position that was read: does it fit its order and the pieces on the table?"""

from ..engine import fields as f
from ..engine import step_kinds as s
from ..engine.board import EMPTY, NEUTRAL
from ..engine.move_codes import BY_LAND, BY_SEA
from ..engine.position import Position
from .check_table import CONFLICT

CARDS = (f.CONFLICT_ATTACKERS_CARD, f.CONFLICT_DEFENDERS_CARD, f.CONFLICT_ATTACKER_TOOK)
"""The fields for the cards of a conflict."""


def check_movement(p: Position, below: list[int], frame: list[int]) -> bool:
    """True if this frame is possible: it lies on the fight of its order or, for agitated neutrals, on the order itself."""
    step, seat, car, owner = frame[f.STEP], frame[f.SEAT], frame[f.MOVE_CAR], frame[f.MOVE_OWNER]
    source, target = frame[f.MOVE_FROM], frame[f.MOVE_TO]
    agitated = below[f.STEP] == s.ORDER
    if (frame[f.MOVE_SLOT], owner) != ((-1, NEUTRAL) if agitated else (below[f.FIGHT_SLOT], seat)):
        return False
    if agitated and (frame[f.MOVE_WAY] != BY_LAND or car or step in (s.BRIBERY, s.REPLACE, s.BUY)):
        return False
    if source == target or p.owner[target] == p.board.mate[seat] or (agitated and p.owner[target] == seat):
        return False
    if frame[f.MOVE_JOINING] and step != s.BUY and step not in CONFLICT:
        return False
    if step in CONFLICT:
        return _check_conflict(p, frame)
    if any(frame[field] for field in (f.CONFLICT_DEFENDER, *CARDS)):
        return False
    return p.owner[source] == owner and _check_leaving(p, frame)


def _check_leaving(p: Position, frame: list[int]) -> bool:
    """True if no more Soldati move than there are, and a car goes along only after that decision."""
    step, soldati, car, source = frame[f.STEP], frame[f.MOVE_SOLDATI], frame[f.MOVE_CAR], frame[f.MOVE_FROM]
    if soldati > p.soldati[source]:
        return False
    if step in (s.BRIBERY, s.HOW_MANY, s.CAR_ALONG):
        return (soldati > 0) == (step == s.CAR_ALONG) and car == 0
    return soldati > 0 and (car == 0 or (frame[f.MOVE_WAY] != BY_SEA and p.cars[source] > 0))


def _check_conflict(p: Position, frame: list[int]) -> bool:
    """True if there are attackers and defenders, and a seat of the other team plays for the defenders."""
    step, seat, soldati, defender = frame[f.STEP], frame[f.SEAT], frame[f.MOVE_SOLDATI], frame[f.CONFLICT_DEFENDER]
    owner = int(p.owner[frame[f.MOVE_TO]])
    if owner in (EMPTY, frame[f.MOVE_OWNER], seat) or soldati < max(1, frame[f.MOVE_JOINING]):
        return False
    if frame[f.MOVE_CAR] and frame[f.MOVE_WAY] == BY_SEA:
        return False
    attackers_card, defenders_card, took = (frame[field] for field in CARDS)
    if step == s.STYLE:
        return not (defender or attackers_card or defenders_card or took)
    if step == s.DEFENDER:
        return defender == owner == NEUTRAL and not (attackers_card or defenders_card or took)
    if defender == NEUTRAL or p.same_team(defender, seat) or (owner != NEUTRAL and defender != owner):
        return False
    if step == s.CARDS:
        return not (attackers_card and defenders_card) and not took
    return attackers_card > 0 and defenders_card > 0 and (step == s.TAKE_SECOND or not took)
