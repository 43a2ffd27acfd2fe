"""What the targets of a Movement or a Strike would change (W-068, W-084)."""

from ..engine import move_codes, step_kinds
from ..engine.board import EMPTY
from ..engine.engine import awaited, step_moves
from ..engine.position import Position
from ..engine.step import bit
from ..guidance_types import Stake
from ..names import Names
from ..phases.encounter import pending


def stakes(p: Position, names: Names, seat: int) -> list[Stake]:
    """One entry for each target that is not the seat's own; Strikes and Movements on the same area have one each."""
    if p.step() != step_kinds.FIGHT or not awaited(p) & bit(seat):
        return []
    targets: dict[tuple[int, bool], None] = {}
    for move in step_moves(p, seat):
        verb = move_codes.verb_of(move)
        if verb in (move_codes.MOVE, move_codes.ALLIES, move_codes.STRIKE):
            targets[int(move_codes.second(move)), verb != move_codes.STRIKE] = None
    p = p.copy()
    return [_stake(p, names, seat, area, taken) for area, taken in sorted(targets) if p.owner[area] != seat]


def _stake(p: Position, names: Names, seat: int, area: int, taken: bool) -> Stake:
    mandamento, owner = int(p.board.mandamento[area]), int(p.owner[area])
    before = int(p.controller(mandamento))
    p.owner[area] = seat if taken else EMPTY
    after = int(p.controller(mandamento))
    p.owner[area] = owner
    places = list(p.order_place)
    stopped = [slot for slot, place in enumerate(places) if place == area and pending(p, slot)]
    return {
        "area": names.words[move_codes.AREA][area],
        "taken": taken,
        "mandamento": p.board.pack.mandamenti[mandamento].id,
        "controller": before if before >= 0 else None,
        "after": after if after >= 0 else None,
        "stops": [names.words[move_codes.ORDER][int(p.order_number(slot))] for slot in stopped],
    }
