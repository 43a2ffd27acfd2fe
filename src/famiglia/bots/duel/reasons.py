"""What speaks for a plan of the duel, and what speaks against it, in the words of the game."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.duel import Move, Pass, Position, Refresh, Take
from famiglia.duel.cards import NAMES, NUMBERS
from famiglia.duel.move_codes import card_a
from famiglia.duel.moves import move_of
from famiglia.duel.position import OVER, STREET
from famiglia.duel.score import POINTS, points
from famiglia.duel.take import list_takes
from famiglia.duel.turn import begin_turn
from famiglia.rulebook import Message, message

from .judges import lead_of, outcome
from .plans import Plan, Planner, best

MOST: Final = 3
"""No more reasons are given."""
CLOSE: Final = 0.015
"""A smaller difference in the chance to win is not worth a reason."""
FEW: Final = 2
"""Points that are not worth a word in a comparison."""


@dataclass(frozen=True)
class Prospect:
    """What a plan brings at once, and what lies before both players after it."""

    rival: int
    gain: int
    """The points that the seat gains in this turn."""
    taken: str | None
    """The card that is taken."""
    wanted: bool
    """True if the other player could otherwise take a card like it next."""
    removed: str | None
    """The card that a refresh puts away."""
    gives_up: bool
    """True if the hand could pay for that card."""
    draws: int
    """How many cards a refresh turns up."""
    passes: bool
    result: float | None
    """1 if the duel ends with a victory, 0 if it is lost, a half for a shared one; None if it goes on."""
    lead: int
    """By how many points the seat leads after it."""
    reply: Move | None
    """The best move of the other player after it, as far as it is certain."""
    reply_gain: int
    """The points of the card that this move takes."""
    next: tuple[str, ...]
    """Cards of the Street that the seat can still pay for afterwards."""
    lets_pass_out: bool
    """True if the duel ends when the other player passes too."""


def prospect(planner: Planner, position: Position, plan: Plan, course: tuple[Move, ...], dice: Chance) -> Prospect:
    """What this plan brings."""
    seat, after, last = int(position.seat), plan.after, course[-1]
    taken = last.card if isinstance(last, Take) else None
    over = after.step == OVER
    goes_on = not over and not plan.draws and after.old != 0
    reply = reply_to(planner, after, dice) if goes_on else None
    return Prospect(
        rival=1 - seat,
        gain=points(after, seat) - points(position, seat),
        taken=taken,
        wanted=taken is not None and NUMBERS[taken] in payable(position, 1 - seat) - payable(after, 1 - seat),
        removed=last.card if isinstance(last, Refresh) else None,
        gives_up=isinstance(last, Refresh) and NUMBERS[last.card] in payable(position, seat),
        draws=int(plan.draws),
        passes=isinstance(last, Pass),
        result=float(outcome(after, seat)) if over else None,
        lead=int(lead_of(after, seat)),
        reply=reply,
        reply_gain=POINTS[NUMBERS[reply.card]] if isinstance(reply, Take) else 0,
        next=tuple(NAMES[card] for card in sorted(payable(after, seat)) if card % 5) if goes_on else (),
        lets_pass_out=not over and bool(after.passes),
    )


def reply_to(planner: Planner, after: Position, dice: Chance) -> Move:
    """The best move of the other player: the one that ends its plan, which is what the plan is for."""
    now = after.copy()
    begin_turn(now, dice)
    before = int(now.street())
    plan = best(planner.find(now))
    first = move_of(plan.first)
    if plan.draws or isinstance(first, Take | Pass | Refresh):
        return first
    left = before - int(plan.after.street())
    return next((Take(NAMES[card]) for card in range(20) if left >> (3 * card) & 7), Pass())


def payable(position: Position, seat: int) -> set[int]:
    """The cards of the Street that a seat could take without Accountants and Brutes if it were its turn."""
    turned = position.copy()
    turned.seat, turned.step = seat, STREET
    turned.old, turned.new = turned.street(), 0
    return {int(card_a(move)) for move in list_takes(turned, vec[i64]())}


def in_favour(best_one: Prospect) -> tuple[Message, ...]:
    """What speaks for the best plan."""
    if best_one.result is not None:
        return (ending(best_one),)
    found = list(filter(None, (main_reason(best_one), denial(best_one), reply(best_one), chances(best_one))))
    return tuple(found[:MOST])


def main_reason(plan: Prospect) -> Message | None:
    if plan.draws:
        return message("advice-refresh", cards=plan.draws)
    if plan.passes:
        return message("advice-pass-end" if plan.lets_pass_out and plan.lead > 0 else "advice-pass", seat=plan.rival)
    if plan.taken is not None and plan.taken[1] == "0":
        return message("advice-zero", card=(plan.taken,))
    if plan.gain > 0:
        return message("advice-points", points=plan.gain)
    return message("advice-prepares")


def denial(plan: Prospect) -> Message | None:
    if plan.taken is None or not plan.wanted or plan.taken[1] == "0":
        return None
    return message("advice-denies", card=(plan.taken,), seat=plan.rival)


def reply(plan: Prospect) -> Message | None:
    if isinstance(plan.reply, Take):
        return message("advice-reply-take", card=(plan.reply.card,), seat=plan.rival)
    if isinstance(plan.reply, Refresh):
        return message("advice-reply-refresh", seat=plan.rival)
    return message("advice-reply-pass", seat=plan.rival) if isinstance(plan.reply, Pass) else None


def chances(plan: Prospect) -> Message | None:
    return message("advice-next", cards=plan.next) if plan.next else None


def ending(plan: Prospect) -> Message:
    """How the duel ends."""
    how = "shared" if plan.result == 0.5 else "won" if plan.result else "lost"
    return message(f"advice-ends-{how}", points=abs(plan.lead))


def against(plan: Prospect, best_one: Prospect, behind: float) -> tuple[Message, ...]:
    """What speaks against a plan whose chance to win is so much lower than that of the best one."""
    if plan.result is not None:
        return (ending(plan),)
    if behind < CLOSE:
        return (message("advice-close"),)
    if best_one.wanted and best_one.taken is not None and plan.taken != best_one.taken:
        return (message("advice-leaves", card=(best_one.taken,), seat=plan.rival),)
    if plan.removed is not None:
        return (against_refresh(plan, best_one),)
    if isinstance(plan.reply, Take) and plan.reply_gain > best_one.reply_gain + FEW:
        return (message("advice-then", card=(plan.reply.card,), seat=plan.rival),)
    if plan.passes:
        return (message("advice-idle", seat=plan.rival),)
    if plan.gain + FEW < best_one.gain:
        return (message("advice-fewer", points=best_one.gain - plan.gain),)
    if plan.gain > best_one.gain + FEW:
        return (message("advice-costly", points=plan.gain - best_one.gain),)
    return (message("advice-later"),)


def against_refresh(plan: Prospect, best_one: Prospect) -> Message:
    """What speaks against a refresh."""
    assert plan.removed is not None
    if plan.gives_up:
        return message("advice-gives-up", card=(plan.removed,))
    if best_one.taken is not None:
        return message("advice-unsure", cards=plan.draws)
    if plan.draws < best_one.draws:
        return message("advice-fewer-cards", cards=plan.draws)
    return message("advice-later")
