"""Compares the best plans of a position by playing on from each of them with the same luck."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from famiglia.dice import QuickDice
from famiglia.duel.position import OVER, Position

from .plans import Plan, Planner, best, worth_of

GAP: Final = 0.1
"""A plan that is worth so much less than the best one is not played out."""
CANDIDATES: Final = 6
"""How many plans are played out."""
PRIOR: Final = 4.0
"""The worth of a plan before it is played out counts like so many rollouts."""
BATCH: Final = 4
"""After so many rollouts of each plan, and after twice as many again, the worse half of the plans is dropped."""

AHEAD_WIDTH: Final = 1
"""How many positions a rollout follows after an exchange."""


@final
class Candidate:
    """A plan with the results of its rollouts."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total = PRIOR * plan.worth
        self.count = PRIOR

    def worth(self) -> float:
        return self.total / self.count


@final
class Rollouts:
    """Plays on with the planner for both seats, up to a number of decisions, and takes the worth of the last one."""

    def __init__(self, planner: Planner, rollouts: i64, depth: i64) -> None:
        self.planner = planner
        self.ahead = Planner(planner.judge, planner.abilities, AHEAD_WIDTH, planner.most)
        self.rollouts = rollouts
        self.depth = depth

    def choose(self, position: Position, seed: i64, late: Callable[[], bool]) -> Plan:
        """The best plan; `late` says that the time is up, and then the plan that has done best so far is taken."""
        candidates = leading(self.planner.find(position))
        for number in range(self.rollouts):
            if number in (BATCH, 3 * BATCH):
                candidates.sort(key=mean, reverse=True)
                del candidates[(len(candidates) + 1) // 2 :]
            for candidate in candidates:
                if len(candidates) == 1 or late():
                    return max(candidates, key=mean).plan
                candidate.total += self.play(candidate.plan, position.seat, seed + number)
                candidate.count += 1.0
        return max(candidates, key=mean).plan

    def play(self, plan: Plan, seat: i64, seed: i64) -> float:
        """Play on from the plan; the seed stands for the order of the deck. Returns the worth for the seat."""
        if plan.after.step == OVER:
            return plan.worth
        dice = QuickDice(seed * 7919 + 1)
        position = plan.after.copy()
        shuffle_unknown(position, dice)
        now = Plan(plan.first, position, plan.draws, plan.worth)
        for _ in range(self.depth):
            now.draw(dice)
            mover = now.after.seat
            now = best(self.ahead.find(now.after))
            if now.after.step == OVER:
                return now.worth if mover == seat else 1.0 - now.worth
        return now.worth if mover == seat else 1.0 - now.worth


def leading(plans: list[Plan]) -> list[Candidate]:
    """The best plans that lead to different positions, the best one first."""
    plans.sort(key=worth_of, reverse=True)
    kept: list[Candidate] = []
    for plan in plans:
        if len(kept) == CANDIDATES or plan.worth < plans[0].worth - GAP:
            break
        if not any(same(plan, other.plan) for other in kept):
            kept.append(Candidate(plan))
    return kept


def same(one: Plan, other: Plan) -> bool:
    """True if both plans lead to the same position."""
    a, b = one.after, other.after
    return (
        one.draws == other.draws
        and a.seat == b.seat
        and a.hand0 == b.hand0
        and a.hand1 == b.hand1
        and a.old == b.old
        and a.new == b.new
        and a.passes == b.passes
    )


def mean(candidate: Candidate) -> float:
    return candidate.worth()


def shuffle_unknown(position: Position, dice: QuickDice) -> None:
    """Shuffle the unknown cards of the deck."""
    cards = position.deck_cards()
    hidden = len(cards) - position.known
    position.deck = dice.shuffle(bytes(sorted(cards[:hidden]))) + cards[hidden:]
    position.top = 0
