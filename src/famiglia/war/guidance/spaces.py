"""Which spaces of the bottom sheet a seat may use now, and what they bring (W-035 to W-040, W-054, WA-11, WA-14)."""

from ..engine import fields, move_codes, reasons, step_kinds
from ..engine.board import NEUTRAL
from ..engine.engine import STEPS
from ..engine.position import Position
from ..engine.step import OK
from ..guidance_types import SpaceOffer
from ..names import Names
from ..phases.spaces import can_pay_something, cheapest_fee, payable_and_useful, space_cost, token_fee, useful
from .parts import part_offers

REASON = 1023
"""The bits of a refusal that hold its reason."""
NOT_PAYABLE = (reasons.MONEY_SHORT, reasons.DEADLOCK_FREE_SPACE)


def spaces(p: Position, names: Names, seat: int) -> dict[str, SpaceOffer]:
    """By id: every space of the bottom sheet; empty if no token is left that this seat could put there."""
    at_choice = _at_space_choice(p, seat)
    if at_choice is None:
        return {}
    bottom = int(p.bottom_sheet())
    return {space.id: _offer(at_choice, seat, space.index) for space in p.board.pack.spaces if space.sheet == bottom}


def _at_space_choice(p: Position, seat: int) -> Position | None:
    """The position in which the seat chooses a space, with the token that it has chosen, else with the cheapest one."""
    if p.step() in (step_kinds.SPACE, step_kinds.ULTIMA) and p.get(fields.SEAT) == seat:
        return p
    at_choice = p.copy()
    if not p.top_is_empty():
        owner = int(p.next_of(seat)) if cheapest_fee(p, seat) else NEUTRAL
        stuck = not can_pay_something(p, seat) and not p.orders_in_hq(seat)
        at_choice.push(step_kinds.SPACE, seat, 0, owner, 1 if stuck else 0)
    elif p.bust[seat] >= 0:
        at_choice.push(step_kinds.ULTIMA, seat)
    else:
        return None
    return at_choice


def _offer(p: Position, seat: int, space: int) -> SpaceOffer:
    reason = int(STEPS[p.step()].check(p, seat, move_codes.SPACE_USE, space, 0, 0)) & REASON
    final = 1 if p.step() == step_kinds.ULTIMA else 0
    fee = 0 if final or p.get(fields.SPACE_DEADLOCK) else int(token_fee(seat, p.get(fields.SPACE_OWNER)))
    return {
        "parts": part_offers(p, seat, space, final),
        "money": int(p.board.space_money[space]),
        "open": reason == OK or (reason in NOT_PAYABLE and _worth_it(p, seat, space, final)),
        "payable": reason == OK or (reason not in NOT_PAYABLE and fee + int(space_cost(p, space)) <= p.money[seat]),
    }


def _worth_it(p: Position, seat: int, space: int, final: int) -> bool:
    """True if the space does something for the seat, or no space that it can pay for does."""
    fee = 0 if final else int(cheapest_fee(p, seat))
    return useful(p, seat, space, final) or not payable_and_useful(p, seat, p.money[seat] - fee, final)
